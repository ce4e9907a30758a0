import { jobOffersFormulas } from '#advisor/calculators/tax/pay/job-offers-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { list } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { checkHousehold, householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { offerFields, type Offer } from '#advisor/calculators/tax/pay/job-offer-fields.ts';
import { stateNotes, stateOf, type KnownState } from '#advisor/calculators/tax/state/state-of.ts';
import { payLeft, type YearsPay } from '#advisor/calculators/tax/pay/pay-left.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** In percent of the pay. Below this difference, things without a price should decide. */
const closeShare = 0.5;
const afterBoth = 'after federal and state taxes';

type Shared = Omit<YearsPay, 'wages' | 'benefits'>;

/** What one offer leaves in a year, and its parts. */
function worthOf(offer: Offer, shared: Shared, facts: FactReader) {
  const stock = offer.stock_yearly > 0 ? offer.stock_yearly : offer.stock / offer.stock_years;
  const wages = offer.pay + offer.bonus + offer.tips + stock;
  // A couple is compared as a household, so the spouse's pay is in both offers.
  const { self_employed: isSelfEmployed, state } = offer;
  const pay = isSelfEmployed
    ? { wages: 0, benefits: 0, self_employment: wages }
    : { wages, benefits: Math.min(offer.premium * 12, wages) };
  const { net, stateTax } = payLeft({ ...shared, ...pay, state }, facts);
  // The self-employed pay their premium themselves: it is not taken out of pay.
  const ownPremium = isSelfEmployed ? toCents(offer.premium * 12) : 0;
  const counted = Math.min(toCents(offer.pay), toCents(facts.get('plan_compensation_limit')));
  const match = percentOf(percentOf(counted, offer.match_limit), offer.match_percent);
  const costs = toCents((offer.housing + offer.commute) * 12) + ownPremium;
  const extra = match + toCents(offer.hsa);
  const worth = net + extra - costs;
  return {
    name: offer.name,
    isSelfEmployed,
    pay: toCents(offer.pay),
    takeHome: net,
    stateTax,
    match,
    // Years that were told with a grant of stock are the years of its vesting.
    vestsAfter: match > 0 && offer.stock === 0 ? offer.match_years : 0,
    costs,
    beforeTax: toCents(wages) - toCents(offer.premium * 12) + ownPremium + extra - costs,
    worth: roundHalfUp(worth / (1 + offer.cost_of_living / 100)),
    wages: toCents(wages),
  };
}

type Worth = ReturnType<typeof worthOf>;

/** What a job leaves for a person who quits before the match has vested. */
const worthEarly = ({ worth, match, vestsAfter }: Worth) => (vestsAfter > 0 ? worth - match : worth);

