export { FinDeus, type FinDeusOptions, type Message, type Mode, type Question } from './findeus.ts';
export { FinDeusError } from './findeus-error.ts';
export { type AdviceStream } from './advice-stream.ts';
export type { CalculatorInput, CalculatorName, Calculators, CalculatorSummary } from './calculators.ts';
export type { CallOptions, RepeatableCallOptions } from './call-options.ts';
export type { Fetch } from './connection.ts';
export type { Advice, Calculation, CalculatorDescription, CalculatorInputs } from './generated/api.ts';
