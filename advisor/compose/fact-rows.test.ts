import { expect, it } from 'vitest';
import { rowsMeant, rowsOf } from '#advisor/compose/fact-rows.ts';
import { ledger } from '#advisor/facts/ledger.ts';

const tiers = rowsOf(ledger.irmaa, ledger.irmaa.values[2026]);
const keysMeant = (question: string) => [
  ...new Set(rowsMeant(tiers, question).flatMap(({ keys }) => keys.slice(0, 1))),
];

it('a table shows the lines of everybody who is named', () => {
  expect(keysMeant('irmaa thresholds for singles and for couples filing jointly').toSorted()).toEqual([
    'individual',
    'joint',
  ]);
});

it('who files separately is not asked about as a couple', () => {
  expect(keysMeant('irmaa thresholds, married filing separately')).toEqual(['separate']);
});
