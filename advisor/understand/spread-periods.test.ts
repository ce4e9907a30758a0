import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const periods = (text: string) => readMentions(text).map(({ value, per }) => [value, per]);

describe('how often an amount comes', () => {
  it.each([
    ['right behind it', '$500 a month', [[500, 'month']]],
    ['at the end of the clause', '$500 into an index fund every month', [[500, 'month']]],
    ['further behind', '$500 into an index fund at the end of every month', [[500, 'month']]],
    ['as an adverb', 'I put $500 away monthly', [[500, 'month']]],
    ['ahead', 'every month I save $500', [[500, 'month']]],
    ['ahead, as an adjective', 'a monthly payment of $1,500', [[1500, 'month']]],
    ['by the paycheck', 'I put $200 aside from each paycheck', [[200, 'two_weeks']]],
    ['by the week', 'every two weeks I put in $150', [[150, 'two_weeks']]],
    ['by the year', 'we give $5,000 to charity each year', [[5000, 'year']]],
    ['by the day', 'I put $20 into savings every day', [[20, 'day']]],
    ['by the day, ahead', 'every day I spend $6 on coffee', [[6, 'day']]],
    ['by the day, as an adjective', 'my daily budget is $40', [[40, 'day']]],
    ['by the hour', 'she makes $30 before tax per hour', [[30, 'hour']]],
    ['of what is paid', 'I get $300 in dividends every quarter', [[300, 'quarter']]],
    ['of a job', 'I make $900 at a job that pays weekly', [[900, 'week']]],
    ['of a pension', 'I get $2,000 from a pension that pays monthly', [[2000, 'month']]],
    ['of an annuity, without a verb', '$2,000 from my annuity that pays monthly', [[2000, 'month']]],
    ['of a trust', 'I earn $500 from a family trust that pays weekly', [[500, 'week']]],
    ['of a trust fund', '$500 from the trust fund which pays weekly', [[500, 'week']]],
    ['of a benefit', 'I get $1,200 from Social Security that pays monthly', [[1200, 'month']]],
    ['of a tenant', 'we take $900 from our tenant that pays monthly', [[900, 'month']]],
    ['of what pays', 'I need $300 to pay interest every month', [[300, 'month']]],
    ['of what is added', '$500 is credited to my account every month', [[500, 'month']]],
    ['of what is bought', 'I spend $20 on coffee and lunch every day', [[20, 'day']]],
    ['of a bare number', 'putting 500 into it every month', [[500, 'month']]],
    ['of interest', '$80 money market interest paid monthly', [[80, 'month']]],
    ['of interest that is had', 'my savings account gives me $80 interest paid monthly', [[80, 'month']]],
    ['of savings', '$6,000 into savings monthly', [[6000, 'month']]],
  ])('%s: %s', (_, text, expected) => {
    expect(periods(text)).toEqual(expected);
  });

  it('is told for each by itself', () => {
    expect(periods('add $500 at the end of every month and need 250k')).toEqual([
      [500, 'month'],
      [250_000, undefined],
    ]);
    expect(periods('$25,000 saved and $500 put in every month')).toEqual([
      [25_000, undefined],
      [500, 'month'],
    ]);
  });
});

describe('no period is', () => {
  it.each([
    ['a time', '$10,000 for a year'],
    ['a time ahead', '$10,000 in a month'],
    ['how often interest is added', '$10,000 compounded every month'],
    ['of a rate', '$10,000 at a good yearly rate'],
    ['of another sentence', 'I have $10,000. Every month counts'],
    ['a while ago', 'I put in $10,000 a year ago'],
    ['a name', '$10,000 on a 30 year mortgage'],
    ['of a small bare number', 'I have 3 funds and look at them every month'],
    ['how often one thinks of it', 'I have $10,000 in stocks and look at them every day'],
    ['how often interest comes', '$500 on a card that accrues interest daily'],
    ['how often a deposit pays', '$10,000 in a CD that pays interest quarterly'],
    ['how often an account pays', 'I have $10,000 in a savings account that pays monthly'],
    ['how often an annuity pays', 'I put $100,000 in an annuity that pays monthly'],
    ['how often something else pays', 'I make $90,000 from work and a pension that pays monthly'],
    ['how often what is left pays', 'I move $10,000 from a savings account that pays monthly'],
    ['how often stocks pay', '$15,000 in stocks that pay dividends quarterly'],
    ['how often interest is paid', '$800 in an account with interest credited daily'],
    ['how often a balance earns', '$20,000 money market interest paid monthly'],
    ['how often an account earns', '20k in a money market account (interest paid monthly)'],
    ['how often it earns, behind it', 'a money market of $20,000 (interest is paid monthly)'],
    ['how often one looks', 'I have $1,000 to invest and look at stocks every day'],
    ['how often one checks', 'I invest $300 and check my account every day'],
    ['how often one looks, ahead', 'every day I look at my $500 in stocks'],
    ['a saying', '$500 is not much at the end of the day'],
    ['a trade', '$900 in a day trading account'],
  ])('%s: %s', (_, text) => {
    expect(readMentions(text).flatMap(({ per }) => per ?? [])).toEqual([]);
  });
});

it('adds nothing but the period', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1e6 }),
      fc.constantFrom('month', 'year', 'week', 'quarter'),
      (amount, period) => {
        const [mention, ...others] = readMentions(`I put $${amount} into a fund every ${period}`);
        expect(others).toEqual([]);
        expect(mention).toMatchObject({ kind: 'money', value: amount, per: period, said: `$${amount}` });
      },
    ),
  );
});
