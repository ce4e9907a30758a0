import { choice, count, flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  anyOptions,
  inTheMoney,
  privateOptions,
  privateQuestions,
  underWater,
  unvestedQuestions,
  waitToVest,
} from '#advisor/guides/retirement/employee-options.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** More than this in the company that also pays the wages is a risk that nothing pays for. */
const mostInOneStock = 10;
/** Below this the discount is hardly worth the months that the money is tied up. */
const smallDiscount = 5;
/** A discount is earned within about half a year, so it beats a card whose yearly rate is less than twice as high. */
const cardToDiscount = 2;
const goodDiscount = 10;

const input = {
  kind: choice({
    label: 'Kind of stock pay',
    options: ['espp', 'rsu', 'options'],
    facts: { espp: 'flag=espp', rsu: 'flag=rsu' },
  }),
  share: percent({
    label: 'Share of savings in company stock',
    roles: ['hold_share:single_company', 'hold_share'],
    min: 0,
    max: 100,
  }),
  discount: percent({ label: 'Discount', roles: ['gain_rate', 'loss_rate'], min: 0, max: 50 }),
  contribution: money({
    label: 'Amount put into the plan',
    roles: ['save_amount'],
    min: 1,
    max: 1e6,
  }),
  shares: count({ label: 'Number of vesting shares', roles: ['n_shares'], min: 1, max: 1e8 }),
  vest_value: money({
    label: 'Value of the stock',
    roles: ['hold_amount:single_company', 'hold_amount', 'bonus'],
    min: 1,
    max: 1e8,
  }),
  pay: moneyPerYear({ label: 'Salary', roles: ['wages', 'wages@both', 'agi', 'agi@both'], min: 0, max: 1e8 }),
  tight: choice({ label: 'Money is tight', options: ['yes', 'no'], facts: { yes: 'loan=card' } }),
  card: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
  card_rate: percent({ label: 'Rate of the card', roles: ['loan_rate'], min: 0, max: 100 }),
  strike: money({ label: 'Strike price', roles: ['strike'], min: 0.001, max: 1e6 }),
  price: money({ label: 'Price of a share now', roles: ['price_now'], min: 0.001, max: 1e6 }),
  cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_total'], ownOnly: true, min: 0, max: 1e9 }),
  market: choice({ label: 'The company', options: ['private'] }),
  plan: choice({ label: 'What you plan', options: ['quit_before_vesting'] }),
  filing_status: filingStatusField,
  leaving: flag({
    label: 'Leaving the company',
    fact: 'flag=left_employer',
    default: { value: false, reason: 'most people ask while they work there' },
  }),
  no_cushion: flag({
    label: 'Nothing saved',
    fact: 'flag=no_savings',
    default: { value: false, reason: 'nothing was said of it' },
  }),
};
type Picture = GivenTo<typeof input>;

const kindOf = ({ kind, strike }: Picture) => kind ?? (strike === undefined ? undefined : 'options');

const owesOnCards = ({ tight, card }: Picture) => tight === 'yes' || card !== undefined;

/** The discount comes in sooner than the card costs as much. */
function beatsCard({ discount, card_rate: rate, no_cushion: isBare }: Picture): boolean {
  return (
    !isBare &&
    discount !== undefined &&
    discount >= goodDiscount &&
    rate !== undefined &&
    rate < discount * cardToDiscount
  );
}

function decideOnPlan(picture: Picture) {
  const { discount, no_cushion: isBare } = picture;
  if (discount !== undefined && discount < smallDiscount) return 'skip_espp';
  if (owesOnCards(picture)) return beatsCard(picture) ? 'espp_to_card' : 'skip_espp';
  return isBare ? 'skip_espp' : 'join_espp';
}

function gainOfPlan({ contribution, discount }: Picture, { run }: GuideContext): Text[] {
  const plan =
    contribution === undefined
      ? undefined
      : run(employerMatchEsppRsu, {
          kind: 'espp',
          espp_contribution: contribution,
          ...(discount === undefined ? {} : { discount }),
        });
  return plan
    ? [
        text`On ${given('contribution', contribution ?? 0, 'usd')} that's about ${plan.figure('espp_after_tax')} after income tax, if you sell the day you get the shares.`,
      ]
    : [];
}

function leftOfShares({ shares: counted, vest_value: value, pay }: Picture, { run }: GuideContext): Text[] {
  // With shares counted, the value is that of stock that was held before.
  if (counted !== undefined) return [];
  const shares =
    value === undefined || pay === undefined
      ? undefined
      : run(employerMatchEsppRsu, { kind: 'rsu', vest_value: value, salary: pay });
  return shares
    ? [
        text`Of ${given('vest_value', value ?? 0, 'usd')}, about ${shares.figure('rsu_after_tax')} is left after federal taxes.`,
      ]
    : [];
}

