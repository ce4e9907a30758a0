import type { SavedThing } from '#contract/my-numbers.ts';
import { myNumbersTexts } from '#web/content/money/my-numbers.ts';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { dollars } from '#web/lib/numbers/dollars.ts';
import { removeThing, saveThing } from '#web/lib/numbers/my-numbers.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = myNumbersTexts.twice;

/** Asks about each saved account that an imported one may be; only its owner knows. */
export function CountedTwice({
  things,
  onChanged,
}: {
  things: readonly SavedThing[];
  onChanged: () => Promise<void>;
}) {
  const { answer, load } = useFunction('today');
  const { busy, problem, change } = useChange(async () => {
    await Promise.all([onChanged(), load()]);
  });
  if (typeof answer === 'string') return null;
  const pairs = answer.counted_twice.flatMap(({ id, imported, left_out: leftOut }) => {
    const thing = things.find((one) => one.id === id);
    return thing ? [{ thing, imported, leftOut }] : [];
  });
  return (
    <div className="mb-10 space-y-3 empty:hidden">
      {pairs.map(({ thing, imported, leftOut }) => (
        <Notice key={thing.id} kind="done">
          <p className="break-words">
            {imported === null
              ? texts.part(thing.name, dollars(leftOut))
              : texts.question(thing.name, imported)}
          </p>
          <div className="flex flex-wrap gap-x-6">
            <TextButton
              disabled={busy}
              onClick={() => void change((client) => removeThing(client, thing.id))}
            >
              {imported === null ? texts.isPart : texts.once}
            </TextButton>
            {/* Confirmed after the import and no longer an amount for everything, it is an account of its own. */}
            <TextButton
              look="quiet"
              disabled={busy}
              onClick={() =>
                void change((client) =>
                  saveThing(client, thing, {
                    id: thing.id,
                    source: imported === null ? 'typed' : thing.source,
                  }),
                )
              }
            >
              {imported === null ? texts.isMore : texts.both}
            </TextButton>
          </div>
        </Notice>
      ))}
      {problem && <Notice kind="problem">{problem}</Notice>}
    </div>
  );
}
