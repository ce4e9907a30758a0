import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { readReceipts, renderReceipt, toReceipt, type Receipt } from '#advisor/compose/receipt.ts';

const run = runCalculator(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, { year: 2026 });
const parts = { id: 'compound_growth', calculator: compoundGrowth, run, year: 2026, seed: 1 };
const receipt = toReceipt({ ...parts, origins: { monthly: 'you said', rate: 'your numbers' } });

describe('a receipt', () => {
  it('contains the calculator, its inputs and its figures', () => {
    expect(receipt).toMatchObject({
      id: 'compound_growth',
      calculator: 'compound_growth',
      version: compoundGrowth.version,
      year: 2026,
      seed: 1,
      inputs: {
        monthly: { value: 500, origin: 'you said' },
        rate: { value: 7, origin: 'your numbers' },
        years: { value: 30, origin: 'assumption' },
        inflation: { origin: 'assumption' },
      },
    });
    expect(receipt.figures.map(({ id, value }) => [id, value])).toEqual(
      run.result.figures.map(({ id, value }) => [id, value]),
    );
  });

  it('contains variants when there are some', () => {
    expect(receipt).not.toHaveProperty('variants');
    const variants = [{ changes: { rate: 5 }, value: 407_688 }];
    expect(toReceipt({ ...parts, origins: {}, variants }).variants).toEqual(variants);
  });

  it('is read back from among other text', () => {
    const other = { ...receipt, id: 'compound_growth-2' };
    const answer = `**It is so.**\n\n${renderReceipt(receipt)}\n\nand\n\n${renderReceipt(other)}\n`;
    expect(readReceipts(answer)).toEqual([receipt, other]);
  });
});

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
const anyReceipt: fc.Arbitrary<Receipt> = fc.record(
  {
    id: fc.string(),
    calculator: fc.string({ unit: 'grapheme' }),
    version: fc.nat(),
    year: fc.nat(),
    seed: fc.nat(),
    inputs: fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      fc.record({
        value: fc.oneof(numbers, fc.string({ unit: 'grapheme' }), fc.boolean(), fc.array(numbers)),
        origin: fc.constantFrom('you said' as const, 'your numbers' as const, 'assumption' as const),
      }),
      { noNullPrototype: true },
    ),
    figures: fc.array(fc.record({ id: fc.string(), label: fc.string(), value: numbers, unit: fc.string() })),
    facts: fc.array(fc.record({ id: fc.string(), year: fc.nat(), source: fc.string() })),
    missing: fc.array(fc.string()),
    variants: fc.array(
      fc.record({ changes: fc.constantFrom({ rate: 5 }, { kind: 'x' }, {}), value: numbers }),
    ),
  },
  { requiredKeys: ['id', 'calculator', 'version', 'year', 'seed', 'inputs', 'figures', 'facts'] },
);

it('is read back unchanged with any content', () => {
  fc.assert(
    fc.property(anyReceipt, (one) => {
      expect(readReceipts(`Before.\n\n${renderReceipt(one)}\n\nAfter.`)).toEqual([one]);
    }),
  );
});

describe('no receipt is', () => {
  const written = renderReceipt(receipt);
  it.each([
    ['a text without one', 'It is $584,726.'],
    ['nothing', ''],
    ['a block of something else', written.replace('findeus', 'json')],
    ['a block that never ends', written.slice(0, -4)],
    ['a block that is no JSON', '```findeus\n{"id":\n```'],
    ['a block of other JSON', '```findeus\n[1, 2]\n```'],
    ['one without inputs', renderReceipt({ ...receipt, inputs: undefined as never })],
    ['one whose year is a word', renderReceipt({ ...receipt, year: 'now' as never })],
    [
      'one whose input comes from nowhere',
      renderReceipt({ ...receipt, inputs: { rate: { value: 7, origin: 'a friend' as never } } }),
    ],
    ['one whose figure is no number', written.replace(/"value":584726[.\d]*/, '"value":"much"')],
  ])('%s', (_, answer) => {
    expect(readReceipts(answer)).toEqual([]);
  });

  it('is any other text, which never throws', () => {
    fc.assert(
      fc.property(fc.nat(written.length), fc.nat(10), fc.string(), (at, length, put) => {
        const found = readReceipts(written.slice(0, at) + put + written.slice(at + length));
        for (const one of found) expect(readReceipts(renderReceipt(one))).toEqual([one]);
      }),
    );
  });
});
