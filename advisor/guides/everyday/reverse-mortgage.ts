import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { age, choice, money, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The youngest borrower of a federally insured reverse mortgage is this old. */
const youngest = 62;
/** Upfront costs need at least this long to spread out. */
const leastStay = 5;
/** These loans lend about half of a home's value at most, and an old mortgage is paid off from it first. */
const mostOwed = 0.5;
/** The federal program counts no more of a home's value than about this. */
const mostCounted = 1_200_000;

/** Very roughly what is lent on a home, in percent of its value: more with age, less with higher rates. */
const roughShares = [
  { from: 85, share: 50 },
  { from: 78, share: 44 },
  { from: 70, share: 38 },
  { from: youngest, share: 33 },
] as const;

interface Household {
  owner?: number | undefined;
  home?: number | undefined;
  owed?: number | undefined;
  income?: number | undefined;
  spending?: number | undefined;
  cash?: number | undefined;
}

/** What the loan could be, in a rough figure. */
function roughLoan({ owner, home, owed = 0 }: Household, { run }: GuideContext): Text[] {
  const share = roughShares.find(({ from }) => (owner ?? 0) >= from)?.share;
  if (share === undefined || home === undefined || home > mostCounted) return [];
  const lent = run(percentOfPrice, { price: home, share });
  return lent
    ? [
        text`At ${given('owner', owner!, 'age')} a ${given('home', home, 'usd')} home brings very roughly ${wholeDollars(lent.figure('part'))} at today's rates${owed > 0 ? text`, and the ${given('owed', owed, 'usd')} mortgage comes off that` : ', before the upfront costs'}.`,
      ]
    : [];
}

/** What is missing each month, and how long the cash fills it. */
function gapLine({ income, spending, cash }: Household, { run }: GuideContext): Text[] {
  if (income === undefined || spending === undefined || spending <= income) return [];
  const gap = run(emergencyFund, { spending, cash: income, months_wanted: 1 })?.figure('gap');
  const fund = cash ? run(emergencyFund, { spending, income, cash }) : undefined;
  return gap
    ? [
        text`About ${wholeDollars(gap)} a month is missing${fund && cash ? text`, which ${given('cash', cash, 'usd')} fills for ${fund.figure('months_lasting')}` : ''}. Property tax relief, a Medicare Savings Program or a boarder may close it.`,
      ]
    : [];
}

export const reverseMortgage = defineGuide({
  id: 'reverse_mortgage',
  title: 'A reverse mortgage',
  about: 'Take a reverse mortgage (HECM) on your home or your parents’ home, or not',
  questions: [
    'should my parents get a reverse mortgage',
    'is a reverse mortgage a good idea at 74',
    'House is paid off, worth 410k, but we live on social security. Reverse mortgage?',
    'tom selleck says its safe.. is it? reverse mortgage i mean',
    'Mom signed up for a seminar on HECM loans. Should I be worried?',
    'my husband is 70 and im 58 can just he go on the reverse mortgage',
    'can they take the house away with a reverse mortgage',
    'use a reverse mortgage to wait with social security until 70, smart or not',
    'Heloc or reverse mortgage for a retired widow who needs a new roof',
    'a guy told dad to take equity out with a reverse mortgage and buy an annuity',
  ],
  simply:
    'You borrow against your house and pay nothing back while you live there, so the debt grows every month until the house pays it. It costs a lot to set up, so it suits only people who will stay for years.',
  input: {
    owner: age({ label: 'Age of the owner', roles: ['age@other', 'age'], min: 18, max: 115 }),
    spouse: age({ label: 'Age of the spouse', roles: ['age@spouse'], min: 18, max: 115 }),
    home: money({ label: 'Worth of the home', roles: ['home_value', 'home_value@other'], min: 1, max: 1e9 }),
    owed: money({
      label: 'Mortgage left',
      roles: ['mortgage_balance', 'mortgage_balance@other'],
      min: 0,
      max: 1e9,
    }),
    time: years({ label: 'Time until a move', roles: ['time_stay', 'horizon'], min: 0, max: 60 }),
    stay: choice({ label: 'Plans with the home', options: ['long', 'short'] }),
    cash: cashField,
    income: moneyPerMonth({
      label: 'Monthly income',
      roles: ['ss_income@other', 'pension_income@other', 'ss_income', 'pension_income'],
      adds: 'within',
      min: 1,
      max: 1e6,
    }),
    spending: moneyPerMonth({
      label: 'Monthly bills',
      roles: ['spend_total@other', 'spend_needs@other', 'spend_total', 'spend_needs'],
      min: 1,
      max: 1e6,
    }),
    asked: choice({ label: 'Asked about', options: ['in_default'] }),
    use: choice({ label: 'What the money is for', options: ['living', 'investing'] }),
    household: choice({
      label: 'Who lives there',
      options: ['alone', 'spouse', 'relative'],
      facts: { spouse: 'status=married' },
    }),
  },
  sides: [
    {
      given: { stay: 'long' },
      questions: [
        'want to stay in my paid off house until I die, little savings left, reverse mortgage?',
        'house rich and cash poor and never moving, is a reverse mortgage ok',
      ],
    },
    {
      given: { stay: 'long', household: 'relative' },
      questions: [
        'my disabled daughter lives with me and I want to stay in my house, reverse mortgage?',
        'grown son lives with mom in her house, what happens to him with a reverse mortgage',
      ],
    },
    {
      given: { asked: 'in_default' },
      questions: [
        'we already have a reverse mortgage and are behind on property taxes, the lender says default',
        'reverse mortgage company wants to foreclose because of insurance and taxes',
      ],
    },
  ],
  decide: ({ owner, spouse, home, owed = 0, time, stay: told, use, household, asked }) => {
    if (asked !== undefined) return 'in_default';
    const stay = told ?? (time === undefined ? undefined : time < leastStay ? 'short' : 'long');
    if (use === 'investing') return 'never_to_invest';
    const [younger, older] = [Math.min(owner ?? 200, spouse ?? 200), Math.max(owner ?? 0, spouse ?? 0)];
    if (older >= youngest && younger < youngest && stay !== 'short') return 'wait_for_both';
    if (home !== undefined && owed > home * mostOwed) return 'owes_too_much';
    if (owner !== undefined && owner < youngest) return 'too_young';
    if (stay === 'short' || household === 'relative') return 'no';
    if (stay === undefined) return 'last_resort';
    return household === 'spouse' ? 'both_on_it' : 'yes';
  },
  verdicts: {
    wait_for_both: ({ owner = 0, spouse = 0 }) => ({
      opening: text`Not yet: wait until the younger of you, at ${given('owner', Math.min(owner, spouse), 'age')}, is sixty-two and can be on the loan too.`,
      because: [
        text`With only the older one on it, the payouts stop when that one dies or moves out, and the other may have to fight to stay.`,
        text`The younger spouse's age also counts for how much you get, so waiting brings more.`,
      ],
      unless: text`you'd lose the home otherwise. Then ask a counselor about an eligible non-borrowing spouse first.`,
      next: text`Book a HUD-approved counselor at consumerfinance.gov together, and compare with selling and buying something smaller.`,
      say: text`We're both borrowers, or we don't do it.`,
    }),
    in_default: ({ cash }) => ({
      opening: text`Call the servicer today: unpaid property tax or insurance can end the loan, but you can ask for a repayment plan first.`,
      because: [
        cash === undefined
          ? text`If there's a credit line left, the servicer can pay the tax from it. Otherwise federally insured loans allow a plan over years, and extra time for the old or sick.`
          : text`Offer part of your ${given('cash', cash, 'usd')} now. If there's a credit line left, the servicer can pay the tax from it, and federally insured loans allow a plan over years.`,
        text`Many counties put off, cut or freeze property tax for older owners, also after the fact.`,
      ],
      unless: text`you've had foreclosure papers. Then call legal aid at lawhelp.org the same day.`,
      next: text`Call the county tax office about a senior deferral, and a HUD-approved reverse mortgage counselor, which is free or cheap.`,
      say: text`We want to keep the home. Please send us a repayment plan for the property charges.`,
    }),
    owes_too_much: ({ home = 0, owed = 0 }) => ({
      opening: text`No: with ${given('owed', owed, 'usd')} still owed on a ${given('home', home, 'usd')} home, almost nothing would be left for you.`,
      because: [
        text`A reverse mortgage lends about half of the value at most, and the old mortgage has to be paid off from it first. The upfront costs come on top.`,
      ],
      unless: text`you have savings to bring the mortgage down and only want the payment gone. Then ask for exact numbers.`,
      next: text`Get a price for selling and moving somewhere smaller, and call a HUD-approved counselor if the payment is the problem.`,
      say: text`Thanks, but we're not borrowing more against the house.`,
    }),
    last_resort: ({ cash, ...told }, context) => ({
      opening: text`Usually no: a reverse mortgage is one of the last choices, after downsizing and help with property taxes.`,
      because: [
        ...gapLine({ ...told, cash }, context),
        ...roughLoan(told, context),
        text`It suits someone who'll stay for many years and can always pay property tax, insurance and repairs.`,
        ...(told.home === undefined && told.spending === undefined
          ? [text`Upfront costs can run into five figures, and the debt grows every month.`]
          : []),
      ],
      unless:
        cash === undefined
          ? text`that describes the owner. Then a federally insured one, as a credit line, can work well.`
          : text`the ${given('cash', cash, 'usd')} is nearly all there is and the owner stays for good, living alone. Then a federally insured credit line can work.`,
      next: text`Before any lender, book a HUD-approved counselor at consumerfinance.gov, who doesn't sell loans.`,
      say: text`We sign nothing before our own counseling session.`,
    }),
    yes: (told, context) => ({
      opening: text`It can work for you: take a federally insured one, as a credit line rather than a lump sum.`,
      because: [
        ...roughLoan(told, context),
        text`You draw only what you need, so less interest builds up. With taxes, insurance and repairs kept up, nothing is due until the owner dies, sells or moves out, and never more than the home is worth.`,
      ],
      unless: text`those bills are already hard to pay, or a year in a care home is likely. Then sell and downsize instead.`,
      next: text`Book a HUD-approved counselor, then compare written quotes from three lenders.`,
      say: text`Show me the total annual loan cost, with every fee.`,
    }),
    both_on_it: () => ({
      opening: text`Only with both of you on the loan: never leave a spouse off the papers.`,
      because: [
        text`When the last borrower dies or moves out, the loan comes due. A spouse who's named as an eligible non-borrower may usually stay, but the payouts stop. One who isn't can lose the home.`,
        text`It fits if you'll stay for many years and can always pay property tax, insurance and repairs.`,
      ],
      unless: text`one of you is under sixty-two. Then waiting until both can borrow is usually safer.`,
      next: text`Go to the HUD-approved counseling session together, and ask what the survivor would get and owe.`,
      say: text`We're both borrowers, or we don't do it.`,
    }),
    no: ({ time, household, ...told }, context) => ({
      opening:
        household === 'relative'
          ? text`No, not with a child or relative living there: when you die or move to care, they'd have to pay it off or leave.`
          : time === undefined || time >= leastStay
            ? text`No, don't take a reverse mortgage here.`
            : text`No, not if you'll move in ${given('time', time, 'years')}.`,
      because: [
        ...gapLine(told, context),
        text`The costs come upfront, so it's expensive money for anyone who moves within about five years. The loan also comes due when the last borrower dies or leaves for good, no matter who else lives there.`,
      ],
      unless:
        household === 'relative'
          ? text`that relative has the money to pay off the loan later and everyone agrees in writing.`
          : text`the stay turns out to be for good. Then look again, with a counselor.`,
      next: text`Ask the county about property tax relief for seniors, and get a price for selling and moving somewhere smaller.`,
      say: text`Thanks, but we're not borrowing against the house.`,
    }),
    too_young: ({ owner = 0 }) => ({
      opening: text`Not at ${given('owner', owner, 'age')}: the federally insured kind starts at sixty-two.`,
      because: [
        text`Some private lenders go lower, but without that insurance, and the younger you are, the less you get and the longer the debt grows.`,
      ],
      unless: text`another owner is old enough. Even then, a spouse left off the loan is at risk when that owner dies or moves out.`,
      next: text`Compare selling and downsizing with a home equity line you can repay from income. If payments are the problem, call a HUD-approved counselor, which is free or cheap.`,
    }),
    never_to_invest: () => ({
      opening: text`No, never borrow against the house to buy an annuity, insurance or investments.`,
      because: [
        text`You'd pay upfront costs and growing interest, then a commission on top. The person who suggests it usually earns on both sales. A lender may not make you buy another product to get the loan.`,
      ],
      unless: text`papers are already signed. Then you generally have three business days to cancel in writing.`,
      next: text`Tell the salesperson no today, and report pressure to your state's insurance department or at consumerfinance.gov/complaint.`,
      say: text`I don't borrow on my home to buy products. Please don't call again.`,
    }),
  },
  asks: [
    {
      field: 'stay',
      settled: ({ asked }) => asked !== undefined,
      question: 'How long will the owner stay in the home?',
      choices: [
        { label: 'For good, if possible', value: 'long' },
        { label: 'Maybe under five years', value: 'short' },
      ],
    },
    {
      field: 'household',
      question: 'Who lives in the home?',
      choices: [
        { label: 'Only the owner', value: 'alone' },
        { label: 'A married couple', value: 'spouse' },
        { label: 'Also a child or relative', value: 'relative' },
      ],
    },
    {
      field: 'use',
      question: 'What is the money for?',
      choices: [
        { label: 'Living costs or repairs', value: 'living' },
        { label: 'An annuity or investment', value: 'investing' },
      ],
    },
  ],
  followUps: [
    'HELOC or cash-out refinance?',
    'When should I claim Social Security?',
    'How do I help my parents with their money?',
  ],
  articles: ['home-equity-lines', 'annuities', 'long-term-care', 'debts-after-a-death'],
  sources: ['cfpb_reverse_mortgages', 'ftc_reverse_mortgages', 'cfpb_housing_counselor', 'cfpb_rescission'],
});
