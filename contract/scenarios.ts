import { z } from 'zod';
import type { Access } from '#contract/entitlements.ts';
import { chatRunSchema } from '#contract/chat.ts';

/** Calculations that a user has named and kept, to see them side by side. */

export const maxScenarioNameLength = 80;
export const comparedScenarios = { fewest: 2, most: 4 } as const;

/** The body of POST /functions/v1/scenarios. */
export const newScenarioSchema = z.strictObject({
  name: z
    .string('must be a text')
    .trim()
    .min(1, 'Give the scenario a name.')
    .max(maxScenarioNameLength, `Use at most ${maxScenarioNameLength} characters.`),
  run: chatRunSchema,
});

/** One of GET /functions/v1/scenarios. */
export interface SavedScenario {
  id: string;
  name: string;
  /** The name of the calculator, as the API has it. */
  calculator: string;
  created_at: string;
  title: string;
  /** What it comes to by today's rules; null where the calculator no longer takes these inputs. */
  headline: { label: string; value: string } | null;
}

export interface SavedScenarios {
  access: Access;
  scenarios: readonly SavedScenario[];
}

/** A row of the comparison: a value for each scenario, in their order. */
interface ComparedLine {
  label: string;
  values: readonly string[];
}

/** What GET /functions/v1/scenarios/compare?ids=… answers with. Everything in it is computed when it is asked for. */
export interface ScenarioComparison {
  calculator: string;
  title: string;
  scenarios: readonly { id: string; name: string }[];
  /** Inputs that are not the same in all of them. */
  inputs: readonly ComparedLine[];
  /** The differences are to the first; its own is empty. */
  figures: readonly (ComparedLine & { differences: readonly string[] })[];
}
