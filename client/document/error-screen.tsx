import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../elements/button-link.tsx';
import { reloadEntry } from '../navigation/history-entries.ts';

type ErrorScreenProps = {
  /** True on a page without scripts, where a link with an empty URL reloads the page. */
  isStatic?: boolean;
};

export function ErrorScreen({ isStatic = false }: ErrorScreenProps) {
  return (
    <main className="message-page dark">
      <title>Something went wrong</title>
      <div className="diya" />
      <h1 className="message-page__title">Something went wrong</h1>
      <p className="message-page__text">
        We&apos;re sorry, but we encountered an error. Please refresh the page or try again later.
      </p>
      {isStatic ? (
        <ButtonLink look="primary" href="" label="Refresh Page" />
      ) : (
        <button className="button button--primary" type="button" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
      )}
    </main>
  );
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    window.addEventListener('popstate', reloadEntry);
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
