import { ageInWords, isOlderThanPromised, momentOf } from '#contract/market.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const moments = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

/** "as of November 17, 3:45 PM ET (Finnhub)", and how old that is where it is older than promised. */
export function asOf(
  kind: 'quote' | 'yield',
  { at, source, now }: { at: string; source: string; now: Date },
): string {
  const when = at.length === 10 ? days.format(momentOf(at)) : `${moments.format(momentOf(at))} ET`;
  const age = isOlderThanPromised(kind, at, now) ? `, ${ageInWords(at, now)} old` : '';
  return `as of ${when} (${source}${age})`;
}
