import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { choice, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Below this many percent the raise hardly pays for the risk of an empty month. */
const smallGap = 5;
/** Above this many percent at once, many good tenants look around. */
const largeGap = 12;

interface Rents {
  one?: number | undefined;
  other?: number | undefined;
  third?: number | undefined;
  fourth?: number | undefined;
}

/** The rent now and what similar places bring: which number is which follows from their size. */
function rentsOf(rents: Rents): { now: number; market: number } | undefined {
  const all = [rents.one, rents.other, rents.third, rents.fourth].filter((rent) => rent !== undefined);
  return all.length < 2 ? undefined : { now: Math.min(...all), market: Math.max(...all) };
}

function gapOf(rents: { now: number; market: number }, { run }: GuideContext) {
  return run(percentChange, { from: rents.now, to: rents.market, monthly: true })!;
}

/** A rent under the name of the field that told it. */
function told(rents: Rents, rent: number) {
  const name = (['one', 'other', 'third', 'fourth'] as const).find((field) => rents[field] === rent);
  return given(name ?? 'one', rent, 'usd');
}

export const raiseTheRent = defineGuide({
  id: 'raise_the_rent',
  title: "Raise a tenant's rent",
  about: "A landlord deciding whether to raise a tenant's rent, and by how much",
  questions: [
    'should I raise the rent on my tenant',
    'my tenant pays 1,100 and the market is 1,400, raise it or keep them',
    'how much should a small landlord raise the rent each year',
    "I'm a landlord with a great tenant who hasn't had an increase in four years",
    'is it worth losing a good renter over $150 more a month',
    'we rent out our old house below market, should we bring it up at renewal',
    'landlord here, taxes and insurance went up, can I pass it on in the rent',
    'raise rent on a long term tenant or leave it alone',
    'own a duplex, the other side is rented too cheap, what should I do at lease end',
    'how do I tell my tenant the rent is going up',
    'we rent our old place to a teacher for 1,200, same price for five years, neighbors get 1,550. go up all at once?',
    "I inherited a house with a tenant paying 900 and everything around is 1,300. what's fair",
    'my renter is great and pays 1,050, should I go to 1,250 or do it slowly',
    'rental condo, property tax rose 600 this year, how much do I raise the tenant',
    'how much can I raise the rent without losing a good tenant',
    'afraid my renter will leave if I go up to what similar places get',
  ],
  simply:
    'An empty month and a new tenant cost a landlord a lot, so a good tenant is worth a rent a little under the market. But a rent that never moves falls further behind every year.',
  input: {
    one: moneyPerMonth({ label: 'Rent', roles: ['rental_income'], min: 50, max: 1e6 }),
    other: moneyPerMonth({ label: 'Other rent', roles: ['rental_income#2'], min: 50, max: 1e6 }),
    third: moneyPerMonth({ label: 'Rent', roles: ['housing_cost'], min: 50, max: 1e6 }),
    fourth: moneyPerMonth({ label: 'Other rent', roles: ['housing_cost#2'], min: 50, max: 1e6 }),
    since: years({
      label: 'Since the last raise',
      roles: ['time_held', 'term', 'time_stay'],
      min: 0,
      max: 60,
    }),
    tenant: choice({ label: 'The tenant', options: ['good', 'trouble'] }),
    costs: moneyPerMonth({ label: 'Costs that rose', roles: ['rental_costs'], min: 1, max: 1e5 }),
  },
  sides: [
    {
      given: { tenant: 'trouble' },
      questions: [
        'my tenant pays late every month and the rent is under market, raise it or find a new tenant',
        'bad tenant below market rent, what should I charge',
      ],
    },
    {
      given: { tenant: 'good' },
      questions: [
        'great tenant who is never late, raise the rent to market or keep it low',
        'good renter for years pays under market, how much should I raise it',
      ],
    },
  ],
  decide: (rents, context) => {
    const known = rentsOf(rents);
    if (!known) return 'yearly';
    const gap = gapOf(known, context).figure('percent').value;
    if (gap < smallGap) return 'leave';
    if (rents.tenant === 'trouble' || gap <= largeGap) return 'near_market';
    return 'in_steps';
  },
  verdicts: {
    in_steps: (rents, context) => {
      const known = rentsOf(rents)!;
      const gap = gapOf(known, context);
      return {
        opening: text`Raise it, but in steps: go about halfway toward ${told(rents, known.market)} at this renewal and most of the rest next year.`,
        because: [
          text`At ${told(rents, known.now)} you're ${gap.figure('difference')} a month, or ${gap.figure('year_difference')}, under the market.${rents.since === undefined ? '' : text` That comes from ${given('since', rents.since, 'years')} without a raise.`}`,
          ...(rents.costs === undefined
            ? []
            : [
                text`The first step should at least cover the ${given('costs', rents.costs, 'usd_per_month')} that your own costs rose.`,
              ]),
          text`All of it at once is ${gap.figure('percent')}, enough to send a good tenant looking. One empty month plus cleaning and ads usually costs more than the second half would bring this year.`,
        ],
        unless: text`the tenant pays late or damages the place. Then go to market, and be ready for them to move.`,
        next: text`Check your state and city for a cap and the notice period, then give written notice early with two or three local asking rents.`,
        say: text`You've been a great tenant. Similar places rent for more, so I'd like to move partway, and I'll hold it there for a year.`,
      };
    },
    near_market: (rents, context) => {
      const known = rentsOf(rents)!;
      const gap = gapOf(known, context);
      return {
        opening: text`Yes, raise it at the renewal to a little under ${told(rents, known.market)}.`,
        because: [
          text`You're ${gap.figure('percent')} under the market, which is ${gap.figure('year_difference')}. Moving costs a tenant more than that, so most stay.`,
          text`Staying slightly below keeps a good tenant, and one empty month would eat the gain.`,
        ],
        unless: text`your state or city caps raises, or the lease still runs. Then the law or the lease sets the date and the amount.`,
        next: text`Give written notice as early as your state requires, often thirty to sixty days before the lease ends.`,
        say: text`The rent goes up at renewal to just under what similar places ask. I'd be glad if you stay.`,
      };
    },
    leave: (rents) => {
      const known = rentsOf(rents)!;
      return {
        opening: text`Leave it, or add only a little: ${told(rents, known.now)} is already close to the market.`,
        because: [
          text`The difference is less than one empty month would cost you, and a tenant who pays on time saves you cleaning, ads and risk.`,
          text`A small raise every year is easier on both of you than a big one later.`,
        ],
        unless: text`your taxes, insurance or dues jumped. Then pass on part of that at the renewal, with the bills as the reason.`,
        next: text`Put a yearly review in your calendar, two months before the lease ends, with three local asking rents.`,
      };
    },
    yearly: () => ({
      opening: text`Yes, raise it a little every year, and keep a good tenant slightly under the market.`,
      because: [
        text`Taxes, insurance and repairs rise, and a rent left alone for years makes the raise that must come a painful one.`,
        text`But an empty month, cleaning and ads often cost more than a full raise brings, so the last few percent aren't worth a good tenant.`,
      ],
      unless: text`your state or city caps raises, or the lease still runs. Then that decides how much and when.`,
      next: text`Look up three asking rents for similar places nearby, and tell me your rent and theirs.`,
    }),
  },
  asks: [
    {
      field: 'tenant',
      question: 'How is the tenant?',
      choices: [
        { label: 'Pays on time, takes care', value: 'good' },
        { label: 'Late or trouble', value: 'trouble' },
      ],
    },
  ],
  followUps: ['What can a landlord deduct?', 'How do I find a good tenant?'],
  articles: ['renting'],
  related: ['small-landlords', 'rent-or-buy'],
  sources: ['irs_pub_527'],
});
