import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('what a household tells goes where it was meant', () => {
  it.each([
    [
      'Married joint, wages 300,000, mortgage interest 24k, state and local taxes 52k, 10k to charity in 2026. Federal income tax if we itemize?',
      { wages: 300_000, mortgage_interest: 24_000, state_local_taxes: 52_000, charity: 10_000 },
    ],
    [
      'I’m 67 and my husband is 69, filing jointly. We got 48k of Social Security and took 60k out of our traditional IRAs. Federal tax?',
      { social_security: 48_000, retirement_income: 60_000 },
    ],
    [
      'We have a toddler. She makes 96k, I make 41k. Joint filers. What is our federal income tax in 2026?',
      { wages: 41_000, spouse_wages: 96_000, children: 1 },
    ],
    [
      'I am legally blind and single, wages of 60k. What is my federal income tax?',
      { wages: 60_000, blind: 1 },
    ],
    [
      'I’m paid 2,100 twice a month before taxes, single. What is my federal income tax for 2026?',
      { wages: 50_400 },
    ],
    [
      'I put 10% of my 64k salary into a 401(k). Single. Federal income tax for 2026?',
      { wages: 64_000, contribution_percent: 10 },
    ],
    [
      'Single retiree, 69. 24k a year from a pension and 30k from Social Security. What is my federal tax?',
      { age: 69, retirement_income: 24_000, social_security: 30_000 },
    ],
    [
      'Bought shares for 60k in 2019, sold this year for 100k. My wages are 120k, single. What’s the tax on the gain?',
      { bought_for: 60_000, sold_for: 100_000, income: 120_000 },
    ],
    [
      'Single, 95k. 15k mortgage interest, 9k property and state tax. Itemize or standard? What is my federal tax for 2026?',
      { mortgage_interest: 15_000, state_local_taxes: 9000 },
    ],
    [
      'we make 480k combined (mfj) and pay 45k in state taxes, 18k property tax, 22k mortgage interest and gave 10k to church. federal tax?',
      { wages: 480_000, state_local_taxes: 63_000, mortgage_interest: 22_000, charity: 10_000 },
    ],
    [
      'we earn 200k married and pay 12k state tax and 8k property tax and 15k mortgage interest, federal tax?',
      { wages: 200_000, state_local_taxes: 20_000, mortgage_interest: 15_000 },
    ],
    [
      'I pay 7k in property tax and make 120k, single, federal tax?',
      { wages: 120_000, state_local_taxes: 7000 },
    ],
    [
      'hubby makes 73k, i make 45k, 2 lil ones, filing together. federal income tax 2026?',
      { wages: 45_000, spouse_wages: 73_000, children: 2 },
    ],
    ['We’re a one-income family: 67k, married, one 4-year-old. Federal tax owed for 2026?', { children: 1 }],
    ['earned 52 k this yr, single. what is my federal income tax', { wages: 52_000 }],
    ['biweekly pay of 1,500 gross, single. federal income tax for 2026?', { wages: 39_000 }],
    [
      'family of six (four kids), 130k salary, joint. What is our federal tax in 2026?',
      { wages: 130_000, children: 4 },
    ],
    ['We both make 75k, joint return. Federal income tax 2026?', { wages: 75_000, spouse_wages: 75_000 }],
    [
      'Won 50k in the lottery and earn 55k, single. What is my federal income tax for 2026?',
      { wages: 55_000, other_income: 50_000 },
    ],
    [
      'Estate of 20 million, exemption 13.99 million. What federal estate tax in 2025?',
      { estate: 20_000_000, exemption: 13_990_000 },
    ],
    [
      'Employer match: 100% of the first 3% plus 50% of the next 2%. I make 130k and contribute 5%. Yearly match?',
      { match_percent: 100, match_limit: 3, next_match_percent: 50, next_match_limit: 2 },
    ],
  ])('%s', async (question, expected) => {
    const { said, ungrounded } = await ask(question);
    expect(said).toMatchObject(expected);
    expect(ungrounded).toEqual([]);
  });
});

describe('an age that is still to come is not that of this year', () => {
  it.each([
    ['I’m 52 and my wife is 49, family hdhp coverage, i’m turning 55 in 3 years. max hsa', 52],
    ['turn 60 next year, 401k max this year?', 59],
    ['next year I turn 50. How much may I put in my 401(k)?', 49],
    ['turning 65 next year, single, wages 60k, federal tax?', 64],
    // What will be then goes by the age of then.
    ['I turn 73 next year and my ira is 500k, how much will my rmd be?', 73],
    ['I turn 50 in December, ira limit?', 50],
  ])('%s', async (question, age) => {
    expect((await ask(question)).said).toMatchObject({ age });
  });
});

describe('expenses of a business come off its revenue', () => {
  it.each([
    // 85,000 x 92.35 % x 15.3 % = 12,010; taxable 85,000 - 6,005 - 16,100 - 12,579 = 50,316: 1,240 + 12 % of 37,916.
    ['llc sole prop made 120k revenue with 35k expenses, single, what federal tax do i owe', '$17,800'],
    ['i have a business that grossed 90k with 20k of expenses, single. what federal tax do i owe', '$14,342'],
    ['consulting revenue 120k business expenses 35k, single, federal tax?', '$17,800'],
    // A profit has its expenses behind it.
    ['my business netted 85k after 35k of expenses, single, federal tax?', '$17,800'],
  ])('%s', async (question, tax) => {
    expect((await ask(question)).opening).toContain(tax);
  });

  it('nothing else comes off', async () => {
    const { said } = await ask('I make 80k and have 30k expenses a year, single, federal tax?');
    expect(said).toEqual({ filing_status: 'single', wages: 80_000 });
  });
});

