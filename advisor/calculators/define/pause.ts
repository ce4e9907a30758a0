/** Waited for between runs: lets whoever else wants the same thread have a turn. */
export type Pause = () => Promise<void>;

/** Where nobody else waits. */
export const noPause: Pause = () => Promise.resolve();
