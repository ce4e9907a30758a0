import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('the figure that is asked for leads the answer', () => {
  it.each([
    ['Married, 150k, two kids. How much child tax credit do we get in 2026?', '$4,400'],
    ['Single, salary 100k, 10,000 in qualified dividends. What tax do I owe on the dividends?', '$1,500'],
    ['I freelance and make 60k. How much is just the self-employment tax?', '$8,478'],
    ['Single, 200k salary and 30k of long-term gains. How much net investment income tax?', '$1,140'],
    ['I am single and earn 95k. What should I pay each quarter in estimated tax for 2026?', '$3,018'],
    ['Single, 95k salary. What is my marginal tax rate?', '22%'],
  ])('%s', async (question, figure) => {
    const { opening, ungrounded } = await ask(question);
    expect(opening).toContain(figure);
    expect(ungrounded).toEqual([]);
  });

  it('says so where nothing of it is due', async () => {
    const { opening } = await ask('Single, 90k salary, 5k long-term gain. How much NIIT do I owe?');
    expect(opening).toMatch(/net investment income tax.*(?:none|\$0)/i);
  });
});

describe('a figure of law is told by the row that was meant', () => {
  it.each([
    ['full retirement age for someone born in 1970', ': 67.'],
    ['full retirement age, born 1958', '66 years 8 months'],
    ['In 2026, full retirement age for someone born in 1955?', 'later 1955: 66 years 2 months.'],
    ['full retirement age in 2026, born in May of 1957?', '66 years 6 months'],
    ['full retirement age in 2026, year of birth 1957', '66 years 6 months'],
    ['10% bracket goes up to how much for single filers in 2025?', '$11,925'],
    ['At what income does the 24% bracket start for singles in 2026?', '$105,700'],
    ['SALT deduction cap in 2025', '$40,000'],
    ['Medicare Part A deductible 2026', '$1,736'],
    ['maximum Social Security tax an employee pays in 2026', '$11,439'],
    ['combined Social Security and Medicare rate', '7.65%'],
  ])('%s', async (question, figure) => {
    const { opening, ungrounded } = await ask(question);
    expect(opening).toContain(figure);
    expect(ungrounded).toEqual([]);
  });
});

describe('what is denied is nothing', () => {
  it('has no Social Security where there is none yet', async () => {
    const { said } = await ask(
      'I am 68, unmarried, a pension of 95 thousand a year and no Social Security yet. Federal tax for 2026?',
    );
    expect(said).toMatchObject({ retirement_income: 95_000, age: 68 });
    expect(said).not.toHaveProperty('social_security');
  });

  it('takes no other income as an income of nothing', async () => {
    const { said } = await ask(
      'Single with a $60,000 long-term capital gain and no other income. How much tax?',
    );
    expect(said).toMatchObject({ long_gain: 60_000, income: 0 });
  });
});
