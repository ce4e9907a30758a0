import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const rent = say('how much rent can i pay on {47k|wages}', { ask: 'rent_guideline', want: 'amount' });
const hers = say('my sister makes {52k|wages@other}, what about her?', {
  act: 'change',
  ask: 'rent_guideline',
  want: 'amount',
});

describe('back to one’s own case after another person’s', () => {
  it('counts one’s own new pay', async () => {
    const mine = say('ok back to me, say i get the {53k|wages} job', {
      act: 'change',
      ask: 'rent_guideline',
      want: 'amount',
    });
    expect((await ask(rent, hers, mine)).said).toMatchObject({ pay: 53_000 });
  });

  it('leaves their debts behind', async () => {
    const house = say('single, {64k|wages}, {22k|down_amount} down, {6.55|loan_rate}. how much house', {
      ask: 'mortgage_affordability',
      want: 'amount',
      facts: ['filing=single'],
    });
    const his = say('my buddy makes {91k|wages@other} and pays {1,150|debt_payment@other} on a truck', {
      act: 'change',
      ask: 'mortgage_affordability',
      want: 'amount',
    });
    const mine = say('me again, plus {8k|+down_amount} from grandma and rates at {6.1|loan_rate}', {
      act: 'change',
      ask: 'mortgage_affordability',
      want: 'amount',
    });
    const { said } = await ask(house, his, mine);
    expect(said).toEqual({ income: 64_000, down_payment: 30_000, rate: 6.1 });
  });

  it('continues from one’s own case after a separate question about another person', async () => {
    const card = say(
      '{4,600|debt_balance:card} at {23|loan_rate}, {180|debt_payment:card} a month. how long',
      {
        ask: 'debt_payoff',
        want: 'time',
        facts: ['loan=card'],
      },
    );
    const moms = say(
      'my mom has {9,200|debt_balance@other:card} at {28%|loan_rate@other}, pays {260|debt_payment@other:card}. and her?',
      { act: 'new', ask: 'debt_payoff', want: 'time', facts: ['loan=card'] },
    );
    const mine = say('ok back to mine, if i do {50|+debt_payment:card} more a month', {
      act: 'change',
      ask: 'debt_payoff',
      want: 'time',
    });
    const { said } = await ask(card, moms, mine);
    expect(said.debts).toMatchObject([{ balance: 4600, rate: 23, minimum: 230 }]);
  });

  it('drops the facts in words of the other person', async () => {
    const fund = say('needs {2,300|spend_needs} a month, have {4,000|bal_cash}. how big should it be', {
      ask: 'emergency_fund',
      want: 'amount',
    });
    const brothers = say('my brother works fishing boats, needs {2,800|spend_needs@other}. how about him', {
      act: 'change',
      ask: 'emergency_fund',
      want: 'amount',
      facts: ['income_steadiness=variable'],
    });
    const mine = say('ok me again. at {250|save_amount} a month when am i there', {
      act: 'change',
      ask: 'emergency_fund',
      want: 'time',
    });
    const { said } = await ask(fund, brothers, mine);
    expect(said).toEqual({ spending: 2300, cash: 4000, monthly: 250 });
  });

  it('stays with the other person when a rate is changed', async () => {
    const loan = say('loan of {31k|debt_balance:car} at {7.2|loan_rate} for {60 months|term}. payment?', {
      ask: 'loan_amortization',
      want: 'payment',
      facts: ['loan=car'],
    });
    const theirs = say('my sister’s is {22k|debt_balance@other:car} at {9%|loan_rate@other}', {
      act: 'change',
      want: 'payment',
    });
    const rate = say('and at {8%|loan_rate}?', { act: 'change', want: 'payment' });
    expect((await ask(loan, theirs, rate)).said).toMatchObject({ principal: 22_000, rate: 8 });
  });

  it('counts a spouse’s card as a case of its own', async () => {
    const mine = say('{1,900|debt_balance:card} on a {6k|credit_limit} limit. utilization', {
      ask: 'credit_utilization',
      want: 'rate',
      facts: ['loan=card'],
    });
    const his = say('my husband has {4,100|debt_balance@spouse:card} on {9,500|credit_limit@spouse}', {
      act: 'change',
      ask: 'credit_utilization',
      want: 'rate',
      facts: ['status=married'],
    });
    expect((await ask(mine, his)).said).toEqual({ balance: 4100, limit: 9500 });
  });
});

describe('back to an earlier question', () => {
  const plan = say(
    '{53|age}, {176,000|bal_retirement}, {750|save_amount} a month, stop at {66|age_retire}, live on {3,600|spend_total} a month',
    { ask: 'retirement_plan', want: 'yesno' },
  );
  const aside = say('what is a target date fund', {
    act: 'new',
    ask: 'article:target-date-funds',
    want: 'explain',
  });

  it('counts savings once and applies a change to the monthly amount', async () => {
    const less = say('back to the plan: what if I spend {200|-spend_total} less', {
      act: 'change',
      ask: 'retirement_plan',
      want: 'yesno',
    });
    const { said } = await ask(plan, aside, less);
    expect(said).toMatchObject({ savings: 176_000, saving: 9000, spending: 40_800, retire_age: 66 });
  });

  it('keeps the rate and the debts after a decision about the same', async () => {
    const house = say(
      'i make {69,500|wages}, he makes {85k|wages@spouse}, rate is {6.45|loan_rate}, car note {455|debt_payment:car}. what can we afford',
      { ask: 'mortgage_affordability', want: 'amount', facts: ['filing=married_joint'] },
    );
    const top = say('is it dumb to go to the very top of that', {
      act: 'new',
      ask: 'guide:how_much_house',
      want: 'yesno',
    });
    const back = say('back to how much. same but he takes the {62k|wages@spouse} job', {
      act: 'change',
      ask: 'mortgage_affordability',
      want: 'amount',
    });
    const { said } = await ask(house, top, back);
    expect(said).toEqual({ income: 131_500, rate: 6.45, debts: 455 });
  });
});
