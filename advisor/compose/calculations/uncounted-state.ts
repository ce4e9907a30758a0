import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { stateNames, statesWithoutTax, type StateCode } from '#advisor/facts/states.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** Says that the tax of a state is left out, where a message names the state and the figures are federal only. */
export function withUncountedState(
  document: AnswerDocument,
  plan: Plan,
  reading: Reading | undefined,
): AnswerDocument {
  if (plan.kind !== 'calculate' || plan.beside || !reading) return document;
  const { fields } = plan.runs[0].calculator;
  const state = reading.facts.map(({ id }) => /^state=(\w\w)$/.exec(id)?.[1]).find(isTaxing);
  if (!state || takesState(fields as Fields) || !isFederal(document)) return document;
  const warning = `That’s federal tax only. What ${stateNames[state]} takes isn’t counted.`;
  return { ...document, warnings: [...(document.warnings ?? []), warning] };
}

/** Also of each row of a list, such as one of several offers. */
const takesState = (fields: Fields): boolean =>
  'state' in fields || Object.values(fields).some((field) => 'state' in (aboutField(field)?.items ?? {}));

const isTaxing = (code: string | undefined): code is StateCode =>
  code !== undefined && isState(code) && !statesWithoutTax.has(code);

const isState = (code: string): code is StateCode => code in stateNames;

const isFederal = ({ opening, because }: AnswerDocument) =>
  /\bfederal\b/i.test([opening, ...because].join(' '));
