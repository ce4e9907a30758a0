import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { checkSentence } from '#advisor/model/check/check-sentence.ts';
import { createGrounds, type Ground } from '#advisor/model/check/grounds.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const taxYear = 2026;
const growth = {
  id: 'm1',
  calculator: compoundGrowth,
  run: runCalculator(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, { year: taxYear }),
  year: taxYear,
  sensitivity: [],
};
const grounds = createGrounds({
  toolBox: { runs: [growth], facts: [], passages: [] },
  messages: [{ role: 'user', content: 'I save $500 a month at 7% for 30 years. I am 35 and owe 12k.' }],
  profile: { income: 88_000 },
  year: taxYear,
})();
const check = (sentence: string) => checkSentence(sentence, { grounds, taxYear, atLineStart: true });

describe('a number of a sentence', () => {
  it.each([
    'You owe $12,000 and earn $88,000.',
    'That is 0.58 million, or $584.7k.',
    'That is about $585,000.',
    'You put in $6,000 a year.',
    'That is 360 months.',
    'The growth is 69.2% of the value.',
    'Of $584,726, 31% is what you put in: $180,000.',
    'Growth beats what you put in by $224,726.',
    'Your 401(k), your 529 plan and the S&P 500 are names.',
    'See [this page](https://example.com/2019/12).',
    '2. Second',
    'Step 3: wait.',
    'In 2025 the limit for a 401(k) was $23,500.',
    'The 401(k) limit is $24,500.',
    'The 401(k) limit rose from $23,500 in 2025 to $24,500 in 2026.',
    'The net investment income tax takes 3.8%.',
  ])('is accepted: %s', (sentence) => {
    const { text, unverified, corrected } = check(sentence);
    expect({ unverified, corrected }).toEqual({ unverified: [], corrected: [] });
    expect(text.replaceAll(/\[([^\]]+)\]\(#m1\.\w+\)/g, '$1')).toBe(sentence);
  });

  it.each([
    ['That is about $580,000.', 'That is about $580,000 (unverified).'],
    ['That is $585,000.', 'That is $585,000 (unverified).'],
    ['At 8% it is more.', 'At 8% (unverified) it is more.'],
    ['At 30% it is more.', 'At 30% (unverified) it is more.'],
    ['It costs $35.', 'It costs $35 (unverified).'],
    ['It was 1.2 million.', 'It was 1.2 million (unverified).'],
    ['It is $1,529.', 'It is $1,529 (unverified).'],
    ['It grows to six hundred thousand dollars.', 'It grows to six hundred thousand dollars (unverified).'],
    ['Expect eight percent.', 'Expect eight percent (unverified).'],
    ['| Value | $600,000 |\n', '| Value | $600,000 (unverified) |\n'],
    [
      'In 2023 the 401(k) limit was $22,500.',
      'In 2023 (unverified) the 401(k) limit was $22,500 (unverified).',
    ],
  ])('is marked: %s', (sentence, marked) => {
    expect(check(sentence).text).toBe(marked);
  });

  it.each([
    ['You may put $7,000 into an IRA.', 'You may put $7,500 (corrected to the 2026 figure) into an IRA.'],
    [
      'The standard deduction for a single filer is $15,750.',
      'The standard deduction for a single filer is $16,100 (corrected to the 2026 figure).',
    ],
    [
      'In 2025 the 401(k) limit was $23,000.',
      'In 2025 the 401(k) limit was $23,500 (corrected to the 2025 figure).',
    ],
    [
      'The standard Medicare Part B premium is $185 a month.',
      'The standard Medicare Part B premium is $202.90 (corrected to the 2026 figure) a month.',
    ],
    ['- **401(k)**: up to $23,500\n', '- **401(k)**: up to $24,500 (corrected to the 2026 figure)\n'],
  ])('is corrected: %s', (sentence, mended) => {
    expect(check(sentence).text).toBe(mended);
  });

  it('is not corrected when the sentence names no fact with it', () => {
    expect(check('You may put in $7,000.').text).toBe('You may put in $7,000 (unverified).');
  });

  it('links to the receipt, unless it is already a link or code', () => {
    expect(check('It is **$584,726**.').text).toBe('It is **[$584,726](#m1.future_value)**.');
    expect(check('It is [$584,726](#here), `$584,726`.').text).toBe('It is [$584,726](#here), `$584,726`.');
  });
});

describe('many grounds', () => {
  /** How often the value of a ground is looked at, to find that none of so many gives a number. */
  const looksAt = (count: number) => {
    let looks = 0;
    const many = Array.from({ length: count }, (_, at): Ground => ({
      kind: 'money',
      derives: true,
      get value() {
        looks += 1;
        return 1000 * at;
      },
    }));
    const { unverified } = checkSentence('It is $999,999,999.', {
      grounds: many,
      taxYear,
      atLineStart: true,
    });
    expect(unverified).toEqual(['999,999,999']);
    return looks;
  };

  it('take time in proportion to their number', () => {
    expect(looksAt(2000) / looksAt(1000)).toBeLessThan(2.1);
  });
});

describe('sentences of every calculator', () => {
  it.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    'pass the check: %s',
    (_, calculator) => {
      for (const { input } of calculator.examples) {
        const run = runCalculator(calculator, input, { year: taxYear });
        const runs = [{ id: 'm1', calculator, run, year: taxYear, sensitivity: [] }];
        const own = createGrounds({
          toolBox: { runs, facts: [], passages: [] },
          messages: [],
          profile: {},
          year: taxYear,
        })();
        const { conclusion } = calculator.explain(run.result, run.input);
        const told = run.result.figures.map((figure) => `${figure.label}: ${formatQuantity(figure)}`);
        for (const sentence of [renderPlain(conclusion), ...told]) {
          const { unverified } = checkSentence(sentence, { grounds: own, taxYear, atLineStart: true });
          expect({ sentence, unverified }).toEqual({ sentence, unverified: [] });
        }
      }
    },
  );
});
