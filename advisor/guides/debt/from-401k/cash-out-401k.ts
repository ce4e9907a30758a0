import { earlyWithdrawal } from '#advisor/calculators/retirement/distributions/early-withdrawal.ts';
import { age, choice, flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { loansCalled, studentLoanField } from '#advisor/guides/debt/student-loans/student-loan-told.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Told {
  amount: number | undefined;
  age: number | undefined;
  income: number | undefined;
  filing_status: FilingStatus;
}

/** What the withdrawal costs: in dollars as far as it can be told, in words otherwise. */
function costOf({ amount, age: years, income, filing_status: status }: Told, context: GuideContext): Text {
  const cost =
    amount === undefined
      ? undefined
      : context.run(earlyWithdrawal, { amount, age: years, income, filing_status: status });
  const rate = fact(
    'early_withdrawal_tax_percent',
    context.facts.get('early_withdrawal_tax_percent'),
    'percent',
  );
  if (years !== undefined && years >= context.facts.get('early_withdrawal_age') && !cost)
    return text`There's no penalty at your age, but all of it is taxed as income, and often by your state too.`;
  if (!cost || amount === undefined)
    return text`Before ${fact('early_withdrawal_age', context.facts.get('early_withdrawal_age'), 'age', { decimals: 1 })} you pay income tax plus ${rate}, and often state tax.`;
  return income === undefined || income === 0
    ? text`The penalty alone on ${given('amount', amount, 'usd')} is ${cost.figure('penalty')}, and income tax comes on top.`
    : text`Of ${given('amount', amount, 'usd')} the federal penalty and tax take ${cost.figure('cost')}, so about ${cost.figure('left')} is left before state tax.`;
}

/** How much has to come out so that enough is left for the debt. */
function neededFor(
  { debt, amount, age: years, income, filing_status: status }: Told & { debt: number | undefined },
  { run }: GuideContext,
): Text | undefined {
  if (debt === undefined || income === undefined || income === 0) return undefined;
  const cost = run(earlyWithdrawal, { amount: 0, net: debt, age: years, income, filing_status: status });
  if (!cost) return undefined;
  const taken = cost.figure('cost').value + debt;
  return amount !== undefined && taken > amount
    ? text`To have ${given('debt', debt, 'usd')} after tax and penalty you'd need to take out about ${given('taken', Math.round(taken), 'usd')}, more than the ${given('amount', amount, 'usd')} there is.`
    : text`To have ${given('debt', debt, 'usd')} left you'd have to take out about ${given('taken', Math.round(taken), 'usd')}: federal tax and penalty take ${cost.figure('cost')}.`;
}

/** What it costs to take out as much as is owed, and that more is needed to pay the tax. */
function costOfPaying({ debt, ...told }: Told & { debt: number | undefined }, context: GuideContext): Text {
  const { age: years, income, filing_status: status } = told;
  const cost =
    debt === undefined
      ? undefined
      : context.run(earlyWithdrawal, { amount: debt, age: years, income, filing_status: status });
  if (!cost || income === undefined || income === 0) return costOf({ ...told, amount: undefined }, context);
  return text`If you take out that much, federal tax and any penalty take ${cost.figure('cost')} of it, so you'd have to take out even more to clear the loan.`;
}

/** The federal tax on taking all of it in one year, where pay is known too. */
function taxOf({ amount, age: years, income, filing_status: status }: Told, { run }: GuideContext): Text[] {
  if (amount === undefined || income === undefined || income === 0) return [];
  const cost = run(earlyWithdrawal, { amount, age: years, income, filing_status: status });
  return cost ? [text`On top of your pay, federal tax would take ${cost.figure('cost')} of it at once.`] : [];
}

