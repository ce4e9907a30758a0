import { invalid } from '#sandbox/stripe/api/problem.ts';
import { findObject, type State } from '#sandbox/stripe/state/state.ts';

type Json = Record<string, unknown>;
const maxDepth = 4;

/** The answer with the ids at these paths replaced by what they name. */
export function expand(state: State, answer: unknown, paths: string[]): unknown {
  const expanded = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    const depth = steps.filter((step) => step !== 'data').length;
    if (depth > maxDepth)
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property (${path}).`);
    expandStep(state, expanded as Json, steps, path);
  }
  return expanded;
}

function expandStep(state: State, holder: Json, [step, ...rest]: string[], path: string): void {
  if (step === undefined) return;
  if (Array.isArray(holder[step])) {
    for (const item of holder[step]) expandStep(state, item as Json, rest, path);
    return;
  }
  const value = holder[step];
  if (value === undefined || (typeof value === 'string' && !findObject(state, value))) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (typeof value === 'string') holder[step] = structuredClone(findObject(state, value));
  const next = holder[step];
  if (next !== null && typeof next === 'object') expandStep(state, next as Json, rest, path);
}
