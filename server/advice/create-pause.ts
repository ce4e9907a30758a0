/**
 * A pause between runs, in which other requests are handled. At each turn of the event loop only one of the paused
 * answers continues: however many of them there are, other requests wait for one run at most.
 */
export function createPause(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))));
}
