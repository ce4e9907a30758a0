import { choice, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Pay {
  mine: number | undefined;
  theirs: number | undefined;
}

/** Pays this far apart make half and half unfair. */
const unequalFrom = 1.25;

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
    worry: choice({ label: 'What worries you', options: ['none', 'debt', 'control'] }),
  },
  decide: ({ together, worry }) => {
    if (worry === 'control') return 'own_account';
    if (worry === 'debt') return 'bills_only';
    return together === 'unmarried' || together === 'engaged' ? 'share_the_bills' : 'ours_and_mine';
  },
  verdicts: {
    ours_and_mine: (pay) => ({
      opening: text`Pool most of it: one joint account for the household, and a small one for each of you.`,
      because: [
        text`One account for rent, food and savings keeps you both in the picture. Your own money, no questions asked, keeps the peace.`,
        shareOfBills(pay),
        text`Retirement accounts stay in one name, so check who inherits them.`,
      ],
      unless: text`you aren't married, or one of you brings old debts, children or an inheritance. Then keep those apart, and share only the household.`,
      next: text`Open the joint account this week, with both logins, and move the bills over one by one.`,
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
    bills_only: (pay) => ({
      opening: text`Share the bills for now, and keep savings and credit in your own names.`,
      because: [
        text`Either owner's creditors can reach a joint account, and you both owe all of a joint card.`,
        shareOfBills(pay),
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
  sources: ['fdic_insurance'],
});
