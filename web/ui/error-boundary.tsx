import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ error: unknown; onRetry: () => void }>;
  /** Told when it leaves what broke, for good or to try once more: the next time may go better. */
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

  private readonly retry = () => {
    this.props.onLeave?.();
    this.setState({ broken: null });
  };

  override render() {
    const { Fallback, children } = this.props;
    const { broken } = this.state;
    return broken ? <Fallback error={broken.error} onRetry={this.retry} /> : children;
  }
}
