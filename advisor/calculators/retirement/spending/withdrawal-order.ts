import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { startAgeOf } from '#advisor/calculators/retirement/distributions/rmd-rules.ts';
import {
  bracketRates,
  withdrawalOrderFields,
} from '#advisor/calculators/retirement/spending/withdrawal-order-fields.ts';
import { withdrawalOrderFormulas } from '#advisor/calculators/retirement/spending/withdrawal-order-formulas.ts';
import {
  drawDown,
  orders,
  type DrawnDown,
  type Order,
} from '#advisor/calculators/retirement/spending/withdrawal-order-years.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Less than this share of what is left is no reason to prefer an order; nor is less than this part of a year. */
const [hardlyMore, hardlyLonger] = [0.01, 0.1];

const shortNames: Readonly<Record<Order, string>> = {
  taxable_first: 'taxable first',
  traditional_first: 'traditional first',
  proportional: 'in proportion',
  fill_bracket: 'bracket filled first',
};

const longNames: Readonly<Record<Order, string>> = {
  taxable_first: 'with the taxable account first',
  traditional_first: 'with the traditional one first',
  proportional: 'in proportion',
  fill_bracket: 'filling the bracket',
};

/** Which of taxable, traditional and Roth money to spend first. */
export const withdrawalOrder = defineCalculator({
  name: 'withdrawal_order',
  version: 1,
  title: 'Withdrawal order',
  about:
    'Which account to draw from first in retirement: the yearly tax and how long taxable, traditional and Roth money lasts with the taxable account first, the traditional account first, all in proportion, or the traditional account up to the top of a bracket.',
  simply:
    "Some accounts are taxed when you take money out, and some aren't. Taking from the right one first keeps your tax low and makes the money last longer.",
  input: withdrawalOrderFields,
  compares: true,

  check: ({ taxable, traditional, roth, age: own, until_age: until, bracket }) => {
    if ([taxable, traditional, roth].filter((one) => one > 0).length < 2)
      return 'Give at least two accounts: taxable, traditional or Roth. With one there is no order to choose.';
    if (until <= own) return 'The age to plan to must be above your age.';
    return bracketRates.includes(bracket)
      ? null
      : `There is no such bracket to fill: name one of ${bracketRates.join(', ')} percent.`;
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const growth = (1 + input.return / 100) / (1 + input.inflation / 100) - 1;
    const runs = orders.map((order) => drawDown(order, { ...input, growth }, facts));
    const leftOf = ({ left }: DrawnDown) =>
      left.taxable + left.traditional * (1 - input.rate_later / 100) + left.roth;
    const ranked = runs
      .filter(({ order }) => isOfTheirs(order, input))
      .toSorted((one, other) => other.years - one.years || leftOf(other) - leftOf(one));
    const [best, worst] = [ranked[0]!, ranked.at(-1)!];
    const allLast = worst.lasts;
    const startAge = startAgeOf(facts.year - input.age, facts);
    const longer = figure(
      'more_years',
      'How much longer it lasts than with the worst order',
      best.years - worst.years,
      'years',
      { decimals: 1 },
    );
    const more = figure(
      'more_left',
      'How much more is left than with the worst order',
      leftOf(best) - leftOf(worst),
      'usd',
    );
    const figures: Figure[] = [
      ...(allLast
        ? [
            figure('best_left', `Left after tax at the end, ${shortNames[best.order]}`, leftOf(best), 'usd'),
            more,
            figure(
              'worst_left',
              `Left after tax at the end, ${shortNames[worst.order]}`,
              leftOf(worst),
              'usd',
            ),
          ]
        : [
            figure('best_years', `How long it lasts, ${shortNames[best.order]}`, best.years, 'years', {
              decimals: 1,
            }),
            longer,
            figure('worst_years', `How long it lasts, ${shortNames[worst.order]}`, worst.years, 'years', {
              decimals: 1,
            }),
          ]),
      ...runs.flatMap((run) => {
        const named = shortNames[run.order];
        return [
          figure(`first_tax_${run.order}`, `Tax in the first year, ${named}`, run.taxes[0]?.[1] ?? 0, 'usd'),
          figure(`tax_${run.order}`, `Tax over all years, ${named}`, taxOf(run), 'usd'),
          allLast
            ? figure(`left_${run.order}`, `Left after tax, ${named}`, leftOf(run), 'usd')
            : figure(`years_${run.order}`, `Years it lasts, ${named}`, run.years, 'years', { decimals: 1 }),
        ];
      }),
      figure('rmd_age', 'Required distributions begin at', startAge, 'age'),
    ];
    return {
      figures,
      steps: runs.map((run) => ({
        label: `Tax over all years, ${shortNames[run.order]}`,
        formula: 'federal tax of each year, added up',
        value: taxOf(run),
        unit: 'usd',
      })),
      assumptions: [
        text`Everything is in today’s dollars: spending, Social Security and the tax brackets of ${year} rise with prices; the deduction for seniors ends as the law has it. The return is ${given('return', input.return, 'percent')} less inflation of ${given('inflation', input.inflation, 'percent')} every year.`,
        text`Withdrawals come at the start of the year. Required distributions are taken in every order; what isn’t needed of them goes into the taxable account.`,
        text`Federal tax only. Dividends aren’t taxed apart, and the Roth money can be taken out free of tax.`,
      ],
      warnings: [...warnings],
      detail: { runs, best: best.order, worst: worst.order, allLast, isClose: isClose(best, worst, leftOf) },
    };
  },

  explain({ figures, detail: { best, worst, allLast, isClose: close } }, input) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const until = given('until_age', input.until_age, 'age');
    const bestWay = wayOf(best, input);
    const theirs = orders.filter((order) => isOfTheirs(order, input));
    const listed = (tell: (order: Order) => Text) =>
      theirs.flatMap((order, at): Text => {
        const joint = at === 0 ? '' : at === theirs.length - 1 ? ' and ' : ', ';
        return text`${joint}${tell(order)}`;
      });
    const conclusion = close
      ? allLast
        ? text`The order hardly matters for you: each leaves about ${find('best_left')} after tax at ${until}.`
        : text`The order hardly matters for you: each lasts about ${find('best_years')}.`
      : allLast
        ? text`Draw ${bestWay}: that leaves ${find('best_left')} after tax at ${until}, ${find('more_left')} more than drawing ${wayOf(worst, input)}.`
        : text`Draw ${bestWay}: the money lasts about ${find('best_years')}, ${find('more_years')} longer than drawing ${wayOf(worst, input)}.`;
    return {
      conclusion,
      openings: {
        which: conclusion,
        plan: conclusion,
        time: allLast
          ? text`With every order the money lasts to ${until} and beyond.`
          : text`About ${find('best_years')}, drawing ${bestWay}.`,
        yesno: allLast
          ? text`Yes, with every order the money lasts to ${until}; the best leaves ${find('best_left')} after tax.`
          : text`For about ${find('best_years')}, drawing ${bestWay}.`,
      },
      reasons: [
        text`In the first year the federal tax is ${listed((order) => text`${find(`first_tax_${order}`)} ${longNames[order]}`)}.`,
        text`Over all the years it adds up to ${listed((order) => text`${find(`tax_${order}`)}`)}.`,
        ...(input.traditional > 0
          ? [
              text`Required distributions from the traditional account begin at ${find('rmd_age')}, in every order.`,
            ]
          : []),
      ],
      next: [
        text`Look at it again each fall: what fits into a low bracket changes with your income of the year.`,
        ...(input.traditional > 0 && input.roth > 0
          ? [
              text`In years with room left in the bracket, convert a part of the traditional account to the Roth.`,
            ]
          : []),
      ],
    };
  },

  chart: ({ detail: { runs } }) => ({
    kind: 'line',
    title: 'Federal tax by age',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Tax in the year', unit: 'usd' },
    series: runs
      .filter(({ taxes }) => taxes.length > 0)
      .map(({ order, taxes }) => ({ name: shortNames[order], points: taxes })),
  }),

  formulas: withdrawalOrderFormulas,
  groups: {
    Accounts: ['taxable', 'traditional', 'roth', 'gain_share'],
    'You and your income': [
      'spending',
      'age',
      'spouse_age',
      'filing_status',
      'social_security',
      'claim_age',
      'pension',
    ],
    Assumptions: ['return', 'inflation', 'bracket', 'until_age', 'rate_later'],
  },
  examples: [
    {
      question:
        'I’m 65 with $400,000 in a brokerage account, $600,000 in a traditional IRA and $200,000 in a Roth, and spend $60,000 a year. Which account should I draw from first?',
      input: { taxable: 400_000, traditional: 600_000, roth: 200_000, spending: 60_000, age: 65 },
    },
    {
      question:
        'retired couple both 67, 500k ira 150k roth 250k taxable, social security 42k, need 85k a year. which order to withdraw for the least tax',
      input: {
        taxable: 250_000,
        traditional: 500_000,
        roth: 150_000,
        spending: 85_000,
        age: 67,
        spouse_age: 67,
        filing_status: 'married_joint',
        social_security: 42_000,
      },
    },
    {
      question:
        'does it matter if i spend my taxable savings (300k) before my 401k (900k)? im 62 and need 70k a year',
      input: { taxable: 300_000, traditional: 900_000, spending: 70_000, age: 62 },
    },
    {
      question:
        'Should we take from the Roth or the traditional IRA first? 800k traditional, 300k Roth, married, 70, spending 75k, Social Security 50k',
      input: {
        traditional: 800_000,
        roth: 300_000,
        spending: 75_000,
        age: 70,
        filing_status: 'married_joint',
        social_security: 50_000,
      },
    },
  ],
  sources: ['irs_pub_590b', 'irs_pub_17', 'irs_pub_915'],
});

