import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { carTradeIn } from '#advisor/calculators/borrowing/cars/car-trade-in.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** What is known of the car that somebody has. */
interface OldCar {
  owed?: number | undefined;
  worth?: number | undefined;
  down?: number | undefined;
  trade_in?: number | undefined;
  repair?: number | undefined;
  sound?: string | undefined;
  topic?: string | undefined;
  /** Of the car that would take its place, with its loan. */
  price?: number | undefined;
  rate?: number | undefined;
  term?: number | undefined;
  miles?: number | undefined;
  cash?: number | undefined;
  /** The payment named for another car. */
  payment?: number | undefined;
}

/** Taken where no rate or term is named: a middling car loan. */
const usualRate = 7;
const usualTerm = 5;
/** From here on most cars are near the end of what they run, whatever is repaired. */
const worn = 200_000;

/** What the other car would cost a month, where its price is told. */
function paymentFor({ price, rate = usualRate, term = usualTerm, ...car }: OldCar, { run }: GuideContext) {
  const down = (car.down ?? 0) + (car.trade_in ?? 0);
  if (price === undefined || price <= down) return undefined;
  const loan = run(loanAmortization, { principal: price, down_payment: down, rate, years: term });
  return loan && wholeDollars(loan.figure('monthly_payment'));
}

/** How many months another car's payment would cost as much as the repair. */
const monthsOf = (repair: number, payment: number) => ({
  value: Math.max(1, Math.round(repair / payment)),
  unit: 'months' as const,
});

/** About a year of payments on an ordinary used car: a bigger repair needs to know what the car is worth. */
const yearOfPayments = 6000;

/** What the old car is worth, or what a dealer gives for it. */
const worthOf = ({ worth, trade_in: traded, down }: OldCar) => worth ?? traded ?? down ?? 0;

/** How much more is owed on the old car than it is worth. */
export function gapOf({ owed, ...car }: OldCar): number {
  const worth = worthOf(car);
  return owed !== undefined && worth > 0 ? Math.max(0, owed - worth) : 0;
}

/** Below this share of the other car's price, the smaller of two prices is the repair. */
const repairPart = 0.4;

/** "Quote is 2,600, or finance a 19k one?" names two prices: the small one is the repair. */
export function withRepair<C extends OldCar & { other_price?: number | undefined }>(car: C): C {
  const { price, other_price: other, repair, topic } = car;
  if (topic !== 'repair' || repair !== undefined || price === undefined || other === undefined) return car;
  const [low, high] = [Math.min(price, other), Math.max(price, other)];
  return low <= repairPart * high ? { ...car, repair: low, price: high, other_price: undefined } : car;
}

/** Of a car that needs repair: mend it, let it go, or compare first; none where no repair is spoken of. */
export function repairOf({ repair, worth, sound, topic }: OldCar) {
  if (repair === undefined && topic !== 'repair') return undefined;
  if (sound === 'failing') return 'let_go';
  if (repair !== undefined && worth !== undefined && repair >= worth && sound === undefined) return 'replace';
  if (repair === undefined || (worth === undefined && repair > yearOfPayments))
    return sound === 'sound' ? 'fix' : 'compare';
  return 'fix';
}

