import { beforeAll, describe, expect, it } from 'vitest';
import { twoQuestionsIn } from '#advisor/reader/two-questions.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

describe('twoQuestionsIn', () => {
  it.each([
    [
      'my wife is pregnant, how much insurance do we need and should we open a 529 too',
      'my wife is pregnant. how much insurance do we need?',
      'my wife is pregnant. should we open a 529 too?',
    ],
    [
      'I sold a rental for a gain of 90k. Do I owe estimated tax now? Can I still do a 1031?',
      'I sold a rental for a gain of 90k. Do I owe estimated tax now?',
      'I sold a rental for a gain of 90k. Can I still do a 1031?',
    ],
  ])('puts the shared context into both questions: %s', (text, first, second) => {
    expect(twoQuestionsIn(text)).toEqual({ first, second });
  });

  it.each([
    ['one question', 'I make 90k and rent. How much house can I afford?'],
    [
      'a question in the middle of a story',
      'He said what am I doing with it? I have 30k. What should I do now?',
    ],
    ['nothing told beside them', 'is my money safe at this bank and how long does a transfer take'],
    ['a short second one', 'I owe 9k on a card. Should I use my savings for it, is that ok'],
  ])('is undefined for %s', (_, text) => {
    expect(twoQuestionsIn(text)).toBeUndefined();
  });
});

describe('a message with two questions', () => {
  const reader = createScriptedReader();
  const { say } = reader;
  let ask: TestAdvisor['ask'];
  beforeAll(async () => {
    ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
  });
  const insurance = 'guide:how_much_life_insurance';
  const college = 'guide:college_account';
  const told = 'my wife is pregnant and we have no life insurance';

  it('is answered twice if each question is sure of another answer', async () => {
    say(`${told}. how much do we need?`, { ask: insurance, want: 'amount' });
    say(`${told}. should we open a 529 too?`, { ask: college, want: 'yesno' });
    const both = say(`${told}, how much do we need and should we open a 529 too`, {
      ask: college,
      want: 'yesno',
    });
    const { planned, document } = await ask(both);
    expect(planned?.plan).toMatchObject({
      kind: 'both',
      plans: [{ guide: { id: 'how_much_life_insurance' } }, { guide: { id: 'college_account' } }],
    });
    expect(document?.second?.opening).toContain('529');
    const words = [document!, document!.second!].flatMap(({ opening, because, next }) =>
      [opening, ...because, ...next].join(' ').split(/\s+/),
    );
    expect(words.length).toBeLessThanOrEqual(140);
  });

  it('is answered once if both ask for the same', async () => {
    say('we have a newborn. should we open a 529?', { ask: college, want: 'yesno' });
    say('we have a newborn. is another account better?', { ask: college, want: 'yesno' });
    const both = say('we have a newborn. should we open a 529 and is another account better?', {
      ask: college,
      want: 'yesno',
    });
    expect((await ask(both)).planned?.plan.kind).toBe('guide');
  });
});

it('answers a question that is repeated hundreds of times as soon as one', async () => {
  const { ask } = await openTestAdvisor();
  const { planned } = await ask('Should I pay off debt first? '.repeat(200).trim());
  expect(planned?.plan.kind).not.toBe('both');
});
