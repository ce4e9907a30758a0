import { lastWordsMs, type Listening } from '#server/http/listen.ts';

/** Of the whole time, this much is kept for closing what the requests have used; the last of it is the database's. */
const closingMs = 2_000;
const databaseMs = 1_250;

interface Parts {
  server: Pick<Listening, 'close'>;
  /** Told to stop at once, and may take as long as the running requests. */
  workers: Record<string, Stop>;
  /** Closed when the running requests have ended. */
  helpers: Record<string, Stop>;
  /** Closed when nothing uses it any more. */
  database: Stop;
}

type Stop = () => unknown;

/** Divides the seconds that a whole stop may take, from the signal to the exit. Closing gets its time in any case. */
export function divideStop(seconds: number) {
  const totalMs = Math.max(seconds * 1000, closingMs + lastWordsMs);
  return { totalMs, graceMs: totalMs - closingMs - lastWordsMs };
}

/** Stops everything within `totalMs`, whatever does not answer any more, and names what it did not wait for. */
export async function stopParts(
  { server, workers, helpers, database }: Parts,
  totalMs: number,
): Promise<string[]> {
  const started = performance.now();
  const left = (untilMs: number) => Math.max(0, untilMs - (performance.now() - started));
  const working = startAll(workers);
  const { connections, work } = await server.close();
  const closing = { ...working, ...startAll(helpers) };
  return [
    ...(connections > 0 ? [`${connections} connections`] : []),
    ...(work > 0 ? [`${work} answers`] : []),
    ...(await unsettledAfter(left(totalMs - databaseMs), closing)),
    ...(await unsettledAfter(left(totalMs), startAll({ database }))),
  ];
}

function startAll(parts: Record<string, Stop>): Record<string, Promise<unknown>> {
  return Object.fromEntries(Object.entries(parts).map(([name, stop]) => [name, runSafely(stop)]));
}

/** A part that cannot be closed is no reason to keep the others open. */
async function runSafely(stop: Stop): Promise<void> {
  try {
    await stop();
  } catch {
    return;
  }
}

async function unsettledAfter(ms: number, work: Record<string, Promise<unknown>>): Promise<string[]> {
  const waiting = new Set(Object.keys(work));
  const settled = Object.entries(work).map(([name, promise]) => promise.then(() => waiting.delete(name)));
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    Promise.all(settled),
    new Promise((resolve) => {
      timer = setTimeout(resolve, ms);
    }),
  ]);
  clearTimeout(timer);
  return [...waiting];
}
