import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

it.each([
  'the irs called and said i will be arrested unless i pay 2,000 by bitcoin today',
  'i sent 3000 on zelle to a landlord that doesn’t exist',
  'a man from amazon had me install anydesk and now 3,400 is missing from my checking',
  'landlord says he is overseas and wants the deposit by zelle before i see the place, is that a scam',
  'my grandson called crying from jail and needs 5k in gift cards',
  'i clicked the link in a text that my account is locked and typed my password',
  'a man from my church can get me 2% a month guaranteed, half the parish is in. should i put my 40k in',
])('warns of a scam told as a story, and asks nothing first: %s', async (story) => {
  const { text } = await ask(story);
  expect(text).toMatch(/scam|fraud line|lock the account/i);
  expect(text).not.toMatch(/Which of these do you want to know/);
});

it.each([
  'i owe the irs 6,000 and can not pay it',
  'is the overdraft fee of 35 legal',
  'should i put a freeze on my credit, we got letters about a data breach and may refinance next spring',
])('gives no scam warning for an honest question: %s', async (question) => {
  const { text } = await ask(question);
  expect(text).not.toMatch(/Treat it as a scam/);
});

it.each(['get me guaranteed 10% a month', 'which stocks give a guaranteed profit'])(
  'refuses who asks for a sure return themselves: %s',
  async (question) => {
    const { text } = await ask(question);
    expect(text).toMatch(/^I can't provide advice on that topic/);
  },
);

it('warns in a later message too, once', async () => {
  const reader = createScriptedReader();
  const { say } = reader;
  const { ask: askScripted } = await openTestAdvisor({ openReaderModel: () => reader });
  const begun = say('i want to start investing, i have {7,000|bal_cash}', {
    ask: 'guide:start_investing',
    want: 'plan',
  });
  const offered = say('my co-worker has a group that guarantees {3%|match_limit} every week', {
    act: 'change',
    ask: 'guide:is_it_a_scam',
    want: 'yesno',
  });
  const again = say('but she got paid', { act: 'answer', ask: 'guide:is_it_a_scam', want: 'yesno' });
  expect((await askScripted(begun, offered)).text).toMatch(/^[^*]*\*\*Treat it as a scam/);
  const { planned } = await askScripted(begun, offered, again);
  expect(planned?.isSettled).toBeUndefined();
});
