import { openTestAdvisor } from '#server/testing/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/scripted-reader.ts';
const reader = createScriptedReader();
const { say } = reader;
const { ask } = await openTestAdvisor({ openReaderModel: () => reader });
const show = async (...q: string[]) => {
  try {
    const h = await ask(...(q as [string]));
    console.log(
      '##',
      q.at(-1),
      '\n  ',
      h.planned?.plan.kind,
      JSON.stringify(h.said),
      h.receipts.map((r) => r.calculator + ' ' + r.year + ' ' + (r.missing ?? '')).join(),
      h.headlines.join(),
      '|',
      h.opening.slice(0, 150),
    );
  } catch (e) {
    console.log('##', q.at(-1), e);
  }
};
const growth = say(
  'If I invest {$500|save_amount} a month at {7%|rate_return} for {30 years|horizon}, how much will I have?',
  { ask: 'compound_growth' },
);
await show(growth, say('And at {5%|rate_return}?', { act: 'change' }));
await show(growth, say('{100|save_amount} more a month', { act: 'change', relative: 'plus' }));
await show(growth, say('thanks', { act: 'thanks' }), say('And at {5%|rate_return}?', { act: 'change' }));
await show(growth, say('how did you get that?', { act: 'why' }));
await show(
  say(
    'What does {$10,000|lump_sum} grow to in {20 years|horizon} at {5|rate_return/a} or {7 percent|rate_return/b}?',
    { ask: 'compound_growth' },
  ),
);
await show(
  say(
    "I'm single, earn {95k|wages}, what is my federal tax for {2026|year} and what changes if I put {10k|k401_contrib/b} in my 401(k)?",
    { ask: 'federal_income_tax', facts: ['filing=single'] },
  ),
);
await show(
  say("I'm single and earn {95k|wages}, what is my federal tax for {2026|year} compared with {2025|year}?", {
    ask: 'federal_income_tax',
    facts: ['filing=single'],
  }),
);
const m = say('monthly payment on a {$300,000|mortgage_balance} mortgage for {30 years|term}', {
  ask: 'loan_amortization',
  want: 'payment',
  facts: ['loan=mortgage'],
});
await show(m);
for (const r of [
  '{6.5%|loan_rate}',
  '{6.5|other}',
  '{six and a half percent|loan_rate}',
  'I think it was {6.5%|loan_rate}',
])
  await show(m, say(r, { act: 'answer' }));
const base = say('social security wage base {2026|year}', { ask: 'fact:social_security_wage_base' });
await show(base);
await show(base, say('and in {2024|year}?', { act: 'change' }));
await show('');
