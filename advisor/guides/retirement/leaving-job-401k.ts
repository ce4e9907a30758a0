import { choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/distributions/early-withdrawal.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { inheritedKeep, inheritedRoll } from '#advisor/guides/retirement/inherited-plan.ts';
import { leavingUs, leavingUsQuestions } from '#advisor/guides/retirement/leaving-us.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Up to this balance a plan may move you out without asking (26 U.S.C. 411(a)(11), since 2024). */
const smallBalance = 7000;
/** Index funds in an IRA cost a small part of this. */
const costlyFee = 0.7;
/** What a cheap index fund costs, with room to spare. */
const indexFee = 0.1;

const input = {
  second: money({ label: 'Balance of another plan', roles: ['bal_retirement#2'], min: 1, max: 1e9 }),
  third: money({ label: 'Balance of a third plan', roles: ['bal_retirement#3'], min: 1, max: 1e9 }),
  several: choice({ label: 'Several old plans', options: ['yes'] }),
  heir: choice({ label: 'Inherited from', options: ['spouse'], facts: { spouse: 'heir=spouse' } }),
  leaving: choice({ label: 'Moving away', options: ['the_country'] }),
  balance: money({
    label: 'Balance of the old plan',
    roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_total', 'bal_roth'],
    min: 1,
    max: 1e9,
  }),
  age: ownAge,
  new_plan: choice({ label: 'Plan at the new job', options: ['good', 'exists', 'poor_or_none', 'not_sure'] }),
  company_stock: choice({ label: 'Company stock in the plan', options: ['yes', 'no'] }),
  stock_share: percent({
    label: 'Share in company stock',
    roles: ['hold_share:single_company'],
    min: 1,
    max: 100,
  }),
  fee: percent({ label: 'Fees of the old plan', roles: ['rate_fee'], min: 0.01, max: 5 }),
  card: money({ label: 'Owed on cards', roles: ['debt_balance:card'], min: 1, max: 1e6 }),
  card_rate: percent({
    label: 'Rate of the cards',
    roles: ['loan_rate:card', 'loan_rate'],
    min: 0.1,
    max: 100,
  }),
  spending: moneyPerYear({
    label: 'What you need a year',
    roles: ['spend_total', 'withdraw_amount'],
    min: 1,
    max: 1e7,
  }),
};
type Picture = GivenTo<typeof input>;

/** Old enough that this employer's plan is open without the penalty, and too young for an IRA to be. */
function isRuleOf55({ age: now }: Picture, { facts }: GuideContext): boolean {
  return (
    now !== undefined && now >= facts.get('separation_age').most && now < facts.get('early_withdrawal_age')
  );
}

const isPenaltyFree = ({ age: now }: Picture, { facts }: GuideContext) =>
  now !== undefined && now >= facts.get('early_withdrawal_age');

function costOfCash({ balance, age: now }: Picture, { run, facts }: GuideContext): Text[] {
  const rate = fact('early_withdrawal_tax_percent', facts.get('early_withdrawal_tax_percent'), 'percent');
  const until = facts.get('early_withdrawal_age');
  if (now !== undefined && now >= until) return [];
  const cost =
    balance === undefined || now === undefined
      ? undefined
      : run(earlyWithdrawal, { amount: balance, age: now });
  return [
    cost && cost.figure('penalty').value > 0
      ? text`Cashing out would cost you a penalty of about ${cost.figure('penalty')}, plus income tax on all of it.`
      : text`Cashing out early usually costs income tax plus a ${rate} penalty.`,
  ];
}

/** What a month on the cards costs, and what the penalty alone would. */
function cardOrCash({ card = 0, card_rate: rate, age: now }: Picture, context: GuideContext): Text[] {
  const cost = rate === undefined ? undefined : context.run(interestCost, { balance: card, rate });
  const taken =
    now === undefined || isPenaltyFree({ age: now } as Picture, context)
      ? undefined
      : context.run(earlyWithdrawal, { amount: card, age: now });
  return [
    taken && taken.figure('penalty').value > 0
      ? text`On ${given('card', card, 'usd')} the penalty alone is ${taken.figure('penalty')}, and income tax takes more. What's left wouldn't clear it.`
      : text`Cashing out that much usually costs a tenth in penalty and more in income tax, so what's left wouldn't clear the ${given('card', card, 'usd')}.`,
    ...(cost
      ? [
          text`The cards cost ${cost.figure('month')} of interest a month, so do attack them, with pay instead.`,
        ]
      : []),
  ];
}

/** What is asked of people who change jobs does not matter here. */
const isElsewhere = ({ leaving, heir }: Readonly<Record<string, unknown>>) =>
  leaving !== undefined || heir !== undefined;

export const leavingJob401k = defineGuide({
  id: 'leaving_job_401k',
  title: 'Leaving a job: the old 401(k)',
  about: 'Leaving a job: what to do with the old 401(k)',
  questions: [
    'what do i do with my 401k from my old job',
    'Leaving my company next month. Roll the 401(k) over or leave it?',
    'have 4 old 401ks from different jobs what a mess',
    "I'm 56 and got let go, 430k in the plan. Move it to an IRA or not?",
    'quit my job, 5200 in 401k, should i just take the money',
    'new employer has a 401k too, do i transfer the old one in',
    'Fidelity keeps calling me to roll over my 403b. Should I?',
    'rollover ira vs leaving it w/ old employer pros and cons for me, 39, 85k',
    'how do I move an old retirement plan without paying tax',
    'half of my old 401(k) is company stock, retiring at 60. roll it all?',
  ],
  simply:
    "The money in your old work account is still yours, and moving it directly from one account to another isn't taxed. So it's about low fees, good rules for taking money out, and never having it paid out to you by accident.",
  input,
  sides: [
    { given: { leaving: 'the_country' }, questions: leavingUsQuestions },
    {
      given: { new_plan: 'exists' },
      questions: [
        'new job has a 401k too, roll the old one in or leave it',
        'old 401k at Fidelity, new employer has a plan with Vanguard, should I move it over',
        'leaving my job for one with its own 401k, what to do with the old balance',
        'new employer has a 401k too, do i transfer the old one in',
      ],
    },
    {
      given: { several: 'yes' },
      questions: [
        'have 4 old 401ks from different jobs what a mess',
        'should I combine my old 401k accounts into one',
        'three retirement accounts from past employers, consolidate them?',
      ],
    },
  ],
  decide: (picture, context) => {
    const { balance, new_plan: plan, company_stock: stock } = picture;
    if (picture.heir !== undefined)
      return isPenaltyFree(picture, context) ? 'inherited_roll' : 'inherited_keep';
    if (picture.leaving !== undefined) return 'leaving_us';
    if (stock === 'yes' || (stock === undefined && picture.stock_share !== undefined)) return 'company_stock';
    if (isRuleOf55(picture, context)) return 'rule_of_55';
    if (picture.card !== undefined && !isPenaltyFree(picture, context)) return 'not_for_debt';
    if (plan === 'good') return 'new_plan';
    if (plan === 'exists') return 'compare_plans';
    if (picture.second !== undefined || picture.several !== undefined) return 'combine';
    if (balance !== undefined && balance <= smallBalance) return 'small';
    if (picture.fee !== undefined && picture.fee >= costlyFee) return 'costly';
    return plan === 'poor_or_none' ? 'ira' : 'keep_it';
  },
  verdicts: {
    leaving_us: leavingUs,
    inherited_roll: inheritedRoll,
    inherited_keep: inheritedKeep,
    keep_it: (picture, context) => ({
      opening: text`Leave it where it is for now, and don't cash it out.`,
      because: [
        ...costOfCash(picture, context),
        text`There's no rush, but answer the plan's letters: small balances can be moved out without you. If your new job's plan is good, move it there later, so you have one account.`,
      ],
      unless: text`you have a loan from the plan. Then repay it, or roll over the unpaid part by your tax deadline, or it's taxed.`,
      next: text`Update your address and beneficiary with the old plan, and look up what its funds cost.`,
      say: text`I'm not rolling anything over today. Send me your costs in writing.`,
    }),
    not_for_debt: (picture, context) => ({
      opening: text`No, don't cash it out for the cards: roll ${picture.balance === undefined ? 'it' : text`the ${given('balance', picture.balance, 'usd')}`} into the new plan or an IRA.`,
      because: cardOrCash(picture, context),
      unless: text`bankruptcy is close. Then leave it all the more: money in a retirement account is usually safe from creditors.`,
      next: text`Ask a nonprofit credit counselor at nfcc.org about a lower rate, and put the old contribution toward the cards for some months.`,
      say: text`Direct rollover, please. Don't make the check out to me.`,
    }),
    compare_plans: ({ balance }) => ({
      opening: text`Roll ${balance === undefined ? 'it' : text`the ${given('balance', balance, 'usd')}`} into the new plan if its index funds are cheap, otherwise into an IRA.`,
      because: [
        text`One account is easier to keep an eye on, and the old plan's fees often rise once you're gone. The new plan also keeps a backdoor Roth simple and protects well against creditors.`,
        text`Leaving it for a while costs nothing in tax, so there's no rush.`,
      ],
      unless: text`you leave at fifty-five or later and may need the money soon. Then keep it in the old plan.`,
      next: text`Compare the expense ratio of both plans' index funds. Then let the new plan pull the money as a direct rollover.`,
      say: text`Direct rollover, please. Don't make the check out to me.`,
    }),
    combine: ({ balance, second, third }) => ({
      opening:
        balance === undefined || second === undefined
          ? text`Yes, combine them: roll the old plans into your present employer's plan if it's good, or into one IRA.`
          : text`Yes, combine the ${given('balance', balance, 'usd')}${third === undefined ? '' : ','} ${third === undefined ? 'and' : text`${given('second', second, 'usd')} and`} ${given(third === undefined ? 'second' : 'third', third ?? second, 'usd')} in your present plan or one IRA.`,
      because: [
        text`One account is easier to keep cheap and up to date, and no old plan gets lost. A direct rollover isn't taxed.`,
        text`Your present plan is the better home if its funds are cheap. It also keeps a backdoor Roth simple.`,
      ],
      unless: text`you left one of those jobs at fifty-five or later and may need the money, or hold company stock there. Leave that one.`,
      next: text`Ask for a direct rollover from each old plan, one at a time, with the check made out to the new account.`,
      say: text`Direct rollover, please. Don't make the check out to me.`,
    }),
    costly: ({ fee = 0, balance }, { run }) => {
      const drag =
        balance === undefined ? undefined : run(feeDrag, { fee, other_fee: indexFee, start: balance });
      return {
        opening: text`Move it: ${given('fee', fee, 'percent')} a year is too much to leave it there.`,
        because: [
          ...(drag
            ? [
                text`On ${given('balance', balance!, 'usd')} the difference to cheap index funds could come to about ${drag.figure('cost')} over twenty years.`,
              ]
            : []),
          text`Your new employer's plan is the place if its index funds are cheap, or else an IRA at a low-cost firm. A direct rollover isn't taxed.`,
        ],
        unless: text`you left at fifty-five or later and need money soon. Then leave that part.`,
        next: text`Look up the new plan's fees, open the account, and let the new firm start the transfer.`,
        say: text`Direct rollover, please. Make the check payable to the new plan or firm, not to me.`,
      };
    },
    new_plan: (_, { facts }) => ({
      opening: text`Roll it into your new employer's plan.`,
      because: [
        text`You'd have one account, low-cost funds and strong protection from creditors. It also keeps your IRAs clear for a backdoor Roth.`,
        text`Have it sent directly. If the check is made out to you, ${fact('rollover_withholding_percent', facts.get('rollover_withholding_percent'), 'percent')} is withheld, and you'd have ${fact('rollover_days', facts.get('rollover_days'), 'count')} days to replace it from your pocket.`,
      ],
      unless: text`you may want the money before your late fifties after leaving the old employer. Then ask which plan gives you access.`,
      next: text`Call the new plan, ask whether it takes rollovers, and let it start the transfer.`,
      say: text`I want a direct rollover, paid to the new plan for my benefit. No withholding.`,
    }),
    ira: (picture, context) => ({
      opening: text`Roll it directly into an IRA at a low-cost firm.`,
      because: [
        ...costOfCash(picture, context),
        text`An IRA gives you cheap index funds and one place to see it all.`,
        text`A direct rollover isn't taxed. Pre-tax money goes into a traditional IRA, Roth money into a Roth IRA.`,
      ],
      unless: text`you use the backdoor Roth, or might be sued. Then leaving it in the old plan is usually better.`,
      next: text`Open the IRA first, have the money sent straight to it, and invest it once it arrives.`,
      say: text`Direct rollover to my IRA, please. Make the check payable to the new firm, not to me.`,
    }),
    small: (picture, context) => ({
      opening: text`Roll it over now, before the plan does something with it.`,
      because: [
        text`Plans may push out small balances without asking, into a costly IRA that sits in cash, or as a check that's taxed.`,
        ...costOfCash(picture, context),
      ],
      unless: text`your new job's plan takes it. That's even simpler.`,
      next: text`Open a free IRA at a large low-cost firm today and ask the old plan for a direct rollover into it.`,
      say: text`Please do a direct rollover to my IRA. I don't want a check in my name.`,
    }),
    rule_of_55: ({ age: now, spending }, { facts }) => ({
      opening: text`Leave ${spending === undefined ? 'at least part of it' : text`what you need, ${given('spending', spending, 'usd_per_year')},`} in the old plan${now === undefined ? '' : text` at ${given('age', now, 'age')}`}.`,
      because: [
        text`If you left that job in or after the year you turned ${fact('separation_age', facts.get('separation_age').most, 'age')}, you can take money from this plan without the penalty. In an IRA you'd lose that until ${fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 })}.`,
        text`Income tax still applies to what you take.`,
      ],
      unless: text`you have plenty of other money until then, or the plan only pays out all at once. Then a rollover is fine.`,
      next: text`Ask the plan whether it allows partial withdrawals after you leave, and what it charges.`,
    }),
    company_stock: () => ({
      opening: text`Don't roll the company stock over yet.`,
      because: [
        text`Shares with a large gain can sometimes leave the plan at what they cost. You pay income tax on that cost now, and only capital gains tax on the growth when you sell. Rolled into an IRA, that chance is gone for good.`,
        text`The rest of the account can go to an IRA or a new plan.`,
      ],
      unless: text`the gain is small, or you're young and would owe a penalty. Then roll it all and sell the stock down.`,
      next: text`Ask the plan for the cost basis of the shares, and show it to a tax preparer before you sign. Everything has to leave in one year.`,
    }),
  },
  asks: [
    {
      field: 'new_plan',
      settled: isElsewhere,
      question: 'Does your new job have a plan with low-cost funds?',
      choices: [
        { label: 'Yes', value: 'good' },
        { label: 'No, or costly', value: 'poor_or_none' },
        { label: 'Not sure', value: 'not_sure' },
      ],
    },
    {
      field: 'company_stock',
      settled: isElsewhere,
      question: 'Is there stock of the company in the old plan?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: ['Should I cash out my 401(k)?', 'Should I convert my IRA to a Roth?', 'Roth or traditional?'],
  articles: [
    'traditional-401k',
    'early-withdrawals-72t',
    'backdoor-roth',
    'visas-and-taxes-for-immigrants',
    'inherited-retirement-accounts',
  ],
  related: ['job-offers-and-raises'],
  sources: ['irs_rollovers', 'irs_early_distributions', 'irc_402'],
});
