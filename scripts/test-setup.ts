import * as fc from 'fast-check';
import { vi } from 'vitest';

/** Generated cases are the same in every run, so that a failure can be repeated. */
fc.configureGlobal({ seed: 20_261_115 });

/** Vitest's own limit of one second is too short for a busy machine. Files of one worker share this module. */
const patience = { timeout: 60_000, isSet: Symbol.for('findeus patient waits') };
const shared = globalThis as { [patient: symbol]: boolean | undefined };
if (!shared[patience.isSet]) {
  shared[patience.isSet] = true;
  const { waitFor } = vi;
  vi.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: patience.timeout, ...options });
}
