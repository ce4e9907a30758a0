import { invalid } from '#sandbox/stripe/api/problem.ts';
import { findObject, newestFirst, type State } from '#sandbox/stripe/state/state.ts';
import { listOf } from '#sandbox/stripe/state/wire.ts';

type Json = Record<string, unknown>;
const deepest = 4;

/** Lists that an object carries only for those who ask for them. */
const onRequest: Record<string, (state: State, id: string) => unknown> = {
  'checkout.session line_items': (state, id) =>
    listOf(state.lineItems[id] ?? [], `/v1/checkout/sessions/${id}/line_items`),
  'customer subscriptions': (state, id) =>
    listOf(
      newestFirst(state.subscriptions).filter((sub) => sub.customer === id && sub.status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    ),
  'invoice payments': (state, id) =>
    listOf(
      newestFirst(state.invoicePayments).filter(({ invoice }) => invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    ),
};

/** The answer with the ids at these paths replaced by what they name. */
export function expand(state: State, answer: unknown, paths: string[]): unknown {
  const expanded = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    const depth = steps.filter((step) => step !== 'data').length;
    if (depth > deepest)
      throw invalid(`You cannot expand more than ${deepest} levels of a property (${path}).`);
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
  const addition = onRequest[`${String(holder.object)} ${step}`];
  if (addition) holder[step] ??= structuredClone(addition(state, String(holder.id)));
  const value = holder[step];
  if (value === undefined || (typeof value === 'string' && !findObject(state, value))) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (typeof value === 'string') holder[step] = structuredClone(findObject(state, value));
  const next = holder[step];
  if (next !== null && typeof next === 'object') expandStep(state, next as Json, rest, path);
}
