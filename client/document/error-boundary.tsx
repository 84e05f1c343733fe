import { Component, type ReactNode } from 'react';
import { reportBrowserError } from '../browser/report-browser-error.ts';
import { reloadEntry } from '../navigation/reload-entry.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Replaces the page when rendering fails. Back and Forward then reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    reportBrowserError('render');
    window.addEventListener('popstate', reloadEntry);
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
