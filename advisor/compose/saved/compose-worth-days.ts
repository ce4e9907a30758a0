import type { WorthDay } from '#contract/my-numbers.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { numeralsIn } from '#advisor/compose/plain-name.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const dayMs = 86_400_000;
/** What "last month" and "last year" are counted from. */
const [monthDays, yearDays] = [30, 365];
const dollars = (value: number) => formatQuantity({ value, unit: 'usd' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const netOf = ({ assets, debts }: WorthDay) => assets - debts;

/** The answer about the net worth of today with what it was a month and a year ago, as far as that is on record. */
export function withWorthDays(
  document: AnswerDocument,
  { days, isOfPast }: { days: readonly WorthDay[]; isOfPast: boolean },
  today: Date,
): AnswerDocument {
  const now = netWorthIn(document);
  const told = now === undefined ? [] : spokenOf(days, today).map((one) => sentenceOf(one, now));
  if (told.length === 0 && isOfPast) return { ...document, because: [noneOnRecord, ...document.because] };
  if (told.length === 0) return document;
  const [first, ...others] = told;
  const { record } = document;
  return {
    ...document,
    opening: `${document.opening} ${first!.text}`,
    because: [...others.map(({ text }) => text), ...document.because],
    record: { ...record, quoted: [...(record.quoted ?? []), ...told.flatMap(({ quoted }) => quoted)] },
  };
}

const noneOnRecord =
  'No earlier day is on record yet. Open Today now and then: each day on which your numbers have changed is kept there.';

function netWorthIn({ receipts }: AnswerDocument): number | undefined {
  return receipts[0]?.figures.find(({ id }) => id === 'net_worth')?.value;
}

interface Spoken {
  day: WorthDay;
  when: 'month' | 'year' | 'start';
}

/** What it was a month and a year ago; where the record is younger, what it was at first. */
function spokenOf(days: readonly WorthDay[], today: Date): Spoken[] {
  const age = ({ day }: WorthDay) => (today.getTime() - Date.parse(`${day}T00:00:00Z`)) / dayMs;
  // A day is on record where something changed, so it holds until the next one.
  const before = (least: number) => days.findLast((one) => age(one) >= least);
  const [month, year, start] = [before(monthDays), before(yearDays), before(1)];
  if (!month) return start ? [{ day: days.find((one) => age(one) >= 1)!, when: 'start' }] : [];
  return [
    { day: month, when: 'month' as const },
    ...(year && year !== month ? [{ day: year, when: 'year' as const }] : []),
  ];
}

function sentenceOf({ day, when }: Spoken, now: number): { text: string; quoted: number[] } {
  const then = netOf(day);
  const date = dates.format(new Date(`${day.day}T00:00:00Z`));
  const change = now - then;
  const since =
    change === 0 ? 'the same' : `${dollars(Math.abs(change))} ${change > 0 ? 'less' : 'more'} than now`;
  const text =
    when === 'start'
      ? `On ${date}, the first day on record, it was ${dollars(then)}, ${since}.`
      : `A ${when} ago it was ${dollars(then)}, ${since}.`;
  return { text, quoted: [then, Math.abs(change), ...numeralsIn(text)] };
}
