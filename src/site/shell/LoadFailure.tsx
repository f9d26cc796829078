/** A page whose script did not come, after a second try. It must be there when nothing else can be fetched. */
export function LoadFailure() {
  return (
    <div className="wrap failure" role="alert">
      <p>
        <strong>The page could not be loaded.</strong> The connection may be lost, or the site has been
        updated since you opened it. What you typed below is still there.
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
