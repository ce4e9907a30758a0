import { useState, type FormEvent } from 'react';
import {
  factNames,
  factSchemas,
  filingStatuses,
  type FactName,
  type FactValue,
  type MyNumbers,
  type SavedFact,
} from '#contract/my-numbers.ts';
import { stateNames } from '#advisor/reader/states.ts';
import { myNumbersTexts as texts } from '#web/content/money/my-numbers.ts';
import { ChoiceField } from '#web/features/my-numbers/choice-field.tsx';
import { whenSaved } from '#web/features/my-numbers/when-saved.ts';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { saveFacts, type FactChanges } from '#web/lib/numbers/my-numbers.ts';
import { parseAmount } from '#web/lib/numbers/parse-amount.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The share of stocks comes from a questionnaire of its own. */
const shown = factNames.filter((name) => name !== 'stock_share');

const choices: Partial<Record<FactName, readonly (readonly [string, string])[]>> = {
  filing_status: filingStatuses.map((status) => [status, texts.you.filing[status]] as const),
  state: Object.entries(stateNames).toSorted(([, one], [, other]) => one.localeCompare(other)),
};

type Typed = Partial<Record<FactName, string>>;

/** The facts of the person in one form: what is changed is saved together, what is emptied is forgotten. */
export function AboutYou({ numbers, onChanged }: { numbers: MyNumbers; onChanged: () => Promise<void> }) {
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Typed>({});
  const [isSaved, setSaved] = useState(false);
  const { busy, problem, change } = useChange(onChanged);
  const savedFact = (name: FactName) => numbers.facts.find(({ fact }) => fact === name);
  const set = (name: FactName, value: string) => {
    setSaved(false);
    setProblems((before) => ({ ...before, [name]: undefined }));
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const isChanged = Object.keys(typed).length > 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    const read = readTyped(typed);
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return;
    if (!(await change((client) => saveFacts(client, read.changes, 'typed')))) return;
    setTyped({});
    setSaved(true);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-labelledby="about-you">
      <h2 id="about-you" className="font-serif text-2xl font-medium">
        {texts.you.heading}
      </h2>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {shown.map((name) => (
          <FactField
            key={name}
            name={name}
            value={typed[name] ?? display(savedFact(name)?.value)}
            saved={name in typed ? undefined : savedFact(name)}
            problem={problems[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <div className="mt-6 flex min-h-11 flex-wrap items-center gap-4">
        {/* Once saved it stays as it is, because a disabled button would lose the focus. */}
        <Button type="submit" busy={busy} disabled={!isChanged && !isSaved}>
          {texts.save}
        </Button>
        {isChanged && !problem && <span className="text-sm text-quiet">{texts.unsaved}</span>}
        {isSaved && <Notice kind="done">{texts.saved}</Notice>}
        {problem && <Notice kind="problem">{problem}</Notice>}
      </div>
    </form>
  );
}

interface FactFieldProps {
  name: FactName;
  value: string;
  saved: SavedFact | undefined;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function FactField({ name, value, saved, problem, onChange }: FactFieldProps) {
  const label = texts.you.labels[name];
  const hint = saved && whenSaved(saved);
  const options = choices[name];
  if (options) {
    return (
      <ChoiceField
        label={label}
        value={value}
        options={[['', texts.you.none], ...options]}
        hint={hint}
        onChange={onChange}
      />
    );
  }
  return (
    <Field
      label={label}
      name={name}
      inputMode={name === 'child_ages' ? 'text' : 'decimal'}
      autoComplete="off"
      placeholder={name === 'child_ages' ? texts.you.agesExample : texts.you.none}
      value={value}
      problem={problem}
      hint={hint}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function display(value: FactValue | undefined): string {
  return typeof value === 'number' ? grouped.format(value) : (value ?? '');
}

/** What was typed as values, and by field what cannot be taken. */
function readTyped(typed: Typed): { changes: FactChanges; problems: Typed } {
  const changes: FactChanges = {};
  const problems: Typed = {};
  for (const [key, text = ''] of Object.entries(typed)) {
    const name = key as FactName;
    if (text.trim() === '') {
      changes[name] = null;
      continue;
    }
    const value = choices[name] || name === 'child_ages' ? text : parseAmount(text);
    const read = factSchemas[name].safeParse(value);
    if (value === null) problems[name] = texts.you.notANumber;
    else if (!read.success) problems[name] = read.error.issues[0]!.message;
    else changes[name] = read.data;
  }
  return { changes, problems };
}