it.each([
  ['i had 6,200 of federal tax withheld and make 62k single, refund?', '$940 comes back'],
  ['paid 6,200 in federal withholding on 62k, single. do i get a refund', '$940 comes back'],
  ['my salary is 90k, single, 8k was withheld. how much federal tax do i still owe', '$2,970 is still to be'],
  ['self employed, i paid 10k in estimated taxes, profit was 80k, single, federal tax?', '$6,647 is still'],
])('holds what was paid against the tax: %s', async (question, balance) => {
  const { text, ungrounded } = await ask(question);
  expect(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toContain(balance);
  expect(ungrounded).toEqual([]);
});

it('takes nothing that somebody pays for what they are paid', async () => {
  const { said } = await ask('A new job paying 95k, single, and I pay 20k in rent. What is my federal tax?');
  expect(said).toEqual({ filing_status: 'single', wages: 95_000 });
});

it('adds what is smaller to what is larger', async () => {
  const { headlines } = await ask(
    'I’m getting an 8k bonus on top of my 50k salary. Single. How much more federal income tax is that in 2026?',
  );
  expect(headlines.toSorted((a, b) => a - b)).toEqual([3820, 4780]);
});

it.each([
  ['how much extra federal tax on a 20k bonus if my salary is 110k, single?', [15_370, 19_934]],
  ['i was paid a 20k bonus on top of 110k, single, how much federal tax extra', [15_370, 19_934]],
  ['got 20k raise from 110k, single, how much more federal tax', [15_370, 19_934]],
  ['how much more tax if i convert 50k from my ira to roth, single, salary 70k', [11_000]],
])('takes what somebody earns for how things are: %s', async (question, taxes) => {
  expect((await ask(question)).headlines).toEqual(taxes);
});

it('takes a condition for how things are', async () => {
  const { headlines } = await ask(
    'How much is the tax on 10k of interest income if I already make 150k, single?',
  );
  expect(headlines.toSorted((a, b) => a - b)).toEqual([24_734, 27_134]);
});

it('holds two filing statuses against each other', async () => {
  const { headlines } = await ask(
    'Federal income tax on 100k in 2026: single versus married filing jointly?',
  );
  expect(headlines.toSorted((a, b) => a - b)).toEqual([7640, 13_170]);
});

it.each([
  ['We bought our home in 2010 for 300k and sold it in 2024 for 900k. Married, income 150k. Tax?', '2024'],
  ['I bought stock in 2015 for 10k and sold it in 2025 for 30k, single, 90k salary. Gains tax?', '2025'],
  [
    'I bought my house in 2015 and will sell in 2027 with a gain of 310k, single, salary 90k. Tax?',
    '2027 (figures of 2026)',
  ],
  ['I bought my house in 2015 and have a gain of 310k, single, salary 90k. Tax?', '2026'],
])('goes by the law of the year of the sale: %s', async (question, year) => {
  const { text, ungrounded } = await ask(question);
  expect(text).toContain(`of federal tax for ${year}`);
  expect(text).not.toContain('Not used');
  expect(ungrounded).toEqual([]);
});

it.each([
  ['What tax do I owe if I sell within a year of buying? 10k gain, 90k salary, single.', 12],
  [
    '10k gain on stock, 90k salary, single. I never sold within a year of buying. Capital gains tax?',
    undefined,
  ],
  ['I sold shares less than a year after buying, gain 10k, single, 90k salary. Tax?', 12],
  ['If I sell my stock within 6 months of buying it, tax on a gain of 10k? Single, 90k salary.', 6],
  ['I plan to sell my stock within a year, 10k gain, single, 90k salary. Tax?', undefined],
  ['Tax if I sell my stock within a year of retiring? 10k gain, 90k salary, single.', undefined],
  ['10k gain, single, 90k salary. Tax if I sell not less than a year after buying?', undefined],
])('knows a short time of holding without its number: %s', async (question, months) => {
  expect((await ask(question)).said).toEqual({
    filing_status: 'single',
    income: 90_000,
    long_gain: 10_000,
    ...(months === undefined ? {} : { months_held: months }),
  });
});

it('does not go by another law where that of the sale is not kept', async () => {
  const { text } = await ask(
    'I bought my home in 2010 for 300k and sold it in 2020 for 900k, single, 90k salary. Gains tax?',
  );
  expect(text).toContain('Figures before 2024 are not kept here');
});

it('takes a year for no amount', async () => {
  const { said } = await ask('How much can I earn in 2026 on Social Security before they take some back?');
  expect(Object.values(said)).not.toContain(2026);
});

it('asks the calculator of losses what a loss saves', async () => {
  const { receipts } = await ask(
    'Sold a stock at a 2k loss and rebought it 10 days later, 80k income, single. How much tax does the loss save?',
  );
  expect(receipts[0]?.calculator).toBe('tax_loss_harvest');
});

it('answers with whatever calculator has both figures', async () => {
  const { receipts, text } = await ask(
    'w2 job 70k + doordash, 15k profit on the 1099. Single, 2025. How much is the self employment tax and how much federal tax altogether?',
  );
  expect(receipts.map(({ calculator }) => calculator)).toContain('federal_income_tax');
  expect(text).toMatch(/\$2,119/);
  expect(text).toMatch(/\$11,422/);
});

it('a second case that tells the first once more is held against it, and converts nothing', async () => {
  const { headlines, text } = await ask(
    'Federal tax 2026 single 95000 wages vs 95000 wages with 10000 pre-tax 401k',
  );
  expect(headlines).toEqual([12_070, 9870]);
  expect(text).not.toContain('Not used');
});
