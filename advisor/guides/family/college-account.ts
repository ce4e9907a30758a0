import { college529 } from '#advisor/calculators/saving/college-529.ts';
import { age, choice } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** This close to college, a fall in stocks can't be waited out. */
const yearsToStaySafe = 3;
const collegeAge = 18;

function monthlyFor(child_age: number | undefined, { run }: GuideContext) {
  const plan = child_age === undefined ? undefined : run(college529, { child_age });
  return plan
    ? [
        text`To pay an in-state public college in full you'd save about ${{ ...plan.figure('monthly_needed'), decimals: 0 }}.`,
      ]
    : [];
}

export const collegeAccount = defineGuide({
  id: 'college_account',
  title: 'The right account for a child',
  about: 'Which account to save in for a child: 529, custodial account, Trump account, Roth IRA or savings',
  questions: [
    '529 or custodial account for my daughter',
    'what kind of account should i open for my newborn grandson',
    'Is a 529 still worth it if my kid might not go to college?',
    'trump account vs 529 which is better',
    'daughter is 15 and we just started, where should the college money go',
    'savings bonds or 529 for a 6 year old?',
    'want to put away 100 a month for each kid, where do i put it',
    'Should I use a UTMA or just keep the money in my own brokerage account for my son?',
    'kid starts college in 2 years we have nothing set up. bother with a 529?',
    'best way to save for a child with a disability without losing benefits',
  ],
  input: {
    child_age: age({ label: 'Age of the child', roles: ['age@child'], min: 0, max: 30 }),
    purpose: choice({
      label: 'What the money is for',
      options: ['school', 'anything', 'retirement', 'disability'],
    }),
  },
  decide: ({ child_age, purpose }) => {
    if (purpose === 'disability') return 'able_account';
    if (purpose === 'retirement') return 'roth_ira';
    if (purpose === 'anything') return 'your_own_account';
    return child_age !== undefined && collegeAge - child_age <= yearsToStaySafe ? 'safe_529' : 'plan_529';
  },
  verdicts: {
    plan_529: ({ child_age }, context) => ({
      opening: text`Use a 529, and stay the owner yourself.`,
      because: [
        text`Growth is free of tax for college, trade school and more, and many states add a tax break.`,
        text`Left over, it can go to another relative, or up to ${fact('plan_529_roth_limit', context.facts.get('plan_529_roth_limit'), 'usd')} of it over time into the child's Roth IRA.`,
        ...monthlyFor(child_age, context),
      ],
      unless: text`you aren't getting your full 401(k) match or you carry card debt. Then that comes first.`,
      next: text`Check your own state's plan, buy it directly, and pick the cheapest age-based fund. For a child born in ${fact('trump_account_birth_years', context.facts.get('trump_account_birth_years').from, 'year')} or later, claim the Treasury's Trump account deposit too.`,
    }),
    safe_529: (_given, { facts }) => ({
      opening: text`A 529 still pays off if your state gives a tax break, but keep the money out of stocks.`,
      because: [
        text`With so little time there's hardly any growth to shelter, so the state's break is the main gain. In some states you can put money in and pay the bill soon after.`,
        text`Earnings spent on anything but school are taxed, with ${fact('plan_529_other_use_tax_percent', facts.get('plan_529_other_use_tax_percent'), 'percent')} on top.`,
      ],
      unless: text`your state gives nothing. Then a high-yield savings account does the job.`,
      next: text`Look up your state's 529 deduction, and choose the plan's savings or money market option.`,
    }),
    your_own_account: (_given, { facts }) => ({
      opening: text`Keep it in a brokerage account in your own name, set aside for the child.`,
      because: [
        text`You decide when and for what it's given, and you can change your mind. In a custodial account the money is the child's for good, and theirs to spend at eighteen or twenty-one in most states.`,
        text`Custodial money also counts more against financial aid. A child's investment income above ${fact('kiddie_tax_threshold', facts.get('kiddie_tax_threshold'), 'usd')} is taxed at your rate anyway.`,
      ],
      unless: text`it'll most likely pay for school. Then a 529 saves the tax.`,
      next: text`Open a second brokerage account, buy one broad index fund, and set up a monthly transfer.`,
    }),
    roth_ira: () => ({
      opening: text`Open a Roth IRA for the child if they earn money, and the free Trump account if they don't.`,
      because: [
        text`A Roth takes no more than the child earned in the year, from a real job or real gigs, and you may put the money in for them. Decades of growth come out free of tax.`,
        text`A Trump account needs no earnings, but its growth is taxed later like a traditional IRA's.`,
      ],
      unless: text`the pay is made up to get money in. The IRS doesn't accept that, so keep records of the work.`,
      next: text`Open a custodial Roth IRA at a low-cost broker, and save the pay stubs or a log of the jobs.`,
    }),
    able_account: (_given, { facts }) => ({
      opening: text`Use an ABLE account, not a 529 or a custodial account.`,
      because: [
        text`Money in the child's own name can end SSI and Medicaid. An ABLE account mostly doesn't, and it grows free of tax for disability expenses. Up to ${fact('able_limit', facts.get('able_limit'), 'usd')} a year can go in.`,
        text`For larger sums, such as an inheritance, a special needs trust is the tool.`,
      ],
      unless: text`your child won't need benefits tied to means. Then a 529 is simpler.`,
      next: text`Compare your state's ABLE plan with others that take nonresidents, and ask a special needs lawyer about the trust.`,
      say: text`Please don't leave money to our child directly. Ask us about the trust first.`,
    }),
  },
  asks: [
    {
      field: 'purpose',
      question: 'What should the money be for?',
      choices: [
        { label: 'School or training', value: 'school' },
        { label: 'Anything later on', value: 'anything' },
        { label: 'A start on retirement', value: 'retirement' },
        { label: 'A child with a disability', value: 'disability' },
      ],
    },
    {
      field: 'child_age',
      question: 'How old is the child?',
      choices: [
        { label: 'Under 6', value: 3 },
        { label: '6 to 14', value: 10 },
        { label: '15 or older', value: 16 },
      ],
    },
  ],
  followUps: [
    'Should I save for college or retirement first?',
    'What is a Trump account?',
    'What is the kiddie tax?',
  ],
  articles: ['college-529-plans', 'trump-accounts', 'kiddie-tax', 'roth-ira', 'estate-basics'],
  sources: ['usc_26_529', 'irs_pub_970', 'irs_trump_accounts', 'irs_able_accounts'],
});
