import { describe, expect, it } from 'vitest';
import { debtToIncome } from '#advisor/calculators/borrowing/debts/debt-to-income.ts';
import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/insurance/life-insurance-need.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { ssTaxability } from '#advisor/calculators/tax/federal/ss-taxability.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

describe('the fields of a calculator', () => {
  it('are filled by their roles, and what is missing is named', () => {
    const picture = toldPicture([
      { role: 'debt_balance', value: 20_000 },
      { role: 'term', value: 5, unit: 'time' },
    ]);
    const { input, missing, used } = fillFields(loanAmortization, picture);
    expect(input).toEqual({ principal: 20_000, years: 5 });
    expect(missing).toEqual(['rate']);
    expect(used).toEqual(new Set(picture.facts));
  });

  it('count a total once where its parts are told too, and leave others’ payments to them', () => {
    const pay = toldPicture([
      { role: 'wages', value: 8250, per: 'month' },
      { role: 'wages', value: 5000 },
      { role: 'wages', value: 3250, owner: 'spouse' },
    ]);
    expect(fillFields(debtToIncome, withDerived(pay, 2026)).input.income).toBe(8250);
    const cards = toldPicture([
      { role: 'debt_payment', value: 90, owner: 'other', start: 0 },
      { role: 'debt_balance', value: 4900, start: 10 },
      { role: 'loan_rate', value: 18.9, unit: 'percent', start: 20 },
      { role: 'debt_payment', value: 210, start: 5 },
    ]);
    expect(fillFields(loanAmortization, cards).input.payment).toBe(210);
  });

  it('take an amount by the month from one by the year', () => {
    const { input } = fillFields(
      compoundGrowth,
      toldPicture([
        { role: 'save_amount', value: 6000, per: 'year' },
        { role: 'rate_return', value: 7, unit: 'percent' },
        { role: 'horizon', value: 30, unit: 'time' },
      ]),
    );
    expect(input).toEqual({ monthly: 500, rate: 7, years: 30 });
  });

  it('that name a kind have what is of that kind, and the rest goes to the general one', () => {
    const { input } = fillFields(
      debtToIncome,
      toldPicture([
        { role: 'wages', value: 6800, per: 'month' },
        { role: 'housing_cost', value: 1600 },
        { role: 'debt_payment', value: 420, kind: 'car' },
        { role: 'debt_payment', value: 310, kind: 'student' },
        { role: 'debt_payment', value: 90, kind: 'card' },
        { role: 'debt_payment', value: 75 },
      ]),
    );
    expect(input).toMatchObject({ income: 6800, housing: 1600, car: 420, student_loan: 310, cards: 90 });
    expect(Object.values(input)).toContain(75);
  });

  it('have a part in what is less than the parts told with it', () => {
    const bills = [
      { role: 'housing_cost', value: 1250 },
      { role: 'spend_item', value: 480 },
      { role: 'spend_needs', value: 260 },
    ] as const;
    expect(fillFields(emergencyFund, toldPicture(bills)).input).toEqual({ spending: 1990 });
    const all = { role: 'spend_needs', value: 3000 } as const;
    expect(fillFields(emergencyFund, toldPicture([...bills.slice(0, 2), all])).input).toEqual({
      spending: 3000,
    });
  });

  it('keep what another puts in apart from one’s own', () => {
    const goal = { role: 'goal_amount', value: 21_400 } as const;
    const hers = { role: 'save_amount', value: 300, per: 'month', owner: 'spouse' } as const;
    expect(fillFields(savingsGoal, toldPicture([goal, hers])).input).toEqual({ target: 21_400, others: 300 });
  });

  it('of a rate count nothing where the person leaves interest or inflation out', () => {
    const told = toldPicture([{ role: 'goal_amount', value: 18_000 }], 'flag=no_interest');
    expect(fillFields(savingsGoal, told).input).toMatchObject({ rate: 0 });
    const rated = toldPicture([{ role: 'rate_savings', value: 4, unit: 'percent' }], 'flag=no_interest');
    expect(fillFields(savingsGoal, rated).input).toMatchObject({ rate: 4 });
    const cover = toldPicture([{ role: 'wages', value: 68_000 }], 'flag=no_interest', 'flag=no_inflation');
    expect(fillFields(lifeInsuranceNeed, cover).input).toMatchObject({ real_return: 0 });
  });

  it('that count have how many ages lie in their range', () => {
    const child = (value: number) => ({ role: 'age' as const, value, owner: 'child' as const });
    const { input } = fillFields(federalIncomeTax, toldPicture([child(8), child(17), child(28)]));
    expect(input).toMatchObject({ children: 2, grown_children: 1 });
    const told = toldPicture([child(8), { role: 'n_children', value: 3, unit: 'none' }]);
    expect(fillFields(federalIncomeTax, told).input).toEqual({ children: 3 });
  });

  it('take a child’s years until an age where they say so', () => {
    const { input } = fillFields(
      lifeInsuranceNeed,
      withDerived(
        toldPicture([
          { role: 'wages', value: 64_000 },
          { role: 'age', value: 5, unit: 'age', owner: 'child' },
          { role: 'age_until', value: 22, unit: 'age', owner: 'child' },
        ]),
        2026,
      ),
    );
    expect(input).toMatchObject({ income: 64_000, years: 17 });
  });

  it('tell what comes every month from what is put in once', () => {
    const put = (value: number) =>
      fillFields(employerMatchEsppRsu, toldPicture([{ role: 'save_amount', value }], 'flag=espp')).input;
    expect(put(400)).toMatchObject({ espp_monthly: 400 });
    expect(put(6000)).toMatchObject({ espp_contribution: 6000 });
  });

  it('leave nothing over of what two have together and each alone', () => {
    const picture = toldPicture([
      { role: 'wages', value: 168_000, owner: 'both' },
      { role: 'wages', value: 101_000 },
      { role: 'wages', value: 67_000, owner: 'spouse' },
    ]);
    const { input, used } = fillFields(debtToIncome, picture);
    expect(input).toEqual({ income: 14_000 });
    expect(used).toEqual(new Set(picture.facts));
  });

  it('that add up take all there is', () => {
    const { input } = fillFields(
      debtToIncome,
      toldPicture([
        { role: 'wages', value: 5000, per: 'month' },
        { role: 'wages', value: 3000, per: 'month', owner: 'spouse' },
        { role: 'pension_income', value: 500, per: 'month' },
      ]),
    );
    expect(input.income).toBe(8500);
  });

  it('do not count what both have once more with what each has', () => {
    const { input } = fillFields(
      debtToIncome,
      toldPicture([
        { role: 'wages', value: 5000, per: 'month' },
        { role: 'wages', value: 3000, per: 'month', owner: 'spouse' },
        { role: 'wages', value: 8000, per: 'month', owner: 'both' },
      ]),
    );
    expect(input.income).toBe(8000);
  });

  it('keep what is whose apart', () => {
    const { input } = fillFields(
      federalIncomeTax,
      toldPicture(
        [
          { role: 'wages', value: 41_000 },
          { role: 'wages', value: 96_000, owner: 'spouse' },
        ],
        'filing=married_joint',
      ),
    );
    expect(input).toMatchObject({ wages: 41_000, spouse_wages: 96_000, filing_status: 'married_joint' });
  });

  it('are those of another person where nothing else is told', () => {
    const { input } = fillFields(
      loanAmortization,
      toldPicture([{ role: 'debt_balance', value: 9000, owner: 'other' }]),
    );
    expect(input).toEqual({ principal: 9000 });
  });

  it('have the first of two compared cases', () => {
    const { input } = fillFields(
      loanAmortization,
      toldPicture([
        { role: 'term', value: 30, unit: 'time', case: 'b' },
        { role: 'term', value: 15, unit: 'time', case: 'a' },
      ]),
    );
    expect(input).toEqual({ years: 15 });
  });

  it('take nothing that is out of bounds', () => {
    const { input, missing } = fillFields(
      loanAmortization,
      toldPicture([{ role: 'loan_rate', value: 900, unit: 'percent' }]),
    );
    expect(input).toEqual({});
    expect(missing).toContain('rate');
  });

  it('take what is usual where a fact in words makes it so', () => {
    const { input, usual } = fillFields(
      loanAmortization,
      toldPicture([{ role: 'mortgage_balance', value: 340_000 }], 'loan=mortgage'),
    );
    expect(input).toMatchObject({ principal: 340_000, years: 30 });
    expect(usual).toEqual(['years']);
  });

  it('that go with another are filled only beside it', () => {
    const pay = { role: 'wages', value: 60_000, per: 'year' } as const;
    const share = { role: 'save_share', value: 10, unit: 'percent' } as const;
    expect(fillFields(compoundGrowth, toldPicture([pay])).input).not.toHaveProperty('pay');
    expect(fillFields(compoundGrowth, toldPicture([pay, share])).input).toMatchObject({
      pay: 60_000,
      share: 10,
    });
  });

  it('that add up within a role leave the next role alone', () => {
    const { input } = fillFields(
      emergencyFund,
      toldPicture([
        { role: 'spend_needs', value: 1310 },
        { role: 'spend_needs', value: 460 },
        { role: 'spend_total', value: 2600, per: 'month' },
      ]),
    );
    expect(input).toMatchObject({ spending: 1770, full_spending: 2600 });
  });

  it('count an amount told twice once', () => {
    const told = { role: 'save_amount', value: 400, per: 'month' } as const;
    expect(fillFields(compoundGrowth, toldPicture([told, told])).input).toMatchObject({ monthly: 400 });
  });

  it('take a bank’s rate as added monthly, unless it is an APY', () => {
    const rate = { role: 'rate_savings', value: 4, unit: 'percent' } as const;
    expect(fillFields(compoundGrowth, toldPicture([rate])).input).toMatchObject({ compounding: 'monthly' });
    expect(fillFields(compoundGrowth, toldPicture([rate], 'flag=apy_given')).input).toMatchObject({
      compounding: 'effective',
    });
  });

  it('take a time that follows from ages where they say so', () => {
    const ages = withDerived(
      toldPicture([
        { role: 'goal_amount', value: 1e6 },
        { role: 'age', value: 31, unit: 'age' },
        { role: 'age_retire', value: 60, unit: 'age' },
      ]),
      2026,
    );
    expect(fillFields(savingsGoal, ages).input).toMatchObject({ years: 29 });
  });

  it('that name bounds take the first fact within them: a pension from 58 on is not Social Security', () => {
    const { input } = fillFields(
      retirementPlan,
      toldPicture([
        { role: 'age', value: 50, unit: 'age' },
        { role: 'pension_income', value: 2000, per: 'month' },
        { role: 'age_claim', value: 58, unit: 'age' },
        { role: 'age_claim', value: 66, unit: 'age' },
      ]),
    );
    expect(input).toMatchObject({ claim_age: 66, pension_age: 58 });
  });

  it('that have to be given may follow from the rest', () => {
    const wait = { role: 'horizon', value: 20, unit: 'time' } as const;
    const filled = fillFields(retirementPlan, toldPicture([wait, { role: 'bal_total', value: 50_000 }]));
    expect(filled).toMatchObject({ input: { age: 47 }, usual: ['age'], missing: [] });
    const saves = fillFields(retirementPlan, toldPicture([{ role: 'save_amount', value: 500 }]));
    expect(saves.missing).toEqual(['age']);
  });

  it('do not count a spouse’s part of what both have again', () => {
    const told = toldPicture([
      { role: 'wages', value: 310_000, owner: 'both' },
      { role: 'wages', value: 205_000 },
      { role: 'wages', value: 105_000, owner: 'spouse' },
    ]);
    const { input, used } = fillFields(federalIncomeTax, told);
    expect(input).toMatchObject({ wages: 205_000, spouse_wages: 105_000 });
    expect(used).toEqual(new Set(told.facts));
  });
});

it('where only one other person’s age is told, everything is about them', () => {
  const picture = toldPicture([
    { role: 'age', value: 74, unit: 'age', owner: 'other' },
    { role: 'ss_income', value: 2050, per: 'month', owner: 'other' },
    { role: 'pension_income', value: 21_000, per: 'year' },
  ]);
  expect(fillFields(ssTaxability, picture).input).toMatchObject({ benefits: 24_600, other_income: 21_000 });
});
