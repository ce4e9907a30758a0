import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  accountKinds,
  debtKinds,
  thingSchemas,
  type SavedThing,
  type ThingKind,
} from '#contract/my-numbers.ts';
import { myNumbersTexts as texts } from '#web/content/money/my-numbers.ts';
import { ChoiceField } from '#web/features/my-numbers/choice-field.tsx';
import type { NewThing } from '#web/lib/numbers/my-numbers.ts';
import { parseAmount } from '#web/lib/numbers/parse-amount.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type DetailName = keyof typeof texts.details;

const detailNames: Record<ThingKind, readonly DetailName[]> = {
  account: ['type', 'balance', 'monthly'],
  debt: ['type', 'balance', 'rate', 'payment'],
  home: ['value', 'mortgage', 'rate', 'payment'],
  goal: ['amount', 'by', 'saved', 'monthly'],
};
const typesOf: Partial<Record<ThingKind, readonly (keyof typeof texts.types)[]>> = {
  account: accountKinds,
  debt: debtKinds,
};

interface ThingFormProps {
  kind: ThingKind;
  /** What is changed; a new one otherwise. */
  thing?: SavedThing | undefined;
  busy: boolean;
  problem: string | null;
  onSave: (thing: NewThing) => void;
  onCancel: () => void;
}

export function ThingForm({ kind, thing, busy, problem, onSave, onCancel }: ThingFormProps) {
  const types = typesOf[kind];
  const form = useRef<HTMLFormElement>(null);
  // The user who opened the form types here next.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [name, setName] = useState(thing?.name ?? '');
  const [typed, setTyped] = useState<Partial<Record<DetailName, string>>>(
    thing ? inText(thing.details) : types?.[0] ? { type: types[0] } : {},
  );
  const [problems, setProblems] = useState<Partial<Record<DetailName | 'name', string>>>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readDetails(kind, typed);
    const found = { ...read.problems, ...(name.trim() === '' ? { name: texts.nameMissing } : {}) };
    setProblems(found);
    if (Object.keys(found).length === 0)
      onSave({ kind, name: name.trim(), details: read.details } as NewThing);
  };
  const set = (detail: DetailName, value: string) => setTyped((before) => ({ ...before, [detail]: value }));
  return (
    <form ref={form} onSubmit={save} noValidate className="mt-4 rounded-xl bg-sunken p-5">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Field
          label={texts.name[kind].label}
          name="name"
          autoComplete="off"
          maxLength={100}
          placeholder={texts.name[kind].example}
          value={name}
          problem={problems.name}
          onChange={(event) => setName(event.target.value)}
        />
        {detailNames[kind].map((detail) =>
          detail === 'type' && types ? (
            <ChoiceField
              key={detail}
              label={texts.details.type}
              value={typed.type ?? ''}
              options={types.map((type) => [type, texts.types[type]] as const)}
              onChange={(value) => set('type', value)}
            />
          ) : (
            <Field
              key={detail}
              label={texts.details[detail]}
              name={detail}
              autoComplete="off"
              {...(detail === 'by' ? { type: 'month' } : { inputMode: 'decimal' as const })}
              value={typed[detail] ?? ''}
              problem={problems[detail]}
              onChange={(event) => set(detail, event.target.value)}
            />
          ),
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      {problem && (
        <div className="mt-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
    </form>
  );
}

function inText(details: SavedThing['details']): Partial<Record<DetailName, string>> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
}

function readDetails(kind: ThingKind, typed: Partial<Record<DetailName, string>>) {
  const problems: Partial<Record<DetailName, string>> = {};
  const values = detailNames[kind].flatMap((name) => {
    const text = typed[name]?.trim() ?? '';
    if (text === '') return [];
    const value = name === 'type' || name === 'by' ? text : parseAmount(text);
    if (value === null) problems[name] = texts.you.notANumber;
    return [[name, value] as const];
  });
  const read = thingSchemas[kind].safeParse(Object.fromEntries(values));
  for (const { path, message } of read.error?.issues ?? []) problems[path[0] as DetailName] ??= message;
  return { details: read.data, problems };
}