export const cashOut401k = defineGuide({
  id: 'cash_out_401k',
  title: 'Cash out a 401(k) or not',
  about: 'Should I cash out a 401(k)',
  questions: [
    'should I cash out my 401k',
    'i have 14k in an old 401k from walmart, just take it?',
    'Thinking about pulling everything out of my retirement to pay off debt. I am 41 and make 58k.',
    'quit my job last month, cash the 401k or leave it there',
    'is it worth taking the penalty to get out from under these credit cards',
    "I'm 57 and was just let go. Can I live off the 401(k) for a while?",
    'hardship withdrawal to stop eviction?? only have a week',
    'market is scary want to cash out my whole 401k and put it in the bank',
    '62 years old, 210,000 in the plan, is it dumb to take all of it at once',
    'my wife wants us to use her 401k (about 35 grand) to buy a food truck',
  ],
  simply:
    "Money in a retirement account usually hasn't been taxed yet. When you take it out, the government takes its share first, often with a penalty if you're not near retirement age, and what's gone can't keep growing for you.",
  input: {
    amount: money({
      label: 'Amount',
      roles: ['withdraw_amount', 'bal_retirement', 'lump_sum'],
      min: 1,
      max: 1e9,
    }),
    age: age({ label: 'Age', roles: ['age'], min: 16, max: 120 }),
    income: moneyPerYear({
      label: 'Income',
      roles: ['wages', 'wages@both', 'agi', 'se_income'],
      min: 0,
      max: 1e9,
    }),
    filing_status: filingStatusField,
    left: flag({
      label: 'You left that employer',
      fact: 'flag=left_employer',
      default: { value: false, reason: 'nothing is said of leaving' },
    }),
    laid_off: flag({
      label: 'You were laid off',
      fact: 'flag=laid_off',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    debt: money({ label: 'Debt to pay off', roles: ['debt_balance'], adds: true, min: 1, max: 1e8 }),
    rate: percent({ label: 'Interest rate on the debt', roles: ['loan_rate'], min: 0, max: 100 }),
    student: studentLoanField,
    spouse_pay: moneyPerYear({ label: "Spouse's pay", roles: ['wages@spouse'], min: 1, max: 1e9 }),
    reason: choice({
      label: 'What for',
      options: ['debt', 'emergency', 'left_job', 'fear', 'other'],
      facts: { debt: 'loan=card', emergency: 'flag=eviction_notice' },
    }),
  },
  decide: ({ age: years, left, laid_off: laidOff, reason, debt, student }, { facts }) => {
    const gone = left || laidOff || reason === 'left_job';
    if (student !== undefined && (reason === undefined || reason === 'debt')) return 'student_debt';
    if (years !== undefined && years >= facts.get('early_withdrawal_age')) return 'spread';
    if (reason === 'emergency') return 'only_what_you_need';
    if (gone && years !== undefined && years >= facts.get('separation_age').most) return 'rule_of_55';
    if (reason === 'debt' || (reason === undefined && debt !== undefined)) return 'debt';
    if (reason === 'fear') return 'move_inside';
    return gone ? 'roll_over' : 'no';
  },
  verdicts: {
    no: (told, context) => ({
      opening:
        told.amount === undefined
          ? text`No, don't cash it out.`
          : text`No, don't cash out the ${given('amount', told.amount, 'usd')}.`,
      because: [
        costOf(told, context),
        text`You also give up years of growth, and yearly limits cap what you can put back.`,
      ],
      unless: text`you face eviction, foreclosure or a medical bill and have nothing else. Then a loan from the plan comes first.`,
      next: text`Tell me what you need the money for. There's usually a cheaper way, such as a plan loan or a payment plan.`,
    }),
    debt: (told, context) => ({
      opening:
        told.debt === undefined
          ? text`No, don't use it to pay off debt.`
          : text`No, don't cash it out to pay off the ${given('debt', told.debt, 'usd')}.`,
      because: [
        neededFor(told, context) ?? costOf(told, context),
        text`Card companies generally can't touch a 401(k), even in bankruptcy. You'd be giving protected money to people who couldn't take it.`,
      ],
      unless: text`you can borrow from the plan instead, your job is safe, and the cards stay empty.`,
      next: text`Call a nonprofit credit counselor at nfcc.org first. If you can't pay this off within five years, talk to a bankruptcy lawyer.`,
    }),
    student_debt: ({ student, ...told }, context) => ({
      opening:
        told.debt === undefined
          ? text`No, don't use the 401(k) to pay off ${loansCalled(student)}.`
          : text`No, don't use the 401(k) to pay off the ${given('debt', told.debt, 'usd')} of ${loansCalled(student)}.`,
      because: [
        costOfPaying(told, context),
        student === 'private'
          ? text`A private lender has to sue before it can touch your pay, and it generally can't reach a 401(k) at all.`
          : text`Federal loans can be stretched or paused, and they end at ${student === 'parent' ? "the parent's" : 'your'} death or total disability. A 401(k) can't be refilled that fast.`,
      ],
      unless: text`a year with very little income makes the tax small, and you're past the age for the penalty.`,
      next:
        student === 'private'
          ? text`Compare three lenders for a lower rate, and send what you can spare each month to the loan.`
          : text`Ask the servicer for the longest payment plan these loans allow, and send what you can spare each month on top.`,
    }),
    roll_over: (told, context) => ({
      opening:
        told.amount === undefined
          ? text`No, roll it over or leave it in the plan.`
          : text`No, don't cash out the ${given('amount', told.amount, 'usd')}: roll it over or leave it in the plan.`,
      because: [
        costOf(told, context),
        text`A direct rollover into an IRA or your next employer's plan costs nothing and keeps it all growing.`,
      ],
      unless:
        told.spouse_pay === undefined
          ? text`you're out of work with no other money. Then take out only what a month or two needs.`
          : text`${given('spouse_pay', told.spouse_pay, 'usd_per_year')} and unemployment benefits don't cover the bills. Then take out only what a month or two needs.`,
      next: text`Open an IRA, then ask the old plan for a direct rollover, with the check made out to the new custodian and not to you.`,
      say: text`I want a direct rollover to my IRA. Please don't withhold any tax and don't make the check out to me.`,
    }),
    only_what_you_need: (told, context) => ({
      opening: text`Take only what you need to get through this, and ask for a plan loan first.`,
      because: [
        text`A loan isn't taxed. A hardship withdrawal is, and being allowed to take it doesn't spare you the penalty.`,
        costOf(told, context),
        text`There are exceptions, such as large medical bills, disability, or a small emergency amount if your plan offers it.`,
      ],
      unless: text`a few weeks' delay would do. Landlords, hospitals and lenders often agree to a payment plan.`,
      next: text`Call the plan today and ask for three things: a loan, the emergency withdrawal, and the hardship form.`,
    }),
    rule_of_55: ({ debt, rate }, { facts }) => ({
      opening:
        debt === undefined
          ? text`Yes, you can take money from that employer's plan without the penalty, but only what you need each month.`
          : text`Yes, you can: out of that employer's plan the ${given('debt', debt, 'usd')} comes without the penalty, but it's taxed, so split it over two tax years.`,
      because: [
        ...(debt !== undefined && rate !== undefined
          ? [
              text`At ${given('rate', rate, 'percent')} the debt costs more than the account is likely to earn, so clearing it can be worth the tax if you don't run it up again.`,
            ]
          : []),
        text`If you left that job in or after the year you turned ${fact('separation_age', facts.get('separation_age').most, 'age')}, that plan's money comes out without the penalty. You still pay income tax, so smaller withdrawals cost less.`,
      ],
      unless: text`your plan pays only everything at once. Then roll most of it to an IRA and keep out what the gap needs.`,
      next: text`Ask the plan whether it allows partial withdrawals, and don't roll it to an IRA before you know. The IRA loses this exception.`,
    }),
    spread: ({ amount, age: years, income, filing_status: status }, context) => ({
      opening: text`Don't take it all at once: spread it over several years.`,
      because: [
        text`At ${given('age', years!, 'age')} there's no penalty, but every dollar from a traditional account is taxed as income.`,
        ...taxOf({ amount, age: years, income, filing_status: status }, context),
        amount === undefined
          ? text`A big withdrawal lands in higher brackets and can raise Medicare premiums and the tax on Social Security.`
          : text`Taking ${given('amount', amount, 'usd')} in one year lands in higher brackets and can raise Medicare premiums and the tax on Social Security.`,
      ],
      unless: text`the account is small or you have almost no other income that year.`,
      next: text`Move it to an IRA if the plan's choices are poor, and take a year's spending at a time.`,
    }),
    move_inside: (told, context) => ({
      opening: text`No, don't cash it out: change what it's invested in instead.`,
      because: [
        text`You can move the money into the plan's stable value or bond fund today without any tax.`,
        costOf(told, context),
      ],
      unless: text`retirement is decades away. Then the fall matters little, and staying put has paid off after every past crash.`,
      next: text`Log in and look at your mix. If you retire within about five years, keep a few years of spending out of stocks.`,
    }),
  },
  asks: [
    {
      field: 'reason',
      settled: ({ debt, left, laid_off: laidOff }) => debt !== undefined || left === true || laidOff === true,
      question: 'What is behind it?',
      choices: [
        { label: 'Paying off debt', value: 'debt' },
        { label: 'An emergency', value: 'emergency' },
        { label: 'I left the job', value: 'left_job' },
        { label: 'The market scares me', value: 'fear' },
      ],
    },
    {
      field: 'age',
      question: 'How old are you?',
      choices: [
        { label: 'Under 55', value: 45 },
        { label: '55 to 59', value: 57 },
        { label: '60 or older', value: 62 },
      ],
    },
  ],
  followUps: ['Should I borrow from my 401(k)?', 'What should I do with the 401(k) of a job I left?'],
  articles: ['early-withdrawals-72t', 'traditional-401k'],
  sources: ['irs_early_distributions', 'irc_72'],
});