/** Compares job offers by what they leave in a year. */
export const jobOffers = defineCalculator({
  name: 'job_offers',
  version: 4,
  title: 'Job offers compared',
  about:
    'Two or more jobs or offers compared by what each leaves in a year after federal taxes and the income tax of each job’s state: pay, bonus, 401(k) match, health premium, stock, rent, commute and cost of living, W-2 pay against a 1099, or the present job against an offer.',
  simply:
    "The bigger salary isn't always the better job. Taxes, the cost of living and benefits come off or on, and what's left is what you can compare.",
  input: {
    offers: list({
      label: 'Jobs to compare',
      ask: 'what does each of the two jobs pay',
      items: offerFields,
      min: 2,
      max: 4,
      comparesCases: true,
    }),
    filing_status: householdFields.filing_status,
    spouse_wages: householdFields.spouse_wages,
    children: householdFields.children,
    age: householdFields.age,
  },
  check: ({ offers, ...shared }) => {
    const tooMuch = offers.some(({ pay, premium }) => premium * 12 >= pay);
    if (tooMuch) return 'A premium takes all of the pay: give a smaller one.';
    return checkHousehold({ ...shared, wages: offers[0]?.pay ?? 0 });
  },

  run({ offers, ...shared }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const done = offers.map((offer) => worthOf(offer, shared, facts));
    const ranked = done.toSorted((one, other) => other.worth - one.worth);
    const [best, second] = [ranked[0]!, ranked[1]!];
    const ahead = best.worth - second.worth;
    const notes = notesOn(offers.map(({ state }) => stateOf(state, facts)));
    return {
      figures: [
        centsFigure('ahead', 'Yearly lead after taxes and costs', ahead),
        figure('ahead_month', 'Monthly lead', toDollars(roundHalfUp(ahead / 12)), 'usd_per_month'),
        centsFigure('ahead_before_tax', 'Yearly lead before taxes', best.beforeTax - second.beforeTax),
        ...done.flatMap((one, at) => figuresOf(one, at + 1)),
      ],
      steps: done.flatMap((one, at) => [
        centsStep(`${callOf(one, at + 1)}: pay, bonus and stock of a year`, one.wages),
        centsStep(`${callOf(one, at + 1)}: after taxes and premiums`, one.takeHome),
        centsStep(
          `${callOf(one, at + 1)}: left`,
          one.worth,
          'take-home pay + match + HSA - housing - commute',
        ),
      ]),
      assumptions: [
        ...notes.assumptions,
        offers.some(({ self_employed: own }) => own)
          ? text`The 1099 pay has no expenses, no paid time off and no benefits beyond what you told me; self-employment tax and the deduction for business income are in it.`
          : text`Every job is W-2 pay, and premiums come out before tax. You put in enough to get the whole match.`,
        ...(offers.some(({ bonus }) => bonus > 0)
          ? [text`A bonus counts in full: a sign-on bonus comes only in the first year.`]
          : []),
        ...(offers.some((offer) => offer.stock + offer.stock_yearly > 0)
          ? [text`Stock counts with today’s price and an equal part each year.`]
          : []),
      ],
      warnings: [
        ...warnings,
        ...notes.warnings,
        ...offers.flatMap(({ match_years: later, match_limit: matched, stock }) =>
          later > 0 && matched === 0 && stock === 0
            ? [
                text`What one of the jobs gives only after ${given('match_years', later, 'years')}, such as a pension, isn’t counted.`,
              ]
            : [],
        ),
      ],
      detail: {
        year,
        after: notes.after,
        best: done.indexOf(best) + 1,
        second: done.indexOf(second) + 1,
        early: done.indexOf(done.toSorted((one, other) => worthEarly(other) - worthEarly(one))[0]!) + 1,
        done,
      },
    };
  },

  explain({ figures, detail: { best, second, early, year, done, after } }) {
    const at = (id: string) => requireFigure(figures, id);
    const isEven = at('ahead').value === 0;
    const isPackage = done.some(({ beforeTax, pay }) => beforeTax !== pay);
    const jobs = done.map(({ name }, index) =>
      name === '' ? text`the ${at(`pay_${index + 1}`)} job` : text`${name}`,
    );
    const [winner, other] = [jobs[best - 1]!, jobs[second - 1]!];
    const hasStates = after === afterBoth;
    const hasMatch = done.some(({ match }) => match > 0);
    const hasCosts = done.some(({ costs }) => costs > 0);
    const counted =
      hasMatch && hasCosts
        ? ', with the match added and housing and commute taken off'
        : hasMatch
          ? ', with the match added'
          : hasCosts
            ? ', with housing and commute taken off'
            : '';
    const isClose = !isEven && at('ahead').value < (closeShare * at(`pay_${best}`).value) / 100;
    const close = text`The two are about even: ${winner} leaves only about ${at('ahead')} a year more, ${after}, so choose by what isn’t counted here, such as insurance, time off and security.`;
    const waits = done[best - 1]!.vestsAfter;
    // Someone who leaves before the match has vested is better off with the other job.
    const ifLeaving =
      early !== best && waits > 0
        ? text`Take ${jobs[early - 1]!} unless you’d stay at ${winner} for ${given('match_years', waits, 'years')}. Until that match is yours, ${jobs[early - 1]!} leaves you more.`
        : undefined;
    const waiting = done.flatMap(({ vestsAfter }, index) =>
      vestsAfter > 0
        ? [
            text`The match of ${jobs[index]!}, ${at(`match_${index + 1}`)} a year, is yours only after ${given('match_years', vestsAfter, 'years')} there. `,
          ]
        : [],
    );
    const isMixed = new Set(done.map(({ isSelfEmployed }) => isSelfEmployed)).size > 1;
    const mixed = done[best - 1]!.isSelfEmployed
      ? text`The 1099 pay leaves you about ${at('ahead')} a year more, ${after}, but health insurance, time off and slow months come out of that.`
      : text`The W-2 job leaves you about ${at('ahead')} a year more, ${after}, and its benefits come on top.`;
    const hedged = ifLeaving ?? (isMixed && !isEven ? mixed : isClose ? close : undefined);
    return {
      conclusion:
        hedged ??
        (isEven
          ? text`The two come out even ${after} in ${year}.`
          : done.every(({ name }) => name !== '')
            ? text`${winner} comes out ahead of ${other} by about ${at('ahead')} a year, ${at('ahead_month')}, ${after}.`
            : text`The job at ${at(`pay_${best}`)} comes out ahead of the one at ${at(`pay_${second}`)} by about ${at('ahead')} a year, ${at('ahead_month')}, ${after}.`),
      openings: {
        yesno:
          hedged ??
          (isEven
            ? text`It’s a wash: both jobs leave you ${at('worth_1')} a year.`
            : text`Counting what you told me, ${winner} leaves you about ${at('ahead')} a year more, ${after}.`),
        ...(isEven
          ? {}
          : {
              which:
                hedged ??
                text`Take ${winner}: it leaves you about ${at('ahead')} a year more than ${other}, ${after}.`,
              change: text`You’d be about ${at('ahead')} a year ahead with ${winner}, ${at('ahead_month')}.`,
            }),
      },
      reasons: [
        text`${waiting.flat()}${waiting.length > 0 ? 'If you stay, it' : 'It'} leaves ${at(`worth_${best}`)} a year against ${at(`worth_${second}`)}${counted}. ${isPackage ? text`Before taxes the whole package is ${at(`before_tax_${best}`)} against ${at(`before_tax_${second}`)}.` : text`Before taxes it’s ${at(`pay_${best}`)} against ${at(`pay_${second}`)}, a difference of ${at('ahead_before_tax')} a year.`}`,
        text`Take-home pay alone would be ${at(`take_home_${best}`)} against ${at(`take_home_${second}`)}.`,
      ],
      next: [
        ...(ifLeaving
          ? [text`Ask ${winner} for its vesting schedule: part of the match may be yours each year.`]
          : []),
        ...(isEven || hedged
          ? []
          : [
              text`If you’d rather have the other job, ask for more: it has to leave you ${at('ahead')} more a year to catch up.`,
            ]),
        text`Put a value on what isn’t in here: ${hasStates ? '' : 'state tax, '}time off, hours, security, and how you’d like the work.`,
      ],
    };
  },

  chart: ({ detail: { done } }) => ({
    kind: 'bar',
    title: 'What each job leaves in a year',
    x: { label: 'Job', unit: 'count' },
    y: { label: 'After taxes and costs', unit: 'usd' },
    series: [
      { name: 'Left', points: done.map(({ worth }, index) => [index + 1, toDollars(worth)] as const) },
    ],
  }),

  formulas: jobOffersFormulas,
  examples: [
    {
      question: 'Offer A is 98k with a 4% match, offer B 105k with no match. Which one pays more after tax?',
      input: { offers: [{ pay: 98_000, match_limit: 4 }, { pay: 105_000 }] },
    },
    {
      question: 'i make 90k here and pay 1,100 rent, new york offered 115k but rent is 3,400. better off?',
      input: {
        offers: [
          { pay: 90_000, housing: 1100 },
          { pay: 115_000, housing: 3400 },
        ],
      },
    },
    {
      question:
        'my job pays $69k and insurance is 480 a month, the other place $75k but 1,020 a month. worth switching?',
      input: {
        offers: [
          { pay: 69_000, premium: 480 },
          { pay: 75_000, premium: 1020 },
        ],
      },
    },
    {
      question: 'which leaves more: 118k in Texas or 132k in California with 900 a month more rent?',
      input: {
        offers: [
          { pay: 118_000, state: 'tx' },
          { pay: 132_000, state: 'ca', housing: 900 },
        ],
      },
    },
    {
      question:
        'remote at 92k or in the office at 101k with 340 a month of commuting, which is the better job offer?',
      input: { offers: [{ pay: 92_000 }, { pay: 101_000, commute: 340 }] },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});

/** The assumptions about states: one for each state, and one for all jobs without a state. */
function notesOn(states: readonly KnownState[]) {
  const told = states.filter(({ kind }) => kind !== 'not_said');
  const names = told.map((state) => ('name' in state ? state.name : ''));
  const each = told.filter((_, at) => names.indexOf(names[at]!) === at).map(stateNotes);
  const isLeftOut = told.length < states.length;
  return {
    assumptions: [
      ...each.flatMap(({ assumptions }) => assumptions),
      ...(isLeftOut
        ? [
            told.length === 0
              ? text`State and local income tax is left out; between two states it can decide.`
              : text`For a job without a state no state tax is counted: give the state of each to compare them.`,
          ]
        : []),
    ],
    warnings: each.flatMap(({ warnings }) => warnings),
    after: states.some(({ kind }) => kind === 'known') ? afterBoth : 'after federal taxes',
  };
}

const callOf = ({ name }: Worth, number: number) => (name === '' ? `Job ${number}` : name);

function figuresOf(one: Worth, number: number): Figure[] {
  const { pay, worth, takeHome, beforeTax, stateTax, match, costs } = one;
  const called = callOf(one, number);
  return [
    centsFigure(`worth_${number}`, `${called}: left after taxes and costs`, worth),
    centsFigure(`before_tax_${number}`, `${called}: whole package before taxes`, beforeTax),
    centsFigure(`take_home_${number}`, `${called}: take-home pay`, takeHome),
    centsFigure(`pay_${number}`, `${called}: pay`, pay),
    ...someCents(`state_tax_${number}`, `${called}: state income tax`, stateTax),
    ...someCents(`match_${number}`, `${called}: employer match`, match),
    ...someCents(`costs_${number}`, `${called}: housing and commute`, costs),
  ];
}
