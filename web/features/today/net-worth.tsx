import { useEffect, useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Today } from '#contract/my-plan.ts';
import { todayTexts } from '#web/content/money/today.ts';
import { dollars, shortDollars } from '#web/lib/numbers/dollars.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';

const texts = todayTexts.worth;
const dayMs = 86_400_000;
/** What "last month" is counted from. */
const monthDays = 30;

interface WorthDay {
  day: string;
  assets: number;
  debts: number;
}

const netOf = ({ assets, debts }: Pick<WorthDay, 'assets' | 'debts'>) => assets - debts;

/** What somebody owns less what they owe, now and on the days before. */
export function NetWorthSection({ today }: { today: Today }) {
  const days = useWorthDays(today);
  const { net_worth: worth } = today;
  const before = monthAgo(days, today.day);
  return (
    <section aria-labelledby="net-worth">
      <h2 id="net-worth" className="text-sm text-quiet">
        {texts.heading}
      </h2>
      <p className="figures mt-1 font-serif text-5xl leading-tight font-medium tracking-tight">
        {dollars(netOf(worth))}
      </p>
      {before && <p className="mt-2 text-quiet">{changeSince(before, netOf(worth))}</p>}
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {worth.parts.map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
            <dt>{label}</dt>
            <dd className="figures text-right">{dollars(value)}</dd>
          </div>
        ))}
      </dl>
      <LeftOut today={today} />
      <div className="mt-8">
        {days.length > 1 ? <WorthChart days={days} /> : <p className="text-sm text-quiet">{texts.first}</p>}
      </div>
    </section>
  );
}

/** What was told of all savings together, and is in the imported accounts by now. */
function LeftOut({ today }: { today: Today }) {
  const leftOut = today.counted_twice.reduce((sum, { left_out: amount }) => sum + amount, 0);
  if (leftOut === 0) return null;
  return (
    <p className="mt-4 text-sm text-quiet">
      {texts.part(dollars(leftOut))}{' '}
      <ViewLink to="numbers" className="text-accent underline underline-offset-4">
        {texts.partChange}
      </ViewLink>
    </p>
  );
}

function WorthChart({ days }: { days: readonly WorthDay[] }) {
  return (
    <Chart
      data={{
        kind: 'area',
        title: texts.chart,
        xLabel: texts.day,
        series: [
          { name: texts.heading, points: days.map((one) => [dayNumber(one.day), netOf(one)] as const) },
        ],
        formatX: (value) => shortDay.format(new Date(value * dayMs)),
        formatY: dollars,
        formatTick: shortDollars,
        about: dayNumber(days.at(-1)!.day),
      }}
    />
  );
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The last day on record that is a month back; the first on record where it is younger. */
function monthAgo(days: readonly WorthDay[], today: string): WorthDay | undefined {
  const earlier = days.filter(({ day }) => day < today);
  return earlier.findLast(({ day }) => dayNumber(today) - dayNumber(day) >= monthDays) ?? earlier[0];
}

function changeSince(before: WorthDay, now: number): string {
  const change = now - netOf(before);
  const day = formatDay(before.day);
  if (change === 0) return texts.same(day);
  const amount = dollars(Math.abs(change));
  return texts.since(change > 0 ? texts.up(amount) : texts.down(amount), day);
}

/** The days on record, with today's as it is now; today's is stored where it is new. */
function useWorthDays({ day, net_worth: { assets, debts } }: Today): readonly WorthDay[] {
  const store = useAccountStore();
  const [days, setDays] = useState<readonly WorthDay[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const client = await store.client();
      const known = await fetchDays(client);
      const last = known.at(-1);
      const isNew = last?.assets !== assets || last.debts !== debts;
      if (isNew && (known.length > 0 || assets > 0 || debts > 0))
        await client.from('net_worth_days').upsert({ day, assets, debts }, { onConflict: 'user_id,day' });
      if (!isGone) setDays([...known.filter((one) => one.day !== day), { day, assets, debts }]);
    };
    // Without the line the page is still worth something.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [store, day, assets, debts]);
  return days;
}

async function fetchDays(client: SupabaseClient): Promise<WorthDay[]> {
  const { data, error } = await client
    .from('net_worth_days')
    .select('day, assets, debts')
    .order('day', { ascending: false })
    .limit(1_000);
  if (error) throw error;
  return (data as WorthDay[]).toReversed();
}
