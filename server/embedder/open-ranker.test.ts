import { expect, it } from 'vitest';
import { model } from '#server/embedder/model.ts';
import { openRanker } from '#server/embedder/open-ranker.ts';

const rank = await openRanker(model);

it('ranks the text that answers above one about a neighboring thing', () => {
  const message = 'would it show on our credit / my mother in law wants us to cosign for her condo';
  const cosigning = 'does being a cosigner show up on my credit report Cosigning shows up on your report';
  const checking = 'Does checking my own credit hurt my score? Checking your own score never lowers it.';
  expect(rank(message, cosigning)).toBeGreaterThan(rank(message, checking) + 0.2);
});

it('reads the text after a message of any length', () => {
  const message = '1.1.'.repeat(1_000);
  expect(rank(message, 'What is a bond?')).not.toBe(rank(message, 'How do I file for bankruptcy?'));
});
