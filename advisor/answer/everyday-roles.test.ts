import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

it('gives each debt its payment though one of them reads like a budget', async () => {
  const { text } = await advisor.ask(
    say(
      'cards of {7,800|debt_balance:card} at {22.9%|loan_rate} paying {250|debt_payment:card} and {3,100|debt_balance:card} at {27%|loan_rate} paying {110|debt_budget}, one loan at {11.5%|loan_rate_new} over {5 years|term}?',
      { ask: 'consolidation', want: 'change' },
    ),
  );
  expect(text).toContain('$360 a month');
});

it('takes the second time of a deferred loan for its repayment', async () => {
  const { text } = await advisor.ask(
    say(
      'deferring {41k|debt_balance:student} @{6.8|loan_rate} for {2 yrs|horizon}, then over {ten yrs|horizon}',
      {
        ask: 'deferred_interest',
        want: 'amount',
      },
    ),
  );
  // 41,000 x (1 + 2 x 0.068), and its level payment over ten years.
  expect(text).toContain('$46,576');
  expect(text).toContain('"label":"Payment after the pause","value":536');
});

it('adds times without payments that are too short for a repayment', async () => {
  const { text } = await advisor.ask(
    say(
      '{20,000|debt_balance:student} at {6%|loan_rate}, {4 years|horizon} of school and {6 months|horizon}',
      {
        ask: 'deferred_interest',
        want: 'amount',
      },
    ),
  );
  // 20,000 x 4.5 x 0.06.
  expect(text).toContain('$5,400');
});

it('works out the coupon from the interest in dollars', async () => {
  const { opening } = await advisor.ask(
    say(
      '{$1000|face_value} face, pays {45 bucks|interest_income} a year, {12 yrs|term_left} to go, yields {6%|rate_yield}',
      { ask: 'bond_price_ytm', want: 'amount' },
    ),
  );
  // 24 payments of 22.50 and 1,000, at 3 % for each half year.
  expect(opening).toContain('$872.98');
});

it('does not take two people for an estate of two dollars', async () => {
  const { text } = await advisor.ask(
    say('we {two|estate_size@both} have {eighteen mil|estate_size@both}, does portability save tax', {
      ask: 'estate_portability',
      want: 'amount',
    }),
  );
  // 40 % of 18 less 15 million.
  expect(text).toContain('$1,200,000');
});

it('tells the stated rate of a yield beside the yield of a stated rate', async () => {
  const { text } = await advisor.ask(
    say('what apr compounded monthly gives an apy of {5 percent|rate_savings}', {
      ask: 'apr_apy_cd_ladder',
      want: 'rate',
      facts: ['compounding=monthly'],
    }),
  );
  // 12 x (1.05^(1/12) - 1).
  expect(text).toContain('4.889%');
});

it('counts the years in gifts that are given at once', async () => {
  const { opening } = await advisor.ask(
    say(
      '{6k|charity/a} every year vs {18k|charity/b} every third year, {95,000|wages}, {9k|itemized} of others',
      { ask: 'bunch_charity', want: 'change', facts: ['filing=single'] },
    ),
  );
  expect(opening).toContain('3 years');
});

it('takes off what is paid down before the share of a limit is counted', async () => {
  const { opening } = await advisor.ask(
    say('owe {3,400|debt_balance:card}, limit {9,000|credit_limit}, paying down {1,500|down_amount}', {
      ask: 'credit_utilization',
      want: 'amount',
    }),
  );
  // 1,900 of 9,000.
  expect(opening).toContain('21.1%');
});
