import { describe, expect, it } from 'vitest';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

/** Would give any other text if it were asked. */
const preferringOthers: Rank = (_, texts) =>
  Promise.resolve(texts.map((text) => (text.startsWith('What is') ? 0.05 : 0.95)));

const { ask } = await openTestAdvisor({ rank: preferringOthers });

describe('the meaning of a word', () => {
  it.each([
    ['what does rule of 55 mean', 'The rule of 55'],
    ['whats a surrender charge?', 'A surrender charge is'],
    ['What is PMI', 'PMI, private mortgage insurance, is'],
    ['explain irmaa', 'IRMAA is'],
    ['what is self employment tax? I thought taxes is only one', 'Self-employment tax is'],
  ])('opens the reply to “%s”', async (question, opening) => {
    expect((await ask(question)).opening).toContain(opening);
  });

  it('opens the reply in the middle of a conversation about something else', async () => {
    const { opening } = await ask('should I cosign a car loan for my sister', 'ok and what does a lien mean');
    expect(opening).toContain('A lien is');
  });

  it('does not take the place of an amount that is asked for', async () => {
    const { opening } = await ask('what is the standard deduction for a single person in 2026');
    expect(opening).toContain('$16,100');
  });

  it('does not take the place of a question that only names the word', async () => {
    const { opening } = await ask('does the HOA have to tell me what a special assessment is for');
    expect(opening).not.toContain('A special assessment is');
  });
});
