import { fact } from '#advisor/calculators/define/result.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const lastAgeShown = 100;

/** What the law asks of an account this year. */
export function requiredFor(balance: number, years: number, facts: FactReader): number {
  return years >= startAgeOf(facts.year - years, facts) ? distribution(balance, periodAt(years, facts)) : 0;
}

/** How much of a gift from the IRA stays out of the income, and how much of it stands in for the required amount. */
export function giftOf(
  { gift, age: years }: { gift: number; age: number },
  amount: number,
  facts: FactReader,
): { counted: number; free: number; warnings: Text[] } {
  const [from, most] = [facts.get('qcd_age'), facts.get('qcd_limit')];
  if (gift === 0) return { counted: 0, free: 0, warnings: [] };
  // In the year of the seventy-first birthday everybody is past it, in that of the seventieth only some are.
  if (years < Math.floor(from))
    return {
      counted: 0,
      free: 0,
      warnings: [
        text`A gift straight from the IRA is free of tax only once you’re ${fact('qcd_age', from, 'age', { decimals: 1 })}.`,
      ],
    };
  return {
    counted: Math.min(gift, most, amount),
    free: Math.min(gift, most),
    warnings: [
      ...(gift > most
        ? [text`Only ${fact('qcd_limit', most, 'usd')} a year may go straight from IRAs to charity.`]
        : []),
      ...(years < from
        ? [
            text`Wait with the gift until the day you’re ${fact('qcd_age', from, 'age', { decimals: 1 })}: before that it’s taxed.`,
          ]
        : []),
    ],
  };
}

export function startAgeOf(born: number, facts: FactReader): number {
  return facts.get('rmd_start_age').findLast(({ bornFrom }) => born >= bornFrom)!.age;
}

/** The table's last row stands for every age from there on. */
export function periodAt(years: number, facts: FactReader): number {
  const { firstAge, periods } = facts.get('uniform_lifetime_table');
  return periods[Math.min(Math.max(years - firstAge, 0), periods.length - 1)]!;
}

export function distribution(balance: number, period: number): number {
  return toDollars(roundHalfUp(toCents(balance) / period));
}

/** Each year the required amount comes out and the rest grows. */
export function lookAhead(
  balance: number,
  years: number,
  rate: number,
  startAge: number,
  facts: FactReader,
): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let left = balance;
  for (let at = years; at <= Math.max(lastAgeShown, years); at += 1) {
    const out = at >= startAge ? left / periodAt(at, facts) : 0;
    if (at >= startAge) points.push([at, out]);
    left = (left - out) * (1 + rate);
  }
  return points;
}
