/**
 * A pause between runs, in which requests are taken and answered. Of all that pause, one goes on at each turn of the event
 * loop: however many answers take long, nobody else waits for more than one run.
 */
export function createPause(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))));
}
