import type { GoalOutlook } from '#contract/my-plan.ts';
import { todayTexts } from '#web/content/money/today.ts';
import { dollars } from '#web/lib/numbers/dollars.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';

const texts = todayTexts.goals;

/** How each goal stands with this share of stocks, what it takes, and what to do about it. */
export function Goals({ goals, stocks }: { goals: readonly GoalOutlook[]; stocks: number }) {
  return (
    <section aria-labelledby="goals">
      <h2 id="goals" className="font-serif text-2xl font-medium">
        {texts.heading}
      </h2>
      {goals.length === 0 ? (
        <>
          <p className="mt-3 max-w-[60ch] text-quiet">{texts.none}</p>
          <ViewLink to="numbers" className="text-accent underline underline-offset-4">
            {texts.add}
          </ViewLink>
        </>
      ) : (
        <ul className="mt-3">
          {goals.map((goal) => (
            <Goal key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      {goals.some(({ chance }) => chance !== null) && (
        <p className="mt-3 max-w-[60ch] text-sm text-quiet">{texts.chanceHint(stocks)}</p>
      )}
    </section>
  );
}

function Goal({ goal }: { goal: GoalOutlook }) {
  const { name, amount, saved, needed_monthly: needed, is_on_track: isOnTrack, chance } = goal;
  const share = Math.min(100, amount === 0 ? 100 : (100 * saved) / amount);
  const facts = [
    isOnTrack === null ? null : isOnTrack ? texts.onTrack : texts.behind,
    needed === null ? null : texts.needed(dollars(needed)),
    chance === null ? null : texts.chance(chance),
  ].filter((part) => part !== null);
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium break-words">{name}</span>
        <span className="figures text-quiet">{texts.of(dollars(saved), dollars(amount))}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-sunken">
        <div className="h-full rounded-full bg-chart-1" style={{ width: `${share}%` }} />
      </div>
      {facts.length > 0 && <p className="mt-2 text-sm text-quiet">{facts.join(' · ')}</p>}
      <p className="mt-1">{goal.next_step}</p>
    </li>
  );
}
