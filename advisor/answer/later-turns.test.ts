import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

describe('a benefit at full retirement age', () => {
  const first = say(
    'born {1965|year_birth}, the letter says {1,980|ss_income} at full retirement age. and what is it at {63|age_claim}',
    { ask: 'social_security_benefit', want: 'payment' },
  );

  it('is kept when the user asks about another age', async () => {
    const { said } = await ask(
      first,
      say('or {66|age_claim}?', { act: 'change', ask: 'social_security_benefit' }),
    );
    expect(said).toEqual({ full_benefit: 1980, birth_year: 1965, claim_age: 66 });
  });

  it('belongs to the age the user gives with it', async () => {
    const early = say('{1,450|ss_income} a month if I file at {62|age_claim}, is that reduced', {
      ask: 'social_security_benefit',
      want: 'payment',
    });
    const { said } = await ask(
      early,
      say('and at {68|age_claim}?', { act: 'change', ask: 'social_security_benefit' }),
    );
    expect(said).toMatchObject({ full_benefit: 1450, quoted_age: 62, claim_age: 68 });
  });
});

describe('a choice after a calculation', () => {
  it('is answered by the guide the user clearly means', async () => {
    const debts = say(
      'chase {4,200|debt_balance:card} at {27%|loan_rate}, sofi {9,000|debt_balance:personal} at {11%|loan_rate}, {350|debt_extra} extra a month',
      { ask: 'debt_payoff', want: 'plan' },
    );
    const which = say('ok which of them gets the extra', {
      act: 'which',
      ask: 'guide:which_debt_first',
      want: 'which',
    });
    const { opening, planned } = await ask(debts, which);
    expect(planned?.plan.kind).toBe('guide');
    expect(opening).toContain('Chase at 27%');
  });
});

describe('a correction', () => {
  it('changes the last run when an article came in between', async () => {
    const { said } = await ask(
      say('monthly interest on {2,600|debt_balance:card} at {24.99%|loan_rate}?', {
        ask: 'interest_cost',
        want: 'payment',
        facts: ['loan=card'],
      }),
      say('is it charged by the day?', {
        ask: ['article:credit-card-interest', 'interest_cost'],
        actProbability: 0.7,
        nextAct: 'another',
        want: 'yesno',
      }),
      say('wrong card, that one has {7,100|debt_balance:card} on it. interest per month?', {
        act: 'answer',
        ask: 'interest_cost',
        want: 'payment',
      }),
    );
    expect(said).toEqual({ balance: 7100, rate: 24.99 });
  });

  it('replaces the income on a joint return, even if it names another owner', async () => {
    const { said } = await ask(
      say('married, both on medicare, AGI {190,000|agi@both}. part b each?', {
        ask: 'medicare_irmaa',
        want: 'payment',
        facts: ['filing=married_joint'],
      }),
      say('sorry, {245,000|agi} on the return. each?', { act: 'change', ask: 'medicare_irmaa' }),
    );
    expect(said).toMatchObject({ income: 245_000 });
  });

  it('counts the extra once when the payment already includes it', async () => {
    const { said } = await ask(
      say('{3,900|debt_balance:card} at {22%|loan_rate}, paying {180|debt_payment:card} a month. how long', {
        ask: 'debt_payoff',
        want: 'time',
        facts: ['loan=card'],
      }),
      say('I could add {60|debt_extra}', { act: 'change', ask: 'debt_payoff' }),
      say('then that is {240|debt_payment:card} a month. when is it gone', {
        act: 'change',
        ask: 'debt_payoff',
        want: 'time',
      }),
    );
    expect(said).toMatchObject({ debts: [{ balance: 3900, rate: 22, minimum: 240 }] });
    expect(said).not.toHaveProperty('extra');
  });
});

describe('another card', () => {
  it('is added with its own limit and balance', async () => {
    const { said } = await ask(
      say(
        '{900|debt_balance:card} on a {3,000|credit_limit} card and {2,400|debt_balance:card} on a {6,000|credit_limit} one. utilization?',
        { ask: 'credit_utilization', want: 'rate', facts: ['loan=card'] },
      ),
      say('forgot one: {3,000|credit_limit} limit, {450|+debt_balance:card} on it', {
        act: 'change',
        ask: 'credit_utilization',
        want: 'rate',
      }),
    );
    expect(said).toMatchObject({ balance: 3750, limit: 12_000 });
  });
});

describe('another person', () => {
  it('does not get the user’s balance and rate', async () => {
    const { planned, receipts } = await ask(
      say('i owe {5,200|debt_balance:card} at {21%|loan_rate} and pay {220|debt_payment:card}. how long', {
        ask: 'debt_payoff',
        want: 'time',
        facts: ['loan=card'],
      }),
      say('my coworker pays {70|debt_payment@other:card} on his. how long for him', {
        act: 'change',
        ask: 'debt_payoff',
        want: 'time',
      }),
    );
    expect(planned?.plan.kind).toBe('missing');
    expect(JSON.stringify(receipts)).not.toContain('5200');
  });

  it('gets the rate and time given with the amount', async () => {
    const { said } = await ask(
      say('{12,000|lump_sum} in a CD at {4.3%|rate_savings} for {12 months|term}. interest?', {
        ask: 'compound_growth',
        want: 'amount',
        facts: ['account=cd'],
      }),
      say('my dad would put {30,000|lump_sum@other} in for {24 months|term}', {
        act: 'change',
        ask: 'compound_growth',
        want: 'amount',
      }),
    );
    expect(said).toMatchObject({ start: 30_000, years: 2, rate: 4.3 });
  });
});

