import { choice, money, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { buyingHomeField } from '#advisor/guides/debt/told-fields.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A refund that is not claimed within three years of the due date is lost. */
const refundYears = 3;

/** So many years back the IRS normally asks for, to call someone caught up. */
const yearsBack = 6;

/** Which returns: all that are missing, or the last six years. */
function missing(time: number | undefined): Text {
  if (time === undefined) return text`the missing returns now, up to six years back,`;
  return time > yearsBack
    ? text`the last six years now, not all ${given('time', time, 'count')},`
    : time <= 1
      ? text`the missing return now`
      : text`the returns for the last ${given('time', time, 'years')} now`;
}

/** Below a few hundred dollars of profit there is no self-employment tax. */
const leastProfit = 1000;

/** What the self-employment part of one year comes to, before income tax. */
function selfEmployed(income: number, { run }: GuideContext): Text[] {
  // The law leaves out the smallest profits.
  const tax = income < leastProfit ? undefined : run(payrollSelfEmployment, { self_employment: income });
  return tax
    ? [
        text`On ${given('income', income, 'usd_per_year')}, self-employment tax alone is about ${tax.figure('self_employment_tax')} for one year. Miles and other costs bring it down, so gather them before you file.`,
      ]
    : [];
}

export const didNotFile = defineGuide({
  id: 'did_not_file',
  title: 'Taxes not filed for some years',
  about: 'Did not file taxes for some years',
  questions: [
    "I haven't filed taxes in 4 years what should I do",
    'am i going to jail for not filing',
    'never filed for 2022 or 2023, had w2 jobs. do I start with the newest or the oldest',
    'Self-employed since 2019 and never sent the IRS a thing. How do I come clean?',
    'got a letter from irs saying they have no return for me',
    'How many years back do I have to file?',
    'my husband just told me he has not filed since before we met. what now',
    "is it better to keep quiet if i dont have the money and they haven't noticed",
    'missed the deadline last april, i think i was getting a refund, does it matter',
    'I had a crypto account I never reported plus three unfiled years, who do I call?',
  ],
  simply:
    'Late tax forms are like late homework: handing them in yourself goes much better than being caught. The penalty grows the longer you wait, and old refunds are lost for good after a few years.',
  input: {
    time: years({ label: 'Not filed for', roles: ['time_held'], toldOnly: true, min: 0, max: 60 }),
    owed: money({ label: 'Probably owed', roles: ['tax_bill', 'debt_balance:tax'], min: 1, max: 1e8 }),
    buying: buyingHomeField,
    work: choice({
      label: 'Your income',
      options: ['paycheck', 'own_business'],
      facts: { paycheck: 'work=employed', own_business: 'work=self_employed' },
    }),
    situation: choice({ label: 'Anything else', options: ['letter', 'hidden', 'neither'] }),
    income: moneyPerYear({ label: 'Income of a year', roles: ['se_income'], min: 1, max: 1e8 }),
    left_out: money({
      label: 'Income left out',
      roles: ['other_income', 'se_income', 'interest_income'],
      min: 1,
      max: 1e8,
    }),
    asked: choice({ label: 'Asked about', options: ['amend', 'corrected'] }),
  },
  sides: [
    {
      given: { situation: 'letter' },
      questions: [
        'got a CP59 notice because I did not file',
        'irs letter says they have no tax return from me for that year',
        'did not file for some years and now the irs sent me a notice',
      ],
    },
    {
      given: { asked: 'corrected' },
      questions: [
        'irs changed my refund and says I owe a bit instead',
        'notice says there was a math error on our return and we owe money',
        'irs letter corrected my return, got a smaller refund and a bill',
        'they adjusted my tax return, do I have to accept it',
      ],
    },
    {
      given: { asked: 'amend' },
      questions: [
        'filed already but forgot one of my 1099s, do I have to redo it',
        'left a small job off my tax return last year',
        'I missed some income on my return, amend or leave it',
        'do I need to amend my return for a form I forgot',
      ],
    },
  ],
  decide: ({ time, work, situation, asked }) => {
    if (asked === 'corrected' && time === undefined && situation !== 'hidden') return 'corrected';
    if (asked === 'amend' && time === undefined && situation !== 'hidden') return 'amend';
    if (situation === 'hidden') return 'lawyer_first';
    if (situation === 'letter') return 'answer_letter';
    if (work === 'paycheck') return time !== undefined && time > refundYears ? 'six_years' : 'refund';
    return 'six_years';
  },
  verdicts: {
    corrected: () => ({
      opening: text`Compare the letter with your return line by line, and pay it or dispute it by its date, usually within sixty days.`,
      because: [
        text`The IRS fixed something it could check by itself: a sum, a credit, a payment, or a child's number. Often it's a payment you entered that they have under another year.`,
        text`If you call within the time in the letter, they generally have to undo the change until you've been heard. After that it's harder to argue.`,
      ],
      unless: text`the letter is right. Then you don't have to amend anything, only pay, at once or on a plan.`,
      next: text`Log in at IRS.gov/account to see the payments and credits they have, then call the number on the letter with your return at hand.`,
      say: text`I disagree with the change on this notice. Please reverse it, and tell me what proof you need.`,
      article: 'irs-letters-audits-and-amended-returns',
    }),
    amend: ({ left_out: amount }) => ({
      opening: text`Yes, amend that return and add ${amount === undefined ? text`the missing income` : text`the ${given('left_out', amount, 'usd')}`}, before the IRS writes.`,
      because: [
        text`The IRS gets a copy of every form and matches it in a year or two. If you come first, you pay the tax and a little interest, and usually no penalty.`,
        text`The return itself doesn't have to be done over: an amended return shows only what changes, and most software files it online.`,
      ],
      unless: text`the first return is still being processed. Then wait until the refund is in.`,
      next: text`Open last year's return in the software you used, choose amend, add the form, and do the same for your state.`,
      article: 'irs-letters-audits-and-amended-returns',
    }),
    six_years: ({ time, work, owed, buying, income }, context) => ({
      opening: text`File ${missing(time)} and you're very unlikely to face worse than a bill.`,
      because: [
        ...(work === 'own_business' && income !== undefined ? selfEmployed(income, context) : []),
        ...(buying
          ? [
              text`File every missing year, not only the last: a mortgage lender wants two years of returns, gets the IRS transcripts, and stops at an unfiled one.`,
            ]
          : []),
        ...(owed === undefined
          ? []
          : [
              text`You don't have to have the ${given('owed', owed, 'usd')} to file: up to fifty thousand dollars, the IRS grants a monthly plan online.`,
            ]),
        text`People who come forward get a bill, not a criminal charge. Six years is what the IRS normally asks for.`,
        income === undefined
          ? text`The penalty for not filing grows fastest, so file even if you can't pay. A refund is gone three years after the due date, so file those years first.`
          : text`The penalty for not filing grows fastest, so file even if you can't pay.`,
        ...(work === 'own_business' && income === undefined ? [text`Self-employment tax comes on top.`] : []),
      ],
      unless: text`you hid income on purpose or have accounts abroad. Then talk to a tax attorney before you file.`,
      next: text`Get your wage and income transcripts free at IRS.gov/account, and take them to an enrolled agent or CPA.`,
    }),
    refund: () => ({
      opening: text`File now: with tax taken out of your pay, you may be owed refunds.`,
      because: [
        text`There's no late-filing penalty when you're owed money, but a refund is gone three years after the due date. Start with the oldest year still open.`,
        text`If a year turns out to be a bill, filing stops the bigger penalty.`,
      ],
      unless: text`you also had side income without withholding. Then expect to owe, and file just the same.`,
      next: text`Download your wage transcripts at IRS.gov/account today. Free VITA sites can often prepare older years too.`,
    }),
    answer_letter: () => ({
      opening: text`Answer the letter by its date, and file the years it names first.`,
      because: [
        text`If you don't, the IRS files for you without your deductions and credits, and that bill is usually too high. You can still replace it with your own return.`,
        text`Pay and bank accounts are at risk only after more notices.`,
      ],
      unless: text`a person with a badge comes, or the letter is from Criminal Investigation. Then say nothing and call a tax attorney.`,
      next: text`Check the letter is real by logging in at IRS.gov/account, then call an enrolled agent or CPA this week.`,
      say: text`I received your notice and I'm preparing the returns. Please give me more time and hold collection.`,
    }),
    lawyer_first: () => ({
      opening: text`Talk to a tax attorney before you file anything or call the IRS.`,
      because: [
        text`Leaving income out on purpose can be a crime, and what you tell a lawyer is protected in a way that what you tell a preparer isn't.`,
        text`There are programs for coming forward, at home and for foreign accounts, but only if you get there before they contact you.`,
      ],
      unless: text`it was an honest mistake with forms you've since found. Then a CPA can simply file or amend.`,
      next: text`Gather account statements, delete nothing, and book a first talk with a tax attorney this week.`,
    }),
  },
  asks: [
    {
      field: 'situation',
      question: 'Is any of this true?',
      choices: [
        { label: 'The IRS wrote to me', value: 'letter' },
        { label: 'I left income out on purpose', value: 'hidden' },
        { label: 'Neither', value: 'neither' },
      ],
    },
    {
      field: 'work',
      question: 'How were you paid in those years?',
      choices: [
        { label: 'A paycheck with tax taken out', value: 'paycheck' },
        { label: 'Self-employed or cash', value: 'own_business' },
      ],
    },
  ],
  comfort: 'Plenty of people fall behind on this, and it can be put right.',
  followUps: ["What if I can't pay what I owe the IRS?", 'How do estimated taxes work?'],
  articles: ['estimated-tax', 'paychecks-and-withholding', 'irs-letters-audits-and-amended-returns'],
  related: ['filing-a-tax-return'],
  sources: ['irs_topic_153', 'irs_failure_to_file', 'irs_payment_plans'],
});
