import { choice, count, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { compare, costs, keptCosts, type Offer } from '#advisor/guides/home/cars/lease-costs.ts';
import { text } from '#advisor/quantities/text.ts';

/** Most leases allow no more miles a year than this without a charge for each one. */
const leaseMiles = 15_000;
/** Nobody drives more than this in a year: a larger number is what the car at home has on it. */
const mostMilesAYear = 60_000;
/** A person who changes cars this often pays for the steep loss of value of the first years either way. */
const shortKeep = 3;

/** Below this score advertised leases and cheap loans are for others. */
const leaseScore = 640;

/** At the end of a lease, a price beside the buyout is what the car sells for. */
function endOf<O extends Offer & { worth: number | undefined }>(offer: O): O {
  const { price, worth, residual, payment } = offer;
  return residual !== undefined && payment === undefined && worth === undefined
    ? { ...offer, worth: price, price: undefined }
    : offer;
}

/** How long the lease would cost as much as the repair. */
function leaseMonths(repair: number, payment: number) {
  return { value: Math.max(1, Math.round(repair / payment)), unit: 'months' as const };
}

/** Someone who says only that they keep cars for long. */
const longKeep = 10;

/** How long most leases run, and those who change cars all the time keep one. */
const usualLease = 3;

export const leaseOrBuyCar = defineGuide({
  id: 'lease_or_buy_car',
  title: 'Lease or buy a car',
  about: 'Lease or buy a car',
  questions: [
    'should I lease or buy my next car',
    'lease is 349 a month 2,500 at signing, buying the same car is 32k. which one',
    'is leasing always a waste of money?? my dad says so',
    'my lease ends in march, buyout 18,200, carmax offers 21k. what do i do',
    'I drive about 20k miles a year for work. Does a lease make sense for me?',
    'leasing an EV because the tech changes so fast, good thinking or not',
    'turn in the lease or buy it out',
    'Salesman only talks about the monthly payment on the lease. Should I trust it?',
    'new car every three years is my thing, lease or finance',
    'can i afford a nicer car if i lease it instead',
  ],
  simply:
    "Leasing is like renting: you pay for a car's newest and costliest years and then give it back. If you own it, the cheaper years after the last payment are yours too, so it matters how long you keep a car.",
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 1, max: 1e7 }),
    payment: moneyPerMonth({ label: 'Lease payment', roles: ['lease_payment'], min: 1, max: 1e6 }),
    term: years({ label: 'Length of the lease', roles: ['term'], min: 0.5, max: 8 }),
    down: money({ label: 'Due at signing', roles: ['down_amount'], min: 0, max: 1e7 }),
    rate: percent({ label: 'Rate of the car loan', roles: ['loan_rate'], min: 0, max: 40 }),
    residual: money({ label: 'Buyout at the end', roles: ['residual'], min: 1, max: 1e7 }),
    worth: money({ label: 'What the car sells for now', roles: ['bal_other', 'trade_in'], min: 1, max: 1e7 }),
    miles: count({
      label: 'Miles a year',
      roles: ['miles'],
      order: 'falling',
      min: 0,
      max: mostMilesAYear,
    }),
    odometer: count({
      label: 'Miles on the car you have',
      roles: ['miles'],
      min: mostMilesAYear + 1,
      max: 1_000_000,
    }),
    repair: money({ label: 'Repair of that car', roles: ['maintenance', 'spend_item'], min: 1, max: 1e6 }),
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    ending: choice({ label: 'The end of the lease', options: ['over_miles'] }),
    allowed: count({
      label: 'Miles the lease allows',
      roles: ['miles'],
      order: 'rising',
      min: 1000,
      max: mostMilesAYear,
    }),
    keep: years({ label: 'Time you keep a car', roles: ['time_stay', 'time_held'], min: 0.5, max: 40 }),
    may_move: said('A car may not be needed', 'flag=may_move'),
  },
  sides: [
    {
      given: { keep: longKeep },
      questions: [
        'lease or buy, I drive my cars until they fall apart',
        'lease at 310 a month or buy for 26,000, I usually keep a car ten years',
        'we keep our cars a long time, does a lease ever make sense',
      ],
    },
    {
      given: { ending: 'over_miles' },
      questions: [
        'my lease is almost over and I am way over the miles',
        'what happens if I go over the mileage on my lease',
        'lease return in two months and 6,000 miles over the limit',
      ],
    },
    {
      given: { keep: usualLease },
      questions: [
        'lease or buy if I like a new car every 3 years',
        'new car every three years is my thing, lease or finance',
        'I never keep a car longer than a lease, does leasing make sense',
        'lease vs buy for someone who gets bored of cars and wants a new one',
        'I get tired of a car after a few years, lease or buy',
      ],
    },
  ],
  decide: (offer, context) => {
    if (offer.ending !== undefined && offer.residual === undefined) return 'over_miles';
    const { miles, keep, odometer, repair, residual } = offer;
    const { price, worth } = endOf(offer);
    if (price === undefined && residual !== undefined && worth !== undefined)
      return worth > residual ? 'buy_out' : 'turn_in';
    if (price === undefined && (odometer !== undefined || repair !== undefined)) return 'keep_car';
    if (miles !== undefined && (miles > leaseMiles || miles > (offer.allowed ?? miles))) return 'buy_miles';
    if (offer.score !== undefined && offer.score < leaseScore) return 'poor_credit';
    if (keep === undefined || keep > shortKeep) return 'buy';
    const compared = compare(offer, context);
    if (!compared) return 'lease';
    return compared.figure('lease_cost').value < compared.figure('buy_cost').value ? 'lease' : 'buy';
  },
  verdicts: {
    over_miles: ({ miles }) => ({
      opening: text`You'd pay for each mile over, often fifteen to thirty cents, so compare that bill with buying the car.`,
      because: [
        ...(miles === undefined
          ? []
          : [
              text`Multiply the ${given('miles', miles, 'count')} miles by the rate in your contract: that sum is due when you hand it in.`,
            ]),
        text`If you buy the car at the price in the contract, the extra miles cost nothing. Some makers also waive part of it if you lease from them again.`,
      ],
      unless: text`the car is worth much less than the buyout. Then hand it in and pay for the miles.`,
      next: text`Read the mileage line of your contract, get the buyout price, and compare it with what a dealer would pay for the car.`,
      say: text`What would the mileage charge be today, what's the buyout with fees, and can you waive part of it?`,
    }),
    buy: (offer, context) => ({
      opening:
        offer.keep === undefined || offer.keep <= shortKeep
          ? text`Buy it, and keep it well past the last payment.`
          : text`Buy it, since you keep cars about ${given('keep', offer.keep, 'years')}.`,
      because: [
        ...keptCosts(offer, context),
        text`A lease has you pay for a car's steepest years and hand it back. The cheap years come after the loan is gone.`,
        ...(offer.miles === undefined
          ? []
          : [
              text`Your ${given('miles', offer.miles, 'count')} miles a year would fit most leases, and a car driven that little lasts all the longer if you own it.`,
            ]),
      ],
      unless: text`you change cars every three years anyway, or a maker's special makes the lease clearly cheaper.`,
      next: text`Get a loan quote from a credit union before you visit the dealer, and settle the price of the car first.`,
      say: text`Let's agree on the out-the-door price. We'll talk about payments after that.`,
    }),
    poor_credit: ({ score, price }) => ({
      opening: text`Buy, but buy cheaper and used: with a score of ${given('score', score!, 'count')} a lease or a big loan gets expensive.`,
      because: [
        text`Advertised leases take good credit. Below that they ask more at signing and more each month, and you own nothing at the end.`,
        price === undefined
          ? text`A smaller loan, paid on time, lifts your score for the next car.`
          : text`Borrowing clearly less than ${given('price', price, 'usd')}, and paying on time, lifts your score for the next car.`,
      ],
      unless: text`a credit union preapproves you at a decent rate. Then buy with that loan.`,
      next: text`Get preapproved at a credit union before you visit a dealer, and don't sign a loan above that rate.`,
      say: text`I have my own financing. What's the out-the-door price?`,
    }),
    lease: (offer, context) => ({
      opening: text`Lease it, since you'd switch cars in about three years anyway.`,
      because: [
        ...costs(offer, context),
        text`You get a fixed cost and no resale worry, and gap coverage is often included. It's still the price of always driving a new car.`,
      ],
      unless: text`you might keep it longer, drive more than the lease allows or need to get out early. Leaving a lease early is expensive.`,
      next: text`Put as little as possible down: if the car is totaled, that money is usually gone.`,
      say: text`What are the selling price, the money factor, the residual and every fee?`,
    }),
    buy_miles: ({ miles = leaseMiles, allowed, keep, ...offer }, context) => ({
      opening: text`Buy: with ${given('miles', miles, 'count')} miles a year a lease will cost you extra.`,
      because: [
        ...keptCosts({ ...offer, keep }, context),
        allowed === undefined
          ? text`Most leases allow less than that and charge for every mile above. You can buy more miles up front, but then the low payment is gone.`
          : text`This one allows ${given('allowed', allowed, 'count')} and charges for every mile above, often fifteen to thirty cents, so the low payment is only half of what you'd pay.`,
        ...(keep !== undefined && keep > shortKeep
          ? [
              text`You keep cars for ${given('keep', keep, 'years')}, and the cheap years after the last payment are yours only if you own it.`,
            ]
          : []),
        text`A car you own can be driven as much as you like.`,
      ],
      unless: text`your employer pays for the miles or the lease.`,
      next: text`Look for a reliable car that's two to four years old, and get a credit union's rate before you shop.`,
    }),
    keep_car: ({ repair, payment }) => ({
      opening:
        repair === undefined
          ? text`Keep the car you have as long as it's safe and a mechanic gives it a few more years.`
          : text`Keep the car and fix it, if a mechanic you trust says the rest is sound.`,
      because: [
        ...(payment === undefined
          ? []
          : [
              repair === undefined
                ? text`A lease at ${given('payment', payment, 'usd_per_month')} never ends in a car that's yours.`
                : text`${given('repair', repair, 'usd')} is ${leaseMonths(repair, payment)} of lease payments at ${given('payment', payment, 'usd_per_month')}, and the lease adds money at signing and pricier insurance.`,
            ]),
        text`Even with a big repair now and then, an old car is usually the cheapest one to drive.`,
      ],
      unless: text`it's unsafe, the frame is rusted, or the repair costs more than the car would sell for fixed. Then buy a used one rather than lease.`,
      next: text`Get a second quote, and ask that mechanic what else will need work within two years.`,
      say: text`If it were yours, would you fix it? What's next to go?`,
    }),
    buy_out: ({ may_move: mayMove, ...offer }) => {
      const { residual = 0, worth = 0 } = endOf(offer);
      return {
        opening: mayMove
          ? text`Don't hand it back: it's worth more than the price in your contract, so buy it out or have a dealer buy it from you.`
          : text`Buy it out: it's worth more than the price in your contract.`,
        because: [
          text`You can have it for ${given('residual', residual, 'usd')} plus tax and fees, and it sells for about ${given('worth', worth, 'usd')}. You also know its history.`,
          text`If you don't want to keep it, sell it near the end of the lease instead of handing it back: the difference is yours, and extra miles then cost nothing.`,
        ],
        unless: text`taxes and fees eat the gap, or it needs big repairs.`,
        next: text`Call the leasing company, not the dealer, for the exact payoff, and get a loan quote from a credit union.`,
        say: text`Please send me the buyout price with every fee, and tell me whether I can sell to another dealer.`,
      };
    },
    turn_in: (offer) => {
      const { residual = 0, worth = 0 } = endOf(offer);
      return {
        opening: text`Turn it in: the buyout costs more than the car is worth.`,
        because: [
          text`The contract asks ${given('residual', residual, 'usd')} for a car that sells for about ${given('worth', worth, 'usd')}. That loss belongs to the leasing company, so let them have it.`,
        ],
        unless: text`you're far over your miles or have damage, and the charges would be larger than the gap.`,
        next: text`Ask for a pre-return inspection now, so you can fix cheap things yourself before the bill comes.`,
        say: text`I'd like to keep it. Would you sell it to me for what it's worth today?`,
      };
    },
  },
  asks: [
    {
      field: 'keep',
      question: 'How long do you usually keep a car?',
      choices: [
        { label: 'About 3 years', value: 3 },
        { label: '4 to 7 years', value: 5 },
        { label: 'Longer', value: 10 },
      ],
    },
    {
      field: 'miles',
      question: 'How many miles do you drive a year?',
      choices: [
        { label: 'Under 15,000', value: 12_000 },
        { label: 'More than 15,000', value: 20_000 },
      ],
    },
  ],
  followUps: [
    'Should I buy a new or used car?',
    'Should I take 0% financing or the rebate?',
    'How much car insurance do I need?',
  ],
  articles: ['opportunity-cost', 'credit-score', 'umbrella-insurance'],
  related: ['car-loans'],
  sources: ['ftc_financing_or_leasing_a_car', 'cfpb_auto_loans'],
});
