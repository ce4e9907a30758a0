import { choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const dollars = (value: number) => ({
  value: Math.round(Math.abs(value)),
  unit: 'usd' as const,
  decimals: 0,
});

/** What has to be bought each month, over a year. */
const yearOf = (monthly: number | undefined): Text[] =>
  monthly === undefined
    ? []
    : [
        text`${given('monthly', monthly, 'usd_per_month')} to stay active is ${dollars(monthly * monthsPerYear)} a year before you've sold anything.`,
      ];

const claimed = (claim: number | undefined): Text[] =>
  claim === undefined
    ? []
    : [
        text`The ${given('claim', claim, 'usd_per_month')} you hear of is usually sales or the best month, before costs. Ask to see the tax return line for the profit.`,
      ];

/** What came in beside what went in. */
function netOf(spent: number | undefined, earned: number | undefined): Text[] {
  if (spent === undefined || earned === undefined) return [];
  return earned < spent
    ? [
        text`${dollars(earned)} in against ${dollars(spent)} out is a loss of ${dollars(spent - earned)} so far, before gas and time.`,
      ]
    : [
        text`${dollars(earned)} in against ${dollars(spent)} out looks like a gain, but count gas, fees and hours too.`,
      ];
}

export const mlmPitch = defineGuide({
  id: 'mlm_pitch',
  title: 'A pitch to sell for a network',
  about: 'Join a multi-level marketing or network marketing company as a seller, or leave one',
  questions: [
    'is Amway or Mary Kay a good way to make money',
    'should I join an MLM',
    'friend wants me to sell essential oils with her, legit?',
    'primerica interview, is it a real job',
    'is network marketing a pyramid scheme',
    'can you actually make money with herbalife',
    'starter kit is $199 to join her team, should i',
    'my wife spent 3k on LuLaRoe inventory, what now',
    'How do I tell my friend no to her direct sales business',
    'be your own boss from home selling skincare, worth it?',
  ],
  simply:
    'In these companies most of the money goes to the few at the top, and most sellers lose what they put in. A real job pays you for your work and does not ask you to buy in.',
  input: {
    spent: money({
      label: 'What a relative has bought',
      roles: ['spend_item@spouse', 'spend_item@child', 'spend_item@other'],
      min: 1,
      max: 1e7,
    }),
    cost: money({ label: 'What it costs to join', roles: ['spend_item', 'fee_amount'], min: 1, max: 1e6 }),
    lost: money({ label: 'What went in so far', roles: ['loss_amount'], min: 1, max: 1e7 }),
    earned: money({
      label: 'What it brought in',
      roles: ['se_income', 'se_income@spouse', 'gain_amount'],
      min: 1,
      max: 1e7,
    }),
    claim: moneyPerMonth({
      label: 'What the seller says they make',
      roles: ['wages@other', 'se_income@other', 'other_income'],
      min: 1,
      max: 1e6,
    }),
    monthly: moneyPerMonth({
      label: 'What it takes each month',
      roles: ['save_amount', 'spend_item#2'],
      min: 1,
      max: 1e5,
    }),
    stage: choice({ label: 'Where you are', options: ['asked', 'joined', 'relative'] }),
    pays_for: choice({ label: 'What pays', options: ['recruits', 'sales'] }),
  },
  sides: [
    {
      given: { stage: 'joined' },
      questions: [
        'i joined an mlm and have a garage full of product',
        'how do i get out of my network marketing business',
        'spent thousands on inventory for a direct sales company',
        'should i quit my mlm',
      ],
    },
    {
      given: { stage: 'relative' },
      questions: [
        'my daughter joined an mlm and keeps asking us to buy',
        'my wife is losing money in a direct sales company',
        'sister is stuck in a pyramid scheme',
      ],
    },
  ],
  decide: ({ stage, pays_for: pays, spent }) => {
    if (stage === undefined && spent !== undefined) return 'help_relative';
    if (stage === 'joined') return 'leave';
    if (stage === 'relative') return 'help_relative';
    return pays === 'recruits' ? 'pyramid' : 'refuse';
  },
  verdicts: {
    refuse: ({ cost, claim, monthly }) => ({
      opening:
        cost === undefined
          ? text`No, don't join: most people who sell this way end up with a loss.`
          : text`No, keep your ${given('cost', cost, 'usd')}: most people who sell this way end up with a loss.`,
      because: [
        ...yearOf(monthly),
        ...claimed(claim),
        text`You buy the starter kit and the stock, and friends and family are the market. The companies' own income statements show that the typical seller earns little or nothing before costs.`,
        ...(claim === undefined && monthly === undefined
          ? [text`A job that needs you to buy in is not a job.`]
          : []),
      ],
      unless: text`you love the product and only want the discount. Then buy it as a customer.`,
      next: text`Ask for the company's income disclosure, and look at the middle seller after costs.`,
      say: text`I'm glad you like it, but I don't buy in or sell to friends. I hope we stay friends either way.`,
    }),
    pyramid: () => ({
      opening: text`No, stay away: if you're paid mainly for bringing in people, it may be an illegal pyramid scheme.`,
      because: [
        text`It can only pay while new people join, so the last to come lose what they paid. Sellers who recruit others can be sued or asked to give money back.`,
      ],
      next: text`Don't pay or sign, and report it to the FTC and your state's attorney general if you were pressed.`,
      say: text`No, thank you. Please take me off your list.`,
    }),
    leave: ({ lost, earned }) => ({
      opening: text`Stop buying now, send back what the company takes, and leave.`,
      because: [
        lost === undefined
          ? text`What you've spent is gone either way, and more stock or training won't bring it back.`
          : text`The ${given('lost', lost, 'usd')} is gone either way, and more stock or training won't bring it back.`,
        ...netOf(lost, earned),
        text`Many companies must buy back unsold goods of the last year for most of the price. Some costs can be deducted if you ran it as a business.`,
      ],
      unless: text`your records show a real profit per hour after every cost. Then it's a small business: keep it small.`,
      next: text`Cancel the automatic order today, ask for the buyback rules in writing, and sell the rest.`,
    }),
    help_relative: ({ spent, cost, earned }) => ({
      opening: text`Don't buy or invest to help; ask calmly for one number instead: the profit after every cost.`,
      because: [
        ...netOf(spent ?? cost, earned),
        text`People in it are told to ignore doubters, so arguing often pushes them further in. Adding up costs together works better than calling it names.`,
      ],
      unless: text`your shared money is at risk. Then agree on a limit, and move the rest out of reach.`,
      next: text`Offer to go through the last three months of orders, fees and sales on one page.`,
      say: text`I won't buy, but I'd like to help you see what's left each month after everything.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'Where are you with it?',
      choices: [
        { label: 'I was asked to join', value: 'asked' },
        { label: "I'm in it", value: 'joined' },
        { label: "It's a relative or friend", value: 'relative' },
      ],
    },
    {
      field: 'pays_for',
      question: 'What are you mostly paid for?',
      choices: [
        { label: 'Bringing in people', value: 'recruits' },
        { label: 'Selling products', value: 'sales' },
      ],
    },
  ],
  followUps: ['Is this remote job a scam?', 'How do I make passive income?'],
  articles: ['investment-scams', 'everyday-scams', 'building-wealth'],
  sources: ['ftc_avoid_scam'],
});
