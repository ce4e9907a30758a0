/** The advisor knows neither Node nor a browser; of both it needs only this, to hand on and to look at. */
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

declare const AbortSignal: {
  /** Ends as soon as one of them does. */
  any(signals: readonly AbortSignal[]): AbortSignal;
};
