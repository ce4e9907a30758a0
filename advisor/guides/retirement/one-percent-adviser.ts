import { choice, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { flatOrPercentFee } from '#advisor/calculators/investing/returns/flat-or-percent-fee.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { savingsField } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What most advisers who take a share of the savings charge. */
const usualFee = 1;
/** More than this, all in, is out of line with what good advice costs. */
const steepFee = 1.3;
/** Up to here advice costs about what a flat fee for it would. */
const fairFee = 0.6;

const input = {
  fee: percent({ label: 'Yearly fee', roles: ['rate_fee'], min: 0, max: 10 }),
  savings: savingsField,
  time: years({ label: 'Time', roles: ['horizon'], min: 1, max: 60 }),
  asked: choice({ label: 'Asked', options: ['why'] }),
  flat: moneyPerYear({ label: 'Flat fee', roles: ['fee_amount'], min: 1, max: 1e6 }),
  need: choice({
    label: 'What you want help with',
    options: ['investing', 'whole_plan', 'hands_off'],
    facts: { hands_off: ['reaction=sell_all', 'reaction=sell_some'] },
  }),
};
type Picture = GivenTo<typeof input>;

/** Savings and a time to show it with, where none are told; the words name both. */
const shownSavings = 100_000;
const shownYears = 30;

/** What the fee takes of savings that are not told, for an example. */
function shownCost(picture: Picture, context: GuideContext): Text[] {
  const { fee = usualFee, savings } = picture;
  if (savings !== undefined) return costOf(picture, context);
  const shown = context.run(feeDrag, { fee, start: shownSavings, years: shownYears });
  return shown
    ? [
        text`On a hundred thousand dollars over thirty years, ${given('fee', fee, 'percent')} a year takes about ${shown.figure('cost')}: each year's fee also takes all the growth it would have had.`,
      ]
    : [];
}

function costOf({ fee = usualFee, savings, time }: Picture, { run }: GuideContext): Text[] {
  if (savings === undefined) return [];
  const drag = run(feeDrag, { fee, start: savings, ...(time === undefined ? {} : { years: time }) });
  return drag
    ? [
        text`On your savings, ${given('fee', fee, 'percent')} is ${{ ...drag.figure('fee_year'), decimals: 0 }} this year, and it costs you about ${drag.figure('cost')} over ${time === undefined ? 'twenty years' : given('time', time, 'years')}, growth included.`,
      ]
    : [];
}

function comparedFees({ fee = usualFee, savings, flat }: Picture, { run }: GuideContext) {
  return flat === undefined || savings === undefined
    ? undefined
    : run(flatOrPercentFee, { percent_fee: fee, flat_fee: flat, amount: savings });
}

export const onePercentAdviser = defineGuide({
  id: 'one_percent_adviser',
  title: 'An adviser who charges one percent',
  about: 'Is an adviser for one percent worth it; do I need an adviser',
  questions: [
    'is a 1% financial advisor worth it',
    'do i even need a financial advisor',
    'Edward Jones charges me 1.35% on 600k. should I leave?',
    'my advisor beats himself on the chest but charges 1 percent, am i getting ripped off',
    'We have $2.3M and no idea what we are doing. Pay someone or do it ourselves?',
    'how do i fire my financial advisor nicely',
    'whats better, robo advisor, vanguard, or a real person for 1%',
    'Is it worth paying for advice when all he does is put me in mutual funds?',
    'I panic and sell every time the market drops. Would an adviser pay for himself?',
    'fee only vs percentage advisor, which should a widow with 400k use',
  ],
  simply:
    "A fee of a small percent sounds tiny, but it's taken from all your money, every year, whether it grew or not. So ask what you get for it in dollars, and whether you could get the same for less.",
  input,
  sides: [
    {
      given: { asked: 'why' },
      questions: [
        'why is a 1% advisor fee such a big deal',
        'explain why one percent a year costs so much',
        'how can a fee of one percent eat so much of my savings',
        'one percent sounds tiny, why does everyone complain about it',
      ],
    },
    {
      given: { need: 'hands_off' },
      questions: [
        "is an adviser's fee ok if I don't want to manage it myself",
        'I have no interest in running my own investments, is paying one percent fine',
        'would rather have someone handle it all, is the fee too high',
      ],
    },
  ],
  decide: (picture, context) => {
    const { fee, need, flat } = picture;
    const compared = comparedFees(picture, context);
    if (compared) return compared.figure('percent_cost').value > flat! ? 'flat_cheaper' : 'percent_cheaper';
    // With savings of their own, people ask whether it is worth it, not why it adds up.
    if (picture.asked !== undefined && need === undefined && picture.savings === undefined) return 'adds_up';
    if (fee !== undefined && fee >= steepFee) return 'too_much';
    if (need === 'hands_off') return 'worth_it';
    if (fee !== undefined && fee <= fairFee && need !== 'investing') return 'fair';
    return need === 'whole_plan' ? 'flat_fee' : 'no';
  },
  verdicts: {
    flat_cheaper: (picture, context) => ({
      opening: text`Take the flat ${given('flat', picture.flat!, 'usd')}: the percentage would cost you about ${comparedFees(picture, context)!.figure('percent_cost')}.`,
      because: [
        text`A flat fee stays the same when your account grows, while a percentage grows with it. The work is the same.`,
        text`It also pays for advice on taxes, insurance and retirement, and not for moving your money to the firm.`,
      ],
      unless: text`the percentage includes tax returns or daily help that you'd pay for anyway. Then add that to the flat fee first.`,
      next: text`Ask both what's included, whether they're fiduciaries at all times, and look them up at adviserinfo.sec.gov.`,
      say: text`Are you a fiduciary at all times, and will you put that and your full cost in dollars in writing?`,
    }),
    percent_cheaper: (picture, context) => {
      const fees = comparedFees(picture, context)!;
      return {
        opening: text`The percentage is cheaper for now: about ${fees.figure('percent_cost')} against the flat ${given('flat', picture.flat!, 'usd')}.`,
        because: [
          text`That turns once your account has grown, because a percentage grows with it. Both cost the same at ${fees.figure('even_balance')}.`,
        ],
        unless: text`you only need a plan once. Then pay by the hour, and pay nothing after that.`,
        next: text`Ask both what's included, whether they're fiduciaries at all times, and look them up at adviserinfo.sec.gov.`,
        say: text`Are you a fiduciary at all times, and will you put that and your full cost in dollars in writing?`,
      };
    },
    fair: (picture, context) => ({
      opening: text`${given('fee', picture.fee!, 'percent')} is a fair price if you use the advice, and not only the investing.`,
      because: [
        ...costOf(picture, context),
        text`Help with taxes, retirement dates and estate papers is worth paying for, and most advisers charge twice as much.`,
      ],
      unless: text`all you get is a fund mix, or the funds inside are costly. Then an index fund does it for less.`,
      next: text`Ask for everything you paid last year in dollars, the funds' own costs included, and list what you got for it.`,
      say: text`What did I pay you and the funds last year, in dollars?`,
    }),
    adds_up: (picture, context) => ({
      opening: text`Because it's one percent of everything you own, every year, and it also takes the growth that money would have had.`,
      because: [
        ...shownCost(picture, context),
        text`Against a return of five or six percent a year, it's about a sixth of what you earn, in good years and bad.`,
      ],
      unless: text`the advice is worth more than that, on taxes, insurance and selling in a panic. Then it can earn its keep.`,
      next: text`Ask for everything you paid last year in dollars: fee, fund costs and commissions.`,
    }),
    no: (picture, context) => ({
      opening: text`No, ${picture.fee === undefined ? 'that fee' : text`${given('fee', picture.fee, 'percent')} a year`} isn't worth it if picking investments is most of what you get.`,
      because: [
        ...shownCost(picture, context),
        text`A target-date or index fund does that job for a small fraction of the cost, and few advisers beat it after fees.`,
      ],
      unless: text`you'd sell in a crash, or the fee covers tax and estate planning you really use.`,
      next: text`Ask for everything you paid last year in dollars: fee, fund costs and commissions.`,
      say: text`What did I pay you and the funds last year, in dollars?`,
    }),
    flat_fee: (picture, context) => ({
      opening: text`Get advice, but pay a flat or hourly fee instead of one percent every year.`,
      because: [
        ...costOf(picture, context),
        text`Taxes, retirement dates, insurance and wills are worth paying for. They don't cost more because your account grew.`,
        text`A fee-only planner takes no commissions and writes you a plan you can run with index funds.`,
      ],
      unless: text`you know you won't follow through on your own. Then ongoing help is worth more.`,
      next: text`Talk to three fee-only planners and look each one up at adviserinfo.sec.gov.`,
      say: text`Are you a fiduciary at all times, and will you put that and your full cost in dollars in writing?`,
    }),
    worth_it: (picture, context) => ({
      opening: text`Yes, for you it can be worth it, if the price is fair and the adviser is a fiduciary.`,
      because: [
        ...costOf(picture, context),
        text`Selling everything in one bad market can cost more than years of fees. So can a plan nobody carries out.`,
        text`A robo-adviser or a one-fund portfolio keeps you steady for much less, so try that first if you can.`,
      ],
      unless: text`the money goes into annuities, loaded funds or whole life. That's selling, not advice.`,
      next: text`Ask for a lower fee, and look the adviser up at adviserinfo.sec.gov.`,
      say: text`What would you charge if I moved today to your lowest tier?`,
    }),
    too_much: (picture, context) => ({
      opening: text`${picture.fee === undefined ? 'That' : given('fee', picture.fee, 'percent')} is too much: move the money or get the fee cut.`,
      because: [
        ...costOf(picture, context),
        text`Good advisers charge one percent or less, and funds and commissions often come on top. The higher the fee, the more of your growth goes to someone else.`,
      ],
      unless: text`it includes tax returns, a full plan and funds with almost no cost. Then add it all up first.`,
      next: text`Open an account at a low-cost firm and ask it to transfer your holdings as they are. In a taxable account, check the tax before you sell anything.`,
      say: text`I'm moving to a lower-cost firm. Please don't sell anything before the transfer.`,
    }),
  },
  asks: [
    {
      field: 'need',
      question: 'What do you want help with most?',
      choices: [
        { label: 'Picking investments', value: 'investing' },
        { label: 'The whole plan: taxes, retirement, insurance', value: 'whole_plan' },
        { label: "Staying calm, I won't do it myself", value: 'hands_off' },
      ],
    },
  ],
  followUps: ['What is a fiduciary?', 'How do robo-advisers work?', 'Am I on track for my age?'],
  articles: ['fiduciary-standards', 'expense-ratios', 'robo-advisers'],
  related: ['index-funds', 'dollar-cost-averaging-and-lump-sum'],
  sources: ['sec_fees', 'sec_adviser_search'],
});
