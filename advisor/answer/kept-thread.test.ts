import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const loan = say('loan of {31k|debt_balance:car} at {7.2|loan_rate} for {60 months|term}. payment?', {
  ask: 'loan_amortization',
  want: 'payment',
  facts: ['loan=car'],
});
const deed = say('mom wants to put me on the deed of her house. good idea?', {
  ask: 'guide:giving_to_children',
  want: 'yesno',
  facts: ['flag=house_gift'],
});

describe('a number told twice', () => {
  it('counts once as a tax rate', async () => {
    const { said } = await ask(
      say(
        'i’m {43|age}, pull {25,000|withdraw_amount} from a 401k, {22|rate_tax} bracket, all in the {22|rate_tax}',
        {
          ask: 'early_withdrawal',
          want: 'amount',
          facts: ['account=workplace'],
        },
      ),
    );
    expect(said).toMatchObject({ tax_rate: 22 });
  });

  it('counts twice where two things often cost the same', async () => {
    const { said } = await ask(
      say('triplex {300k|home_price}, rents {1,150|rental_income} and {1,150|rental_income}. cap rate?', {
        ask: 'rental_property',
        want: 'rate',
        facts: ['flag=rental_home'],
      }),
    );
    expect(said).toMatchObject({ rent: 2300 });
  });
});

describe('money taken out once', () => {
  it('is added to the income of a year as it is', async () => {
    const first = say(
      'single, social security {18,000|ss_income} a year, pension {24,000|pension_income}. taxable?',
      {
        ask: 'ss_taxability',
        want: 'amount',
        facts: ['filing=single'],
      },
    );
    const more = say('plus I pulled {6,000|withdraw_amount} out of the IRA', {
      act: 'change',
      want: 'amount',
    });
    expect((await ask(first, more)).said).toMatchObject({ other_income: 30_000 });
  });
});

describe('another person’s case', () => {
  it('takes the place of one’s own loan', async () => {
    const hers = say('my sister’s is {22k|debt_balance@other:car} at {9%|loan_rate@other}', {
      act: 'change',
      want: 'payment',
    });
    expect((await ask(loan, hers)).said).toMatchObject({ principal: 22_000, rate: 9, years: 5 });
  });

  it('takes the place of one’s own age beside what both earn', async () => {
    const own = say('{45|age}, make {80k|wages}, joint. how much into a roth?', {
      ask: 'contribution_limits',
      want: 'amount',
      facts: ['account=roth_ira', 'filing=married_joint'],
    });
    const his = say('my husband? he is {52|age@spouse}, we make {140k|wages@both}', {
      act: 'change',
      want: 'amount',
    });
    expect((await ask(own, his)).said).toMatchObject({ age: 52 });
  });
});

describe('back to an earlier sum', () => {
  it('goes on with its numbers', async () => {
    const aside = say('how many months of expenses should I keep', {
      act: 'new',
      ask: 'guide:emergency_fund_size',
      want: 'amount',
    });
    const back = say('back to the car. if i put {5k|down_amount} down, the payment?', {
      act: 'new',
      ask: 'loan_amortization',
      want: 'payment',
    });
    expect((await ask(loan, aside, back)).opening).toContain('$517.29');
  });
});

describe('a plan that is maxed out', () => {
  it('uses the legal maximum for the person’s age', async () => {
    const { said } = await ask(
      say('{44|age}, single, {88k|wages}, I max the 401k. federal tax?', {
        ask: 'federal_income_tax',
        want: 'amount',
        facts: ['filing=single', 'account=workplace', 'flag=maxes_out'],
      }),
    );
    expect(said).toMatchObject({ wages: 88_000, pre_tax_401k: 24_500 });
  });
});

