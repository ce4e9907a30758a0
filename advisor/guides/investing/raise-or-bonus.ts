import { flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  cushionFields,
  debtFields,
  debtQuestion,
  matchField,
  matchQuestion,
  monthsCovered,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { worthPrepaying } from '#advisor/guides/investing/windfall-split.ts';
import { cheapLoan } from '#advisor/guides/investing/next-dollar-words.ts';
import { text } from '#advisor/quantities/text.ts';

/** The least of the usual three to six months: below it one surprise ends on a card. */
const cushionMonths = 3;

interface MorePay {
  wages: number | undefined;
  raise: number | undefined;
  percent: number | undefined;
  next: number | undefined;
  bonus: number | undefined;
  filing: string;
}

function netOf({ wages, raise, percent: share, next, bonus, filing }: MorePay, { run }: GuideContext) {
  if (wages === undefined) return undefined;
  const base = { wages, filing_status: filing };
  if (bonus !== undefined) return run(raiseAfterTax, { ...base, bonus });
  if (next === undefined && raise === undefined && share === undefined) return undefined;
  const more =
    next === undefined
      ? raise === undefined
        ? { raise_percent: share ?? 0 }
        : { raise }
      : { new_pay: next };
  const steady = run(raiseAfterTax, { ...base, ...more });
  return steady && steady.figure('kept').value > 0 ? steady : undefined;
}

/** What stays of it after federal taxes: a bonus as a sum, a raise by the month. */
function kept(pay: MorePay, context: GuideContext) {
  const net = netOf(pay, context);
  if (!net) return [];
  return pay.bonus === undefined
    ? [
        text`After federal taxes it's about ${wholeDollars(net.figure('kept_month'))} more a month. Your state may take some.`,
      ]
    : [
        text`Of the ${given('bonus', pay.bonus, 'usd')} you keep about ${wholeDollars(net.figure('kept'))} after federal taxes. Your state may take more.`,
      ];
}

/** The card first, with what is really there after tax. */
function cardOpening({ card, ...pay }: MorePay & { card: number | undefined }, context: GuideContext) {
  if (!card) return text`Put it on the card or the costliest debt first, all but a small treat.`;
  const owed = given('card', card, 'usd');
  const net = netOf(pay, context);
  if (pay.bonus === undefined) {
    const month = net?.figure('kept_month').value ?? 0;
    return month > 0
      ? text`Send all of it, about ${given('month', Math.round(month), 'usd_per_month')}, to the ${owed} on the card until it's gone.`
      : text`Send all of the extra pay to the ${owed} on the card until it's gone.`;
  }
  const rest = Math.round((net?.figure('kept').value ?? pay.bonus) - card);
  if (rest <= 0) return text`Put all of it on the ${owed} you owe on the card.`;
  return net
    ? text`Pay off the ${owed} on the card with it first, and save the about ${given('rest', rest, 'usd')} that's left after tax.`
    : text`Pay off the ${owed} on the card with it first, and save what's left after tax.`;
}

/** What of the saved half a loan may take. */
function besideLoan({ loan, rate }: { loan: number | undefined; rate: number | undefined }) {
  if (loan === undefined || rate === undefined) return [];
  return rate < worthPrepaying
    ? cheapLoan(loan, rate)
    : [
        text`Part of the saved half can go to the ${given('loan', loan, 'usd')} at ${given('rate', rate, 'percent')}: that's about as good as investing.`,
      ];
}

/** When the raise has paid the card off. */
function goneIn(
  { card, rate, ...pay }: MorePay & { card: number | undefined; rate: number | undefined },
  context: GuideContext,
) {
  const month = pay.bonus === undefined ? netOf(pay, context)?.figure('kept_month').value : undefined;
  if (!card || !rate || !month) return [];
  const payoff = context.run(debtPayoff, {
    debts: [{ name: '', balance: card, rate, minimum: 0 }],
    budget: Math.round(month),
  });
  return payoff ? [text`That alone clears it in about ${payoff.figure('avalanche_months')}.`] : [];
}

/** "Save half of it, about $235 a month, …" */
function halfOf(pay: MorePay, context: GuideContext) {
  const month = netOf(pay, context)?.figure('kept_month').value;
  return month ? text`, about ${given('half', Math.round(month / 2), 'usd_per_month')},` : text``;
}

export const raiseOrBonus = defineGuide({
  id: 'raise_or_bonus',
  title: 'A raise or a bonus',
  about: 'Got a raise or bonus: what to do',
  questions: [
    'got a 6k raise what should I do with it',
    'bonus of 11,000 coming in march, pay debt or invest',
    'how much of my raise should i save',
    "I'm getting promoted from 74k to 88k. How do I keep from just spending it?",
    'year end bonus: 401k or cash?',
    'should i upgrade my apartment now that i make more',
    '3% cost of living raise, does it even matter where it goes',
    'first real bonus ever!! 5 grand. ideas?',
    'Will a raise push me into a higher bracket and make me lose money?',
    'got a commission check for 23000 and owe 9000 on cards',
  ],
  simply:
    "New money is the easiest to save, because you aren't used to it yet. It does the most where it wins you something for sure: an employer's match, a card you no longer pay interest on, or cash for emergencies.",
  input: {
    wages: moneyPerYear({ label: 'Pay', roles: ['wages', 'wages@both'], min: 1, max: 1e8 }),
    raise: moneyPerYear({ label: 'Raise', roles: ['raise_amount'], min: 1, max: 1e8 }),
    percent: percent({ label: 'Raise in percent', roles: ['raise_rate'], min: 0.01, max: 500 }),
    next: moneyPerYear({ label: 'New pay', roles: ['wages_new'], min: 1, max: 1e8 }),
    bonus: money({ label: 'Bonus', roles: ['bonus', 'lump_sum'], min: 1, max: 1e8 }),
    filing: filingStatusField,
    match: matchField,
    ...debtFields,
    loan: money({
      label: 'Other debt',
      roles: ['debt_balance:student', 'debt_balance:car', 'debt_balance:personal'],
      min: 1,
      max: 1e8,
    }),
    months: cushionFields.months,
    cash: cushionFields.cash,
    spending: cushionFields.spending,
    none_saved: cushionFields.none_saved,
    full: flag({
      label: 'Retirement accounts are full',
      fact: 'flag=maxes_out',
      default: { value: false, reason: 'few people fill them' },
    }),
  },
  decide: ({ bonus, match, ...known }) => {
    if (match === 'missed') return 'match';
    if (owesCostlyDebt(known)) return 'debt';
    const months = monthsCovered(known);
    if (months !== undefined && months < cushionMonths) return 'cushion';
    if (months !== undefined && bonus !== undefined) return 'invest';
    return bonus === undefined ? 'raise' : 'bonus';
  },
  verdicts: {
    match: (pay, context) => ({
      opening: text`Use it to get your employer's full match first.`,
      because: [
        ...kept(pay, context),
        text`The match is extra pay on top of the extra pay. If you raise your contribution before the first bigger check, you won't miss it.`,
      ],
      unless: text`you're behind on rent or bills. Then catch up first.`,
      next: text`Raise your 401(k) contribution today to the point where the match ends, and ask if it applies to bonuses too.`,
    }),
    debt: (pay, context) => ({
      opening: cardOpening(pay, context),
      because: [
        ...kept(pay, context),
        ...goneIn(pay, context),
        text`Paying a card down earns its rate for sure. When it's gone, the old payment becomes a second raise.`,
      ],
      unless: text`you have no cash at all, or miss part of an employer match. Then a month of spending and the match come first.`,
      next: text`Schedule the payment for the day the money lands, before it blends into your checking account.`,
    }),
    cushion: (pay, context) => ({
      opening:
        pay.bonus === undefined
          ? text`Send the extra pay to savings until you have three months of spending there.`
          : text`Put the ${given('bonus', pay.bonus, 'usd')}${netOf(pay, context) ? text`, about ${wholeDollars(netOf(pay, context)!.figure('kept'))} after federal tax,` : ''} into savings: it's the start of your emergency fund.`,
      because: [
        ...(pay.bonus === undefined ? kept(pay, context) : []),
        text`With little set aside, the next car repair goes on a card. Three months of spending end that, and money you don't live on is the easiest way to get there.`,
      ],
      unless: text`your employer matches 401(k) contributions and you don't get all of it. Then that comes first.`,
      next: text`Open an insured high-yield savings account, and have the money sent there on the day it lands.`,
    }),
    invest: (pay, context) => ({
      opening: pay.full
        ? text`Invest most of the ${given('bonus', pay.bonus!, 'usd')} in a plain brokerage account, and enjoy about a tenth.`
        : text`Put most of the ${given('bonus', pay.bonus!, 'usd')} into retirement accounts, and enjoy about a tenth.`,
      because: [
        ...kept(pay, context),
        text`Your cash cushion is in place, so more savings add little.`,
        pay.full
          ? text`Your tax-favored accounts are full. Broad index funds in an ordinary account have no limit and no penalty.`
          : text`After the match, an IRA or more 401(k) comes next. If those are full, use a brokerage account.`,
      ],
      unless: text`a house, a car or school is coming within five years. Then keep it in savings or CDs.`,
      next: text`Ask payroll before the payday whether you can send a larger share of the bonus to your 401(k).`,
    }),
    bonus: (pay, context) => ({
      opening: text`Save most of it: fill your cash cushion, then retirement accounts, and enjoy about a tenth.`,
      because: [
        ...kept(pay, context),
        text`The flat withholding on a bonus isn't the final tax. Too much comes back with your return, and too little is due then.`,
        text`You don't live on this money, so it's the easiest to save.`,
      ],
      unless: text`you owe on cards. Then pay those first.`,
      next: text`Ask payroll before the payday whether you can send a larger share of the bonus to your 401(k).`,
    }),
    raise: (pay, context) => ({
      opening: text`Save half of it${halfOf(pay, context)} before you see it, and enjoy the other half.`,
      because: [
        ...kept(pay, context),
        ...besideLoan(pay),
        text`Spending grows to fit pay, and hardly anyone misses money that never reached checking. A higher bracket taxes only the dollars above its line.`,
      ],
      unless: text`you owe on cards or have no cushion. Then all of it goes there first. If you get tax credits or subsidized insurance, check those limits too.`,
      next: text`Raise your 401(k) by half of the raise today, in percent, so it starts with the first bigger check.`,
    }),
  },
  asks: [matchQuestion, debtQuestion],
  followUps: ['Where should my next dollar go?', 'Roth or traditional, which is better for me?'],
  articles: ['pay-yourself-first', 'employer-match', 'tax-brackets'],
  related: ['job-offers-and-raises'],
  sources: ['irs_pub_17', 'irs_topic_751'],
});
