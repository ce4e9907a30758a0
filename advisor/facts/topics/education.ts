import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { jointOrOtherNames, rangeNames } from '#advisor/facts/key-names.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/topics/federal-tax-sources.ts';

export const educationSources = defineSources({
  usc_26_25a: taxCode('25A', 'American Opportunity and Lifetime Learning credits'),
  usc_26_127: taxCode('127', 'Educational assistance programs'),
  usc_26_221: taxCode('221', 'Interest on education loans'),
  usc_26_529: taxCode('529', 'Qualified tuition programs'),
  usc_26_530: taxCode('530', 'Coverdell education savings accounts'),
  irs_pub_970: irs('Publication 970, Tax Benefits for Education', 'forms-pubs/about-publication-970', '2025'),
});

const rangeByReturnNames = { ...jointOrOtherNames, ...rangeNames };

export const educationFacts = defineFacts({
  student_loan_interest_deduction: fixed(
    'the student loan interest that is deductible',
    'usd_per_year',
    'usc_26_221',
    2500,
    {
      asked: [
        'student loan interest deduction',
        'student loan interest deduction limit',
        'how much student loan interest can I deduct',
        'most student loan interest i can write off',
        "i'm paying back my student loans, what can i deduct",
        'cap on the deduction for college loan interest',
        'student debt interest tax break, how much a year',
      ],
    },
  ),
  student_loan_interest_phase_out: announced(
    'the income over which the deduction of student loan interest is phased out',
    'usd_per_year',
    yearlyProcedure,
    {
      2024: { joint: { from: 165_000, to: 195_000 }, other: { from: 80_000, to: 95_000 } },
      2025: { joint: { from: 170_000, to: 200_000 }, other: { from: 85_000, to: 100_000 } },
      2026: { joint: { from: 175_000, to: 205_000 }, other: { from: 85_000, to: 100_000 } },
    },
    {
      appliesTo: 'not on a separate return of a married person, who has no such deduction',
      asked: [
        'student loan interest deduction income limit',
        'do i make too much to deduct student loan interest',
        'at what income do i lose the student loan interest deduction',
        'income where the student loan write-off phases out',
        'up to what income can a married couple deduct student loan interest',
        'student loan deduction phaseout range',
      ],
      keys: rangeByReturnNames,
    },
  ),
  american_opportunity_credit: fixed(
    'the most that the American opportunity credit can be',
    'usd_per_year',
    'usc_26_25a',
    2500,
    {
      appliesTo: 'each student, for four years',
      asked: [
        'AOTC',
        'college tax credit',
        'American opportunity tax credit',
        'how much tax credit do i get for my kid in college',
        'credit for the first four years of college, maximum',
        'most i get back for undergraduate tuition',
        'how much is the american opportunity credit per student',
      ],
    },
  ),
  lifetime_learning_credit: fixed(
    'the most that the lifetime learning credit can be',
    'usd_per_year',
    'usc_26_25a',
    2000,
    {
      appliesTo: 'each return',
      asked: [
        'lifetime learning credit amount',
        'tuition tax credit',
        'how much credit can i get for grad school',
        'tax credit for taking a class to improve job skills',
        'most the lifetime learning credit pays',
        "i'm back in school as an adult, what credit is there",
        'credit for graduate tuition or single courses',
      ],
    },
  ),
  american_opportunity_shares: fixed(
    'the costs that the American opportunity credit pays in full and in part, and the part of it that is paid out',
    'usd',
    'usc_26_25a',
    { first_costs: 2000, next_costs: 2000, next_percent: 25, paid_out_percent: 40 },
    {
      keys: {
        first_costs: 'paid in full',
        next_costs: 'the next costs',
        next_percent: 'the share of those',
        paid_out_percent: 'the share of the credit that is paid out without tax',
      },
      keyUnits: { next_percent: 'percent', paid_out_percent: 'percent' },
    },
  ),
  lifetime_learning_shares: fixed(
    'the costs that count for the lifetime learning credit, and the share of them that it pays',
    'usd',
    'usc_26_25a',
    { costs: 10_000, percent: 20 },
    { keys: { costs: 'costs up to', percent: 'the share of them' }, keyUnits: { percent: 'percent' } },
  ),
  education_credit_phase_out: fixed(
    'the income over which the education credits are phased out',
    'usd_per_year',
    'usc_26_25a',
    { joint: { from: 160_000, to: 180_000 }, other: { from: 80_000, to: 90_000 } },
    {
      appliesTo: 'not on a separate return of a married person, who has no such credit',
      asked: [
        'AOTC income limit',
        'education credit income limit',
        'do i make too much for the college tax credit',
        'at what income do education credits go away',
        'income cutoff for the american opportunity credit, married',
        'up to what income can i claim the tuition credits',
        'lifetime learning credit income limit',
      ],
      keys: rangeByReturnNames,
    },
  ),
  plan_529_gift_years: fixed(
    'the years of gifts that may go into a 529 plan at once',
    'years',
    'usc_26_529',
    5,
    {
      asked: [
        '529 five year election',
        'superfunding years',
        'how many years of gifts can i put into a 529 at once',
        'over how many years is a big 529 gift spread',
        'front-loading a 529, number of years',
        'how long is a lump sum 529 gift averaged over',
        'years covered by superfunding',
      ],
    },
  ),
  plan_529_superfunding_limit: announced(
    'what one giver may put into a 529 plan at once for one person without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 90_000, 2025: 95_000, 2026: 95_000 },
    {
      asked: [
        '529 superfunding limit',
        'superfund 529',
        '529 contribution limit',
        'how much can grandparents drop into a 529 in one go',
        'biggest lump sum to a 529 without gift tax',
        "most i can put in my child's college fund at once",
        'front-load a 529, how much',
      ],
    },
  ),
  plan_529_school_limit: {
    label: 'what may come out of 529 plans in a year, free of tax, for one student’s costs up to high school',
    unit: 'usd_per_year',
    values: { 2024: 10_000, 2025: 10_000, 2026: 20_000 },
    source: { 2024: 'usc_26_529', 2025: 'usc_26_529', 2026: newLaw },
    changesYearly: false,
    checkedOn,
    asked: [
      '529 K-12 limit',
      '529 private school limit',
      'how much 529 money can i use for private school',
      'can i pay elementary or high school tuition from a 529, up to how much',
      'yearly 529 cap for school before college',
      '529 for catholic school tuition limit',
      'how much may a 529 pay for kindergarten through twelfth grade',
    ],
  },
  plan_529_student_loan_limit: fixed(
    'what may come out of 529 plans in a life, free of tax, to repay one person’s student loans',
    'usd',
    'usc_26_529',
    10_000,
    {
      asked: [
        '529 student loan limit',
        'how much 529 money can pay off student loans',
        'can i use leftover college savings for my student debt, up to how much',
        'lifetime 529 amount for loan repayment',
        'paying back student loans from a 529',
        "most a 529 may repay of one person's loans",
      ],
    },
  ),
  plan_529_roth_limit: fixed(
    'what may move in a life from a 529 plan to the Roth IRA of its beneficiary',
    'usd',
    'usc_26_529',
    35_000,
    {
      asked: [
        '529 to Roth rollover limit',
        '529 to Roth IRA',
        'how much leftover 529 money can become a roth ira',
        "my kid didn't use the college fund, how much can move to a roth",
        'lifetime maximum from a 529 into a roth',
        'unused 529 into retirement account, how much',
        'most that can be rolled from college savings to a roth',
      ],
    },
  ),
  plan_529_roth_years: fixed(
    'the years a 529 account must have been open before money may move to a Roth IRA',
    'years',
    'usc_26_529',
    15,
    {
      asked: [
        'how long must a 529 be open before i can roll it to a roth',
        'how many years before college savings can move to a roth ira',
        'age of a 529 account for the roth rollover',
        'years of waiting for a 529 to roth transfer',
        'how old does the 529 have to be for a roth ira rollover',
        '529 to roth account age rule',
      ],
    },
  ),
  plan_529_other_use_tax_percent: fixed(
    'the additional tax on earnings of a 529 plan that are spent on something else',
    'percent',
    'usc_26_529',
    10,
    {
      asked: [
        '529 penalty',
        'non-qualified 529 withdrawal penalty',
        'what happens if i spend 529 money on something other than school, what penalty',
        'extra tax when i take out college savings for a car',
        'percent penalty on 529 earnings',
        "my kid isn't going to college, what do i lose on the 529",
        'cost of cashing out a 529',
      ],
    },
  ),
  coverdell_limit: fixed(
    'what may go into Coverdell education savings accounts for one child',
    'usd_per_year',
    'usc_26_530',
    2000,
    {
      asked: [
        'Coverdell ESA limit',
        'education savings account limit',
        'how much can i put in a coverdell each year',
        'yearly cap on a coverdell education account',
        'most that may go into an esa for one child',
        'coverdell contribution maximum per kid',
        'how much per child in an education savings account',
      ],
    },
  ),
  employer_education_limit: announced(
    'the help with education or student loans from an employer that is not taxed',
    'usd_per_year',
    'usc_26_127',
    { 2024: 5250, 2025: 5250, 2026: 5250 },
    {
      asked: [
        'tuition reimbursement tax limit',
        'employer student loan repayment tax free',
        'how much tuition can my employer pay tax free',
        'my job pays my student loans, how much is untaxed',
        'most a company can give me for school without tax',
        'tax-free education assistance from work, yearly cap',
      ],
    },
  ),
});
