import { beforeAll, describe, expect, it } from 'vitest';
import { educationLine } from '#advisor/compose/cite.ts';
import { distressText } from '#advisor/guardrails/distress.ts';
import { refusalText } from '#advisor/guardrails/prohibited.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let { ask, answer } = {} as TestAdvisor;
beforeAll(async () => {
  ({ ask, answer } = await openTestAdvisor());
});

describe('the tax of a single person who earns 95k, with and without 10k in the 401(k)', () => {
  const question =
    "I'm single, earn 95k, what is my federal tax for 2026 and what changes if I put 10k in my 401(k)?";

  it('is worked out twice, and said at once', async () => {
    const { headlines, opening, text, receipts } = await ask(question);
    expect(headlines).toEqual([12_070, 9_870]);
    expect(opening).toMatch(/^Your federal tax for 2026 would be \$12,070/);
    expect(text.split('\n\n')[1]).toContain('$2,200 less');
    expect(receipts.map(({ inputs }) => inputs.pre_tax_401k)).toEqual([
      { value: 0, origin: 'assumption' },
      { value: 10_000, origin: 'you said' },
    ]);
  });

  it('names the bracket, the steps and the sources', async () => {
    const { text, receipts } = await ask(question);
    expect(text).toMatch(/Tax bracket \| \[22%\]\(#federal_income_tax\.bracket_rate\)/);
    expect(text).toContain('`22% of $28,500`): $6,270, then $4,070');
    expect(text).toContain('Revenue Procedure 2025-32');
    expect(text).toContain(educationLine);
    for (const [, receipt, figure] of text.matchAll(/\]\(#(federal_income_tax(?:-2)?)\.(\w+)\)/g)) {
      const linked = receipts.find(({ id }) => id === receipt);
      expect(linked?.figures.map(({ id }) => id)).toContain(figure);
    }
  });

  it('has no number that is not accounted for', async () => {
    expect((await ask(question)).ungrounded).toEqual([]);
    expect((await answer([{ role: 'user', content: question }], 'pro')).ungrounded).toEqual([]);
  });
});

describe('a question in other words is the same question', () => {
  it.each([
    'If I invest $500 a month at 7% for 30 years, how much will I have?',
    'What will I have if I put in 500 monthly, earning 7%, over 30 years?',
    'Saving $500 every month with a 7% yearly return for thirty years grows to what?',
    'if i invset 500 a month at 7% for 30 years, how mcuh will it grow to?',
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
  const question = 'monthly payment on a $300,000 mortgage for 30 years';

  it('is asked for in one question, with what the answer would be for usual values', async () => {
    const { opening, text, receipts, headlines } = await ask(question);
    expect(opening).toBe('What is the yearly interest rate?');
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(headlines).toEqual([]);
    expect(receipts[0]).toMatchObject({ missing: ['rate'], figures: [] });
    expect(receipts[0]!.variants!.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain('| Yearly interest rate | Monthly payment |');
  });

  it.each(['6.5%', '6.5', 'six and a half percent', 'at 6.5 pct', 'I think it was 6.5%'])(
    'is taken from the next message: %s',
    async (reply) => {
      expect((await ask(question, reply)).said).toEqual({ principal: 300_000, rate: 6.5, years: 30 });
    },
  );

  it('has no number that is not accounted for', async () => {
    expect((await ask(question)).ungrounded).toEqual([]);
    expect((await ask('How much house can I afford?')).ungrounded).toEqual([]);
  });
});

describe('several cases in one question', () => {
  it.each([
    ['invest 500 a month for 20 years at 5 to 7 %', 'compound_growth', 'rate', [5, 7]],
    ['What does $10,000 grow to in 20 years at 5 or 7 percent?', 'compound_growth', 'rate', [5, 7]],
    [
      'what will I pay each month for a 250k mortgage at 6% over 15 or 30 years?',
      'loan_amortization',
      'years',
      [15, 30],
    ],
    ['payment on a $250,000 mortgage at 6% for 15 versus 30 years', 'loan_amortization', 'years', [15, 30]],
    ['monthly payment on a $300,000 loan at 6% over 15 or 30 years', 'loan_amortization', 'years', [15, 30]],
  ])('%s', async (question, name, field, values) => {
    const { receipts, ungrounded } = await ask(question);
    expect(receipts.map(({ inputs }) => inputs[field]?.value)).toEqual(values);
    expect(new Set(receipts.map(({ calculator }) => calculator))).toEqual(new Set([name]));
    expect(ungrounded).toEqual([]);
  });

  it('may be years of the law', async () => {
    const { receipts, headlines } = await ask(
      "I'm single and earn 95k, what is my federal tax for 2026 compared with 2025?",
    );
    expect(receipts.map(({ year }) => year)).toEqual([2026, 2025]);
    expect(headlines).toEqual([12_070, 12_349]);
  });
});

describe('a figure of law', () => {
  it('is that of the year which is named', async () => {
    const { opening, text, receipts } = await ask('social security wage base 2026');
    expect(opening).toContain('for 2026: $184,500');
    expect(text).toContain('**Sources**');
    expect(receipts[0]?.facts).toMatchObject([{ id: 'social_security_wage_base', year: 2026 }]);
  });

  it('is told, and not what it is for', async () => {
    const { text } = await ask('what is the standard deduction for a single person in 2025?');
    expect(text).toContain('$15,750');
  });

  it.each(['and in 2024?', 'what was it in 2024?', 'how about 2024', '2024?'])(
    'is looked up again: %s',
    async (question) => {
      const { opening, ungrounded } = await ask('social security wage base 2026', question);
      expect(opening).toContain('for 2024: $168,600');
      expect(ungrounded).toEqual([]);
    },
  );
});

describe('what nobody can answer', () => {
  it('is not answered', async () => {
    const { opening, receipts, ungrounded } = await ask('zorblax quimby frobnicates');
    expect(opening).toMatch(/^I do not know that/);
    expect(receipts).toEqual([]);
    expect(ungrounded).toEqual([]);
  });

  it.each(['', '   ', '?', '🙂'])('nor is %j', async (question) => {
    expect((await ask(question)).opening).toMatch(/^I do not know that/);
  });

  it('nor is a conversation without a question', async () => {
    expect((await answer([])).opening).toMatch(/^I do not know that/);
    expect((await answer([{ role: 'assistant', content: 'Hello' }])).opening).toMatch(/^I do not know that/);
  });

  it('is refused where the rules say so, and met with care where somebody is in distress', async () => {
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
    expect(JSON.stringify([asked, remembered!.reading, text])).not.toMatch(/412-66|9083/);
    expect(said).toEqual({ filing_status: 'single', wages: 95_000 });
  });
});
