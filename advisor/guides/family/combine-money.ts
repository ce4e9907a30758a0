import { splitBills } from '#advisor/calculators/saving/budget/split-bills.ts';
import { age, choice, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Pay {
  mine: number | undefined;
  theirs: number | undefined;
}

/** Pays this far apart make half and half unfair. */
const unequalFrom = 1.25;
/** Debt of this size takes years, so that who owes it matters. */
const debtThatMatters = 5000;
/** From here on what each has built up alone is worth keeping apart in a later marriage. */
const wealthThatMatters = 150_000;
const laterMarriage = 45;
const monthsPerYear = 12;

/** What each pays of the rent where both give the same share of pay. */
function partsOf(housing: number | undefined, { mine, theirs }: Pay, { run }: GuideContext) {
  if (!mine || !theirs || housing === undefined) return undefined;
  const split = run(splitBills, { bill: housing, own: mine / monthsPerYear, other: theirs / monthsPerYear });
  return split && { own: wholeDollars(split.figure('yours')), other: wholeDollars(split.figure('theirs')) };
}

/** The parts of a bill that was told, for those who pool their money all the same. */
function partsLine(housing: number | undefined, pay: Pay, context: GuideContext): Text[] {
  const parts = partsOf(housing, pay, context);
  return parts && housing !== undefined
    ? [
        text`Of the ${given('housing', housing, 'usd_per_month')} for housing, the same share of pay is about ${parts.own} from you and ${parts.other} from your partner.`,
      ]
    : [];
}

function shareOfBills({ mine, theirs }: Pay) {
  if (!mine || !theirs)
    return text`Split what's shared by pay, not in half, so the one who earns less isn't squeezed.`;
  const pays = text`${given('mine', mine, 'usd_per_year')} and ${given('theirs', theirs, 'usd_per_year')}`;
  return Math.max(mine, theirs) / Math.min(mine, theirs) >= unequalFrom
    ? text`With ${pays}, half and half would squeeze one of you. Each puts in the same share of pay instead.`
    : text`With ${pays}, you earn about the same, so half and half is fair.`;
}

export const combineMoney = defineGuide({
  id: 'combine_money',
  title: 'Combine money as a couple',
  about: 'Joint or separate accounts and how to split bills as a couple, married or living together',
  questions: [
    'should we get a joint account now that we are married',
    'bf and i move in together next month, how do we split the rent fair? i make 52k he makes 88k',
    'Is it weird that my wife and I keep separate bank accounts?',
    'what is the best way to combine finances after the wedding',
    'my fiance has terrible credit, should I put him on my checking account',
    '50/50 or by income? she earns twice what i do',
    'husband wants one account for everything and i dont like having to ask',
    'Second marriage, both of us have kids and savings. Merge or keep it apart?',
    'do unmarried couples share a credit card or is that asking for trouble',
    'he controls all the money and I get an allowance, is that normal',
  ],
  simply:
    "A shared account makes shared bills easy, but each owner can spend all of it, and each one's debts can reach it. So share what you both use, and keep apart what should stay one person's.",
  input: {
    together: choice({
      label: 'Married or not',
      facts: {
        married: 'status=married',
        engaged: 'status=engaged',
        unmarried: 'status=unmarried_couple',
      },
      options: ['married', 'engaged', 'unmarried'],
    }),
    mine: moneyPerYear({ label: 'Your pay', roles: ['wages', 'take_home'], min: 0, max: 1e8 }),
    theirs: moneyPerYear({
      label: "Your partner's pay",
      roles: ['wages@spouse', 'take_home@spouse'],
      min: 0,
      max: 1e8,
    }),
    housing: moneyPerMonth({
      label: 'Rent or housing payment',
      roles: ['housing_cost', 'housing_cost@both', 'mortgage_payment', 'mortgage_payment@both'],
      min: 1,
      max: 1e6,
    }),
    their_mortgage: moneyPerMonth({
      label: "Your partner's mortgage payment",
      roles: ['mortgage_payment@spouse', 'housing_cost@spouse'],
      min: 1,
      max: 1e6,
    }),
    their_debt: money({
      label: "Your partner's debt",
      roles: ['debt_balance@spouse'],
      adds: true,
      min: 0,
      max: 1e8,
    }),
    my_debt: money({
      label: 'Your debt',
      roles: ['debt_balance'],
      ownOnly: true,
      adds: true,
      min: 0,
      max: 1e8,
    }),
    age: age({ label: 'Your age', roles: ['age', 'age@both'], min: 16, max: 110 }),
    wealth: money({
      label: 'What you bring',
      roles: ['bal_total', 'bal_retirement', 'bal_brokerage', 'home_value'],
      ownOnly: true,
      min: 0,
      max: 1e9,
    }),
    earlier: choice({ label: 'Brought from before', options: ['children_or_home'] }),
    gap: choice({ label: 'Who earns more', options: ['one_earns_more', 'hidden'] }),
    worry: choice({ label: 'What worries you', options: ['none', 'debt', 'control'] }),
  },
  sides: [
    {
      given: { gap: 'hidden' },
      questions: [
        "is it normal that my fiance won't tell me how much he makes",
        'my husband keeps his pay and accounts secret',
        "she won't show me her debts before the wedding",
      ],
    },
    {
      given: { earlier: 'children_or_home' },
      questions: [
        'Second marriage, both of us have kids and savings. Merge or keep it apart?',
        'remarried in our sixties, I own my house and have grown children, joint account or separate?',
        'second wedding, he has kids from before and I have a paid off home, combine our money?',
      ],
    },
    {
      given: { gap: 'one_earns_more' },
      questions: [
        '50/50 or by income? she earns twice what i do',
        'I make about twice what she makes, how do we split the bills',
        'he makes a lot more than me, is splitting in half fair',
      ],
    },
  ],
  decide: (known) => {
    const { together, worry, mine, theirs, housing, their_debt: debt = 0, age: now = 0, wealth = 0 } = known;
    if (worry === 'control') return 'own_account';
    if (known.gap === 'hidden') return 'open_books';
    if (worry === 'debt' || (worry === undefined && debt >= debtThatMatters)) return 'bills_only';
    if (worry === undefined && (known.my_debt ?? 0) >= debtThatMatters && together !== 'unmarried')
      return 'own_debt_apart';
    if (known.their_mortgage !== undefined && together !== 'married') return 'fair_rent';
    if (housing !== undefined && mine && theirs && together !== 'married') return 'split_by_pay';
    if (now >= laterMarriage && wealth >= wealthThatMatters) return 'keep_old_apart';
    if (known.earlier !== undefined && together !== 'unmarried') return 'keep_old_apart';
    if (known.gap !== undefined && !(mine && theirs)) return 'share_of_pay';
    return together === 'unmarried' || together === 'engaged' ? 'share_the_bills' : 'ours_and_mine';
  },
  verdicts: {
    fair_rent: ({ their_mortgage: mortgage = 0, mine, theirs }) => ({
      opening: text`No, pay a fair rent instead of half of the ${given('their_mortgage', mortgage, 'usd')} mortgage, unless you own part of the home.`,
      because: [
        text`Your half would build your partner's ownership, not yours. A room's market rent, or a share of the interest, taxes and utilities by pay, is fair to both.`,
        ...(mine && theirs && theirs / mine >= unequalFrom
          ? [
              text`You earn ${given('mine', mine, 'usd_per_year')} and your partner ${given('theirs', theirs, 'usd_per_year')}, so equal halves would also weigh more on you.`,
            ]
          : []),
      ],
      unless: text`your name goes on the deed, or a written agreement gives you a share for what you pay.`,
      next: text`Look up what a room or half an apartment rents for nearby, agree on a number and what it covers, and put it in writing.`,
      say: text`I'd like to pay my fair share of living here. Can we set it like rent, and write it down?`,
    }),
    split_by_pay: ({ housing = 0, ...pay }, context) => {
      const parts = partsOf(housing, pay, context);
      return {
        opening: parts
          ? text`Split it by pay: about ${parts.own} from you and ${parts.other} from your partner.`
          : text`Split it by pay: each of you gives the same share.`,
        because: [
          text`That way each of you gives the same share of pay to the ${given('housing', housing, 'usd_per_month')}, and the one who earns less isn't squeezed.`,
          text`Do the same with utilities and food. Without a marriage, the one whose name is on a lease or loan owes it, so keep savings apart.`,
        ],
        unless: text`one of you owns the home. Then the other pays a fair rent, not half a mortgage.`,
        next: text`Open one small joint account for the bills and set up two automatic transfers for payday.`,
      };
    },
    open_books: () => ({
      opening: text`No, that isn't a good sign: see all the numbers before you share an account, a lease or a wedding.`,
      because: [
        text`You can't plan rent, debt or children with someone whose pay and debts you don't know. Shame about debt or low pay is the usual reason, and it can be solved. Control is the other one.`,
        text`Once you're married, debts and tax returns can become yours too.`,
      ],
      unless: text`you've only just met. Then it's early, and separate money is normal.`,
      next: text`Show your own numbers first, one evening: pay stub, credit report, debts and savings. Ask for the same within the month.`,
      say: text`I'm not checking on you. I can't plan a life with numbers I don't know. Here are mine.`,
    }),
    share_of_pay: () => ({
      opening: text`Split shared bills by pay: if one of you earns twice as much, that's two thirds and one third.`,
      because: [
        text`Then each gives the same share of pay, and the one who earns less isn't squeezed. `,
        text`For the same free money each, pool both paychecks, pay bills and savings, and halve what's left.`,
      ],
      unless: text`one of you works less to care for children or the home. Then pool it all: that work is part of the income.`,
      next: text`Write down both take-home pays and the shared bills tonight, and set up two automatic transfers for payday.`,
      say: text`I'd like us both to have room to breathe. Can we each put in the same share of pay?`,
    }),
    keep_old_apart: ({ wealth, earlier }) => ({
      opening: text`Share the household, and keep what each of you brought apart.`,
      because: [
        text`${wealth === undefined ? (earlier === undefined ? 'You bring savings of your own.' : 'You bring a home, savings or children from before.') : text`You've built up ${given('wealth', wealth, 'usd')} of your own.`} Once it's mixed, a divorce or a death can send it where you didn't mean it to go, above all with children from before.`,
        text`One joint account for bills is enough. A prenup or postnup, wills and beneficiary forms do the rest.`,
      ],
      unless: text`you both want everything shared and there are no children from before. Then pooling is simpler.`,
      next: text`List what's whose today, save the statements, and check the beneficiary on every account.`,
    }),
    ours_and_mine: ({ housing, ...pay }, context) => ({
      opening: text`Pool most of it: one joint account for the household, and a small one for each of you.`,
      because: [
        text`One account for rent, food and savings keeps you both in the picture. Your own money, no questions asked, keeps the peace.`,
        ...(partsOf(housing, pay, context) ? partsLine(housing, pay, context) : [shareOfBills(pay)]),
        text`Retirement accounts stay in one name, so check who inherits them.`,
      ],
      unless: text`you aren't married, or one of you brings old debts, children or an inheritance. Then keep those apart, and share only the household.`,
      next: text`Open the joint account this week, with both logins, and move the bills over one by one.`,
    }),
    own_debt_apart: ({ my_debt: debt = 0, ...pay }) => ({
      opening: text`Yes, share the household, but keep paying your ${given('my_debt', debt, 'usd')} of debt from an account of your own.`,
      because: [
        text`In most states debt from before the wedding stays yours. Paid from joint money, it becomes your spouse's cost too, so that should be a decision, not an accident.`,
        shareOfBills(pay),
      ],
      unless: text`you both want to clear it together. Then put that in your budget as a shared goal, with an end date.`,
      next: text`Open one joint account for bills and savings goals and keep one each. With federal student loans, check how filing jointly changes an income-based payment first.`,
    }),
    share_the_bills: (pay) => ({
      opening: text`Share the bills, not the money.`,
      because: [
        text`Without a marriage the law mostly treats you as strangers: the one whose name is on an account or a loan has the money or the debt.`,
        shareOfBills(pay),
        text`A joint account for rent, utilities and food is enough, and each of you can empty it, so keep it small.`,
      ],
      unless: text`you buy a home or have a child together. Then put it in writing with a lawyer.`,
      next: text`List the shared bills, agree on each one's part, and set up two automatic transfers for payday.`,
    }),
    bills_only: ({ their_debt: debt, housing, ...pay }, context) => ({
      opening: debt
        ? text`Share only the bills until the ${given('their_debt', debt, 'usd')} is under control, and keep savings and credit in your own names.`
        : text`Share the bills for now, and keep savings and credit in your own names.`,
      because: [
        text`Either owner's creditors can reach a joint account, and you both owe all of a joint card.`,
        ...(partsOf(housing, pay, context) ? partsLine(housing, pay, context) : [shareOfBills(pay)]),
        text`In community property states even separate accounts may be reached once you're married.`,
      ],
      unless: text`the debt is small and there's a plan you both follow. Then pay it off together and merge.`,
      next: text`Pull both credit reports, free at annualcreditreport.com, and read them side by side.`,
      say: text`Let's put all our numbers on the table, mine first.`,
    }),
    own_account: () => ({
      opening: text`No, don't give up having money of your own.`,
      because: [
        text`A couple can share everything and both still see every account and spend without asking. When one partner hides money or makes the other beg, that's financial control.`,
        text`An account in your name alone, at another bank with paperless mail, gives you choices.`,
      ],
      unless: text`you're afraid of them. Then talk to the National Domestic Violence Hotline first, from a phone they can't check.`,
      next: text`Make copies of pay stubs, tax returns and statements, and keep them outside the home.`,
    }),
  },
  asks: [
    {
      field: 'together',
      question: 'Are you married?',
      choices: [
        { label: 'Married', value: 'married' },
        { label: 'Engaged', value: 'engaged' },
        { label: 'Not married', value: 'unmarried' },
      ],
    },
    {
      field: 'worry',
      settled: ({ earlier }) => earlier !== undefined,
      question: 'Does anything worry you about it?',
      choices: [
        { label: 'No', value: 'none' },
        { label: 'Debts or spending', value: 'debt' },
        { label: "I'm kept in the dark", value: 'control' },
      ],
    },
  ],
  followUps: ['Do we need a prenup?', 'How does a 50/30/20 budget work?', 'Who should my beneficiaries be?'],
  articles: ['budgeting-50-30-20', 'beneficiaries', 'divorce-and-money', 'credit-score'],
  related: ['living-together', 'marriage-and-money'],
  sources: ['fdic_insurance'],
});
