import { expect, it, vi } from 'vitest';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

/** Ranks texts with these words high and all others low. */
const preferring =
  (words: string): Rank =>
  (_, texts) =>
    Promise.resolve(texts.map((text) => (text.includes(words) ? 0.95 : 0.05)));

/** The same for later messages only: the first one is answered as planned. */
const preferringLater =
  (words: string): Rank =>
  (message, texts) =>
    message.includes(' / ') ? preferring(words)(message, texts) : Promise.resolve(texts.map(() => 0));

const asked = 'does being a cosigner show up on my credit report';
const answer = 'Cosigning shows up on your report as if the loan were yours.';

it('gives the text that fits the message best', async () => {
  const { ask } = await openTestAdvisor({ rank: preferring('Cosigning shows up') });
  expect((await ask(asked)).opening).toContain(answer);
});

it('finds the text of a later message by what the conversation began with', async () => {
  const { ask } = await openTestAdvisor({ rank: preferringLater('Cosigning shows up') });
  const { opening } = await ask(
    'my sister wants me to cosign her car loan',
    'would it show on my credit report',
  );
  expect(opening).toContain(answer);
});

it('does not repeat a text that an earlier answer gave', async () => {
  const { ask } = await openTestAdvisor({ rank: preferring('Cosigning shows up') });
  const { opening } = await ask(
    asked,
    'and what if they always pay, does it show as a cosigner on the report',
  );
  expect(opening).not.toContain(answer);
});

it('ranks nothing where numbers are worked out', async () => {
  const rank = vi.fn<Rank>(preferring('nothing'));
  const { ask } = await openTestAdvisor({ rank });
  const { headlines } = await ask('If I invest $500 a month at 7% for 30 years, how much will I have?');
  expect(headlines).toHaveLength(1);
  expect(rank).not.toHaveBeenCalled();
});

it('answers as planned if texts cannot be ranked', async () => {
  const failing: Rank = () => Promise.reject(new Error('no ranker'));
  const [plain, without] = [await openTestAdvisor(), await openTestAdvisor({ rank: failing })];
  expect((await without.ask(asked)).text).toBe((await plain.ask(asked)).text);
});

it('passes no private number of an earlier message to the ranker', async () => {
  const rank = vi.fn<Rank>(preferring('nothing'));
  const { ask } = await openTestAdvisor({ rank });
  await ask('my card 4111 1111 1111 1111 was stolen, what now', 'does it show on my credit report');
  const seen = JSON.stringify(rank.mock.calls);
  expect(seen).toContain('was stolen');
  expect(seen).not.toContain('1111');
});

const card = 'I owe $6,000 on a card at 27% and have $9,000 in savings. Should I pay the card off with it?';
/** What guides say names the person's own amounts, and texts do not. */
const rankedBy =
  (ofDecision: number, ofTexts: number): Rank =>
  (_, texts) =>
    Promise.resolve(texts.map((text) => (text.includes('$6,000') ? ofDecision : ofTexts)));

it('keeps a decision by the own numbers before a text that only may fit', async () => {
  const [plain, ranked] = [await openTestAdvisor(), await openTestAdvisor({ rank: rankedBy(0.6, 0.05) })];
  expect((await ranked.ask(card)).opening).toBe((await plain.ask(card)).opening);
});

it('gives a text if what the guide says to this person does not answer', async () => {
  const [plain, ranked] = [await openTestAdvisor(), await openTestAdvisor({ rank: rankedBy(0.1, 0.9) })];
  expect((await ranked.ask(card)).opening).not.toBe((await plain.ask(card)).opening);
});

it('adds a second text that answers as well, within the length of an answer', async () => {
  const { ask } = await openTestAdvisor({
    rank: (_, texts) =>
      Promise.resolve(texts.map((text) => (/Cosigning shows up|late payment/i.test(text) ? 0.9 : 0.05))),
  });
  const { opening, text } = await ask(
    'does cosigning show on my report and what does one late payment do to my score',
  );
  expect(opening).not.toBe('');
  const words = text.slice(0, text.indexOf('**Sources**')).split(/\s+/);
  expect(words.length).toBeGreaterThan(75);
  expect(words.length).toBeLessThanOrEqual(120);
});

it('says that it has no exact answer if no text fits a later question', async () => {
  const { ask } = await openTestAdvisor({ rank: (_, texts) => Promise.resolve(texts.map(() => 0.02)) });
  const { opening } = await ask('what is an index fund', 'and do they send me a paper certificate for it');
  expect(opening).toContain('I don’t have an answer to exactly that');
});

it('keeps a question about a number if a payment is wanted', async () => {
  const asking =
    'promo on my furniture, 2400 at 0% for 12 months, I paid 300 so far and have 9 months left, what do I need to pay a month';
  const [plain, ranked] = [
    await openTestAdvisor(),
    await openTestAdvisor({ rank: (_, texts) => Promise.resolve(texts.map(() => 0.95)) }),
  ];
  expect((await ranked.ask(asking)).text).toBe((await plain.ask(asking)).text);
});

it('counts how well a text fits the first message and a later one without those between', async () => {
  const [first, last] = ['my sister wants me to cosign her car loan', 'would it show on my credit report'];
  const onlyFirst: Rank = (message, texts) =>
    Promise.resolve(
      texts.map((text) =>
        text.includes('Cosigning shows up') && message === `${last} / ${first}` ? 0.95 : 0.05,
      ),
    );
  const { ask } = await openTestAdvisor({ rank: onlyFirst });
  const { opening } = await ask(first, 'her credit is bad since the divorce', last);
  expect(opening).toContain(answer);
});

it('answers a frightened question instead of only comforting', async () => {
  const { ask } = await openTestAdvisor({ rank: preferringLater('Cosigning shows up') });
  const { opening } = await ask(
    'my sister wants me to cosign her car loan',
    "i'm so scared, will this ruin my credit report",
  );
  expect(opening).toContain(answer);
});

it('stays with a decision by the own numbers if the person asks which to choose', async () => {
  const { ask } = await openTestAdvisor({
    rank: (message, texts) => rankedBy(0.6, message.includes(' / ') ? 0.95 : 0.05)(message, texts),
  });
  expect((await ask(card, 'so which would you do')).text).toContain('$6,000');
});

it('gives a text in place of the choice if the decision has nothing to do with the message', async () => {
  const { ask } = await openTestAdvisor({
    rank: (message, texts) => {
      const isLater = message.includes(' / ');
      return rankedBy(isLater ? 0.05 : 0.6, isLater ? 0.95 : 0.05)(message, texts);
    },
  });
  expect((await ask(card, 'so which would you do')).opening).not.toContain('$6,000');
});

it('says what a word means if nothing answers the rest of the question', async () => {
  const { ask } = await openTestAdvisor({ rank: (_, texts) => Promise.resolve(texts.map(() => 0.001)) });
  const { opening } = await ask('what is a HYSA and is it worth leaving my regular bank for one');
  expect(opening).toMatch(/high-yield savings account/i);
});
