import type { Receipt } from '#advisor/compose/receipt.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { UsedWord } from '#advisor/plan/told/used-words.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { WantedFigure } from '#advisor/compose/calculations/asked-figures.ts';

export interface Calculation {
  runs: readonly [PlannedRun, ...PlannedRun[]];
  missing: readonly string[];
  /** Why it cannot be run, where nothing is missing. */
  problem: string | undefined;
  /** Facts that inputs were made of, each with how likely it belongs there. */
  used: readonly PictureFact[];
  /** Numbers of the message itself that mean something and went nowhere. */
  leftover: readonly PictureFact[];
  /** How many numbers were taken for further cases that the reading does not call so. */
  assumedCases: number;
  /** Facts in words of the message that a choice was made by, and that are not clear. */
  words: readonly UsedWord[];
  /** What the answer should lead with. */
  wanted: WantedFigure;
}

export interface ToCalculate {
  picture: Picture;
  reading: Reading;
  /** The message that is answered. */
  turn: number;
  year: number;
  month?: number | undefined;
  profile: Readonly<Record<string, unknown>>;
  known?: KnownPicture | undefined;
  /** The run before. */
  last: { receipt: Receipt } | undefined;
}
