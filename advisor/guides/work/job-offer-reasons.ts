import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A trip this long each way takes about ten hours a week. */
export const longCommute = 45;
const tripsPerYear = 460;
const minutesPerHour = 60;

/** What a long way to work costs in time. */
export function timeOnTheRoad(commute: number | undefined): Text[] {
  if (commute === undefined || commute < longCommute) return [];
  const hours = Math.round((commute * tripsPerYear) / minutesPerHour / 10) * 10;
  return [
    text`The trip of ${given('commute', commute, 'count')} minutes each way takes about ${{ value: hours, unit: 'count', decimals: 0 }} hours a year, plus gas, so the raise has to pay for that too.`,
  ];
}

/** A bonus that only one of the jobs pays. */
export function withBonus({
  pay,
  bonus_rate: rate,
}: {
  pay?: number | undefined;
  bonus_rate?: number | undefined;
}) {
  if (pay === undefined || rate === undefined) return [];
  const whole = { value: Math.round((pay * (100 + rate)) / 100), unit: 'usd_per_year' as const, decimals: 0 };
  return [
    text`If the ${given('bonus_rate', rate, 'percent')} bonus is on your present job, that one pays ${whole} in a year when all of it comes.`,
  ];
}

/** A signing bonus comes once, the base every year. */
export const paidOnce = (signing: number | undefined): Text[] =>
  signing === undefined
    ? []
    : [
        text`The ${given('signing', signing, 'usd')} signing bonus is paid once, taxed like pay, and often has to be paid back if you leave within a year or two.`,
      ];

/** Of a raise, what is left after taxes, roughly. */
const keptOfRaise = 0.7;
const monthsPerYear = 12;

interface Leaving {
  /** In months. */
  time: number | undefined;
  what: string | undefined;
  loans: number | undefined;
  raise: number | undefined;
}

/** The raise after taxes until the loans would be forgiven. */
function raiseUntilThen({ time, raise }: Leaving): number | undefined {
  return time === undefined || raise === undefined
    ? undefined
    : Math.round((raise * keptOfRaise * time) / monthsPerYear / 1000) * 1000;
}

/** Whether a raise beats what would be forgiven. */
export function beatsForgiveness(leaving: Leaving): boolean {
  const more = raiseUntilThen(leaving);
  return (
    leaving.what === 'forgiveness' &&
    more !== undefined &&
    leaving.loans !== undefined &&
    more > leaving.loans
  );
}

function forgivenOrPaid(leaving: Leaving): Text[] {
  const more = raiseUntilThen(leaving);
  if (more === undefined || leaving.loans === undefined) return [];
  return [
    text`Until then the raise is worth about ${{ value: more, unit: 'usd' as const, decimals: 0 }} after taxes, and forgiveness up to the ${given('loans', leaving.loans, 'usd')} you owe, free of federal tax.`,
  ];
}

/** A raise that is worth more than what would be forgiven. */
export function goForThePay(leaving: Leaving): Verdict {
  return {
    opening: text`The raise wins here: it's worth more after taxes than what would be forgiven.`,
    because: [
      ...forgivenOrPaid(leaving),
      text`Send a good part of the raise to the loans, or they'll follow you for years.`,
    ],
    unless: text`the new job is shaky or another public employer would pay nearly as much. Then keep counting payments.`,
    next: text`Certify the payments you've made at StudentAid.gov before you leave: they still count if you ever come back.`,
  };
}

/** A pension, stock or loan forgiveness that is earned only by staying: wait for it, or have it paid for. */
export function earnItFirst({ time, what, loans, raise }: Leaving, worth: readonly Text[]): Verdict {
  const left =
    time === undefined
      ? []
      : time % monthsPerYear === 0 && time > monthsPerYear
        ? given('time', time / monthsPerYear, 'years')
        : given('time', time, 'months');
  const isLoan = what === 'forgiveness';
  return {
    opening: isLoan
      ? text`Stay until the loans are forgiven${time === undefined ? '' : text`, in ${left}`}, unless the new employer counts as public service too.`
      : text`Don't leave ${time === undefined ? 'just' : left} before it's yours: ask for a later start, or for money that makes up for it.`,
    because: [
      ...(isLoan ? forgivenOrPaid({ time, what, loans, raise }) : []),
      isLoan
        ? text`Only payments made while you work for government or a nonprofit count, so what's left of the loan stays yours if you go.`
        : text`What isn't vested on your last day is usually gone, and a pension or match is pay you've nearly earned.`,
      ...(isLoan ? [] : worth),
    ],
    unless: isLoan
      ? text`the raise after taxes over those years is clearly more than what would be forgiven.`
      : text`the raise after taxes over that time is clearly more than what you'd leave. Then go.`,
    next: isLoan
      ? text`Count your qualifying payments at StudentAid.gov, and look up the new employer in its PSLF tool.`
      : text`Ask HR for the exact vesting date and its value in dollars, before you give notice.`,
    say: isLoan
      ? text`Are you a government or nonprofit employer for PSLF?`
      : text`I'd be leaving something that vests soon. Can I start after that date, or can you make it whole?`,
  };
}
