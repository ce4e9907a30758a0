import { beforeAll, describe, expect, it } from 'vitest';
import { educationLine } from '#advisor/compose/cite.ts';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { distressText } from '#advisor/guardrails/distress.ts';
import { refusalText } from '#advisor/guardrails/prohibited.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let { ask, answer } = {} as TestAdvisor;
/** With a reader that knows the messages below by heart. */
let scripted: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  ({ ask, answer } = await openTestAdvisor());
  scripted = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('the tax of a single person who earns 95k, with and without 10k in the 401(k)', () => {
  const question = say(
    "I'm single, earn {95k|wages}, what is my federal tax for {2026|year} and what changes if I put {10k|k401_contrib/b} in my 401(k)?",
    { ask: 'federal_income_tax', facts: ['filing=single'] },
  );

  it('is worked out twice, and said at once', async () => {
    const { headlines, opening, text, receipts } = await scripted.ask(question);
    expect(headlines).toEqual([12_070, 9_870]);
    expect(opening).toMatch(/^Your federal tax for 2026 would be \$12,070/);
    expect(text).toContain('[$2,200](#federal_income_tax-2.total_tax~federal_income_tax) less');
    expect(receipts.map(({ inputs }) => inputs.pre_tax_401k)).toEqual([
      { value: 0, origin: 'assumption' },
      { value: 10_000, origin: 'you said' },
    ]);
  });

  it('says both taxes, holds them side by side and names its source', async () => {
    const { text, receipts } = await scripted.ask(question);
    expect(text).toMatch(/\| \[\$12,070\]\(#federal_income_tax\.total_tax\) \| \[\$9,870\]/);
    expect(text).toContain('Revenue Procedure 2025-32');
    expect(text).toContain(educationLine);
    for (const [, receipt, figure] of text.matchAll(/\]\(#(federal_income_tax(?:-2)?)\.(\w+)\)/g)) {
      const linked = receipts.find(({ id }) => id === receipt);
      expect(linked?.figures.map(({ id }) => id)).toContain(figure);
    }
  });

  it('has no number that is not accounted for', async () => {
    expect((await scripted.ask(question)).ungrounded).toEqual([]);
    expect((await scripted.answer([{ role: 'user', content: question }], 'pro')).ungrounded).toEqual([]);
  });
});

describe('a question in other words is the same question', () => {
  it.each([
    'If I invest $500 a month at 7% for 30 years, how much will I have?',
    'Saving $500 every month with a 7% yearly return for thirty years grows to what?',
  ])('%s', async (question) => {
    const { receipts, headlines } = await ask(question);
    expect([receipts[0]?.calculator, ...headlines]).toEqual(['compound_growth', 584_726]);
  });

  it.each([
    "I'm single, earn 95k, what is my federal tax for 2026?",
    'federal income tax on 95,000 of wages, single, 2026',
    'what is my 2026 federal income tax as a single filer on wages of ninety-five thousand dollars?',
  ])('%s', async (question) => {
    const { receipts, headlines } = await ask(question);
    expect([receipts[0]?.calculator, ...headlines]).toEqual(['federal_income_tax', 12_070]);
  });
});

describe('what is missing', () => {
  const question = say('monthly payment on a {$300,000|mortgage_balance} mortgage for {30 years|term}', {
    ask: 'loan_amortization',
    want: 'payment',
    facts: ['loan=mortgage'],
  });

  it('is asked for in one question, with what the answer would be for usual values', async () => {
    const { opening, text, document, receipts, headlines } = await scripted.ask(question);
    expect(opening).toBe(
      'It depends on the yearly interest rate: $1,856.92 a month at 6.3%, $1,945.79 a month at 6.75%.',
    );
    expect(text).toContain('**What is the yearly interest rate?**');
    expect(withoutReceipts(text).match(/\?/g)).toHaveLength(1);
    expect(headlines).toEqual([]);
    expect(receipts[0]).toMatchObject({ missing: ['rate'], figures: [] });
    expect(receipts[0]!.variants!.length).toBeGreaterThanOrEqual(2);
    expect(document?.record.question?.choices.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    '{6.5%|loan_rate}',
    '{6.5|other}',
    '{six and a half percent|loan_rate}',
    'at {6.5 pct|loan_rate}',
  ])('is taken from the next message: %s', async (reply) => {
    const { said } = await scripted.ask(question, say(reply, { act: 'answer' }));
    expect(said).toEqual({ principal: 300_000, rate: 6.5, years: 30 });
  });

  it('has no number that is not accounted for', async () => {
    expect((await scripted.ask(question)).ungrounded).toEqual([]);
    expect((await ask('How much house can I afford?')).ungrounded).toEqual([]);
  });
});

describe('several cases in one question', () => {
  it.each([
    [
      'invest {500|save_amount} a month for {20 years|horizon} at {5|rate_return/a} to {7 %|rate_return/b}',
      'compound_growth',
      'rate',
      [5, 7],
    ],
    [
      'payment on a {$250,000|mortgage_balance} mortgage at {6%|loan_rate} for {15|term/a} or {30 years|term/b}',
      'loan_amortization',
      'years',
      [15, 30],
    ],
  ])('%s', async (marked, name, field, values) => {
    const { receipts, ungrounded } = await scripted.ask(say(marked, { ask: name }));
    expect(receipts.map(({ inputs }) => inputs[field]?.value)).toEqual(values);
    expect(new Set(receipts.map(({ calculator }) => calculator))).toEqual(new Set([name]));
    expect(ungrounded).toEqual([]);
  });

  it('may differ in two numbers', async () => {
    const question = say(
      '{15 year|term/a} at {5.5%|loan_rate/a} or {30 year|term/b} at {6.25%|loan_rate/b} on a {280k|debt_balance} loan: what are the payments?',
      { ask: 'loan_amortization', want: 'payment' },
    );
    expect((await scripted.ask(question)).headlines).toEqual([2288, 1724]);
  });

  it('may be years of the law', async () => {
    const question = say(
      "I'm single and earn {95k|wages}, what is my federal tax for {2026|year} compared with {2025|year}?",
      { ask: 'federal_income_tax', facts: ['filing=single'] },
    );
    const { receipts } = await scripted.ask(question);
    const byYear = Object.fromEntries(receipts.map(({ year, figures }) => [year, figures[0]!.value]));
    expect(byYear).toEqual({ 2026: 12_070, 2025: 12_349 });
  });
});

describe('a figure of law', () => {
  it('is that of the year which is named', async () => {
    const question = say('social security wage base {2026|year}', { ask: 'fact:social_security_wage_base' });
    const { opening, text, receipts } = await scripted.ask(question);
    expect(opening).toContain('for 2026: $184,500');
    expect(text).toContain('**Sources**');
    expect(receipts[0]?.facts).toMatchObject([{ id: 'social_security_wage_base', year: 2026 }]);
  });

  it('is told for whom it was asked', async () => {
    const question = say('what is the standard deduction for a single person in {2025|year}?', {
      ask: 'fact:standard_deduction',
      facts: ['filing=single'],
    });
    expect((await scripted.ask(question)).text).toContain('$15,750');
  });
});

describe('what nobody can answer', () => {
  it.each(['zorblax quimby frobnicates', '', '   ', '?', '🙂'])(
    'is given no figure: %j',
    async (question) => {
      const { headlines, ungrounded } = await ask(question);
      expect(headlines).toEqual([]);
      expect(ungrounded).toEqual([]);
    },
  );

  it('has no answer where nothing was asked', async () => {
    expect((await answer([])).headlines).toEqual([]);
    expect((await answer([{ role: 'assistant', content: 'Hello' }])).headlines).toEqual([]);
  });

  it('is refused if it is prohibited, and answered with care if the person is in distress', async () => {
    expect((await ask('How do I run a pump and dump?')).text).toBe(refusalText);
    expect((await ask('i lost everything and want to kill myself')).text).toBe(distressText);
  });
});

describe('what is private', () => {
  it('is taken out before anything is understood', async () => {
    const { asked, remembered, text, said } = await ask(
      'My SSN is 412-66-9083. I am single and earn 95k, what is my federal tax for 2026?',
    );
    expect(asked.text).toContain('[REDACTED SSN]');
    expect(remembered!.reading.told.map(({ value }) => value)).toEqual([95_000, 2026]);
    expect(JSON.stringify([asked, remembered!.reading, text])).not.toMatch(/412-66|66-9083|\b9083\b/);
    expect(said).toEqual({ filing_status: 'single', wages: 95_000 });
  });
});
