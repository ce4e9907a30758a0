/** Awaited between runs, so that other work on the thread gets a turn. */
export type Pause = () => Promise<void>;

/** Where nobody else waits. */
export const noPause: Pause = () => Promise.resolve();
