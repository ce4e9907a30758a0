import { stateNames as namesInSentences, type StateCode } from '#advisor/facts/states.ts';

export type { StateCode };

const { dc: _inSentences, ...states } = namesInSentences;

/** The states by the codes of the fact in words `state`, as a list shows them: the District of Columbia comes last. */
export const stateNames = { ...states, dc: 'Washington, D.C.' } as const satisfies Record<StateCode, string>;

export const stateCodes = Object.keys(stateNames) as readonly StateCode[];
