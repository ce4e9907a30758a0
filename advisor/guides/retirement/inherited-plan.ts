import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Widowed {
  balance: number | undefined;
  age: number | undefined;
}

const thePlan = (balance: number | undefined) =>
  balance === undefined ? text`it` : text`the ${given('balance', balance, 'usd')}`;

/** A late spouse's plan, for a person past the age of the penalty. */
export const inheritedRoll = ({ balance }: Widowed): Verdict => ({
  opening: text`Roll ${thePlan(balance)} directly into an IRA in your own name.`,
  because: [
    text`As the spouse you may treat it as your own: no tax on the move, no early penalty at your age, your own beneficiaries, and required withdrawals by your own age.`,
  ],
  unless: text`the plan has very cheap funds you like, or your spouse was younger than you. Then leaving it as an inherited account for some years can be right.`,
  next: text`Open the IRA, ask the plan for a direct rollover as surviving spouse, and name your beneficiaries the same day.`,
  say: text`Direct rollover to my IRA, please. Don't make the check out to me.`,
});

/** The same for a person who would pay the penalty from an account of their own. */
export const inheritedKeep = ({ balance, age: now }: Widowed, { facts }: GuideContext): Verdict => {
  const until = fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 });
  return {
    opening: text`Leave ${thePlan(balance)} as an inherited account if you may need some of it before ${until}, and roll it into your own IRA after that.`,
    because: [
      text`From an inherited account you can take money without the early penalty${now === undefined ? '' : text` at ${given('age', now, 'age')}`}; once it's in your own IRA, that's gone until ${until}. Income tax applies either way.`,
      text`You can roll over part of it and leave what you may need. No rule makes you hurry.`,
    ],
    unless: text`you have other money until then. Then roll it into your own IRA now, directly.`,
    next: text`Ask the plan to retitle it to you as beneficiary, find out whether it allows partial withdrawals, and name your own beneficiaries.`,
  };
};

/** Where the money for a loan would come from, and what an inherited account and pay make of it. */
export const loanSourceFields = {
  source: choice({
    label: 'Where the money comes from',
    options: ['retirement_account', 'inherited_ira'],
    facts: { inherited_ira: 'account=inherited_ira' },
  }),
  inherited: money({
    label: 'Inherited account',
    roles: ['bal_retirement', 'bal_retirement@other', 'lump_sum'],
    onlyWith: 'account=inherited_ira',
    min: 1,
    max: 1e9,
  }),
  filing_status: filingStatusField,
  pay: moneyPerYear({
    label: 'Pay',
    roles: ['wages', 'wages@both'],
    onlyWith: 'account=inherited_ira',
    min: 1,
    max: 1e8,
  }),
};

interface LoanFromInherited {
  inherited?: number | undefined;
  pay?: number | undefined;
  rate?: number | undefined;
  balance?: number | undefined;
  filing_status?: FilingStatus | undefined;
}

/** What taking it all in one year adds to the federal tax. */
function taxAtOnce({ inherited, pay, filing_status = 'single' }: LoanFromInherited, { run }: GuideContext) {
  if (inherited === undefined || pay === undefined) return undefined;
  const taxOn = (other: number) =>
    run(federalIncomeTax, { wages: pay, other_income: other, filing_status })?.figure('total_tax');
  const [all, without] = [taxOn(inherited), taxOn(0)];
  return all && without ? Math.round((all.value - without.value) / 1000) * 1000 : undefined;
}

/** A loan that would be paid off with an inherited IRA or 401(k). */
export function inheritedForLoan(told: LoanFromInherited, context: GuideContext): Verdict {
  const { inherited, pay, rate, balance } = told;
  const tax = taxAtOnce(told, context);
  return {
    opening: text`No, don't empty ${inherited === undefined ? 'the inherited account' : text`the inherited ${given('inherited', inherited, 'usd')}`} for ${rate === undefined ? 'the loan' : text`a loan at ${given('rate', rate, 'percent')}`}: take it out over the ten years you usually have.`,
    because: [
      tax === undefined
        ? text`All of it taken in one year is taxed on top of your pay, in higher brackets. There's no early penalty on an inherited account.`
        : text`All at once, on top of your ${given('pay', pay!, 'usd_per_year')}, it adds roughly ${{ value: tax, unit: 'usd' as const, decimals: 0 }} of federal tax, filing ${told.filing_status === 'married_joint' ? 'jointly' : 'single'}. There's no early penalty.`,
      text`Spread out, more of it is taxed at lower rates, and what waits keeps growing. ${balance === undefined ? 'The loan' : text`The ${given('balance', balance, 'usd')} loan`} can be paid as agreed meanwhile.`,
    ],
    unless: text`it's a Roth account, or the loan's rate is well above what savings earn. Then use what comes out each year for it.`,
    next: text`Have it moved to an inherited IRA by direct transfer, ask if a withdrawal is due every year, and plan about a tenth a year.`,
    say: text`I want a direct transfer to an inherited IRA. Was this year's required withdrawal taken?`,
  };
}
