export interface CallOptions {
  /** Ends the call, also while it waits for another attempt. It then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface RepeatableCallOptions extends CallOptions {
  /**
   * Makes calls with the same key and the same content one call, for a day. Without one a call has a key of its own, so
   * that this library's attempts are answered once; give one if your program may repeat a call by itself.
   */
  idempotencyKey?: string | undefined;
}
