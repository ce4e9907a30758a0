import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import {
  choice,
  count,
  money,
  moneyPerMonth,
  months,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import {
  buyingHomeField,
  cashField,
  creditField,
  missedPaymentsField,
} from '#advisor/guides/debt/told-fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { managedWords } from '#advisor/guides/debt/managed-plan.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import { compare, savedOnceStopped, waitingCosts } from '#advisor/guides/debt/transfer-figures.ts';

/** Below this score most zero-percent cards turn people down. */
const usualScore = 670;

/** Savings that pay the card off should leave half as much again for what goes wrong. */
const cashToSpare = 1.5;

/** In a year a new account has mostly stopped to weigh on the score. */
const farEnough = 1;

/** Months that no offer reaches: for how long a payment takes if the low rate lasts. */
const longestOffer = 120;

export const balanceTransferChoice = defineGuide({
  id: 'balance_transfer_choice',
  title: 'A balance transfer or not',
  about: 'Is a balance transfer a good idea',
  questions: [
    'is a balance transfer a good idea',
    'got a letter, 0% for 18 months 3% fee. my card is 26.99 with 7k on it. do it?',
    'Should I move my Discover balance to a new zero interest card?',
    'are those 0 apr cards a trap or legit',
    'my credit is around 600, can i still do a balance transfer or is it a waste',
    'I can pay about $300 a month on $5,000 of card debt. Would transferring it help?',
    'worth paying a 5 percent transfer fee??',
    'we keep moving the balance from card to card every year, is that ok',
    'citi offers 21 months no interest, i owe 11,400 at 22%, should i take it or get a personal loan',
    'Do balance transfers hurt your credit score, thinking about doing one before we buy a house',
  ],
  simply:
    "Moving a card balance means paying a fee once so that the interest stops for a while. It helps only if you get approved, don't fill the old card again, and pay most of it off before the interest comes back.",
  input: {
    balance: money({
      label: 'Card balance',
      roles: ['debt_balance:card', 'debt_balance'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    rate: percent({ label: 'Present rate', roles: ['loan_rate'], min: 0, max: 100 }),
    intro_rate: percent({ label: 'Introductory rate', roles: ['loan_rate_new'], min: 0, max: 100 }),
    intro_months: months({ label: 'Months of the low rate', roles: ['term'], min: 1, max: 600 }),
    fee_percent: percent({ label: 'Transfer fee', roles: ['transfer_fee'], min: 0, max: 20 }),
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: ['debt_payment:card', 'debt_payment', 'debt_budget', 'debt_extra'],
      min: 1,
      max: 1e7,
    }),
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    credit: creditField,
    cash: cashField,
    buying: buyingHomeField,
    horizon: years({ label: 'Time until the mortgage', roles: ['horizon'], min: 0, max: 20 }),
    missed: missedPaymentsField,
    spending: choice({
      label: 'The cards',
      options: ['stopped', 'goes_on'],
      facts: { stopped: 'flag=cards_put_away', goes_on: 'flag=still_charging' },
    }),
  },
  decide: (offer, context) => {
    if (offer.spending === 'goes_on') return 'stop_first';
    if (offer.cash !== undefined && offer.balance !== undefined && offer.cash >= cashToSpare * offer.balance)
      return 'pay_it_off';
    if (offer.missed) return 'catch_up';
    if (offer.buying && (offer.horizon ?? 0) < farEnough) return 'after_closing';
    if (offer.score === undefined ? offer.credit === 'poor' : offer.score < usualScore) return 'unlikely';
    if (offer.rate === 0 && offer.intro_rate === undefined) return 'zero_now';
    const result = compare(offer, context);
    if (!result) return 'usual';
    // How long the low rate lasts decides, so nothing is promised without it.
    if (offer.intro_months === undefined) return offer.payment === undefined ? 'usual' : 'by_its_end';
    if (result.figure('cost_with').value >= result.figure('interest_now').value) return 'stay';
    return result.figure('left_after_intro').value > 0 ? 'move_and_raise' : 'move';
  },
  verdicts: {
    move: (offer, context) => {
      const result = compare(offer, context)!;
      return {
        opening: text`Yes, move it: you save about ${result.figure('saved')} after the fee.`,
        because: [
          text`The fee is ${result.figure('fee')} once, and staying would cost ${result.figure('interest_now')} of interest.`,
          text`At ${result.figure('payment')} the balance is gone before the low rate ends, and until then every dollar goes to what you owe.`,
        ],
        unless: text`you'd keep using the old card. Then you'd end up with two balances.`,
        next: text`Apply, transfer within the offer's deadline, and set that payment on autopay the same day. A late payment can end the low rate.`,
      };
    },
    move_and_raise: (offer, context) => {
      const result = compare(offer, context)!;
      return {
        opening: text`Yes, move it: you still save about ${result.figure('saved')}, but try to pay ${result.figure('payment_to_clear')}.`,
        because: [
          text`At ${result.figure('payment')}, ${result.figure('left_after_intro')} would still be there when the low rate ends, and then it costs full interest again.`,
        ],
        unless: text`a personal loan or credit union offers you a low fixed rate for the whole time it takes you.`,
        next: text`Put the higher payment on autopay, and mark the month the low rate ends in your calendar.`,
      };
    },
    stay: (offer, context) => {
      const result = compare(offer, context)!;
      return {
        opening: text`No, leave it where it is: the fee eats up what you'd save.`,
        because: [
          text`The transfer costs ${result.figure('cost_with')} in fee and interest. Staying costs ${result.figure('interest_now')}.`,
          text`You pay it off quickly anyway, or your rate isn't high enough.`,
        ],
        unless: text`you find an offer without a fee. Some credit unions have one.`,
        next: text`Keep the card in a drawer and send the fee you would have paid as an extra payment this month.`,
      };
    },
    zero_now: ({ balance, payment, cash }) => ({
      opening:
        balance === undefined
          ? text`Not yet: pay all you can while the zero rate lasts, and move only what's left shortly before it ends.`
          : text`Not yet: pay all you can of the ${given('balance', balance, 'usd')} while the zero rate lasts, and move only what's left shortly before it ends.`,
      because: [
        text`A transfer costs a fee, and today you pay no interest. On a store card it's often deferred: if a dollar is left at the end, the interest of all the months is charged.`,
        ...(payment === undefined
          ? []
          : [
              text`Your ${given('payment', payment, 'usd_per_month')}${cash === undefined ? '' : text` and part of the ${given('cash', cash, 'usd')}`} come first, down to a month of bills.`,
            ]),
      ],
      unless: text`the end is only weeks away and much is left. Then apply for the transfer now, since it takes up to two weeks.`,
      next: text`Look up the exact end date and whether it's deferred interest, and set a reminder four weeks before.`,
    }),
    by_its_end: (offer, context) => {
      const lasting = compare({ ...offer, intro_months: longestOffer }, context)!;
      return {
        opening: text`Yes, if the low rate lasts about ${lasting.figure('months_with')}: that's how long ${given('payment', offer.payment!, 'usd_per_month')} takes to clear it.`,
        because: [
          text`With the fee of ${lasting.figure('fee')} you'd start higher than today. What's still there when the offer ends costs a full card rate again.`,
          text`If it ends sooner, it can still pay, as long as the interest you skip until then is more than the fee.`,
        ],
        unless: text`it ends within about half a year. Then a credit union loan at a fixed rate usually costs you less.`,
        next: text`Read in the offer when the low rate ends and by when you have to transfer, and tell me how many months that leaves.`,
      };
    },
    catch_up: ({ score, rate }) => ({
      opening: text`No, don't apply now: behind on this card you'd almost surely be turned down, so get current first.`,
      because: [
        score === undefined
          ? text`New lenders see the missed payments at once, and each application puts another mark on your report.`
          : text`New lenders see the missed payments and a ${given('score', score, 'count')} at once, and each application puts another mark on your report.`,
        rate === undefined
          ? text`Your own card company can lower the rate or waive late fees, and it's likelier to before the account is charged off.`
          : text`Your own card company can lower the ${given('rate', rate, 'percent')} or waive late fees, and it's likelier to before the account is charged off.`,
      ],
      unless: text`the payment is out of reach. Then have a nonprofit counselor at nfcc.org set up a debt management plan.`,
      next: text`Call the number on the card today, and ask for a hardship program and to bring the account current.`,
      say: text`I'm behind and want to catch up. What hardship rate and payment can you give me, and will you bring the account current?`,
    }),
    pay_it_off: ({ balance, cash, rate }, { run }) => {
      const cost = rate === undefined ? undefined : run(interestCost, { balance, rate });
      return {
        opening: text`No transfer needed: pay off the ${given('balance', balance!, 'usd')} from your savings.`,
        because: [
          text`Out of ${given('cash', cash!, 'usd')} that leaves you ${given('left_in_cash', cash! - balance!, 'usd')}, and a transfer would still cost you a fee and a new card.`,
          ...(cost
            ? [text`The card takes ${cost.figure('year')} of interest a year, far more than savings earn.`]
            : []),
        ],
        unless: text`that money is spoken for, or what's left wouldn't cover two or three months of bills. Then pay part and move the rest.`,
        next: text`Pay the card today, then send the old card payment into savings every month until it's back.`,
      };
    },
    after_closing: ({ balance, ...offer }, context) => ({
      opening: text`Not now: open no new card until you've closed on the house.`,
      because: [
        ...waitingCosts({ ...offer, balance }, context),
        text`A new account and a hard inquiry can cost you points on your score just when the mortgage lender looks, and lenders check again right before closing.`,
        balance === undefined
          ? text`Paying the card down helps twice: your score rises and your debt payments shrink.`
          : text`Paying down the ${given('balance', balance, 'usd')} helps twice: your score rises and your debt payments shrink.`,
      ],
      unless: text`you won't apply for the mortgage for six months or more. Then a transfer now is fine.`,
      next: text`Ask your loan officer before any change to your credit, and send extra cash to the card until then.`,
      say: text`Would paying this card down get me a better rate, and is there anything I shouldn't touch before closing?`,
    }),
    unlikely: ({ score, balance }, context) => ({
      opening:
        score === undefined
          ? text`No, skip it for now: you'd probably be turned down.`
          : text`No, skip it for now: with a score of ${given('score', score, 'count')} you'd probably be turned down.`,
      because: [
        ...managedWords({ debt: balance }, context),
        text`Each application puts a mark on your report, and the card you might get would have a small limit.`,
        ...(balance === undefined
          ? [
              text`A nonprofit credit counselor can often get your current cards' rates cut without a new loan.`,
            ]
          : []),
      ],
      unless: text`a lender's preapproval, which doesn't touch your score, says yes.`,
      next: text`Call your card company and ask for a hardship rate, then a nonprofit counselor at nfcc.org.`,
      say: text`I want to pay this off, but the rate makes it impossible. What hardship program can you put me on?`,
    }),
    stop_first: (offer, context) => ({
      opening: text`Not yet: stop the spending on the cards first.`,
      because: [
        ...savedOnceStopped(offer, context),
        text`A transfer empties the old card. If your month still doesn't work without it, the balance comes back and you owe twice.`,
      ],
      unless: text`it was one emergency that's over. Then a transfer is fine.`,
      next: text`Live a month on cash or debit only. If you get through it, apply for the transfer.`,
    }),
    usual: ({ balance }) => ({
      opening:
        balance === undefined
          ? text`Yes, if you can pay it all off before the low rate ends.`
          : text`Yes, if you can pay off the ${given('balance', balance, 'usd')} before the low rate ends.`,
      because: [
        text`A fee of a few percent once is much less than what cards charge every year.`,
        text`Divide what you owe, fee included, by the months of the offer. If you can pay that every month, do it.`,
      ],
      unless: text`you're about to apply for a mortgage. A new card can wait until you've closed.`,
      next: text`Tell me the balance, your rate, the fee and the months of the offer, and I'll work it out.`,
    }),
  },
  asks: [
    {
      field: 'spending',
      settled: ({ missed, cash, balance, rate }) =>
        missed === true ||
        rate === 0 ||
        (typeof cash === 'number' && typeof balance === 'number' && cash >= cashToSpare * balance),
      question: 'Have you stopped adding to the cards?',
      choices: [
        { label: 'Yes', value: 'stopped' },
        { label: 'Not really', value: 'goes_on' },
      ],
    },
    {
      field: 'credit',
      question: 'How is your credit?',
      choices: [
        { label: 'Good', value: 'good' },
        { label: 'Fair or poor', value: 'poor' },
      ],
    },
  ],
  followUps: ['Which debt should I pay off first?', 'Should I consolidate my debts into one loan?'],
  articles: ['credit-card-interest', 'debt-consolidation'],
  related: ['credit-score', 'credit-cards'],
  sources: ['cfpb_reduce_debt', 'cfpb_consolidating'],
});
