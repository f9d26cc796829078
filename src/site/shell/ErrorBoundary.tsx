import { Component, type ReactNode } from "react";

interface PlainProps {
  readonly children: ReactNode;
}

interface RecoveringProps extends PlainProps {
  readonly root: HTMLElement;
  /**
   * Redraws the page from scratch, for the boundary around everything.
   * @param nodes what was on the page
   * @param focused what had the focus
   */
  readonly recover: (nodes: readonly Node[], focused: Element | null) => void;
}

interface State {
  readonly error?: unknown;
  readonly failed: boolean;
  /** The page itself is fine; only its elements are no longer what React left, so new ones will do. */
  readonly recovers: boolean;
}

/** A page that fails again within this many milliseconds would keep failing forever. */
const TOO_SOON = 1000;

let lastRecovery = Number.NEGATIVE_INFINITY;

/** A bug in one page must not leave the visitor with a blank one. */
export class ErrorBoundary extends Component<PlainProps | RecoveringProps, State> {
  override state: State = { failed: false, recovers: false };

  static getDerivedStateFromError(error: unknown): State {
    const recovers = isForeignChange(error) && performance.now() - lastRecovery > TOO_SOON;
    return { error, failed: true, recovers };
  }

  /** Reads elements and focus while they are still there. */
  override getSnapshotBeforeUpdate() {
    if (!this.state.recovers || !("recover" in this.props)) return null;
    return { nodes: [...this.props.root.childNodes], focused: document.activeElement };
  }

  override componentDidUpdate(
    _props: unknown,
    _state: unknown,
    before: { nodes: Node[]; focused: Element | null } | null,
  ) {
    if (!before || !("recover" in this.props)) return;
    lastRecovery = performance.now();
    this.props.recover(before.nodes, before.focused);
  }

  override render() {
    const { failed, recovers, error } = this.state;
    if (!failed) return this.props.children;
    if (!recovers) return <Failure />;
    // Only the boundary around everything can redraw everything.
    if (!("recover" in this.props)) throw error;
    return null;
  }
}

export function Failure() {
  return (
    <div className="wrap failure" role="alert">
      <h1>Something went wrong on this page</h1>
      <p>
        That is our mistake, not yours. Reload the page; if it happens again, please <a href="/contact-us">tell us</a>{" "}
        what you typed.
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}

/** Translators and extensions move nodes; React then finds one missing where it wants to remove or insert. */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}
