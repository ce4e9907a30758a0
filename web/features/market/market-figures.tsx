import {
  ageInWords,
  isOlderThanPromised,
  momentOf,
  type IndexLevel,
  type TreasuryYield,
} from '#contract/market.ts';
import { marketTexts as texts } from '#web/content/money/market.ts';

interface FigureProps {
  name: string;
  value: string;
  /** With its sign; null where nothing earlier is known. */
  change: { text: string; isLoss: boolean } | null;
  note?: string | null;
  time: string;
}

/** One large figure with what it is called, how it has changed, and its time and source. */
function Figure({ name, value, change, note, time }: FigureProps) {
  return (
    <li className="border-t border-line pt-4">
      <p className="text-sm text-quiet">{name}</p>
      <p className="figures mt-1 text-3xl font-semibold tracking-tight">{value}</p>
      <p className={`figures mt-1 ${change?.isLoss ? 'text-bad' : ''}`}>{change?.text ?? texts.unchanged}</p>
      {note && <p className="mt-1 text-sm text-quiet">{note}</p>}
      <p className="mt-1 text-sm text-quiet">{time}</p>
    </li>
  );
}

export function IndexFigures({ indexes, now }: { indexes: readonly IndexLevel[]; now: Date }) {
  return (
    <ul className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {indexes.map(({ id, name, level, previous_close: before, fund, at, source }) => (
        <Figure
          key={id}
          name={name}
          value={fund === null ? twoDecimals(level) : dollars(level)}
          change={before ? percentChange(level, before) : null}
          note={fund === null ? null : texts.byFund(fund)}
          time={timeOf('quote', { at, source, now })}
        />
      ))}
    </ul>
  );
}

export function YieldFigures({ yields, now }: { yields: readonly TreasuryYield[]; now: Date }) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-10 gap-y-8 lg:grid-cols-4">
      {yields.map(({ id, name, percent, previous_percent: before, at, source }) => (
        <Figure
          key={id}
          name={name}
          value={`${twoDecimals(percent)}%`}
          change={before === null ? null : { text: texts.points(signed(percent - before)), isLoss: false }}
          time={timeOf('yield', { at, source, now })}
        />
      ))}
    </ul>
  );
}

const moments = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** When, in the time of the exchanges, and from whom; and how old it is, where that is more than promised. */
export function timeOf(
  kind: 'quote' | 'yield',
  { at, source, now }: { at: string; source: string; now: Date },
): string {
  const when = at.length === 10 ? days.format(momentOf(at)) : texts.eastern(moments.format(momentOf(at)));
  const told = texts.asOf(when, source);
  return isOlderThanPromised(kind, at, now) ? `${told} · ${texts.old(ageInWords(at, now))}` : told;
}

export const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');

export const signedDollars = (amount: number) => `${amount > 0 ? '+' : ''}${dollars(amount)}`;

function percentChange(value: number, before: number) {
  const percent = ((value - before) / before) * 100;
  return { text: `${signed(percent)}% ${texts.sinceClose}`, isLoss: percent < 0 };
}

const signed = (value: number) =>
  value.toLocaleString('en-US', { signDisplay: 'exceptZero', ...decimals }).replace('-', '−');
const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const twoDecimals = (value: number) => value.toLocaleString('en-US', decimals);