describe('after a decision', () => {
  it('opens with the next step where that is asked for', async () => {
    const first = say('what first then', { act: 'another', ask: 'guide:giving_to_children', want: 'plan' });
    expect((await ask(deed, first)).opening).toContain('Have the parent sign a durable power of attorney');
  });

  it('has buttons only below a question that it asks', async () => {
    const first = await ask(deed);
    expect(first.document?.question).toBe(first.document?.record.question?.text);
    const mine = say('what would you do', { act: 'for_me', ask: 'guide:giving_to_children', want: 'yesno' });
    const { document } = await ask(deed, mine);
    expect(document?.question).toBeUndefined();
    expect(document?.record.question).toBeUndefined();
  });

  it('says the idea behind it where it should be simpler', async () => {
    const simpler = say('say it simpler', {
      act: 'simpler',
      ask: 'guide:giving_to_children',
      want: 'explain',
    });
    const { text } = await ask(deed, simpler);
    expect(text).toContain('leave the house and the accounts in the parent’s name');
    expect(text.split('\n\n').length).toBeGreaterThan(2);
  });

  it('answers why not another way by that decision', async () => {
    const runway = say('I have {9,000|bal_cash}, spend {2,300|spend_needs}. how long does it last?', {
      ask: 'runway',
      want: 'time',
    });
    const why = say('why not use my 401k, it has {30k|bal_retirement}', {
      act: 'why',
      ask: 'guide:cash_out_401k',
      want: 'explain',
      facts: ['account=workplace'],
    });
    expect((await ask(runway, why)).opening).toContain('cash out the $30,000');
  });

  it('uses the card balance from an earlier message', async () => {
    const card = say(
      'owe {5,600|debt_balance:card} at {27.24|loan_rate}, send {200|debt_payment:card}. how long?',
      {
        ask: 'debt_payoff',
        want: 'time',
        facts: ['loan=card'],
      },
    );
    const savings = say(
      '{21k|bal_cash} in savings at {4 percent|rate_savings}. should i use that and kill it',
      {
        act: 'new',
        actProbability: 0.7,
        ask: 'guide:prepay_or_invest',
        want: 'yesno',
      },
    );
    expect((await ask(card, savings)).opening).toContain('pay off the $5,600 on the card from your $21,000');
  });
});

describe('a summary', () => {
  it('keeps a decision that has the same sum in it as a later answer', async () => {
    const laidOff = say('laid off. {9,000|bal_cash} saved, spend {2,300|spend_needs} a month', {
      ask: 'guide:laid_off',
      want: 'plan',
      facts: ['flag=laid_off'],
    });
    const fund = say('how many months are {9,000|bal_cash} at {2,300|spend_needs} a month of essentials', {
      act: 'new',
      ask: 'emergency_fund',
      want: 'time',
    });
    const all = say('sum up all {three|other}', { act: 'summarize', want: 'explain' });
    const { text } = await ask(laidOff, fund, all);
    expect(text).toContain('file for unemployment');
  });
});

describe('a run before something else', () => {
  const mortgage = say(
    '{240k|mortgage_balance} at {6.1|loan_rate} for {30|term}, extra {200|debt_extra}. interest saved?',
    {
      ask: 'loan_amortization',
      want: 'amount',
      facts: ['loan=mortgage'],
    },
  );
  const aside = say('what is escrow?', { ask: 'article:escrow-accounts', want: 'explain' });

  it.each(['another', 'new'] as const)('goes on after a text in between, by the act %s', async (act) => {
    const more = say(`and with {300|debt_extra} extra, ${act}?`, {
      act,
      ask: 'loan_amortization',
      want: 'amount',
    });
    const { said } = await ask(mortgage, aside, more);
    expect(said).toMatchObject({ principal: 240_000, rate: 6.1, years: 30, extra: 300 });
  });

  it('goes on where a home is told of by its down payment alone', async () => {
    const home = say(
      '{385k|home_price} townhouse, {10%|down_share} down, {6.25%|loan_rate}, {30 yr|term}. all in?',
      {
        ask: 'home_payment',
        want: 'payment',
      },
    );
    const back = say('back to the townhouse, with {20%|down_share} down?', {
      ask: 'home_payment',
      want: 'payment',
    });
    const { said } = await ask(home, aside, back);
    expect(said).toMatchObject({ price: 385_000, down_percent: 20, rate: 6.25 });
  });

  it('keeps what was told where a new question for the same only tells more', async () => {
    const refund = say('W2 {63,000|wages}, withheld {6,900|tax_withheld}, single. refund?', {
      ask: 'refund_or_due',
      want: 'amount',
      facts: ['filing=single'],
    });
    const more = say('i also paid {1,800|student_interest} in student loan interest. new refund?', {
      ask: 'refund_or_due',
      want: 'amount',
    });
    const { said } = await ask(refund, more);
    expect(said).toMatchObject({ wages: 63_000, withheld: 6900, student_interest: 1800 });
  });
});

it('two loans added up to one have the average of their rates, weighted by what is owed', async () => {
  const { said } = await ask(
    say(
      '{28,400|debt_balance:student} at {5.5%|loan_rate} and {16,000|debt_balance:student} at {8%|loan_rate}, standard plan',
      {
        ask: 'student_loan_plans',
        want: 'payment',
        facts: ['loan=student'],
      },
    ),
  );
  expect(said).toMatchObject({ balance: 44_400, rate: 6.401 });
});
