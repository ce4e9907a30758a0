import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { emptyState, type State } from '#sandbox/stripe/state/state.ts';

interface StateFile {
  /** The stored state, or a new one. */
  load(): Promise<State>;
  /** Resolves when everything up to this call is on disk. */
  save(state: State): Promise<void>;
}

export function openStateFile(path: string | undefined): StateFile {
  if (path === undefined) return { load: async () => emptyState(), save: async () => undefined };
  let writing: Promise<void> = Promise.resolve();
  let nextWrite: Promise<void> | null = null;

  return {
    async load() {
      const text = await readFile(path, 'utf8').catch(whenMissing);
      if (text === null) return emptyState();
      try {
        return restore(JSON.parse(text) as Partial<State>);
      } catch (cause) {
        throw new Error(
          `${path} holds the sandbox's payments and cannot be read. Remove it to begin anew; ` +
            'subscriptions made in the sandbox are then gone.',
          { cause },
        );
      }
    },
    save(state) {
      // A call during a write waits for the next write, which contains the changes of all such calls.
      nextWrite ??= writing
        .catch(() => undefined)
        .then(() => {
          nextWrite = null;
          return (writing = replaceFile(path, JSON.stringify(state)));
        });
      return nextWrite;
    },
  };
}

const isRecord = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function restore(kept: Partial<State>): State {
  const entries = Object.entries({ ...emptyState(), ...kept }).map(([name, value]) => [
    name,
    isRecord(value) ? lookup(value as Record<string, unknown>) : value,
  ]);
  return Object.fromEntries(entries) as State;
}

/** The same under another address: links in it follow. */
export function moveState(state: State, url: string): State {
  if (state.url === '' || state.url === url) return { ...state, url };
  const moved = JSON.stringify(state).replaceAll(`${state.url}/`, `${url}/`);
  return { ...restore(JSON.parse(moved) as State), url };
}

/** A reader, or a start after a crash, finds the old text or the new one, never half of it. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.draft`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
