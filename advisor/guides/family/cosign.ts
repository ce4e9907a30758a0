import {
  age,
  choice,
  count,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import { ampleCover, paymentOf, refusal, warningsOf } from '#advisor/guides/family/cosigner-risk.ts';

export const cosign = defineGuide({
  id: 'cosign',
  title: 'Cosign a loan',
  about: 'Cosign a loan, card or lease for a relative, partner or friend, or get off one',
  questions: [
    'should I cosign a car loan for my son',
    'my gf wants me to cosign her apartment, bad idea?',
    'Is it risky to co-sign a private student loan for my niece?',
    'brother in law needs a cosigner he has bad credit. do i do it',
    'Bank says my daughter can get the $22,000 loan at 9% for 6 years if I sign too. Should I?',
    'cosigned for a friend and now hes late every month what can i do',
    'what happens to me if the person i cosign for stops paying',
    'Does cosigning hurt my credit if they always pay on time?',
    "how do I take my name off my ex's truck loan",
    'my dad asked me to be guarantor on his refinance, im 24 and just started working',
  ],
  simply:
    "When you cosign, you're a full borrower who just doesn't get the car or the apartment. If the other person stops paying, the lender can ask you for everything, so it only works if you could pay it all yourself.",
  input: {
    amount: money({
      label: 'Loan amount',
      roles: ['debt_balance@child', 'debt_balance@other', 'debt_balance@spouse', 'debt_balance'],
      min: 1,
      max: 1e8,
    }),
    rate: percent({ label: 'Loan rate', roles: ['loan_rate', 'loan_rate_new'], min: 0, max: 60 }),
    term: years({ label: 'Term', roles: ['term', 'term_left'], min: 0.1, max: 40 }),
    loan: choice({
      label: 'What the loan is for',
      facts: { student: 'loan=student' },
      options: ['student', 'other'],
    }),
    signed: choice({
      label: 'Already signed',
      options: ['no', 'yes'],
      facts: { yes: ['flag=already_signed', 'flag=cosigned'] },
    }),
    late: flag({
      label: 'Payments were missed',
      fact: 'flag=missed_payments',
      default: { value: false, reason: 'nothing is said of missed payments' },
    }),
    past: choice({ label: 'How they paid before', options: ['late'] }),
    rent: moneyPerMonth({
      label: 'Rent of the lease',
      roles: ['housing_cost@other', 'housing_cost@child', 'housing_cost@spouse'],
      min: 1,
      max: 1e5,
    }),
    thing: choice({ label: 'What you would sign', options: ['lease', 'own_name'] }),
    savings: money({
      label: 'Your savings',
      roles: ['bal_cash', 'bal_total'],
      ownOnly: true,
      min: 0,
      max: 1e9,
    }),
    score: count({
      label: 'Their credit score',
      roles: ['credit_score@spouse', 'credit_score@other', 'credit_score@child'],
      min: 300,
      max: 850,
    }),
    payment: moneyPerMonth({
      label: 'Payment of the loan',
      roles: ['debt_payment@child', 'debt_payment@other', 'debt_payment@spouse', 'debt_payment'],
      min: 1,
      max: 1e5,
    }),
    their_pay: moneyPerYear({
      label: "The borrower's pay",
      roles: ['wages@child', 'wages@other', 'wages@spouse'],
      min: 1,
      max: 1e8,
    }),
    retire: age({ label: 'Age you stop working', roles: ['age_retire'], min: 30, max: 100 }),
    credit: choice({ label: 'Their credit', options: ['good', 'poor'], fact: 'credit' }),
    age: age({ label: 'Your age', roles: ['age'], ownOnly: true, min: 16, max: 110 }),
    home: choice({ label: 'A home of your own', options: ['buying'], facts: { buying: 'home=buying' } }),
    could_pay: choice({ label: 'Could you pay it all', options: ['easily', 'no'] }),
  },
  sides: [
    {
      given: { past: 'late' },
      questions: [
        'she was late on her rent twice',
        'he missed payments on his phone bill last year',
        'his last car was repossessed',
        'she has things in collections',
      ],
    },
    {
      given: { signed: 'yes' },
      questions: [
        'cosigned for a friend and now hes late every month what can i do',
        'I cosigned a loan for my brother and he stopped paying',
        "how do I take my name off my ex's truck loan",
        'how do I get off a loan I already cosigned',
      ],
    },
    {
      given: { thing: 'own_name' },
      questions: [
        'he wants to put his new car in my name because his credit is bad',
        'take out the loan in my name and she makes the payments',
        "my girlfriend's credit is bad, she wants the car loan under my name and will pay me",
        'my boyfriend asked me to buy the truck for him, he would pay me each month',
      ],
    },
    {
      given: { thing: 'lease' },
      questions: [
        'should I cosign my son’s apartment lease',
        'landlord wants a guarantor for my daughter’s first apartment, am I on the hook',
        'be a guarantor on a lease for my brother who pays late',
        'my gf wants me to cosign her apartment, bad idea?',
      ],
    },
  ],
  decide: ({ loan, signed, could_pay: able, rent, thing, credit, late: missed, past, ...risk }) => {
    const late = missed || past !== undefined;
    if (signed === 'yes') return risk.home === 'buying' && !late ? 'leave_it_out' : 'get_out';
    if (thing === 'own_name' && signed !== 'yes') return 'own_name';
    if ((rent !== undefined || thing !== undefined) && able === undefined) return 'lease';
    const isRisky = able === undefined && warningsOf({ ...risk, late }).length > 0;
    if (able === 'no' || credit === 'poor' || isRisky)
      return loan === 'student' && able !== 'no' ? 'federal_first' : 'refuse';
    if (loan === 'student') return 'federal_first';
    const { savings = 0, amount } = risk;
    const isAmple = amount !== undefined && savings >= ampleCover * amount;
    return able === 'easily' || (able === undefined && isAmple) ? 'as_your_own' : 'refuse';
  },
  verdicts: {
    own_name: ({ amount }) => ({
      opening: text`No: in your name it's your loan alone, ${amount === undefined ? 'all of it' : text`all ${given('amount', amount, 'usd')} of it`}, and the lender can call it fraud.`,
      because: [
        text`Hiding the real buyer from a lender is a straw purchase. You'd owe every payment, and tickets and accidents can land on you.`,
        text`It also counts in full when you apply for an apartment, a car or a mortgage of your own.`,
      ],
      unless: text`you'd own it yourself, on title and insurance, and could pay for it alone.`,
      next: text`Offer help with a limit instead: part of a down payment on a cheaper car, or a secured card to rebuild credit.`,
      say: text`I don't put other people's loans in my name. I'll help you find one you can get yourself.`,
    }),
    leave_it_out: ({ amount }) => ({
      opening: text`Show your mortgage lender that someone else pays ${amount === undefined ? 'this loan' : text`the ${given('amount', amount, 'usd')}`}: after twelve months of their payments it usually needn't count.`,
      because: [
        text`Lenders for most mortgages may leave a cosigned loan out of your debt ratio if the other borrower has paid it alone and on time for a year. They want a year of that person's bank statements.`,
        text`Getting off the loan also works: many lenders release a cosigner after a run of payments on time and a credit check, or the borrower refinances alone.`,
      ],
      unless: text`some payments came from you or a joint account. Then it counts, and a release or a refinance is the way.`,
      next: text`Collect twelve months of statements that show the payments, and ask the loan's servicer for its cosigner release form.`,
      say: text`I'm only the cosigner. Here are twelve months of the borrower's payments. Can you leave it out of my ratio?`,
    }),
    lease: ({ rent }) => ({
      opening:
        rent === undefined
          ? text`Only if you could pay the whole rent on top of your own bills until the lease ends, and no if they've paid late before.`
          : text`Only if you could pay ${given('rent', rent, 'usd_per_month')} on top of your own bills until the lease ends.`,
      because: [
        text`A cosigner on a lease owes the rent, late fees and damage if the tenant stops, and an eviction or a collection can land on your record too.`,
        text`It normally doesn't count as debt when you apply for a mortgage, unless you're behind on it.`,
        text`Landlords ask for one because the tenant's income or credit falls short, so take that as the warning it is.`,
      ],
      unless: text`you'll live there too. Then be a tenant on the lease, with the same rights.`,
      next: text`Ask the landlord for a larger deposit or a guarantor service instead, and for a cap on what you'd owe.`,
      say: text`I'll guarantee this lease term only, up to a fixed amount, and not any renewal.`,
    }),
    refuse: ({ past, ...told }, context) => {
      const loan = { ...told, late: told.late || past !== undefined };
      return {
        opening: refusal(loan),
        because: [
          ...paymentOf(loan, context),
          ...(warningsOf(loan).length > 0
            ? warningsOf(loan)
            : [text`It also counts as your debt when you apply for a mortgage.`]),
          text`The lender can usually come to you first, and a late payment hurts your credit too.`,
        ],
        unless: text`you could pay it all off without missing it, and you'd do that for this person.`,
        next: text`Offer help with a limit instead: part of the down payment, or a smaller loan they can get alone.`,
        say: text`I don't sign for loans, not for anyone. I can help you find one you can carry yourself.`,
      };
    },
    as_your_own: (loan, context) => ({
      opening: text`You can sign, as long as you treat it as your own loan.`,
      because: [
        loan.savings === undefined
          ? text`You have the money if it goes wrong, and that's the real test.`
          : text`With ${given('savings', loan.savings, 'usd')} you could pay it off if it goes wrong, and that's the real test.`,
        ...paymentOf(loan, context),
        text`Late payments land on your credit report, often before anyone tells you.`,
      ],
      unless: text`you want a mortgage soon. Then don't, because the whole payment counts against you.`,
      next: text`Before you sign, get your own login and payment alerts, and ask what it takes to be released.`,
      say: text`Please write down what I'd owe, and tell me whether you release cosigners after on-time payments.`,
    }),
    federal_first: (loan, context) => ({
      opening: text`Not yet: have the student use federal loans first.`,
      because: [
        text`Federal student loans for undergraduates need no cosigner and no credit check, and they can follow income later. A private loan that you cosign has neither comfort.`,
        ...paymentOf(loan, context),
      ],
      unless: text`federal loans are used up and the school is still worth its price. Then sign only for what you could repay yourself.`,
      next: text`Have the student file the FAFSA, and ask the school's aid office what federal loan is still open.`,
    }),
    get_out: (loan, context) => ({
      opening: text`Make sure the next payment is on time, even if you pay it.`,
      because: [
        text`You owe the loan as much as they do, and no promise or divorce decree changes that.`,
        ...paymentOf(loan, context),
        text`Only three things end it: a release by the lender, a new loan in their name, or paying it off.`,
      ],
      unless: text`you were tricked into signing or your signature is forged. Then talk to a lawyer before you pay.`,
      next: text`Call the lender today, get online access, and ask for a cosigner release.`,
      say: text`I'm the cosigner. Is the loan current, and what do you need to release me?`,
    }),
  },
  asks: [
    {
      field: 'signed',
      question: 'Have you signed already?',
      choices: [
        { label: 'Not yet', value: 'no' },
        { label: 'Yes, I signed', value: 'yes' },
      ],
    },
    {
      field: 'could_pay',
      question: 'Could you pay the whole loan yourself without trouble?',
      choices: [
        { label: 'Yes', value: 'easily' },
        { label: 'No, that would hurt', value: 'no' },
      ],
    },
    {
      field: 'loan',
      question: "What's the loan for?",
      choices: [
        { label: 'School', value: 'student' },
        { label: 'Something else', value: 'other' },
      ],
    },
  ],
  followUps: ['Should I lend money to family?', 'What lowers a credit score?'],
  articles: ['credit-score', 'student-loans'],
  related: ['car-loans', 'lending-to-family', 'renting'],
  sources: ['ftc_cosigning', 'studentaid_types_of_loans'],
});