/** The flat rate that employers withhold, next to the bracket where pay is known. */
function withheldTooLittle({ pay, filing_status }: Picture, { run, facts }: GuideContext): Text {
  const flat = facts.get('supplemental_withholding_rate');
  const withheld = fact('supplemental_withholding_rate', flat, 'percent');
  const bracket =
    pay === undefined
      ? undefined
      : run(federalIncomeTax, { wages: pay, filing_status })?.figure('bracket_rate');
  if (!bracket)
    return text`Employers often withhold a flat ${withheld}. If your bracket is higher, set the difference aside.`;
  return bracket.value > flat
    ? text`Employers often withhold a flat ${withheld}, and your bracket is ${bracket}, so set the difference aside for April.`
    : text`Employers often withhold a flat ${withheld}, which is enough in your ${bracket} bracket.`;
}

export const employeeStock = defineGuide({
  id: 'employee_stock',
  title: 'ESPP, RSUs and stock options',
  about: 'ESPP, RSU or stock options: join, sell or hold',
  questions: [
    'should i join my companys espp',
    'RSUs vest next month, sell right away or hold?',
    '15% discount on company stock with a lookback, worth it if i sell immediately?',
    'I have 40% of everything I own in Amazon shares from work. Keep or sell?',
    'got 10,000 options at a startup, exercise now or wait',
    'leaving my employer, 90 days to exercise my ISOs. what should I do',
    'do i hold espp shares for a year to pay less tax',
    'my boss says selling your rsus looks disloyal lol. sell anyway?',
    'ESPP or pay down my credit card with that money',
    'Vesting $60k of stock in May and the tax withheld looks too low, sell more?',
  ],
  simply:
    "Company stock is part of your pay, but its price can drop, and your job already depends on the same company. So treat it like a bonus: take what's a real gift, and don't leave too much riding on one company.",
  input,
  sides: [
    { given: { market: 'private', kind: 'options' }, questions: privateQuestions },
    { given: { plan: 'quit_before_vesting' }, questions: unvestedQuestions },
  ],
  decide: (picture) => {
    const { share, strike, price } = picture;
    const kind = kindOf(picture);
    if (picture.plan !== undefined) return 'wait_to_vest';
    if (kind === 'options' && picture.market === 'private') return 'private_options';
    if (kind === 'espp') return decideOnPlan(picture);
    if (kind === 'options' && strike !== undefined && price !== undefined)
      return price > strike ? 'in_the_money' : 'under_water';
    if (share !== undefined && share > mostInOneStock) return 'sell_down';
    if (kind === 'rsu') return 'sell_rsu';
    return kind === 'options' ? 'options' : 'depends';
  },
  verdicts: {
    join_espp: (picture, context) => ({
      opening:
        picture.discount === undefined
          ? text`Yes, join, and sell the shares as soon as you get them.`
          : text`Yes, join: ${given('discount', picture.discount, 'percent')} off is extra pay if you sell the shares as soon as you get them.`,
      because: [
        text`${picture.discount === undefined ? text`A discount of up to ${fact('espp_largest_discount', context.facts.get('espp_largest_discount'), 'percent')} is extra pay. ` : ''}Selling at once locks it in before the price can move.`,
        ...gainOfPlan(picture, context),
        text`The discount is taxed as pay. Holding on for a lower rate puts more at risk than it usually saves.`,
      ],
      unless: text`the plan makes you hold the shares, or you carry card debt. Then put in less, or nothing.`,
      next: text`Enroll in the next window and turn on automatic sale if your broker offers it. Get the full 401(k) match first.`,
    }),
    espp_to_card: (picture) => ({
      opening: text`Yes, with a small amount: sell the shares the day you get them and send all of it to the card.`,
      because: [
        text`${given('discount', picture.discount!, 'percent')} off comes in within about half a year. In that time the card costs about half of its ${given('card_rate', picture.card_rate!, 'percent')}, so the plan pays the card down faster.`,
        text`Keep it small, because the money leaves your paycheck months before you see it again.`,
      ],
      unless: text`the plan makes you hold the shares, or you can't cover the minimum payments meanwhile. Then skip it.`,
      next: text`Take the full 401(k) match first, enroll with a few percent of pay, and turn on automatic sale.`,
    }),
    skip_espp: (picture) => ({
      opening: owesOnCards(picture)
        ? text`Clear ${picture.card === undefined ? 'any card debt' : text`the ${given('card', picture.card, 'usd')} on the card`} and build a small cushion first, and skip the stock plan until then.`
        : picture.no_cushion
          ? text`Save a month of spending first, and skip the stock plan until then.`
          : text`Skip it for now.`,
      because: [
        owesOnCards(picture) || picture.no_cushion
          ? text`The money leaves your paycheck months before you see it again. With card debt or no cushion, that's too long, because a single emergency costs more than the discount brings.`
          : text`With a small discount you'd take the risk of one company's stock for very little.`,
        text`Your 401(k) match and card debt come first. They beat nearly any stock plan.`,
      ],
      unless: text`you can sell right away, the discount is ten percent or more and the card's rate is low. Then even a small contribution pays off.`,
      next: text`Put the same amount into an emergency fund or the card this period, and look again at the next enrollment.`,
    }),
    sell_rsu: (picture, context) => ({
      opening:
        picture.shares !== undefined
          ? text`Sell the ${given('shares', picture.shares, 'count')} shares when they vest${picture.vest_value === undefined ? '' : text`, and bring the ${given('vest_value', picture.vest_value, 'usd')} you hold down too`}.`
          : picture.vest_value === undefined
            ? text`Sell them when they vest.`
            : text`Sell the ${given('vest_value', picture.vest_value, 'usd')} when it vests.`,
      because: [
        text`Vested shares are taxed as pay that day, whether you sell or not. Keeping them is the same as taking a cash bonus and buying your employer's stock with it.`,
        ...leftOfShares(picture, context),
        withheldTooLittle(picture, context),
      ],
      unless: text`you'd really buy the stock with cash today, and it stays under a tenth of your savings.`,
      next: text`Set your broker's default to sell at vesting, and move the money into index funds or your next goal.`,
    }),
    in_the_money: inTheMoney,
    under_water: underWater,
    options: anyOptions,
    private_options: privateOptions,
    wait_to_vest: waitToVest,
    sell_down: ({ share = 0, vest_value: value }) => ({
      opening:
        value === undefined
          ? text`Sell most of it: your paycheck already depends on this company.`
          : text`Sell most of the ${given('vest_value', value, 'usd')}: your paycheck already depends on this company.`,
      because: [
        ...(value === undefined
          ? []
          : [
              text`Single stocks have often lost half in a bad year: that would be ${given('vest_value', value / 2, 'usd')} of yours.`,
            ]),
        value === undefined
          ? text`You have ${given('share', share, 'percent')} of your savings in one stock. If the company stumbles, you can lose the job and the savings together. A tenth is plenty.`
          : text`With ${given('share', share, 'percent')} of your savings in it, that's too much to lose together with the job. A tenth is plenty.`,
        text`Sell losers and shares held over a year first. Fresh RSU shares have almost no gain to tax.`,
      ],
      unless: text`you're in a blackout window or know inside news. Then wait until the window is open and the news is public.`,
      next: text`Pick a schedule, such as a quarter of it each open window, and put the money into a broad index fund.`,
    }),
    depends: () => ({
      opening: text`Sell discounted or granted shares once they're yours, and pay for options only with money you could lose.`,
      because: [
        text`Company stock is pay. Your job already hangs on the company, so your savings shouldn't as well.`,
        text`With RSUs and a discount plan, selling right away costs little extra tax. Options in a private company may never be worth anything, and they often expire about three months after you leave.`,
      ],
      unless: text`it stays under about a tenth of your savings and you'd buy it with cash. Then keeping some is fine.`,
      next: text`Log in to the stock plan and note what vests when, and what you already hold.`,
    }),
  },
  asks: [
    {
      field: 'kind',
      settled: ({ strike }) => strike !== undefined,
      question: 'What do you have?',
      choices: [
        { label: 'ESPP (buy at a discount)', value: 'espp' },
        { label: 'RSUs', value: 'rsu' },
        { label: 'Stock options', value: 'options' },
      ],
    },
    {
      field: 'tight',
      question: 'Do you have card debt or no cash cushion?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'share',
      settled: ({ market, plan }) => market !== undefined || plan !== undefined,
      question: 'How much of your savings is in company stock?',
      choices: [
        { label: 'Under 10%', value: 5 },
        { label: '10% to 30%', value: 20 },
        { label: 'More than 30%', value: 45 },
      ],
    },
  ],
  followUps: [
    'How are RSUs taxed?',
    'Should I pay off debt or invest?',
    'What is the alternative minimum tax?',
  ],
  articles: ['rsu-iso-espp', 'concentration-and-employer-stock'],
  related: ['vesting'],
  sources: ['irs_pub_525', 'usc_26_422', 'usc_26_423'],
});
