import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { promptVersion, systemPrompt } from '#advisor/model/system-prompt.ts';

const parts = { today: 'November 15, 2026', taxYear: 2026 };

it('has another version when its text changes', () => {
  const words = systemPrompt({ ...parts, mode: 'free' }) + systemPrompt({ ...parts, mode: 'pro' });
  const fingerprint = createHash('sha256').update(words).digest('hex').slice(0, 12);
  // With new words, raise promptVersion and write both down here.
  expect({ promptVersion, fingerprint }).toEqual({ promptVersion: 3, fingerprint: 'c1e2d00dda7f' });
});

it('asks for the depth of the plan', () => {
  expect(systemPrompt({ ...parts, mode: 'free' })).toContain('At most about 180 words.');
  expect(systemPrompt({ ...parts, mode: 'pro' })).toContain('recommendations in order of priority');
});
