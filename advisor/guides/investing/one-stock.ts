import {
  age as ageField,
  choice,
  flag,
  money,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Up to here the loss of the whole stock would hurt and not change a plan. */
const mostShare = 10;
/** Gains on what is held longer get the lower rates. */
const longHeld = 1;

/** From here on shares with a large old gain are often better left to heirs. */
const lateAge = 70;

/** The share as told, or as the amount and the whole show. */
function shareOf({ share, amount, total }: Holding): number | undefined {
  if (share !== undefined) return share;
  if (amount === undefined || total === undefined) return undefined;
  // "410k in Nvidia, the rest of my savings is 150k": the stock can't be more than all of it.
  return (amount / (isRest({ amount, total }) ? amount + total : total)) * 100;
}

const isRest = ({ amount = 0, total = Infinity }: Pick<Holding, 'amount' | 'total'>) => amount > total;

interface Holding {
  share: number | undefined;
  amount: number | undefined;
  total: number | undefined;
}

/** The company's shares and everything together, in dollars. */
function dollarsOf({ share, amount, total }: Holding) {
  if (amount !== undefined && total !== undefined)
    return { held: amount, all: isRest({ amount, total }) ? amount + total : total };
  if (share !== undefined && total !== undefined) return { held: (total * share) / 100, all: total };
  return amount !== undefined && share !== undefined && share > 0
    ? { held: amount, all: (amount * 100) / share }
    : undefined;
}

/** ", about $160,000 of the $200,000": what to sell to come down to a tenth. */
function toSell(holding: Holding) {
  const told = dollarsOf(holding);
  if (!told) return text``;
  const sell = Math.round((told.held - (told.all * mostShare) / 100) / roughly) * roughly;
  return sell > 0
    ? text`, so sell about ${given('sell', sell, 'usd')} of the ${given('held', Math.round(told.held), 'usd')}`
    : text``;
}

/** The tax on selling that part, where it is known what was paid. */
function gainTax({ cost, pay, filing, ...holding }: Holding & Seller, { run }: GuideContext): Text[] {
  const told = dollarsOf(holding);
  if (!told || cost === undefined || cost >= told.held || cost * mostTimes < told.held) return [];
  const sell = told.held - (told.all * mostShare) / 100;
  const gain = Math.round((sell * (1 - cost / told.held)) / 100) * 100;
  if (gain <= 0) return [];
  const tax = run(capitalGainsTax, {
    long_gain: gain,
    ...(pay === undefined ? {} : { income: pay, filing_status: filing }),
  });
  return tax
    ? [
        text`About ${given('gain', gain, 'usd')} of that is gain, and the federal tax on it about ${wholeDollars(tax.figure('tax_on_gain'))} if you've held it over a year. A fall by half would cost more.`,
      ]
    : [];
}

interface Seller {
  cost: number | undefined;
  pay: number | undefined;
  filing: string;
}

/** So many times what was paid is rather the price of one share than of all of them. */
const mostTimes = 50;
/** What an estimate is rounded to. */
const roughly = 1000;

const held = ({ share, amount, total }: Holding) =>
  share === undefined && amount !== undefined && total !== undefined
    ? isRest({ amount, total })
      ? text`${given('amount', amount, 'usd')} in one company, next to ${given('total', total, 'usd')} in everything else`
      : text`${given('amount', amount, 'usd')} of your ${given('total', total, 'usd')} in one company`
    : share === undefined
      ? text`a large part of your money in one company`
      : text`${given('share', share, 'percent')} of your money in one company`;

export const oneStock = defineGuide({
  id: 'one_stock',
  title: 'Much in one stock',
  about: "All or much money in one stock or the employer's stock",
  questions: [
    'half my portfolio is in one stock should I sell some',
    'all my 401k is in company stock, is that bad',
    'nvidia is 60% of everything i own now lol, do i take profits',
    'I inherited my mother’s Exxon shares and they are most of what I have. Keep them?',
    'how much of one company is too much',
    "My husband won't sell his employer's shares because of the taxes. Is he right?",
    'bought tesla in 2019 up huge, 85k of my 120k account, scared of the tax bill',
    'should I diversify out of my RSUs or ride it',
    'worked at boeing 30 yrs never sold a share. 40 percent of our retirement',
    'is it ok to hold just apple forever',
  ],
  simply:
    "Even great companies can stumble and never recover, and you can't know which one. The more of your money sits in one company, the more one piece of bad news can hurt you, so many small pieces are safer.",
  input: {
    amount: money({
      label: 'Amount in the stock',
      roles: ['hold_amount:single_company'],
      min: 1,
      max: 1e9,
    }),
    total: money({
      label: 'All investments',
      roles: ['bal_total', 'bal_total@both', 'bal_brokerage', 'bal_retirement'],
      min: 1,
      max: 1e9,
    }),
    time: years({ label: 'Time held', roles: ['time_held'], min: 0, max: 80 }),
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
    asked: choice({ label: 'Asked about', options: ['heirs', 'late_spouse'] }),
    widowed: flag({
      label: 'Widowed',
      fact: 'status=widowed',
      default: { value: false, reason: 'most people bought or earned their shares' },
    }),
    share: percent({
      label: 'Share in the stock',
      roles: ['hold_share:single_company', 'hold_share'],
      min: 0,
      max: 100,
    }),
    cost: money({ label: 'What you paid', roles: ['price_buy'], min: 1, max: 1e9 }),
    pay: moneyPerYear({ label: 'Pay', roles: ['wages', 'wages@both'], min: 1, max: 1e8 }),
    filing: filingStatusField,
    account: choice({
      label: 'Account',
      fact: 'account',
      options: ['workplace', 'roth_workplace', 'traditional_ira', 'roth_ira', 'brokerage'],
    }),
    inherited: flag({
      label: 'Inherited',
      fact: 'flag=inherited',
      default: { value: false, reason: 'most people bought or earned their shares' },
    }),
  },
  sides: [
    {
      given: { asked: 'late_spouse' },
      questions: [
        "My late husband's company stock is half of what I have. He died in May and I don't want to sell because of taxes.",
        "I inherited my wife's shares when she died, they are most of my money, what about the tax if I sell",
        'my husband passed away and left me his stock, should I keep it',
      ],
    },
    {
      given: { asked: 'heirs' },
      questions: [
        'sell my old low basis shares or leave them to my children',
        'bought the stock decades ago for almost nothing, keep it for the kids or sell',
        'should an older person sell shares with a huge gain or hold them until death for the step up',
        'grandpa has stock he paid pennies for, sell or let us inherit it',
      ],
    },
  ],
  decide: ({ account, card, inherited, widowed, age, asked, ...holding }) => {
    const share = shareOf(holding);
    if (share !== undefined && share <= mostShare) return 'fine';
    if (card !== undefined && account === undefined) return 'card_first';
    if (account === 'workplace' || account === 'roth_workplace') return 'plan';
    if (account === 'traditional_ira' || account === 'roth_ira') return 'ira';
    if (asked === 'late_spouse' || (inherited && widowed)) return 'late_spouse';
    if (asked === 'heirs' && !widowed && age !== undefined && age >= lateAge) return 'heirs';
    return inherited ? 'inherited' : 'sell_down';
  },
  verdicts: {
    card_first: ({ card = 0, ...holding }) => ({
      opening: text`Sell enough of it to clear the ${given('card', card, 'usd')} on the card, starting with the shares that gained least.`,
      because: [
        text`The card's interest is a sure loss every month, and long-term gains are taxed at lower rates than pay, so the tax is the smaller cost.`,
        text`You have ${held(holding)}, so selling some makes you safer as well.`,
      ],
      unless: text`the shares sit in a 401(k) or IRA. Then leave them there and pay the card from income.`,
      next: text`Ask the broker for the lots, sell the newest or costliest ones held over a year, set the tax aside, and pay the card the same day.`,
    }),
    late_spouse: (holding) => ({
      opening: text`Sell most of it soon: for shares your spouse left you, the old gain is mostly gone for tax.`,
      because: [
        text`What your spouse owned alone is counted at its value on the day of death. Of shares you owned together, that's true of half, and of all of them in community property states.`,
        text`You have ${held(holding)}. At a tenth or less, one bad year can't change your life.`,
      ],
      unless: text`the shares sit in an IRA or 401(k). There a sale costs no tax at all, so diversify right away.`,
      next: text`Ask the broker to set the basis to the value on the day of death, then sell the rest in a few steps.`,
    }),
    heirs: ({ age, ...holding }) => ({
      opening: text`At ${given('age', age!, 'age')}, leave most of it to the kids, and sell only as much as you need or as makes you safer.`,
      because: [
        text`Heirs generally take shares at their value on the day of death, so the gain of all those years is never taxed. If you sell now, nearly the whole price is gain.`,
        shareOf(holding) === undefined
          ? text`If it's more than a quarter of what you live on, sell some each year while the tax is low, because one company can still fail.`
          : text`You have ${held(holding)}, so sell some each year while the tax is low, because one company can still fail.`,
      ],
      unless: text`it's in an IRA or 401(k). Heirs pay tax on those anyway, so there diversify now.`,
      next: text`Name beneficiaries on the account, give shares instead of cash to charity, and don't put the shares in the kids' names now: a gift keeps your old cost.`,
    }),
    fine: (holding) => ({
      opening:
        holding.share === undefined
          ? text`That's fine: ${held(holding)} can't sink your plan.`
          : text`That's fine: at ${given('share', holding.share, 'percent')} one stock can't sink your plan.`,
      because: [
        text`Up to about a tenth of your investments, even a total loss would hurt without changing when you retire.`,
        text`It still deserves a reason. Ask whether you'd buy it today with the same cash.`,
      ],
      unless: text`it's your employer's stock and you also get more of it every year. Then sell the new shares as they come.`,
      next: text`Stop reinvesting its dividends in it, and send them to an index fund.`,
    }),
    plan: (holding) => ({
      opening: text`Move most of it out of the stock now, because inside the plan that costs no tax${toSell(holding)}.`,
      because: [
        text`You have ${held(holding)}, and if it pays your salary too, one bad year could take both.`,
        text`A switch inside a 401(k) isn't a taxable sale, so there's no reason to wait.`,
      ],
      unless: text`you're about to leave the company and the shares cost far less than they're worth now. Ask a CPA about "net unrealized appreciation" first.`,
      next: text`In your plan's website, exchange the stock into an index or target-date fund and redirect new contributions.`,
    }),
    ira: (holding) => ({
      opening: text`Keep single stocks to about a tenth of the IRA, and hold a broad index fund with the rest${toSell(holding)}.`,
      because: [
        shareOf(holding) === undefined
          ? text`A single stock can lose half and never recover, and a broad fund hardly can.`
          : text`You have ${held(holding)}. A single stock can lose half and never recover, and a broad fund hardly can.`,
        text`Switching costs no tax as long as the money stays in the IRA, so there's no reason to wait. A loss in there can't be deducted either.`,
      ],
      unless: text`you keep it to a tenth or less for the fun of it. That's fine.`,
      next: text`Sell down to a tenth this week, and put the cash in a total-market index fund in the same account.`,
    }),
    inherited: (holding) => ({
      opening: text`Sell most of it soon, because inherited shares usually come with little tax.`,
      because: [
        text`Their cost basis is generally the value on the day of death, so only growth since then is taxed.`,
        text`You have ${held(holding)} you didn't choose. Selling isn't disloyal: keep a few shares for the memory.`,
      ],
      unless: text`the shares came as a gift while the owner was alive, or sit in a trust. Then the old cost may count, so ask a CPA.`,
      next: text`Ask the broker to set the basis to the date-of-death value, then sell down to a tenth or less.`,
    }),
    sell_down: ({ time, ...holding }, context) => ({
      opening:
        holding.account === 'brokerage'
          ? text`Sell it down to about a tenth, part this year and part next January, to spread the tax${toSell(holding)}.`
          : text`Sell it down to about a tenth of your investments, over a year or two at most${toSell(holding)}.`,
      because: [
        ...gainTax(holding, context),
        text`You have ${held(holding)}. Great companies have lost half and never come back, and tax on a gain is smaller than that.`,
        text`Shares held over a year get the lower long-term rates. Splitting sales over two tax years can keep you there.`,
      ],
      unless:
        time !== undefined && time > longHeld
          ? text`you'd leave the shares to heirs soon or give them to charity. Then the gain may never be taxed, so part can wait.`
          : text`you bought within the past year. Then selling the rest after twelve months may save tax, if you can bear the risk.`,
      next: text`Turn off dividend reinvestment, and sell the shares with the highest cost first. If you work there, check the trading window.`,
    }),
  },
  asks: [
    {
      field: 'share',
      settled: ({ amount, total }) => amount !== undefined && total !== undefined,
      question: 'How much of your investments is it?',
      choices: [
        { label: 'A tenth or less', value: 8 },
        { label: 'About a quarter', value: 25 },
        { label: 'Half or more', value: 60 },
      ],
    },
    {
      field: 'account',
      question: 'Where do you hold it?',
      choices: [
        { label: 'In a 401(k)', value: 'workplace' },
        { label: 'In an IRA', value: 'traditional_ira' },
        { label: 'In an ordinary account', value: 'brokerage' },
      ],
    },
  ],
  followUps: ['What should I do with my RSUs or ESPP shares?', 'How are gains on stocks taxed?'],
  articles: ['concentration-and-employer-stock', 'diversification', 'long-term-capital-gains'],
  sources: ['finra_concentration', 'irs_topic_409', 'irs_pub_551'],
});
