import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const tax = 'I’m single and earn 95k and put 10k into my 401(k). What is my federal tax for 2026?';
const lasting = 'i have 1.2m and spend 50k a year, 5% return, how long will it last';
const house = 'how much house on 100k income, 500 debts, 40k down, 6.5%';
const college = 'child 3, 30k a year college, save how much';

describe('a short follow-up leaves out what was said before', () => {
  it.each([
    [lasting, 'spend 60', { balance: 1_200_000, withdrawal: 5000, rate: 5 }],
    [lasting, 'and if i had 1.5', { balance: 1_500_000, rate: 5 }],
    [lasting, 'what about 4', { balance: 1_200_000, rate: 4 }],
    ['i have 800k and spend 48k a year at 5%, how long does it last', 'what about 60', { withdrawal: 5000 }],
    ['single 120k salary fed tax', '130', { wages: 130_000 }],
    ['single 88k federal tax', 'what if i get a 12k raise', { wages: 100_000 }],
    ['30k car 7% 60 months', '72?', { principal: 30_000, rate: 7, years: 6 }],
    ['30k car 7% 60 months', '35', { principal: 35_000, rate: 7, years: 5 }],
    [house, '7%?', { income: 100_000, down_payment: 40_000, rate: 7 }],
    [house, '20% down', { income: 100_000, down_percent: 20, rate: 6.5 }],
    [house, "with my wife's 60k", { income: 160_000 }],
    [house, "what if we lose my wife's 30k", { income: 70_000 }],
    [house, 'what if my husband makes 30k less', { income: 70_000 }],
    [college, 'start with 10k', { cost: 30_000, saved: 10_000 }],
    ['400k house 20% down 6.5% 30 yr payment', 'what if rates fall a point', { rate: 5.5 }],
    ['400k house 20% down 6.5% 30 yr payment', 'and if they rise half a point', { rate: 7 }],
    ['payment on 350k at 6.5% for 30 years', 'what if rates fall by 1%', { rate: 5.5 }],
    ['sold stock 50k gain held 3 years salary 80k single', 'short term?', { months_held: 12 }],
    ['single 120k salary fed tax', 'and if i max my 401k', { wages: 120_000, pre_tax_401k: 24_500 }],
    ['single 120k salary fed tax', 'what if i want to max my 401k', { pre_tax_401k: 24_500 }],
    ["i'm 55, single 120k salary fed tax", 'what if i max out my 401k', { pre_tax_401k: 32_500 }],
  ])('%s / %s', async (question, next, expected) => {
    expect((await ask(question, next)).said).toMatchObject(expected);
  });

  it.each([
    ['what if I earn 9', { rate: 9 }],
    ['what if I make 5?', { rate: 5 }],
    ['what if I only earn 12?', { rate: 12 }],
  ])('what money earns is its return: %s', async (next, expected) => {
    expect(
      (await ask('If I invest $2,000 a month at 7% for 30 years, how much will I have?', next)).said,
    ).toMatchObject({
      monthly: 2000,
      years: 30,
      ...expected,
    });
  });

  it.each(['what if my credit score goes up 20 points', 'what if inflation rises a point'])(
    'points of something else are none of the rate: %s',
    async (next) => {
      const { said } = await ask('payment on 350k at 6.5% for 30 years', next);
      expect([undefined, 6.5]).toContain(said.rate);
    },
  );

  it.each(['and at 55?', 'by 60?'])('does not take an age for thousands: %s', async (next) => {
    const { said } = await ask('I am 40 with 500k saved and spend 50k a year. When can I retire?', next);
    expect(said).not.toHaveProperty('spending');
  });

  it('does not take a number of children for an age', async () => {
    expect((await ask(college, '2 kids')).said).not.toHaveProperty('child_age');
  });

  it.each([
    ['single 80k salary fed tax', 'I don’t max my 401k', 'pre_tax_401k'],
    ['single 80k salary fed tax', 'What if I stop maxing my 401k?', 'pre_tax_401k'],
    ['sold stock 50k gain held 3 years salary 80k single', 'what if it’s not long term', 'months_held'],
    ['sold stock 50k gain held 3 years salary 80k single', 'I also have short-term losses', 'months_held'],
  ])('tells nothing that is denied or said of something else: %s / %s', async (question, next, field) => {
    expect((await ask(question, next)).said).not.toHaveProperty(field);
  });

  it('does not take a question for advice for a change', async () => {
    const { said } = await ask('single 120k salary fed tax', 'should i max my 401k or pay off debt');
    expect(said).not.toHaveProperty('pre_tax_401k');
  });
});

