import { choice, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  bigEnough,
  companyOf,
  cost,
  inDollars,
  profitOf,
  savingOf,
  taxNow,
  tooSmall,
  worthwhile,
} from '#advisor/guides/work/s-corp-savings.ts';

export const sCorpChoice = defineGuide({
  id: 's_corp_choice',
  title: 'Become an S corp or not',
  about: 'Whether a self-employed person should elect S corp taxation',
  questions: [
    'should I become an S corp',
    'my accountant wants me to become an s corp, i net about 70k, worth it?',
    'is an s corp election worth it for my etsy shop',
    'just an LLC, or have it taxed as an S corp?',
    'at what profit does an S-corp make sense',
    'I made $140k as a 1099 consultant, would an s-corp save me on self employment tax?',
    'everyone on youtube says switch to an s corp, true?',
    'thinking of electing s corp status with form 2553',
    'freelance designer netting 52 thousand, sole prop or s corp',
    'how much would an s corporation save me in taxes',
  ],
  simply:
    "It's a different way to be taxed: you split your profit into a salary, which has payroll tax, and the rest, which doesn't. It also costs fees and paperwork, so the second part has to be big enough to pay for those.",
  input: {
    profit: moneyPerYear({ label: 'Yearly profit', roles: ['se_income'], min: 0, max: 1e8 }),
    job_pay: moneyPerYear({
      label: 'Pay of a job',
      roles: ['wages'],
      beside: ['se_income'],
      min: 1,
      max: 1e8,
    }),
    earned: moneyPerYear({
      label: 'What you earn from it',
      roles: ['wages'],
      // Pay of a job says nothing of a business.
      onlyWith: 'work=self_employed',
      min: 0,
      max: 1e8,
    }),
    expenses: moneyPerYear({ label: 'Costs to take off', roles: ['business_expenses'], min: 0, max: 1e8 }),
    salary: moneyPerYear({
      label: 'Salary you would take',
      roles: ['wages_new', 'se_income#2'],
      beside: ['se_income'],
      min: 1,
      max: 1e8,
    }),
    cost: moneyPerYear({ label: 'Cost of the S corp', roles: ['fee_amount'], min: 1, max: 1e6 }),
    steady: choice({ label: 'How steady the profit is', options: ['steady', 'new'] }),
    status: choice({ label: 'Taxed as an S corp already', options: ['no_salary'] }),
    pay_is: choice({ label: 'What the pay is', options: ['salary'] }),
  },
  sides: [
    {
      given: { pay_is: 'salary' },
      questions: [
        'I net 150k and my CPA suggests an S corp with a salary of 80k, good idea?',
        'a fair salary for my work would be 70k',
        's corp with a reasonable salary of 60 thousand, how much would I save',
      ],
    },
    {
      given: { status: 'no_salary' },
      questions: [
        "My S corp made money and I've never taken a salary, what now",
        'I have an S corp and only took distributions, no payroll for three years',
        'already an s corp, do I have to pay myself a salary',
      ],
    },
  ],
  decide: ({ steady, status, ...known }, context) => {
    const income = companyOf(known);
    if (status !== undefined) return 'pay_yourself';
    const profit = profitOf(income);
    if (profit === undefined) return 'by_profit';
    // A job's pay has used up much of the Social Security tax that an S corp could save.
    if (profit < (income.job_pay === undefined ? tooSmall : bigEnough)) return 'stay';
    if (steady === 'new') return 'wait';
    const saving =
      income.salary === undefined && income.cost === undefined ? undefined : savingOf(income, context);
    if (saving) return saving.net < worthwhile ? 'close' : 'run_numbers';
    return profit < bigEnough ? 'close' : 'run_numbers';
  },
  verdicts: {
    pay_yourself: ({ profit }) => ({
      opening: text`Start payroll now: an owner who works in an S corp has to take a fair salary before distributions.`,
      because: [
        text`Without one the IRS can treat ${profit === undefined ? 'distributions' : text`much of the ${given('profit', profit, 'usd_per_year')}`} as wages, with payroll tax, penalties and interest for each open year.`,
        text`Fixing this year costs far less than being found out, and it's the year you can still fix on time.`,
      ],
      unless: text`the company made next to nothing. With no money taken out, no salary is due.`,
      next: text`Have a CPA set a salary that people earn for your work, run it by the end of December, and advise you on earlier years.`,
      say: text`What salary would hold up for my work, and should we amend the earlier years?`,
    }),
    stay: (income, context) => ({
      opening: text`Stay as you are: at this profit an S corp would cost about as much as it saves, and an LLC alone saves no tax.`,
      because: [
        ...taxNow(income, context),
        income.job_pay === undefined
          ? text`In an S corp you'd first pay yourself a fair salary, most of what you make. ${cost}`
          : text`Your job's ${given('job_pay', income.job_pay, 'usd_per_year')} already uses up much of the Social Security tax, so an S corp saves even less. ${cost}`,
      ],
      unless: text`profit climbs well past that and stays there. Then have it figured again.`,
      next: text`Track every cost and mile, and use a SEP or solo 401(k): that lowers your tax without a company.`,
    }),
    close: (known, context) => ({
      opening: text`It's close, so don't switch until the math shows you at least a couple thousand dollars ahead.`,
      because: [...inDollars(companyOf(known), context), ...taxNow(companyOf(known), context)],
      unless: text`people doing your work earn far less than your profit. Then more of it escapes the tax.`,
      next: text`Ask the accountant for one page: the salary, the tax saved, and every yearly fee.`,
      say: text`With what salary, and how much am I ahead after your fees, payroll and state costs?`,
    }),
    run_numbers: (known, context) => ({
      opening: text`Yes, it probably pays: have a CPA set it up if your profit stays at this level.`,
      because: [...inDollars(companyOf(known), context), ...taxNow(companyOf(known), context)],
      unless: text`a fair salary for your work is nearly all of the profit, or you want the largest solo 401(k) contribution. Then it saves much less.`,
      next: text`Get a quote with the salary, the savings and the yearly fees side by side. The election for a year is due by mid-March.`,
    }),
    wait: (known, context) => ({
      opening: text`Wait a year: don't build payroll on a profit that's still new.`,
      because: [
        ...taxNow(companyOf(known), context),
        text`An S corp is easy to start and a nuisance to undo, and the fees come in a bad year too. ${cost}`,
      ],
      unless: text`signed contracts make next year's profit as good as sure. Then have it figured now.`,
      next: text`Open a separate account, keep the books monthly, and look again before mid-March.`,
    }),
    by_profit: () => ({
      opening: text`It usually pays only when your profit is far above a fair salary for your work, often from about a hundred thousand dollars.`,
      because: [
        text`You pay yourself a salary with payroll tax, and only the rest escapes self-employment tax. ${cost}`,
        text`An LLC alone changes nothing about your tax. It shields your savings from most business debts, but not from your own mistakes.`,
      ],
      unless: text`your work is paid modestly and the profit comes from equipment or helpers. Then it can pay sooner.`,
      next: text`Work out last year's profit after all costs, and compare it with what you'd pay someone to do your job.`,
    }),
  },
  asks: [
    {
      field: 'profit',
      question: 'About how much profit do you make in a year, after costs?',
      choices: [
        { label: 'Under $60,000', value: 40_000 },
        { label: '$60,000 to $100,000', value: 80_000 },
        { label: 'More than $100,000', value: 130_000 },
      ],
    },
    {
      field: 'steady',
      question: 'Has the profit been that high before?',
      choices: [
        { label: 'Yes, for two years or more', value: 'steady' },
        { label: 'No, this is the first year', value: 'new' },
      ],
    },
  ],
  followUps: [
    'What are the downsides of an S corp?',
    'Does an LLC save me taxes?',
    'SEP IRA or solo 401(k), which is better?',
  ],
  articles: ['llc-s-corp-and-business-deductions', 'self-employed-retirement-plans', 'qbi-deduction'],
  sources: ['irs_self_employed', 'irs_schedule_se'],
});
