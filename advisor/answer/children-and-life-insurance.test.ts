import { expect, it } from 'vitest';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
const { ask } = await openTestAdvisor({ openReaderModel: () => reader });

it('never says that no one depends on a parent of two children, even if the reading says so', async () => {
  const { opening } = await ask(
    say(
      'agent wants {$240|premium} a month for whole life, {2|n_children} kids, only I work, no other cover',
      {
        ask: 'guide:whole_life_pitch',
        want: 'yesno',
        facts: ['flag=no_dependents'],
      },
    ),
  );
  expect(opening).not.toContain('living on your income');
});

it('says that a person without dependents needs no life insurance', async () => {
  const { opening } = await ask(
    say('agent wants {$240|premium} a month for whole life, no one depends on me', {
      ask: 'guide:whole_life_pitch',
      want: 'yesno',
      facts: ['flag=no_dependents'],
    }),
  );
  expect(opening).toContain('with nobody living on your income');
});