export const oldCarVerdicts = {
  fix: (car: OldCar, context: GuideContext): Verdict => {
    const { repair, worth, price, miles, cash, payment: named } = car;
    const payment = paymentFor(car, context);
    return {
      opening:
        repair !== undefined && price !== undefined && payment
          ? text`Fix it: ${given('repair', repair, 'usd')} once beats about ${payment} on a ${given('price', price, 'usd')} car.`
          : repair !== undefined && named !== undefined
            ? text`Fix it: ${given('repair', repair, 'usd')} is about ${monthsOf(repair, named)} of payments at ${given('payment', named, 'usd_per_month')}.`
            : repair === undefined
              ? text`Fix it: a paid-off car that otherwise runs well is nearly always the cheaper one to drive.`
              : worth === undefined
                ? text`Fix the old car: ${given('repair', repair, 'usd')} is usually less than a year of payments on another one.`
                : text`Fix it: ${given('repair', repair, 'usd')} on a car worth ${given('worth', worth, 'usd')} usually still beats a year of payments on another one.`,
      because: [
        text`What counts is the cost of a year of driving: repairs on this one against payments, tax and higher insurance on the next.`,
        ...(repair !== undefined && cash !== undefined && cash > 0
          ? [
              cash >= repair
                ? text`It takes ${given('repair', repair, 'usd')} of your ${given('cash', cash, 'usd')}, and without a payment you can refill that.`
                : text`Your ${given('cash', cash, 'usd')} doesn't cover it, so ask the shop for a payment plan before you borrow for a car.`,
            ]
          : []),
        miles === undefined
          ? text`You know its history, and a used car in its place comes with repairs of its own.`
          : miles >= worn
            ? text`At ${given('miles', miles, 'count')} miles the next repair may be close, so go ahead only if a mechanic calls the rest sound.`
            : text`At ${given('miles', miles, 'count')} miles a well-kept car can have years left. A used one in its place comes with repairs of its own.`,
      ],
      unless: text`it's unsafe, the frame is rusted, or a good mechanic sees more big repairs coming. Then stop spending on it.`,
      next: text`Get a second quote, and ask that mechanic what else will need work within two years.`,
      say: text`If it were yours, would you fix it? What's next to go?`,
    };
  },
  compare: ({ repair }: OldCar): Verdict => ({
    opening:
      repair === undefined
        ? text`Fix it if it's otherwise sound and the repair costs less than a year of payments on another car.`
        : text`Fix it only if it's worth clearly more than ${given('repair', repair, 'usd')} and otherwise sound.`,
    because: [
      text`What counts is the cost of a year of driving: repairs on this one against payments, tax and higher insurance on the next. A paid-off car wins that more often than people expect.`,
    ],
    unless: text`it's unsafe, the frame is rusted, or the repairs keep coming. Then put the money toward a reliable used car.`,
    next: text`Get a second quote, look up what the car is worth, and ask a mechanic what else will need work within two years.`,
    say: text`If it were yours, would you fix it? What's next to go?`,
  }),
  let_go: (): Verdict => ({
    opening: text`Let it go: with more about to fail, put the money toward a reliable used car.`,
    because: [
      text`One repair on a sound car pays off, but one after the other doesn't, and a breakdown can cost you work.`,
      text`Something two to eight years old, inspected first, usually costs less per year from here on.`,
    ],
    unless: text`a second mechanic says the other repairs are small. Then fixing it is still cheaper.`,
    next: text`Ask what a buyer or junkyard pays for it as it is, and get a credit union's rate before you shop.`,
  }),
  replace: ({ repair = 0, worth = 0 }: OldCar): Verdict => ({
    opening: text`Don't put ${given('repair', repair, 'usd')} into a car worth ${given('worth', worth, 'usd')}: buy a reliable used one.`,
    because: [
      text`After the repair you'd own a car worth less than you just spent, and the next old part may follow.`,
      text`Something two to eight years old, inspected, usually costs less per year from here on.`,
    ],
    unless: text`a second shop quotes far less, or a mechanic you trust says it's good for several more years. Then fixing it is still the cheaper miles.`,
    next: text`Get one more quote, and ask what a buyer or junkyard pays for the car as it is.`,
  }),
  upside_down: ({ owed = 0, ...known }: OldCar, { run }: GuideContext): Verdict => ({
    opening: text`No, don't roll what you still owe into a new loan: you'd start ${run(carTradeIn, { owed, worth: worthOf(known) })!.figure('equity')} behind.`,
    because: [
      ...(known.payment === undefined
        ? []
        : [
            text`Part of that ${given('payment', known.payment, 'usd_per_month')} would pay for a car you no longer have.`,
          ]),
      text`You owe ${given('owed', owed, 'usd')} on a car worth about ${given(known.worth !== undefined ? 'worth' : known.trade_in === undefined ? 'down' : 'trade_in', worthOf(known), 'usd')}.`,
      text`Every payment on this one closes the gap.`,
    ],
    unless: text`the car can't be repaired or the payment is breaking you. Then sell it yourself, and borrow only the gap at a credit union.`,
    next: text`Keep the car, put extra on the loan, and check that you have gap insurance until you owe less than it's worth.`,
    say: text`I'm not trading it in today. I'll be back once I owe less than it's worth.`,
  }),
};