describe('the figure in the opening', () => {
  const tax = say('single, {66k|wages}. federal tax?', {
    ask: 'federal_income_tax',
    want: 'amount',
    facts: ['filing=single'],
  });

  it('is the tax again after a question about the bracket', async () => {
    const { opening } = await ask(
      tax,
      say('what bracket is that', { act: 'another', ask: 'federal_income_tax', want: 'rate' }),
      say('with a raise to {81k|wages}, what do I owe', {
        act: 'change',
        ask: 'federal_income_tax',
        want: 'amount',
      }),
    );
    expect(opening).toMatch(/^Your federal tax for 2026/);
  });

  it('is the tax saved, not the change in the bracket', async () => {
    const { opening } = await ask(
      tax,
      say('which bracket would that be', { act: 'another', ask: 'federal_income_tax', want: 'rate' }),
      say('and with {9,000|k401_contrib} into the 401k', {
        act: 'change',
        ask: 'federal_income_tax',
        facts: ['account=workplace'],
      }),
      say('so how much tax did that save', { act: 'another', ask: 'federal_income_tax', want: 'change' }),
    );
    expect(opening).toContain('federal tax for the year');
  });
});

describe('the article below a follow-up', () => {
  it('is about the calculation, even for a short message', async () => {
    const { text } = await ask(
      say('lease at {310|lease_payment} a month for {36 months|term}, or buy it for {29,000|car_price}', {
        ask: 'lease_vs_buy',
        want: 'which',
        facts: ['loan=car'],
      }),
      say('which then', { act: 'which', ask: 'lease_vs_buy', want: 'which' }),
    );
    expect(text).toContain('(#article.car-loans)');
  });
});

describe('a number the calculator cannot use', () => {
  const growth = say('{18,000|lump_sum} for {25 years|horizon} at {6%|rate_return}, what becomes of it', {
    ask: 'compound_growth',
    want: 'amount',
  });
  const fee = say('my adviser takes {0.9%|rate_fee} a year', { act: 'change', ask: 'compound_growth' });

  it('is acknowledged by name, with the result so far', async () => {
    const { opening } = await ask(growth, fee);
    expect(opening).toMatch(
      /^I haven’t counted 0\.9% \(the fee\): this calculation has no place for it\. Without it, you’d have/,
    );
  });
});

describe('the same answer twice', () => {
  const cards = say(
    'visa {2,000|debt_balance:card} at {28%|loan_rate} or amex {5,000|debt_balance:card} at {19%|loan_rate} first',
    {
      ask: 'guide:which_debt_first',
      want: 'which',
    },
  );

  it.each([
    ['sum it up', 'summarize', /^Here’s the short version\. Pay Visa/],
    ['so which', 'which', /^My answer stays the same\. Pay Visa/],
  ] as const)('opens differently after "%s"', async (text, act, expected) => {
    const { document } = await ask(cards, say(text, { act, ask: 'guide:which_debt_first' }));
    expect(document?.opening).toMatch(expected);
    expect(document?.because.length).toBeGreaterThan(0);
    expect(document?.next).toHaveLength(1);
  });
});

describe('a fee given after a growth calculation', () => {
  it('is used for the next question', async () => {
    const { said, receipts } = await ask(
      say('{18,000|lump_sum} for {25 years|horizon} at {6%|rate_return}', {
        ask: 'compound_growth',
        want: 'amount',
      }),
      say('my adviser takes {0.9%|rate_fee}', { act: 'change', ask: 'compound_growth' }),
      say('what does that {0.9%|rate_fee} cost me', {
        act: 'another',
        ask: ['compound_growth', 'fee_drag'],
        want: 'change',
      }),
    );
    expect(receipts[0]?.calculator).toBe('fee_drag');
    expect(said).toMatchObject({ fee: 0.9, start: 18_000, rate: 6, years: 25 });
  });
});

describe('back to an earlier topic', () => {
  it('needs no number when the message clearly names the topic', async () => {
    const { opening } = await ask(
      say('{24,000|debt_balance:car} at {6.4%|loan_rate} for {48 months|term}. payment?', {
        ask: 'loan_amortization',
        want: 'payment',
        facts: ['loan=car'],
      }),
      say('HSA limit at {33|age}, just me', {
        ask: 'contribution_limits',
        want: 'amount',
        facts: ['account=hsa'],
      }),
      say('about the car again, registration is included', { act: 'change', ask: 'loan_amortization' }),
    );
    expect(opening).toContain('the payment is $568.05 a month');
  });
});

describe('the same question for a spouse', () => {
  it('uses the calculator that takes all of the numbers', async () => {
    const { said } = await ask(
      say('my letter says {2,050|ss_income} at {67|age_quoted}. at {65|age_claim}?', {
        ask: 'social_security_benefit',
        want: 'payment',
      }),
      say(
        'my wife’s says {1,400|ss_income@spouse} at {67|age_quoted@spouse}. hers at {63|age_claim@spouse}?',
        {
          ask: 'spousal_benefit',
          actProbability: 0.7,
          nextAct: 'change',
          want: 'payment',
        },
      ),
    );
    expect(said).toMatchObject({ full_benefit: 1400, quoted_age: 67, claim_age: 63 });
  });
});
