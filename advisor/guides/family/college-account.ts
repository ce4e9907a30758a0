import {
  age,
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  collegeAge,
  grown,
  monthlyFor,
  newborn,
  soonSaved,
  yearsToStaySafe,
} from '#advisor/guides/family/college-saving.ts';

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
    'which account is best to save for our baby',
  ],
  simply:
    "Different accounts are like different piggy banks: some grow without tax but only for school, and some belong to the child outright. The right one depends on what the money is for, when it's needed, and who should be in charge of it.",
  input: {
    asked: choice({ label: 'Asked about', options: ['which_first', 'grandparent'] }),
    child_age: age({ label: 'Age of the child', roles: ['age@child', 'age@other'], min: 0, max: 30 }),
    monthly: moneyPerMonth({
      label: 'Saved a month',
      roles: ['save_amount', 'save_amount@both', 'save_amount@child'],
      min: 1,
      max: 1e5,
    }),
    saved: money({
      label: 'College savings',
      roles: ['bal_529', 'bal_529@child', 'bal_529@both'],
      min: 1,
      max: 1e7,
    }),
    cost: moneyPerYear({ label: 'Cost of a college year', roles: ['college_cost'], min: 500, max: 300_000 }),
    cash: money({ label: 'Cash', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e8 }),
    child_pay: money({
      label: 'What the child earned',
      roles: ['wages@child', 'se_income@child'],
      min: 1,
      max: 1e6,
    }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    unused: choice({ label: 'The 529', options: ['not_needed'] }),
    horizon: years({ label: 'Time until it is needed', roles: ['horizon', 'time_stay'], min: 0, max: 30 }),
    abroad: choice({ label: 'Moving abroad', options: ['likely'] }),
    purpose: choice({
      label: 'What the money is for',
      options: ['school', 'anything', 'retirement', 'disability'],
    }),
  },
  sides: [
    {
      given: { unused: 'not_needed' },
      questions: [
        "my son isn't going to college, what do I do with his 529",
        'money left over in the 529 after graduation',
        'daughter dropped out, what happens to the rest of the 529',
        'kid chose an apprenticeship instead of college, can the 529 pay for that',
        'change the beneficiary of a 529 to a cousin or roll it to a Roth',
        'she got a full scholarship, now what about the college fund',
        'my kid got a full scholarship and we have money in the 529',
      ],
    },
    {
      given: { abroad: 'likely' },
      questions: [
        '529 or brokerage account if we might move back to Canada',
        'should we open a 529 when we may leave the US in a few years',
        'we could move to Germany before our baby goes to school, is a 529 a mistake',
        'immigrants who may go home one day, where do we save for our kid',
      ],
    },
    {
      given: { asked: 'which_first' },
      questions: [
        '529 or the savings in my kids name first to pay tuition',
        'which account do we spend first for college',
        'pay freshman year from the 529 or from her custodial account',
      ],
    },
    {
      given: { purpose: 'disability' },
      questions: [
        'best way to save for a child with a disability without losing benefits',
        'able account for my autistic child, how much can we put in',
        'our daughter has down syndrome, 529 or ABLE account',
        'save for a disabled son who may need SSI one day',
      ],
    },
    {
      given: { asked: 'grandparent' },
      questions: [
        'my mother in law already opened a 529 in her name for our baby, should we open one too',
        'grandma owns the 529, does that hurt financial aid',
        'grandparents opened a college account, who should own it',
      ],
    },
  ],
  decide: ({
    asked,
    child_age,
    purpose,
    saved,
    child_pay,
    cards,
    unused,
    abroad,
    horizon,
    no_savings: noSavings,
  }) => {
    if (asked !== undefined) return asked;
    if (abroad !== undefined) return 'moving_abroad';
    if (unused !== undefined) return 'left_over';
    if (purpose === 'disability') return 'able_account';
    if (purpose === 'retirement' || (purpose === undefined && child_pay !== undefined)) return 'roth_ira';
    if (cards !== undefined || noSavings) return 'own_footing_first';
    if (purpose === 'anything') return 'your_own_account';
    if (saved !== undefined && child_age !== undefined && child_age >= collegeAge) return 'left_over';
    const left = child_age === undefined ? horizon : collegeAge - child_age;
    return left !== undefined && left <= yearsToStaySafe ? 'safe_529' : 'plan_529';
  },
  verdicts: {
    grandparent: () => ({
      opening: text`That's fine: leave the grandparent's 529 as it is, and open your own if you want to add or decide.`,
      because: [
        text`A grandparent's account isn't counted on the FAFSA, and neither is what it pays. But the owner decides, can change the child, and may need the money for their own care.`,
        text`A state tax break usually goes to the one who pays in, in some states only to the owner.`,
      ],
      unless: text`a private college asks for its own form. Some of those do count it.`,
      next: text`Ask who is named as the next owner if the grandparent dies, and put yourself down as successor.`,
      say: text`Thank you. Would you name us as successor owner, so it stays for the baby?`,
    }),
    which_first: () => ({
      opening: text`Use your child's own savings first, and the 529 for the years after.`,
      because: [
        text`Money in a student's name counts far more against financial aid than a parent's 529, and the 529 keeps growing free of tax meanwhile.`,
        text`Pay a few thousand dollars of tuition each year from cash or loans, not the 529, so that you can also claim the American Opportunity credit.`,
      ],
      unless: text`your income is too high for aid and the credit. Then use the 529 first, and let your child keep the savings.`,
      next: text`Match every 529 withdrawal with a bill of the same calendar year, and keep the receipts.`,
    }),
    own_footing_first: ({ cards }) => ({
      opening:
        cards === undefined
          ? text`Not yet: put a month or two of expenses aside first, then open the 529.`
          : text`Not yet: pay off the ${given('cards', cards, 'usd')} on your cards first, then open the 529.`,
      because: [
        text`${cards === undefined ? 'Without cash, the next surprise goes on a card' : 'Cards usually charge far more than any college account can hope to earn'}, and money in a 529 costs tax and a penalty on its growth if you pull it out for bills.`,
        text`Your child can still get grants, work or borrow for college.`,
      ],
      unless: text`family wants to give. Then open the account now, at no cost, and send them its gift link.`,
      next: text`Pick the monthly sum you had in mind for college, and send it to ${cards === undefined ? 'savings' : 'the card with the highest rate'} starting this month.`,
    }),
    left_over: ({ saved }, { facts }) => ({
      opening:
        saved === undefined
          ? text`Don't cash the 529 out: use it for training, another relative, or the child's Roth IRA first.`
          : text`Don't cash out the ${given('saved', saved, 'usd')}: use it for training, another relative, or the child's Roth IRA first.`,
      because: [
        text`Trade school, community college, and the fees, books and tools of a registered apprenticeship count as school, and there's no deadline.`,
        text`You can change the beneficiary to a sibling, cousin or yourself without tax. Up to ${fact('plan_529_roth_limit', facts.get('plan_529_roth_limit'), 'usd')} in all can go over the years into the child's Roth IRA, if the account is fifteen years old and the child earns that much.`,
        text`Cashed out, only the growth is taxed, with ${fact('plan_529_other_use_tax_percent', facts.get('plan_529_other_use_tax_percent'), 'percent')} on top.`,
      ],
      unless: text`your child gets a scholarship. Then you can take out that much without the extra tax.`,
      next: text`Move what's needed within three years into the plan's savings option, and change the beneficiary only when you're sure.`,
    }),
    moving_abroad: ({ horizon }, { facts }) => ({
      opening: text`Use a brokerage account in your own name, and skip the 529 while a move${horizon === undefined ? '' : text` in ${given('horizon', horizon, 'years')}`} is likely.`,
      because: [
        text`Most other countries don't know a 529. Canada, for one, taxes its growth like that of any account and may want extra reports, so the tax break you save for would be lost.`,
        text`If you cash it out because of the move, the growth is taxed here too, with ${fact('plan_529_other_use_tax_percent', facts.get('plan_529_other_use_tax_percent'), 'percent')} on top.`,
      ],
      unless: text`you become sure to stay. Then open the 529, and know that many colleges abroad count as well.`,
      next: text`Open the account at a broker that keeps clients who move, and ask a tax adviser who knows both countries before you leave.`,
    }),
    plan_529: (saving, context) => ({
      opening: grown(saving, context),
      because: [
        ...monthlyFor(saving, context),
        text`Growth is free of tax for college, trade school and more, and many states add a tax break.`,
        text`Left over, it can go to another relative, or up to ${fact('plan_529_roth_limit', context.facts.get('plan_529_roth_limit'), 'usd')} of it over time into the child's Roth IRA.`,
      ],
      unless: text`you aren't getting your full 401(k) match or you carry card debt. Then that comes first.`,
      next: text`Check your own state's plan, buy it directly, and pick the cheapest age-based fund.${(saving.child_age ?? 0) <= newborn ? text` For a child born in ${fact('trump_account_birth_years', context.facts.get('trump_account_birth_years').from, 'year')} or later, claim the Treasury's Trump account deposit too.` : ''}`,
    }),
    safe_529: ({ cash, ...saving }, context) => ({
      opening:
        saving.saved === undefined
          ? text`A 529 still pays off if your state gives a tax break, but keep the money out of stocks.`
          : text`With college this close, keep the ${given('saved', saving.saved, 'usd')} out of stocks, in a 529 if your state gives a tax break.`,
      because: [
        ...(cash === undefined || saving.saved !== undefined
          ? []
          : [text`Of your ${given('cash', cash, 'usd')}, use only what's beyond six months of spending.`]),
        ...soonSaved(saving, context),
        text`With so little time there's hardly any growth to shelter, so the state's break is the main gain. In some states you can put money in and pay the bill soon after.`,
        text`Earnings spent on anything but school are taxed, with ${fact('plan_529_other_use_tax_percent', context.facts.get('plan_529_other_use_tax_percent'), 'percent')} on top.`,
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
    roth_ira: ({ child_pay }) => ({
      opening: child_pay
        ? text`Open a custodial Roth IRA for the child, up to the ${given('child_pay', child_pay, 'usd')} they earned.`
        : text`Open a Roth IRA for the child if they earn money, and the free Trump account if they don't.`,
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
  related: ['kids-and-money'],
  sources: ['usc_26_529', 'irs_pub_970', 'irs_trump_accounts', 'irs_able_accounts'],
});
