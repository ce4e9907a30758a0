import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const asks = new Map<string, Readonly<Record<string, number>>>();
/** A message without marks, with the probability of each ask. */
const say = (
  message: string,
  likely: Readonly<Record<string, number>>,
  meaning: Parameters<typeof reader.say>[1],
) => {
  asks.set(message, likely);
  return reader.say(message, meaning);
};

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({
    openReaderModel: () => ({
      score: async (message) => ({
        ...(await reader.score(message)),
        asks: Object.entries(asks.get(message.text) ?? {}).map(([id, probability]) => ({ id, probability })),
      }),
    }),
  }));
});

it('warns of a scam after a phone call even if a scam is not the likeliest topic', async () => {
  const { planned } = await ask(
    say(
      'a lady keeps phoning about an old gas bill and threatens me with court',
      { 'guide:old_bills_collections': 0.9, 'guide:card_fraud': 0.03, 'guide:is_it_a_scam': 0.02 },
      { want: 'yesno', facts: ['flag=they_called'] },
    ),
  );
  expect(planned?.plan).toMatchObject({ kind: 'guide', guide: { id: 'is_it_a_scam' } });
});

it('answers with a legal figure if an amount is asked for and an article is only slightly likelier', async () => {
  const likely = { 'article:fdic-insurance': 0.52, 'fact:deposit_insurance_limit': 0.45 };
  const amount = say('how much of a savings account is insured', likely, { want: 'amount' });
  const reason = say('why is a savings account insured', likely, { want: 'explain' });
  expect((await ask(amount)).planned?.plan.kind).toBe('fact');
  expect((await ask(reason)).planned?.plan.kind).toBe('article');
});
