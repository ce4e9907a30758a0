let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn at work that holds everybody up. Turns are one at a time, each lasting until its work first waits for
 * something, and between two of them whatever else has arrived is answered.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
