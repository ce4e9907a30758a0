import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ error: unknown }>;
  /** Told when it leaves after something broke: the next time may go better. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Shows `Fallback` instead of a blank page when something below it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: { error: unknown } | null }> {
  override state = { broken: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentWillUnmount() {
    if (this.state.broken) this.props.onLeave?.();
  }

  override render() {
    const { Fallback, children } = this.props;
    return this.state.broken ? <Fallback error={this.state.broken.error} /> : children;
  }
}
