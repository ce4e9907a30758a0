import { expect, it } from 'vitest';
import { rowsMeant, rowsOf } from '#advisor/compose/texts/fact-rows.ts';
import { ledger } from '#advisor/facts/ledger.ts';

const tiers = rowsOf(ledger.irmaa, ledger.irmaa.values[2026]);
const keysMeant = (question: string) => [
  ...new Set(rowsMeant(tiers, question).flatMap(({ keys }) => keys.slice(0, 1))),
];

it('shows the rows of everyone who is named', () => {
  expect(keysMeant('irmaa thresholds for singles and for couples filing jointly').toSorted()).toEqual([
    'individual',
    'joint',
  ]);
});

it('does not treat a person who files separately as a couple', () => {
  expect(keysMeant('irmaa thresholds, married filing separately')).toEqual(['separate']);
});
