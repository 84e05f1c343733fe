import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportFault } from '../browser/report-fault.ts';
import { ErrorScreen } from './error-screen.tsx';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Replaces the whole page when rendering fails. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    reportFault('render');
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
