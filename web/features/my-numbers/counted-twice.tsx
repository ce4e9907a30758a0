import type { SavedThing } from '#contract/my-numbers.ts';
import { myNumbersTexts } from '#web/content/my-numbers.ts';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { removeThing, saveThing } from '#web/lib/my-numbers.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = myNumbersTexts.twice;

/** Asks about each typed account that an imported one may be: both are in the sums until its owner says. */
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
  const pairs = answer.counted_twice.flatMap(({ id, imported }) => {
    const thing = things.find((one) => one.id === id);
    return thing ? [{ thing, imported }] : [];
  });
  return (
    <div className="mb-10 space-y-3 empty:hidden">
      {pairs.map(({ thing, imported }) => (
        <Notice key={thing.id} kind="done">
          <p className="break-words">{texts.question(thing.name, imported)}</p>
          <div className="flex flex-wrap gap-x-6">
            <TextButton
              disabled={busy}
              onClick={() => void change((client) => removeThing(client, thing.id))}
            >
              {texts.once}
            </TextButton>
            {/* Confirmed after the import, it is an account of its own. */}
            <TextButton
              look="quiet"
              disabled={busy}
              onClick={() =>
                void change((client) => saveThing(client, thing, { id: thing.id, source: thing.source }))
              }
            >
              {texts.both}
            </TextButton>
          </div>
        </Notice>
      ))}
      {problem && <Notice kind="problem">{problem}</Notice>}
    </div>
  );
}
