import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

describe('a change in other words', () => {
  it('makes a gain long-term when it is held over a year', async () => {
    const { receipts } = await ask(
      say('single, {95,000|wages}, a {7,000|gain_amount} gain on shares held {5 months|time_held}. tax?', {
        ask: 'capital_gains_tax',
        want: 'amount',
        facts: ['filing=single'],
      }),
      say('and after {12 months|time_held}', { act: 'change', ask: 'capital_gains_tax' }),
    );
    expect(receipts[0]?.figures.find(({ id }) => id === 'rate_on_gain')?.value).toBe(15);
  });

  it('adds a rent increase to total spending when only the total is known', async () => {
    const { said } = await ask(
      say('i spend {2,900|spend_total} a month and want {4 months|months_cover}. emergency fund?', {
        ask: 'emergency_fund',
        want: 'amount',
      }),
      say('rent goes up {150|+housing_cost}', { act: 'change', ask: 'emergency_fund' }),
    );
    expect(said).toMatchObject({ spending: 3050 });
  });

  it('counts from birth when the child is a baby', async () => {
    const { said } = await ask(
      say(
        '{60k|goal_amount} at {18|age_start@child} for my son, {7|age@child}, at {5%|rate_return}. a month?',
        {
          ask: 'college_529',
          want: 'payment',
          facts: ['account=plan_529'],
        },
      ),
      say('and the same for our newborn', { act: 'change', ask: 'college_529', facts: ['flag=baby'] }),
    );
    expect(said).toMatchObject({ child_age: 0, goal: 60_000 });
  });

  it('switches to a joint return after a wedding and a second income', async () => {
    const { said } = await ask(
      say('single, {58k|wages}, federal tax?', {
        ask: 'federal_income_tax',
        want: 'amount',
        facts: ['filing=single'],
      }),
      say('we marry in june and he makes {39k|+wages@spouse}. tax for both of us?', {
        act: 'change',
        ask: 'federal_income_tax',
        want: 'amount',
        facts: ['status=engaged'],
      }),
    );
    expect(said).toMatchObject({ filing_status: 'married_joint', wages: 58_000, spouse_wages: 39_000 });
  });

  it('can return to an earlier number of years', async () => {
    const { said } = await ask(
      say('{70,000|lump_sum} over {12 years|horizon} at {7%|rate_return}', {
        ask: 'compound_growth',
        want: 'amount',
      }),
      say('over {22 years|horizon}?', { act: 'change', ask: 'compound_growth' }),
      say('the {12 years|other} again, at {5%|rate_return}', { act: 'change', ask: 'compound_growth' }),
    );
    expect(said).toMatchObject({ years: 12, rate: 5 });
  });
});

describe('a number the user repeats', () => {
  it('returns to the question it came from', async () => {
    const { said, planned } = await ask(
      say(
        'owe {240,000|mortgage_balance} at {7%|loan_rate}, {26 years|term_left} left, offered {5.9%|loan_rate_new}. refinance?',
        {
          ask: 'refinance_breakeven',
          want: 'yesno',
          facts: ['loan=mortgage'],
        },
      ),
      say('what is the payment on the {240,000|mortgage_balance} over {15 years|term}', {
        ask: 'loan_amortization',
        actProbability: 0.95,
        nextAct: 'another',
        want: 'payment',
      }),
    );
    expect(planned?.plan.kind).toBe('calculate');
    expect(said).toMatchObject({ principal: 240_000, years: 15, rate: 7 });
  });
});

describe('a payment written after each debt', () => {
  it('belongs to that debt, whatever kind of debt it is read as', async () => {
    const { said } = await ask(
      say(
        '{8k|debt_balance:personal} at {10%|loan_rate} min {150|debt_payment:card} and {3,000|debt_balance:personal} at {17%|loan_rate} min {90|debt_payment:card}, {500|debt_budget} a month in all',
        { ask: 'debt_payoff', want: 'time' },
      ),
    );
    expect(said).toMatchObject({ debts: [{ minimum: 150 }, { minimum: 90 }], budget: 500 });
  });
});

it('asks for what is missing in the same words again', async () => {
  const costs = say('refi closing costs are {5,100|closing_costs}. worth it?', {
    ask: 'refinance_breakeven',
    want: 'yesno',
    facts: ['loan=mortgage'],
  });
  const corrected = say('make that {6,400|closing_costs}', { act: 'answer', ask: 'refinance_breakeven' });
  expect((await ask(costs, corrected)).opening).toMatch(/^How much do you still owe/);
});