const taxOf = ({ taxes }: DrawnDown) => taxes.reduce((total, [, tax]) => total + tax, 0);

function isClose(best: DrawnDown, worst: DrawnDown, leftOf: (run: DrawnDown) => number): boolean {
  return worst.lasts
    ? leftOf(best) - leftOf(worst) <= hardlyMore * leftOf(best)
    : best.years - worst.years < hardlyLonger;
}

type Held = Record<'taxable' | 'traditional' | 'roth' | 'bracket', number>;

/** Whether the account that an order begins with is there. */
function isOfTheirs(order: Order, { taxable, traditional }: Held): boolean {
  if (order === 'proportional') return true;
  return order === 'taxable_first' ? taxable > 0 : traditional > 0;
}

const accountNames = {
  taxable: 'the taxable account',
  traditional: 'the traditional account',
  roth: 'the Roth',
} as const;

/** How an order is told in a sentence, after "draw": by the accounts that there are. */
function wayOf(order: Order, held: Held): Text {
  const inTurn = (...accounts: (keyof typeof accountNames)[]) =>
    accounts.filter((one) => held[one] > 0).map((one) => accountNames[one]);
  const inOrder = (...accounts: (keyof typeof accountNames)[]) => {
    const [first = '', ...others] = inTurn(...accounts);
    return text`from ${first} first${others.map((one) => `, then ${one}`).join('')}`;
  };
  switch (order) {
    case 'taxable_first':
      return inOrder('taxable', 'traditional', 'roth');
    case 'traditional_first':
      return inOrder('traditional', 'taxable', 'roth');
    case 'proportional':
      return text`from all accounts in proportion`;
    case 'fill_bracket':
      return text`from the traditional account up to the top of the ${given('bracket', held.bracket, 'percent')} bracket, and the rest from ${inTurn('taxable', 'roth').join(' and then ')}`;
  }
}
