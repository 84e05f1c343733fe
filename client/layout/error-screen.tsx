type ErrorScreenProps = {
  /** The page to load again on a page without scripts. */
  path?: string;
};

export function ErrorScreen({ path }: ErrorScreenProps) {
  return (
    <main className="message-page">
      <title>Something went wrong</title>
      <div className="diya" aria-hidden="true" />
      <h1 className="message-page__title">Something went wrong</h1>
      <p className="message-page__text">
        We&apos;re sorry, but we encountered an error. Please refresh the page or try again later.
      </p>
      {path === undefined ? (
        <button className="button button--primary" type="button" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
      ) : (
        <a className="button button--primary" href={path}>
          Refresh Page
        </a>
      )}
    </main>
  );
}
