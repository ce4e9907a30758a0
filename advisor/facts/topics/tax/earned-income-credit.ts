import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { jointOrOther } from '#advisor/facts/topics/tax/federal-deductions.ts';
import { yearlyProcedure } from '#advisor/facts/announcements.ts';

/** A row of the table in the yearly procedure: by the number of children, three standing for more as well. */
const byChildren = <T>(no_child: T, one_child: T, two_children: T, three_children: T) => ({
  no_child,
  one_child,
  two_children,
  three_children,
});

const childrenNames = {
  no_child: 'no child',
  one_child: 'one child',
  two_children: 'two children',
  three_children: 'three children or more',
};

const statusAndChildren = { ...childrenNames, ...jointOrOtherNames };

/** How the earned income credit rises and falls with income; the most it can be stands with the other credits. */
export const earnedIncomeCreditFacts = defineFacts({
  earned_income_credit_percent: fixed(
    'the share of earned income that the earned income credit pays until it is at its most',
    'percent',
    'usc_26_32',
    byChildren(7.65, 34, 40, 45),
    { keys: childrenNames },
  ),
  earned_income_credit_phaseout_percent: fixed(
    'the share of further income by which the earned income credit shrinks',
    'percent',
    'usc_26_32',
    byChildren(7.65, 15.98, 21.06, 21.06),
    { keys: childrenNames },
  ),
  earned_income_credit_phaseout: announced(
    'the income above which the earned income credit shrinks',
    'usd',
    yearlyProcedure,
    {
      2024: byChildren(
        jointOrOther(17_250, 10_330),
        jointOrOther(29_640, 22_720),
        jointOrOther(29_640, 22_720),
        jointOrOther(29_640, 22_720),
      ),
      2025: byChildren(
        jointOrOther(17_730, 10_620),
        jointOrOther(30_470, 23_350),
        jointOrOther(30_470, 23_350),
        jointOrOther(30_470, 23_350),
      ),
      2026: byChildren(
        jointOrOther(18_140, 10_860),
        jointOrOther(31_160, 23_890),
        jointOrOther(31_160, 23_890),
        jointOrOther(31_160, 23_890),
      ),
    },
    { keys: statusAndChildren },
  ),
  earned_income_credit_income_limit: announced(
    'the income from which there is no earned income credit any more',
    'usd',
    yearlyProcedure,
    {
      2024: byChildren(
        jointOrOther(25_511, 18_591),
        jointOrOther(56_004, 49_084),
        jointOrOther(62_688, 55_768),
        jointOrOther(66_819, 59_899),
      ),
      2025: byChildren(
        jointOrOther(26_214, 19_104),
        jointOrOther(57_554, 50_434),
        jointOrOther(64_430, 57_310),
        jointOrOther(68_675, 61_555),
      ),
      2026: byChildren(
        jointOrOther(26_820, 19_540),
        jointOrOther(58_863, 51_593),
        jointOrOther(65_899, 58_629),
        jointOrOther(70_244, 62_974),
      ),
    },
    {
      keys: statusAndChildren,
    },
  ),
  earned_income_credit_ages: fixed(
    'the ages between which the earned income credit is open to those without a child',
    'age',
    'usc_26_32',
    { from: 25, through: 64 },
    { keys: { from: 'from', through: 'through' } },
  ),
});
