import { choice, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { feeDrag } from '#advisor/calculators/saving/fee-drag.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { savingsField } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What most advisers who take a share of the savings charge. */
const usualFee = 1;
/** More than this, all in, is out of line with what good advice costs. */
const steepFee = 1.3;

const input = {
  fee: percent({ label: 'Yearly fee', roles: ['rate_fee'], min: 0, max: 10 }),
  savings: savingsField,
  time: years({ label: 'Time', roles: ['horizon'], min: 1, max: 60 }),
  need: choice({ label: 'What you want help with', options: ['investing', 'whole_plan', 'hands_off'] }),
};
type Picture = GivenTo<typeof input>;

function costOf({ fee = usualFee, savings, time }: Picture, { run }: GuideContext): Text[] {
  const drag =
    savings === undefined
      ? undefined
      : run(feeDrag, { fee, start: savings, ...(time === undefined ? {} : { years: time }) });
  return drag
    ? [
        text`On your savings, ${given('fee', fee, 'percent')} a year costs you about ${drag.figure('cost')} over ${time === undefined ? 'twenty years' : given('time', time, 'years')}, growth included.`,
      ]
    : [];
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
  input,
  decide: ({ fee, need }) => {
    if (fee !== undefined && fee >= steepFee) return 'too_much';
    if (need === 'hands_off') return 'worth_it';
    return need === 'whole_plan' ? 'flat_fee' : 'no';
  },
  verdicts: {
    no: (picture, context) => ({
      opening: text`That fee isn't worth it if picking investments is most of what you get.`,
      because: [
        ...costOf(picture, context),
        text`A target-date or index fund does that job for a small fraction of the cost, and few advisers beat it after fees.`,
        text`If you want a second pair of eyes, pay a fee-only planner by the hour or a flat fee.`,
      ],
      unless: text`you'd sell in a crash, or the fee covers taxes, insurance and estate planning you really use. Then it can earn its keep.`,
      next: text`Ask for everything you paid last year in dollars: fee, fund costs and commissions.`,
      say: text`What did I pay you and the funds last year, in dollars, and what did I get for it besides investing?`,
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
      opening: text`That's too much: move the money or get the fee cut.`,
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
  sources: ['sec_fees', 'sec_adviser_search'],
});
