import {
  age,
  choice,
  count,
  flag,
  list,
  money,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { parentLoans } from '#advisor/guides/family/parent-loans.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  aYear,
  carriedByMost,
  compared,
  differenceLine,
  investedInstead,
  paymentOf,
  schoolOpening,
  takeTheCheaper,
} from '#advisor/guides/family/school-cost.ts';

export const privateOrPublic = defineGuide({
  id: 'private_or_public',
  title: 'Private or public college',
  about: 'Private or public college, in state or out of state: is the more expensive school worth it',
  questions: [
    'is a private college worth it over state school',
    'daughter got into her dream school but its 68k a year. state is 27k. help',
    'Should my son go out of state or stay at our flagship?',
    'NYU with 120k in loans or CUNY free',
    'would employers care if i go to a state school, i want to be a nurse',
    'They gave us $30k merit aid at the private. Is that a good deal now?',
    "how do I tell my kid we can't afford the school she picked",
    'community college first then transfer, smart or not',
    'my parents will take plus loans so i can go to a private univ. bad idea?',
    'is an ivy worth paying full price',
  ],
  simply:
    'What counts is the price after scholarships, not the one in the brochure. A school that costs much more should be paid with money you have, because a big loan follows a student for years.',
  input: {
    debt: money({
      label: 'Loans for the degree',
      roles: ['debt_balance@child:student', 'debt_balance:student', 'debt_balance@child', 'debt_balance'],
      min: 1,
      max: 1e7,
    }),
    prices: list({
      label: 'Prices after aid',
      items: {
        cost: moneyPerYear({ label: 'Price of a year', roles: ['college_cost'], min: 100, max: 300_000 }),
      },
      min: 1,
      max: 4,
      comparesCases: true,
    }),
    saved: money({
      label: 'College savings',
      roles: ['bal_529', 'bal_529@both', 'bal_529@child', 'bal_total', 'bal_cash'],
      min: 1,
      max: 1e8,
    }),
    first_pay: moneyPerYear({
      label: 'Pay expected after college',
      roles: ['wages_new', 'wages_new@child', 'wages@child'],
      min: 1,
      max: 1e7,
    }),
    rate: percent({
      label: 'Student loan rate',
      roles: ['loan_rate'],
      min: 0,
      max: 20,
      default: { value: 6.5, reason: 'about what federal loans to undergraduates have lately charged' },
    }),
    parent_loans: flag({
      label: 'Loans in the name of a parent',
      fact: 'student_loan=parent',
      default: { value: false, reason: 'nothing is said of parent loans' },
    }),
    age: age({ label: 'Your age', roles: ['age'], min: 16, max: 110 }),
    income: moneyPerYear({ label: 'Your pay', roles: ['wages', 'wages@both'], min: 0, max: 1e8 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 1, max: 12 }),
    time: years({
      label: 'Years of school',
      roles: ['n_years_college', 'term', 'time_stay'],
      min: 1,
      max: 13,
    }),
    save_share: percent({ label: 'Saved for retirement', roles: ['save_share'], min: 0, max: 100 }),
    level: choice({ label: 'Kind of school', options: ['school', 'special_needs'] }),
    gap: choice({
      label: 'Price of the private college after aid',
      options: ['about_the_same', 'more_without_loans', 'more_with_loans'],
    }),
  },
  sides: [
    {
      given: { level: 'special_needs' },
      questions: [
        'my son has an IEP and is failing in public school, is a private school worth it',
        'daughter is dyslexic in third grade, the district does nothing, pay for a special private school?',
        'autistic child in elementary school, private school or fight the district',
      ],
    },
    {
      given: { level: 'school' },
      questions: [
        'private elementary school or public, is it worth the tuition',
        'should we pay for private high school or save it for college',
        'our local middle school is bad, private school or move to a better district',
      ],
    },
  ],
  decide: ({ debt, first_pay, gap, prices, saved, parent_loans: isParents, level }) => {
    if (level !== undefined) return level;
    if (isParents && (prices?.length ?? 0) < 2) return 'parent_loans';
    if (debt !== undefined && debt > (first_pay ?? carriedByMost)) return 'too_much_debt';
    if (gap === 'about_the_same') return 'the_better_fit';
    if (gap === 'more_without_loans') return 'if_it_is_spare';
    const found = gap === undefined ? compared({ prices, saved }) : undefined;
    if (found?.isSame) return 'the_better_fit';
    return found?.isPaid ? 'if_it_is_spare' : 'public';
  },
  verdicts: {
    special_needs: ({ prices }) => ({
      opening: text`Not yet: make the public school do what the law owes your child first${prices?.[0] ? text`, before you pay ${aYear(prices[0].cost)}` : ''}.`,
      because: [
        text`With an IEP the district must provide a suitable education for free. Ask in writing for a new meeting and an outside evaluation at its cost. If it can't serve your child, it may have to pay for a private school.`,
        text`Private schools don't have to follow the IEP.`,
      ],
      unless: text`the school is made for this need and you can pay from income, or your state gives a voucher or scholarship.`,
      next: text`Send the letter this week, and call your state's free parent training center.`,
      say: text`My child isn't making progress. I request an IEP meeting and an independent evaluation at public expense.`,
    }),
    school: ({ prices, saved, ...school }, context) => ({
      opening: schoolOpening({ prices, ...school }),
      because: [
        ...investedInstead({ prices, ...school }, context),
        text`${prices?.[0] ? 'It comes' : 'Tuition comes'} back each year until graduation and usually rises${saved === undefined ? '' : text`, so ${given('saved', saved, 'usd')} in savings won't carry it`}. Family and teachers matter more.`,
        text`A 529 may pay up to ${fact('plan_529_school_limit', context.facts.get('plan_529_school_limit'), 'usd')} a year for it, which is then missing for college.`,
      ],
      unless: text`your child is unsafe or failing and the district won't help. Then a year or two may be worth it.`,
      next: text`Ask about aid, and price a move, a charter school or tutoring next to the tuition.`,
    }),
    parent_loans: ({ prices, debt, age: now, income }, context) =>
      parentLoans({ yearly: prices?.[0]?.cost, total: debt, age: now, income }, context),
    public: ({ prices, saved, ...borrowing }, context) => ({
      opening: takeTheCheaper({ prices, saved }),
      because: [
        text`What the student studies, and finishing, mostly matters more for pay than the name on the diploma.`,
        ...paymentOf(borrowing, context),
        ...differenceLine({ prices, saved, ...borrowing }, context),
        text`Compare the net price: tuition, housing and food, less grants and scholarships. Loans aren't aid.`,
      ],
      unless: text`the private one costs about the same after aid, or graduates far more students on time in this major for a little more.`,
      next: text`Put both schools side by side on the College Scorecard: net price, graduation rate, and pay by major.`,
      say: text`We'd love to come. A public offer is lower. Can you review our aid?`,
    }),
    too_much_debt: ({ first_pay, ...borrowing }, context) => ({
      opening:
        borrowing.debt === undefined
          ? text`No, that's too much to borrow for this degree.`
          : text`No, ${given('debt', borrowing.debt, 'usd')} is too much to borrow for this degree.`,
      because: [
        first_pay === undefined
          ? text`Keep all loans for a degree below the first year's pay in that field.`
          : text`Keep all loans for a degree below the first year's pay, here about ${given('first_pay', first_pay, 'usd_per_year')}.`,
        ...paymentOf(borrowing, context),
        text`Private and parent loans are hard to get rid of, even in bankruptcy, and a parent who signs owes them.`,
      ],
      unless: text`the field pays far more soon after, as medicine does, and the student is sure to finish.`,
      next: text`Ask for more aid this week, and price two years at a community college with a transfer agreement.`,
      say: text`Without more grant money we can't come. What can you do?`,
    }),
    the_better_fit: (borrowing, context) => ({
      opening: text`Pick the one that fits better: at about the same price, private is fine.`,
      because: [
        text`Many private colleges cut their price with grants, so the bill after aid is what counts.`,
        ...paymentOf(borrowing, context),
        text`Look at graduation rates in the major, and at whether the grant lasts all four years.`,
      ],
      unless: text`the grant can shrink after the first year or needs high grades. Then count it as a discount for one year only.`,
      next: text`Get the aid offer for all four years in writing before you put down the deposit.`,
      say: text`Is this grant guaranteed for four years, and what grades does it need?`,
    }),
    if_it_is_spare: ({ saved }) => ({
      opening:
        saved === undefined
          ? text`Yes, you can choose the private college, if the money is spare and retirement is funded.`
          : text`Yes, you can: your ${given('saved', saved, 'usd')} pays all four years, as long as retirement is funded too.`,
      because: [
        text`Without loans the risk is small. It's a choice about fit and people more than about pay.`,
        text`Still count what the difference could do otherwise: graduate school, a first home, or a start for a sibling.`,
      ],
      unless: text`it would come out of retirement accounts or home equity. Then take the public college.`,
      next: text`Work out four years, not one, with a price rise each year, and check that the money is really there.`,
      say: text`This is what we've saved for you. What you don't spend on college stays yours.`,
    }),
  },
  asks: [
    {
      field: 'gap',
      settled: ({ prices, saved }) => Array.isArray(prices) && (prices.length > 1 || saved !== undefined),
      question: 'After grants, what would the private college cost?',
      choices: [
        { label: 'About the same', value: 'about_the_same' },
        { label: 'More, and we can pay it', value: 'more_without_loans' },
        { label: 'More, with loans', value: 'more_with_loans' },
      ],
    },
    {
      field: 'debt',
      question: 'How much would be borrowed in all?',
      choices: [
        { label: 'Up to $30,000', value: 27_000 },
        { label: '$30,000 to $80,000', value: 60_000 },
        { label: 'More than $80,000', value: 100_000 },
      ],
    },
  ],
  followUps: [
    'Should I cosign a private student loan?',
    'Should I save for college or retirement first?',
    'How do student loans work?',
  ],
  articles: ['student-loans', 'college-529-plans'],
  related: ['financial-aid-and-fafsa'],
  sources: ['college_scorecard', 'studentaid_types_of_loans'],
});
