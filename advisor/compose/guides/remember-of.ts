import type { AnswerRecord } from '#advisor/compose/record.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { rememberable } from '#advisor/my-numbers/rememberable.ts';

interface Decided {
  guide: Pick<AnyGuide, 'fields'>;
  given: Readonly<Record<string, unknown>>;
  /** Which of `given` was saved before. */
  saved?: readonly string[] | undefined;
  /** Which a button stood for: its value is only one that lies in the range. */
  chosen: Readonly<Record<string, string>>;
}

/** What somebody said of themselves to a guide and may want to be saved. */
export function rememberOf({ guide, given, saved = [], chosen }: Decided): Pick<AnswerRecord, 'remember'> {
  const said = Object.entries(given).filter(([name]) => !saved.includes(name) && !(name in chosen));
  const inputs = Object.fromEntries(
    said.map(([name, value]) => [name, { value, origin: 'you said' as const }]),
  );
  const facts = rememberable(guide, { inputs });
  return Object.keys(facts).length > 0 ? { remember: facts } : {};
}