describe('a follow-up changes what was said', () => {
  it.each([
    [growth, 'double the amount', { monthly: 1000, rate: 7, years: 30 }],
    [growth, 'and if I invest half of that?', { monthly: 250, rate: 7 }],
    [growth, 'what if I doubled the monthly contribution?', { monthly: 1000 }],
    [tax, 'and without the 401(k)?', { wages: 95_000, pre_tax_401k: 0 }],
    [tax, 'what if my salary was 10% higher?', { wages: 104_500 }],
    [tax, 'what if I get a raise of 11k?', { wages: 106_000 }],
    [
      'I make $8,000 a month before taxes; mortgage 2,040 and a car payment of 450. What’s my debt-to-income?',
      'what does it drop to once the car is paid off?',
      { income: 8000, housing: 2040, car: 0 },
    ],
    [
      'My salary is 90k, the company matches 50% of the first 6%, and I contribute 4%. What’s the match worth?',
      'and if I bumped mine up to 8%?',
      { contribution_percent: 8, match_limit: 6 },
    ],
  ])('%s / %s', async (question, next, expected) => {
    expect((await ask(question, next)).said).toMatchObject(expected);
  });

  const withShareDown = 'Payment on a 350k mortgage at 6.5% for 30 years with 20% down?';
  const withAmountDown = 'Payment on a 350k house at 6.5% for 30 years with 70k down?';
  it.each([
    [withShareDown, 'What if I put nothing down?', { down_percent: 0 }],
    [withShareDown, 'and with no down payment?', { down_percent: 0 }],
    [withShareDown, 'What if I don’t put anything down?', { down_percent: 0 }],
    [withAmountDown, 'zero down?', { down_payment: 0 }],
    ['Payment on a 350k mortgage at 6.5% for 30 years?', 'and $0 down?', { down_payment: 0 }],
    [withShareDown, '10% more down', { down_percent: 30 }],
    [withShareDown, 'and with 5% less down?', { down_percent: 15 }],
    [withAmountDown, '10% more down', { down_payment: 77_000 }],
    ['Payment on a 350k mortgage at 6.5% for 30 years?', '10% more down', { down_percent: 10 }],
    [withShareDown, 'what if the rate is 2% more down the road?', { rate: 8.5, down_percent: 20 }],
  ])('moves a down payment: %s / %s', async (question, next, expected) => {
    expect((await ask(question, next)).said).toEqual({
      principal: 350_000,
      rate: 6.5,
      years: 30,
      ...expected,
    });
  });

  it('moves a down payment that was only assumed', async () => {
    const { said } = await ask('Should I rent or buy? Price 500k, rent 2500.', 'what if I put nothing down?');
    expect(said).toEqual({ price: 500_000, rent: 2500, down_percent: 0 });
  });

  it('does not count anew where advice is asked for', async () => {
    expect((await ask(withShareDown, 'Should I put nothing down?')).planned?.plan.kind).toBe('article');
  });

  it.each([
    ['one point lower?', 5.5],
    ['half a point more', 7],
    ['and with a rate 0.25% lower?', 6.25],
    ['what if the rate is 2% higher?', 8.5],
    ['what if the rate is 10 points higher?', 16.5],
  ])('moves a rate by points: %s', async (next, rate) => {
    expect((await ask('Payment on a 350k mortgage at 6.5% for 30 years?', next)).said).toMatchObject({
      rate,
    });
  });

  it.each([
    ['what if the rate is 10% higher?', 7.15],
    ['and 20% lower?', 5.2],
  ])('moves a rate by a share of it where so many points would be another rate: %s', async (next, rate) => {
    const { said, opening } = await ask('Payment on a 350k mortgage at 6.5% for 30 years?', next);
    expect(said).toMatchObject({ rate });
    expect(opening).toContain(`${rate}%`);
  });

  it.each([
    ['standard deduction for single filers in 2026?', 'and for married couples?', '$32,200'],
    ['standard deduction for single filers in 2026?', 'and in 2025?', '$15,750'],
  ])('stays with a figure of law: %s / %s', async (question, next, figure) => {
    expect((await ask(question, next)).opening).toContain(figure);
  });

  it('takes a year of birth for the line of a table by birth', async () => {
    const { opening } = await ask('full retirement age, born in 1960?', 'born in 1954?');
    expect(opening).toMatch(/: 66\.$/);
  });

  it('goes on with the figure that was asked for', async () => {
    const { opening } = await ask(
      'How much child tax credit do we get? Joint, 120k, two kids, 2026.',
      'and with three kids?',
    );
    expect(opening).toContain('$6,600');
  });

  it('takes a fee for a fee, and what was said along to the calculator that knows fees', async () => {
    const { receipts, said } = await ask(growth, 'and with a 1% fee?');
    expect(receipts[0]?.calculator).toBe('fee_drag');
    expect(said).toMatchObject({ fee: 1, monthly: 500, rate: 7, years: 30 });
  });
});
