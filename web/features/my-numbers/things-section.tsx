import { useRef, useState } from 'react';
import type { SavedThing, ThingKind } from '#contract/my-numbers.ts';
import { myNumbersTexts as texts } from '#web/content/money/my-numbers.ts';
import { ThingForm } from '#web/features/my-numbers/thing-form.tsx';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { whenSaved } from '#web/features/my-numbers/when-saved.ts';
import { removeThing, saveThing, type NewThing } from '#web/lib/numbers/my-numbers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface ThingsSectionProps {
  kind: ThingKind;
  things: readonly SavedThing[];
  onChanged: () => Promise<void>;
}

/** Accounts, debts, homes or goals: each with its numbers, to change and to remove. */
export function ThingsSection({ kind, things, onChanged }: ThingsSectionProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { busy, problem, change } = useChange(onChanged);
  const { heading, add, none } = texts.things[kind];
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone then: the keyboard goes on at the heading.
  const close = () => {
    setOpen(null);
    title.current?.focus();
  };
  const save = async (thing: NewThing, id?: string) => {
    if (await change((client) => saveThing(client, thing, { id, source: 'typed' }))) close();
  };
  const remove = async (id: string) => {
    if (await change((client) => removeThing(client, id))) close();
  };
  const form = (thing?: SavedThing) => (
    <ThingForm
      kind={kind}
      thing={thing}
      busy={busy}
      problem={problem}
      onSave={(changed) => void save(changed, thing?.id)}
      onCancel={close}
    />
  );
  return (
    <section aria-labelledby={`things-${kind}`} className="mt-14">
      <h2
        id={`things-${kind}`}
        ref={title}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-2xl font-medium"
      >
        {heading}
      </h2>
      {things.length === 0 && <p className="mt-3 text-quiet">{none}</p>}
      <ul className="mt-3">
        {things.map((thing) => (
          <li key={thing.id} className="border-b border-line py-3">
            {open === thing.id ? (
              form(thing)
            ) : (
              <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
                <div className="min-w-0 grow">
                  <p className="break-words">
                    <span className="font-medium">{thing.name}</span>{' '}
                    <span className="figures">{inShort(thing)}</span>
                  </p>
                  <p className="text-sm text-quiet">{whenSaved(thing)}</p>
                </div>
                <div className="flex gap-4 text-sm">
                  <TextButton aria-label={`${texts.edit} ${thing.name}`} onClick={() => setOpen(thing.id)}>
                    {texts.edit}
                  </TextButton>
                  <TextButton
                    look="quiet"
                    aria-label={`${texts.remove} ${thing.name}`}
                    disabled={busy}
                    onClick={() => void remove(thing.id)}
                  >
                    {texts.remove}
                  </TextButton>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? form() : <TextButton onClick={() => setOpen('new')}>{add}</TextButton>}
      {open === null && problem && <Notice kind="problem">{problem}</Notice>}
    </section>
  );
}

/** "$6,400 at 24.9%, $200 a month". */
function inShort({ kind, details }: SavedThing): string {
  const { inShort: words } = texts;
  const amount = kind === 'home' ? details.value : kind === 'goal' ? details.amount : details.balance;
  const rate = 'rate' in details && details.rate !== undefined ? ` ${words.rate(String(details.rate))}` : '';
  // The rate of a home is that of its mortgage, not of what it is worth.
  const isHome = kind === 'home';
  const parts = [
    'mortgage' in details &&
      details.mortgage !== undefined &&
      `${words.mortgage(dollars.format(details.mortgage))}${rate}`,
    'payment' in details && details.payment !== undefined && words.monthly(dollars.format(details.payment)),
    'monthly' in details && details.monthly !== undefined && words.monthly(dollars.format(details.monthly)),
    'by' in details &&
      details.by !== undefined &&
      words.by(monthAndYear.format(new Date(`${details.by}-01`))),
    'saved' in details && details.saved !== undefined && words.saved(dollars.format(details.saved)),
  ].filter((part) => part !== false);
  return [`${dollars.format(amount)}${isHome ? '' : rate}`, ...parts].join(', ');
}
