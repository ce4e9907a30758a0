import { expect, it } from 'vitest';
import { composeFact } from '#advisor/compose/texts/compose-fact.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';

function openingFor(question: string): string {
  const reader = readFacts(2026);
  const value = reader.get('hsa_limit');
  const [use] = reader.used();
  return composeFact([{ entry: ledger.hsa_limit, use: use!, value, year: 2026 }], question, []).opening;
}

it('tells both lines of a table of two, the one that is named first', () => {
  expect(openingFor('HSA limit self only and family')).toMatch(/\$4,400.*\$8,750|\$8,750.*\$4,400/);
  expect(openingFor('HSA limit for family coverage')).toMatch(/\$8,750.*\$4,400/);
});
