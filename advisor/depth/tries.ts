import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';

interface Tried {
  changes: Readonly<Record<string, unknown>>;
  /** Where the changed inputs do not say it themselves. */
  label?: string;
}

/** An alternative that a planner would look at; undefined where it makes no sense for this run. */
export type Try = (run: FinishedRun) => Tried | undefined;

/** How Pro looks further into a calculator's answer. */
export interface DepthSpec {
  /** The figures that alternatives are compared by; of two or three. */
  compare?: readonly string[];
  /** The figure that decides which alternative is better, and which end of it is. Without one, none is called better. */
  best?: readonly ['least' | 'most', string];
  /** Whether more or less of the first figure is better, where that is not `best`. */
  headline?: 'least' | 'most';
  tries?: readonly Try[];
  /** The input that nobody can be sure of. */
  range?: string;
  /** Inputs that are nobody's to change or to be unsure of. */
  settled?: readonly string[];
  /** What happens when, in words that follow the date. `at` is a figure or an input that counts months or years from now. */
  milestones?: readonly Milestone[];
  /** Ids of ./deadlines.ts. */
  deadlines?: readonly string[];
}

export interface Milestone {
  at: string;
  /** An age is counted from this input. */
  from?: string;
  say: string;
  /** A figure that the words end with. */
  figure?: string;
}

const valueOf = ({ input }: FinishedRun, field: string): number =>
  typeof input[field] === 'number' ? input[field] : 0;

const figureOf = ({ result }: FinishedRun, id: string): number | undefined =>
  result.figures.find((figure) => figure.id === id)?.value;

/** As a person would say it: two digits, the rest zeros. */
export function roundly(value: number): number {
  if (value === 0) return 0;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / size) * size;
}

function changing(run: FinishedRun, field: string, value: number): Tried | undefined {
  return value < 0 || value === run.input[field] ? undefined : { changes: { [field]: value } };
}

/** So much more or less of what is there; nothing where nothing is. */
export const add =
  (field: string, by: number): Try =>
  (run) =>
    valueOf(run, field) === 0
      ? undefined
      : changing(run, field, Math.round((valueOf(run, field) + by) * 1000) / 1000);

/** So many times what is there, as a round number. */
export const times =
  (field: string, factor: number): Try =>
  (run) =>
    valueOf(run, field) === 0 ? undefined : changing(run, field, roundly(valueOf(run, field) * factor));

/** Exactly this, whatever was there. */
export const set =
  (field: string, value: unknown): Try =>
  ({ input }) =>
    input[field] === value ? undefined : { changes: { [field]: value } };

/** This, where it is less than what was there. */
export const down =
  (field: string, value: number): Try =>
  (run) =>
    valueOf(run, field) > value ? changing(run, field, value) : undefined;

/** This, where it is more than what was there. */
export const up =
  (field: string, value: number): Try =>
  (run) =>
    valueOf(run, field) < value ? changing(run, field, value) : undefined;

/** More by a round share of a figure of the result, as an extra payment of a tenth of the payment. */
export const addShareOf =
  (field: string, figure: string, share: number): Try =>
  (run) => {
    const whole = figureOf(run, figure) ?? 0;
    return whole > 0 ? changing(run, field, valueOf(run, field) + roundly(whole * share)) : undefined;
  };

/** More by a round share of another input, as a tenth of the price put down. */
export const addPartOf =
  (field: string, of: string, share: number): Try =>
  (run) => {
    const whole = valueOf(run, of);
    return whole > 0 ? changing(run, field, valueOf(run, field) + roundly(whole * share)) : undefined;
  };

/** What a figure of the result says. */
export const toFigure =
  (field: string, figure: string): Try =>
  (run) => {
    const value = figureOf(run, figure) ?? 0;
    return value > 0 ? changing(run, field, Math.ceil(value)) : undefined;
  };

/** The first of these that makes sense. */
export const either =
  (...tries: readonly Try[]): Try =>
  (run) => {
    for (const one of tries) {
      const tried = one(run);
      if (tried) return tried;
    }
    return undefined;
  };

/** Only where this input has a value. */
export const given =
  (field: string, then: Try): Try =>
  (run) =>
    valueOf(run, field) > 0 ? then(run) : undefined;
