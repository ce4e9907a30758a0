import {
  age,
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  cushionFields,
  debtFields,
  matchTermFields,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import {
  amountVerdict,
  lateShare,
  monthsPerYear,
  result,
  shareFor,
  shareNow,
  shareOfPay,
  usualShare,
  veryLateShare,
  withMatch,
  workUntil,
} from '#advisor/guides/investing/how-much-words.ts';
import { text } from '#advisor/quantities/text.ts';

interface CardAndCash {
  card: number | undefined;
  cash: number | undefined;
  wages: number | undefined;
}

/** Whether the cash pays the card and still covers a month: a month of pay before tax is more than most people spend. */
function paysCardFromCash({ card, cash, wages }: CardAndCash): boolean {
  return !!card && !!cash && wages !== undefined && cash - card >= wages / monthsPerYear;
}

export const howMuchToSave = defineGuide({
  id: 'how_much_to_save',
  title: 'How much to save',
  about: 'How much or what share of income to save',
  questions: [
    'how much of my paycheck should I be saving',
    "I'm 27 and make 58k, what percent should go to retirement?",
    'is 10% in my 401k enough',
    'what is a good savings rate for a family',
    'how much should a 45 year old put away each month if starting late',
    'Are we saving enough? 12 percent of 140k, both 38.',
    'everyone online says save half your income, is that realistic',
    'whats the right amount to put in retirement vs enjoy life now',
    'fresh out of college first job 52k, how much do i save per month',
    'Do I count the company match when figuring my savings percentage?',
  ],
  simply:
    'Someday your savings have to pay you instead of a job. Money saved early has more years to grow, so the later you start, the bigger the slice of each paycheck has to be.',
  input: {
    age: age({ label: 'Age', roles: ['age'], min: 14, max: 80 }),
    wages: moneyPerYear({ label: 'Pay', roles: ['wages', 'wages@both', 'se_income'], min: 1, max: 1e7 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    monthly: moneyPerMonth({
      label: 'Amount you could save',
      roles: ['save_amount', 'save_amount@both'],
      min: 1,
      max: 1e6,
    }),
    retires: age({ label: 'Age of retirement', roles: ['age_retire'], min: 40, max: 80 }),
    share: percent({ label: 'Share saved now', roles: ['save_share'], min: 0, max: 100 }),
    saved: money({
      label: 'Saved for retirement',
      roles: ['bal_retirement', 'bal_roth', 'bal_total', 'bal_total@both'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    pension: flag({
      label: 'A pension of the job',
      fact: 'account=pension',
      default: { value: false, reason: 'nothing is said of a pension' },
    }),
    start: choice({ label: 'Started saving', options: ['early', 'late'] }),
    match_rate: matchTermFields.match_rate,
    match_limit: matchTermFields.match_limit,
    cash: cushionFields.cash,
    ...debtFields,
  },
  decide: (known) => {
    const aim = shareFor(known);
    const share = withMatch(known);
    if (owesCostlyDebt(known)) return 'debt';
    if (known.pension) return 'pension';
    if (share !== undefined && share >= aim) return 'enough';
    const { monthly, wages, age: now } = known;
    if (monthly !== undefined && now !== undefined && now < workUntil(known))
      return wages !== undefined && shareOfPay(monthly, wages) >= aim ? 'amount_enough' : 'amount';
    if (aim === usualShare) return 'fifteen';
    return aim === lateShare ? 'twenty' : 'quarter';
  },
  verdicts: {
    pension: ({ share, wages }) => ({
      opening: text`About five to ten percent of pay on top of the pension is a fair mark, in an account that's yours.`,
      because: [
        text`${share === undefined ? 'What you pay into the pension counts' : text`The ${given('share', share, 'percent')} you pay into the pension counts`} as saving, but a full pension takes a full career there. If you leave early it can be small, and many don't rise with prices.`,
        wages === undefined
          ? text`If the job has no Social Security, nothing else comes in later, so lean toward ten.`
          : text`If the job has no Social Security, nothing else comes in later, so lean toward ten: about ${{ value: Math.round(wages / 120), unit: 'usd_per_month' as const, decimals: 0 }} on your pay.`,
      ],
      unless: text`you started late or may not stay until you're vested. Then save as if there were no pension, about fifteen percent.`,
      next: text`Ask the pension office what you'd get at your planned age and when you're vested, then open a Roth IRA or the job's 403(b) or 457.`,
    }),
    debt: ({ card, rate, match_limit: limit, cash, wages }) => ({
      opening: paysCardFromCash({ card, cash, wages })
        ? text`First pay the ${given('card', card!, 'usd')} on the card from your ${given('cash', cash!, 'usd')} in cash, then save about fifteen percent of pay, match included.`
        : text`For now, only ${limit === undefined ? 'enough to get any employer match' : text`${given('match_limit', limit, 'percent')} of pay, to get the match`}, and the rest goes to ${card ? text`the ${given('card', card, 'usd')} on the card` : 'the costly debt'}.`,
      because: [
        rate === undefined
          ? text`Card interest is a sure loss that no retirement account makes up for.`
          : text`Paying ${given('rate', rate, 'percent')} is a sure loss that no retirement account makes up for.`,
        ...(paysCardFromCash({ card, cash, wages })
          ? [
              text`What stays in cash still covers more than a month, and the payment you made each month can go to retirement.`,
            ]
          : [
              text`Once it's gone, go to about fifteen percent of pay, match included, with the money that went to the card.`,
            ]),
      ],
      unless: cash
        ? text`that cash is needed within months. Then keep it, and send the debt everything you can spare.`
        : text`you have no cash at all. Then put a month of spending aside as well.`,
      next: paysCardFromCash({ card, cash, wages })
        ? text`Pay the card off today, and set your 401(k) to fifteen percent or to one percent more with each paycheck.`
        : text`Set your 401(k) to where the match ends, and make the debt payment automatic.`,
    }),
    enough: (saver, context) => ({
      opening: text`Yes, ${given('with_match', withMatch(saver) ?? 0, 'percent')}${saver.match_limit === undefined ? '' : ' with the match'} is enough for a normal retirement, so you can spend the rest with a clear conscience.`,
      because: [
        text`That counts everything that goes to retirement, your employer's match included.`,
        ...result(withMatch(saver) ?? 0, saver, context),
      ],
      unless: text`you want to stop well before your mid-sixties. Then every extra percent buys time.`,
      next: text`Keep the share when your pay rises, and check it again in a year.`,
    }),
    amount: (saver, context) => amountVerdict(saver, context),
    amount_enough: (saver, context) => amountVerdict(saver, context),
    fifteen: (saver, context) => ({
      opening:
        shareNow(saver) ??
        text`Save about fifteen percent of your pay for retirement, your employer's match included.`,
      because: [
        ...result(usualShare, saver, context),
        text`With thirty years or more to grow, or a good start behind you, that together with Social Security usually replaces enough of a normal paycheck.`,
      ],
      unless: text`you owe on credit cards or have no cash cushion. Then get the match, fix those, and raise the rest after.`,
      next: text`Raise your contribution by one percent of pay today, and by another with every raise.`,
    }),
    twenty: (saver, context) => ({
      opening:
        shareNow(saver) ?? text`Aim for about twenty percent of your pay, your employer's match included.`,
      because: [
        text`The usual fifteen percent assumes a start by the mid-thirties. With fewer years to grow, more has to come from you.`,
        ...result(lateShare, saver, context),
      ],
      unless: text`you have a pension or already two to three years of pay saved. Then fifteen is fine.`,
      next: text`Raise your 401(k) by two percent of pay today, and by half of every raise after that.`,
    }),
    quarter: (saver, context) => {
      const catchUp = fact('catch_up_50', context.facts.get('catch_up_50'), 'usd');
      return {
        opening: shareNow(saver) ?? text`Aim for about a quarter of your pay, or as close as you can get.`,
        because: [
          text`With about twenty years or less, what you put in matters more than what it earns.`,
          ...result(veryLateShare, saver, context),
          text`From fifty a 401(k) takes another ${catchUp} a year, and working a few years longer helps even more.`,
        ],
        unless: text`you have a pension or four years of pay saved. Then fifteen percent can do.`,
        next: text`Raise your contribution by five percent of pay today. Undo part of it if it really hurts.`,
      };
    },
  },
  asks: [
    {
      field: 'age',
      question: 'How old are you?',
      choices: [
        { label: 'Under 35', value: 28 },
        { label: '35 to 44', value: 40 },
        { label: '45 or older', value: 52 },
      ],
    },
    {
      field: 'start',
      question: 'Have you been saving steadily since before your mid-thirties?',
      choices: [
        { label: 'Yes', value: 'early' },
        { label: 'No', value: 'late' },
      ],
    },
  ],
  followUps: ['Am I on track for my age?', 'Where should my next dollar go?'],
  articles: ['pay-yourself-first', 'employer-match', 'catch-up-contributions'],
  related: ['budgeting-50-30-20'],
  sources: ['sec_saving_investing'],
});
