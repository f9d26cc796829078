import { Component, type ReactNode } from "react";

/** A defect in one page must not leave the visitor with a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap failure" role="alert">
        <h1>Something went wrong on this page</h1>
        <p>
          That is our mistake, not yours. Reload the page; if it happens again, please{" "}
          <a href="/contact-us">tell us</a> what you typed.
        </p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    );
  }
}
