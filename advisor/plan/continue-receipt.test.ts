import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { continueReceipt, inputOf } from '#advisor/plan/continue-receipt.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const named = (wanted: string) => calculators.find(({ name }) => name === wanted)!;

function receiptOf(name: string, input: Record<string, unknown>): Receipt {
  const calculator = named(name);
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  const run = runCalculator(calculator, input, { year: 2026 });
  return toReceipt({ id: name, calculator, run, year: 2026, seed: 1, origins });
}

const go = (receipt: Receipt, question: string) =>
  continueReceipt(receipt, named(receipt.calculator), question, readMentions(question));

const growth = receiptOf('compound_growth', { monthly: 500, rate: 7, years: 30 });
const slow = receiptOf('compound_growth', { monthly: 500, rate: 1, years: 30 });
const fast = receiptOf('compound_growth', { monthly: 500, rate: 10, years: 30 });
const steep = receiptOf('compound_growth', { monthly: 500, rate: 14, years: 30 });
const loan = receiptOf('loan_amortization', { principal: 350_000, rate: 6.5, years: 30 });
const tax = receiptOf('federal_income_tax', { filing_status: 'single', wages: 95_000 });
const pay = receiptOf('take_home_pay', { wages: 80_000, contribution_percent: 6 });
const claim = receiptOf('social_security_benefit', { salary: 80_000, claim_age: 67 });

describe('what a question changes in the run before', () => {
  it.each([
    ['and at 5%?', growth, { rate: 5 }],
    ['5?', growth, { rate: 5 }],
    ['25?', growth, { years: 25 }],
    ['600?', growth, { monthly: 600 }],
    ['what about 15 years', growth, { years: 15 }],
    ['at 5% for 20 years', growth, { rate: 5, years: 20 }],
    ['100 more a month', growth, { monthly: 600, deposits: 'monthly' }],
    ['2 percent less', growth, { rate: 5 }],
    ['5 years more', growth, { years: 35 }],
    ['and 10% higher?', growth, { rate: 7.7 }],
    ['50% lower?', growth, { rate: 3.5 }],
    ['and 2% higher?', slow, { rate: 3 }],
    ['what if the return is 4% lower?', growth, { rate: 3 }],
    ['what if I contribute 4% more?', pay, { contribution_percent: 10 }],
    ['what if I contribute 8% more?', pay, { contribution_percent: 14 }],
    ['10% lower?', slow, { rate: 0.9 }],
    ['1% lower?', slow, { rate: 0 }],
    ['what if the return is 10% lower?', fast, { rate: 9 }],
    ['10% higher?', fast, { rate: 11 }],
    ['what if the return is 10% higher?', steep, { rate: 15.4 }],
    ['what if the return is 7% lower?', steep, { rate: 7 }],
    ['what if the return is 7% lower?', growth, { rate: 6.51 }],
    ['what if the rate is 6.5% lower?', loan, { rate: 6.0775 }],
    ['and 95,000 more?', tax, { wages: 190_000 }],
    ['and 95,000?', tax, {}],
    ['with 4% inflation', growth, { inflation: 4 }],
    ['starting with 10k', growth, { start: 10_000 }],
    ['and 15?', loan, { years: 15 }],
    ['what about 400k', loan, { principal: 400_000 }],
    ['with 200 extra a month', loan, { extra: 200 }],
    ['now suppose I am married', tax, { filing_status: 'married_joint' }],
    ['what if I earn 120k', tax, { wages: 120_000 }],
    ['with two kids', tax, { children: 2 }],
    ['what about 62?', claim, { claim_age: 62 }],
    ['and at 70', claim, { claim_age: 70 }],
  ])('%s', (question, receipt, changes) => {
    const before = inputOf(receipt).input;
    const input = go(receipt, question)?.run.input ?? before;
    expect(input).toEqual({ ...before, ...changes });
  });

  it('is the year of the law, where the calculator has no year of its own', () => {
    expect(go(tax, 'and in 2025?')).toMatchObject({ run: { year: 2025 }, changed: ['year'] });
    expect(go(tax, 'and in 2026?')).toBeUndefined();
  });

  it('was said; the rest keeps its origin', () => {
    expect(go(tax, 'and with 10k in my 401(k)')?.run.origins).toEqual({
      filing_status: 'you said',
      wages: 'you said',
      pre_tax_401k: 'you said',
    });
  });
});

describe('nothing goes on', () => {
  it.each([
    ['where nothing is named', 'what is an index fund?'],
    ['where nothing changes', 'so 7% for 30 years'],
    ['where it would make no sense', 'what about 0 a month'],
    ['from nothing', ''],
  ])('%s: %s', (_, question) => {
    expect(go(growth, question)).toBeUndefined();
  });
});

describe('what was asked for', () => {
  const asked: Receipt = {
    ...loan,
    inputs: { principal: { value: 300_000, origin: 'you said' }, years: { value: 30, origin: 'you said' } },
    figures: [],
    missing: ['rate'],
  };

  it.each(['6.5%', '6.5', 'at 6 1/2 percent', 'it is 6.5 pct', 'my rate is 6.5'])(
    'is filled by %s',
    (reply) => {
      expect(go(asked, reply)?.run.input).toEqual({ principal: 300_000, years: 30, rate: 6.5 });
    },
  );

  it('stays open where the reply says something else', () => {
    expect(go(asked, 'I do not know')).toBeUndefined();
  });
});

describe('inputs of a receipt', () => {
  it('are those that somebody gave', () => {
    expect(inputOf(growth)).toEqual({
      assumed: [],
      input: { monthly: 500, rate: 7, years: 30 },
      origins: { monthly: 'you said', rate: 'you said', years: 'you said' },
    });
  });

  it('may be anything, because they come from the browser', () => {
    const inputs = fc.dictionary(
      fc.constantFrom('monthly', 'rate', 'years', 'start', 'wishes', '__proto__', 'timing'),
      fc.record({
        value: fc.oneof(fc.anything(), fc.double()),
        origin: fc.constantFrom('you said' as const, 'your profile' as const, 'assumption' as const),
      }),
    );
    const missing = fc.option(fc.array(fc.string()), { nil: undefined });
    fc.assert(
      fc.property(
        inputs,
        missing,
        fc.constantFrom('5%', '20 years', '100 more', '7'),
        (given, lacking, question) => {
          const forged = {
            ...growth,
            inputs: given as Receipt['inputs'],
            ...(lacking ? { missing: lacking } : {}),
          };
          const continued = go(forged, question);
          const sound =
            !continued ||
            continued.missing.length > 0 ||
            continued.problem !== undefined ||
            isAcceptable(named('compound_growth'), continued.run.input);
          expect(sound).toBe(true);
        },
      ),
    );
  });
});
