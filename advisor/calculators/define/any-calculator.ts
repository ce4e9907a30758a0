import type { Calculator } from '#advisor/calculators/define/define-calculator.ts';

/** Any calculator, from its file or from the registry. */
// eslint-disable-next-line typescript/no-explicit-any -- The registry holds calculators of every shape; `schema` guards each.
export type AnyCalculator = Calculator<any, any>;
