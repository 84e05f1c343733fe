import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportFault } from '../browser/report-fault.ts';
import { ErrorScreen } from './error-screen.tsx';

type Props = {
  /** The key of the history entry: the next one gets another attempt. */
  visit: string;
  children: ReactNode;
};
type State = { visit?: string; hasFailed: boolean };

/** Replaces the whole page when rendering fails. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    reportFault('render');
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
