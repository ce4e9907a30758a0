import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { factSheets } from '#advisor/facts/topics/social-security.ts';

export const socialSecurityBenefitSources = defineSources({
  ssa_working: {
    title: 'How Work Affects Your Benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10077.pdf',
    date: '2026',
  },
  ssa_credits: {
    title: 'How You Earn Credits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10072.pdf',
    date: '2026',
  },
  ssa_spouses: {
    title: 'Benefits for Spouses',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/quickcalc/spouse.html',
    date: '2025',
  },
  ssa_when_to_start: {
    title: 'When to start receiving retirement benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10147.pdf',
    date: '2025',
  },
  ssa_survivors: {
    title: 'Survivors Benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10084.pdf',
    date: '2025',
  },
  usc_42_423: {
    title: '42 U.S.C. 423, Disability insurance benefit payments',
    publisher: 'Office of the Law Revision Counsel, United States Code',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section423&num=0&edition=prelim',
    date: '2026',
  },
  cfr_404_338: {
    title: '20 CFR 404.338: Widow’s and widower’s benefits amounts',
    publisher: 'Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-20/section-404.338',
    date: '2025',
  },
});

/** What Social Security pays, as its yearly fact sheets tell it. */
export const socialSecurityBenefitFacts = defineFacts({
  social_security_maximum_benefit: announced(
    'the largest Social Security benefit of a worker who retires at the full retirement age',
    'usd_per_month',
    factSheets,
    { 2024: 3822, 2025: 4018, 2026: 4152 },
    {
      asked: [
        'maximum Social Security benefit',
        'max Social Security payment',
        'most I can get from Social Security',
        'what is the biggest social security check possible',
        'highest monthly payment at full retirement age',
        'how much does a top earner get from social security',
        'largest retirement benefit anyone can draw a month',
      ],
    },
  ),
  social_security_average_benefit: announced(
    'the average Social Security benefit of a retired worker in January, as estimated',
    'usd_per_month',
    factSheets,
    { 2024: 1907, 2025: 1976, 2026: 2071 },
    {
      asked: [
        'average Social Security check',
        'average Social Security benefit',
        'what does a typical retiree get from social security',
        'how much is the usual social security check',
        'what do most people collect a month',
        'mean monthly benefit of a retired worker',
        'average retirement check',
      ],
    },
  ),
  disability_waiting_months: fixed(
    'the full months that Social Security waits before it pays disability benefits',
    'months',
    'usc_42_423',
    5,
    {
      asked: [
        'ssdi waiting period',
        'how long before social security disability starts paying',
        'waiting period for disability benefits',
        'months until my first ssdi check',
        'when does disability pay begin after i stop working',
      ],
    },
  ),
  disability_earnings_limit: announced(
    'the earnings above which work counts as substantial for disability benefits',
    'usd_per_month',
    factSheets,
    {
      2024: { blind: 2590, other: 1550 },
      2025: { blind: 2700, other: 1620 },
      2026: { blind: 2830, other: 1690 },
    },
    {
      asked: [
        'SGA limit',
        'substantial gainful activity',
        'how much can I earn on SSDI',
        "i'm on disability, how much can i work",
        'how much can i make before i lose my disability benefits',
        'monthly earnings that count as substantial work',
        'earnings limit for the blind on disability',
      ],
      keys: { blind: 'people who are blind', other: 'everybody else' },
    },
  ),
  supplemental_security_income: announced(
    'the federal payment of Supplemental Security Income',
    'usd_per_month',
    factSheets,
    {
      2024: { individual: 943, couple: 1415 },
      2025: { individual: 967, couple: 1450 },
      2026: { individual: 994, couple: 1491 },
    },
    {
      asked: [
        'SSI amount',
        'SSI payment',
        'maximum SSI benefit',
        'how much is ssi a month',
        'what does a couple get from supplemental security income',
        'monthly federal payment for poor seniors and disabled people',
        'ssi check for one person',
      ],
      keys: { individual: 'one person', couple: 'a couple' },
    },
  ),
  earnings_test_step: fixed(
    'the dollars earned above the limit that hold back one dollar of Social Security',
    'usd',
    'ssa_working',
    { under: 2, yearOf: 3 },
    {
      asked: [
        'how much Social Security is withheld if I work',
        'how much do they take back for each dollar i earn over the limit',
        'one dollar held back for every two earned',
        'if i go over the earnings limit how much of my check do i lose',
        'rate at which benefits are reduced when i work too much',
        'how much is deducted over the social security earnings limit',
      ],
      keys: {
        under: 'before the year of the full retirement age',
        yearOf: 'in the year you reach it, before that month',
      },
    },
  ),
  credits_a_year: fixed(
    'the Social Security credits that may be earned in a year',
    'count',
    'ssa_credits',
    4,
  ),
  spousal_benefit_percent: fixed(
    'the share of a worker’s full benefit that a spouse may get at most',
    'percent',
    'ssa_spouses',
    50,
    {
      asked: [
        'spousal Social Security benefit',
        'how much does my spouse get',
        "what share of my husband's social security can i get",
        "i never worked, how much can i draw on my spouse's record",
        "spouse benefit as a percent of the worker's benefit",
        "half of my wife's social security",
        "most a husband or wife can collect on the other's record",
      ],
    },
  ),
  spousal_claiming_factors: fixed(
    'what a spouse’s benefit loses for each month before the full retirement age',
    'percent',
    'ssa_spouses',
    { nearMonths: 36, near: 25 / 36, far: 5 / 12 },
    {
      asked: [
        'spousal benefit reduction for claiming early',
        'how much is a spouse cut for filing before full retirement age',
        'monthly reduction of the spouse benefit',
      ],
      keys: {
        nearMonths: 'the months that count as near',
        near: 'for each of these months',
        far: 'for each month before them',
      },
      keyUnits: { nearMonths: 'months' },
    },
  ),
  survivor_benefit_ages: fixed(
    'the ages from which a surviving spouse may draw a survivor benefit',
    'age',
    'ssa_survivors',
    { most: 60, disabled: 50 },
    {
      asked: [
        'widow benefits age',
        'survivor benefit age',
        "how old must a widow be to collect on her husband's record",
        'at what age can i get survivor benefits',
        'my wife died, when can i draw her social security',
        "age for a disabled widower's benefits",
        "earliest age for widow's social security",
      ],
      keys: { most: 'most survivors', disabled: 'survivors with a disability' },
    },
  ),
  survivor_reduction_percent: fixed(
    'what a survivor benefit loses at the earliest age; it falls evenly from the full retirement age',
    'percent',
    'ssa_survivors',
    28.5,
    {
      asked: [
        'survivor benefit reduction at 60',
        'how much less do widows get at sixty',
        'widow benefit cut for claiming early',
      ],
    },
  ),
  survivor_limit_percent: fixed(
    'the share of a worker’s full benefit that the limit on a survivor benefit is at least, where the worker claimed early',
    'percent',
    'cfr_404_338',
    82.5,
    {
      asked: [
        'widow’s limit',
        '82.5 percent rule for widows',
        'survivor benefit when the husband claimed early',
      ],
    },
  ),
});
