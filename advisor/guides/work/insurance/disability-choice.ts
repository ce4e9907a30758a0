import {
  age,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  months,
  percent,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  extras,
  extrasQuestions,
  forLeave,
  maternityQuestions,
  shortOrLong,
  shortOrLongQuestions,
} from '#advisor/guides/work/benefit-extras.ts';
import {
  fairness,
  inMonthlyDollars,
  isDear,
  leavesGap,
  throughTheWait,
} from '#advisor/guides/work/insurance/disability-dollars.ts';
import {
  claimDenied,
  claimDeniedQuestions,
  ownSkill,
  ownSkillQuestions,
  pastIllness,
  pastIllnessQuestions,
} from '#advisor/guides/work/insurance/own-occupation.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { text } from '#advisor/quantities/text.ts';

/** From this age on few working years are left to insure, and premiums are highest. */
const lateAge = 60;
/** Group plans often cap the monthly benefit, so people with higher pay get much less than the promised share. */
const cappedPay = 150_000;
/** With this many years of pay saved, savings replace the paycheck. */
const yearsSaved = 20;
/** If the pay is unknown: these savings could support most households. */
const enoughSaved = 2_000_000;

function canLiveOnSavings(savings: number, pay: number | undefined): boolean {
  return savings >= (pay === undefined ? enoughSaved : pay * yearsSaved);
}

export const disabilityChoice = defineGuide({
  id: 'disability_choice',
  title: 'Disability insurance or not',
  about: 'Whether someone needs disability insurance, and which kind',
  questions: [
    'do I need disability insurance',
    'is long term disability through work enough or should i buy my own',
    "I'm a dentist, 34, what kind of disability policy",
    'freelance designer no benefits, what if i get hurt',
    'open enrollment is asking about short term and long term disability. sign up for both?',
    'i make 210k with a group plan that pays 60 percent, do I need more',
    'Should I drop my disability policy now that I am 61?',
    'is aflac worth it',
    'single no kids 29 healthy, is income protection a waste',
    'employer pays for my LTD. should I choose to pay the tax on the premium instead?',
  ],
  simply:
    "Your paycheck pays for everything else, and a long illness can stop it. This insurance is a backup paycheck: it matters if you couldn't live without yours, and it doesn't if you could.",
  input: {
    pay: moneyPerYear({ label: 'Yearly pay', roles: ['wages', 'se_income'], min: 1, max: 1e8 }),
    age: age({ label: 'Age', roles: ['age'], min: 14, max: 100 }),
    work: choice({
      label: 'Work',
      facts: {
        employed: 'work=employed',
        self_employed: 'work=self_employed',
        retired: 'work=retired',
      },
      options: ['employed', 'self_employed', 'retired'],
    }),
    share: percent({ label: 'Share of pay covered', roles: ['replace_share'], min: 1, max: 100 }),
    premium: moneyPerMonth({ label: 'Premium', roles: ['premium'], min: 1, max: 1e5 }),
    savings: money({
      label: 'Savings',
      roles: ['bal_total', 'bal_total@both', 'bal_cash', 'bal_retirement', 'bal_roth', 'bal_brokerage'],
      adds: true,
      min: 0,
      max: 1e10,
    }),
    benefit: moneyPerMonth({
      label: 'Monthly benefit',
      roles: ['insurance_amount'],
      min: 100,
      max: 50_000,
    }),
    other_benefit: moneyPerMonth({
      label: 'Another monthly benefit',
      roles: ['insurance_amount#2'],
      min: 100,
      max: 50_000,
    }),
    spending: spendingField,
    partner_pay: moneyPerMonth({
      label: "A partner's pay before taxes",
      roles: ['wages@spouse'],
      min: 1,
      max: 1e6,
    }),
    partner: moneyPerMonth({
      label: 'Take-home pay of a partner',
      roles: ['take_home@spouse'],
      min: 1,
      max: 1e6,
    }),
    asked: choice({
      label: 'Asked about',
      options: ['extras', 'short_or_long', 'maternity', 'own_skill', 'past_illness', 'claim_denied'],
    }),
    second: moneyPerMonth({ label: 'Another premium', roles: ['premium#2'], min: 1, max: 1e5 }),
    third: moneyPerMonth({ label: 'A third premium', roles: ['premium#3'], min: 1, max: 1e5 }),
    months: months({ label: 'Months of spending in cash', roles: ['months_cover'], min: 0, max: 120 }),
    at_work: choice({
      label: 'Long-term disability at work',
      options: ['yes', 'no'],
      ofRole: { field: 'share', role: 'replace_share', value: 'yes' },
    }),
  },
  sides: [
    { given: { asked: 'extras' }, questions: extrasQuestions },
    { given: { asked: 'short_or_long' }, questions: shortOrLongQuestions },
    { given: { asked: 'maternity' }, questions: maternityQuestions },
    { given: { asked: 'claim_denied' }, questions: claimDeniedQuestions },
    { given: { asked: 'own_skill' }, questions: ownSkillQuestions },
    { given: { asked: 'past_illness' }, questions: pastIllnessQuestions },
  ],
  decide: ({ age: old = 0, work, at_work: group, asked, ...known }, context) => {
    const { pay, savings = 0 } = known;
    if (asked === 'own_skill' && (canLiveOnSavings(savings, pay) || old >= lateAge)) return 'skip';
    if (asked !== undefined) return asked;
    if (canLiveOnSavings(savings, pay)) return 'savings_carry';
    if (work === 'retired' || old >= lateAge) return 'skip';
    if (work === 'self_employed' || group === 'no') return 'buy_own';
    if (group !== 'no' && known.other_benefit !== undefined) return 'top_up';
    if (group === 'yes') return (leavesGap(known, context) ?? (pay ?? 0) >= cappedPay) ? 'top_up' : 'enough';
    return 'check_work';
  },
  verdicts: {
    extras: ({ savings = 0, pay, months: covered }) => extras({ savings, pay, months: covered }),
    short_or_long: shortOrLong,
    maternity: forLeave,
    claim_denied: claimDenied,
    own_skill: ownSkill,
    past_illness: pastIllness,
    savings_carry: ({ savings = 0 }) => ({
      opening: text`No, you can skip it: ${given('savings', savings, 'usd')} already does what the insurance would do.`,
      because: [
        text`Disability insurance replaces paychecks. You could live on your savings if yours stopped, so the premium buys little.`,
      ],
      unless: text`a large part of it is a house or a business you couldn't sell. Then keep the coverage until there's enough to live on.`,
      next: text`Keep cheap coverage at work if it's there, and put the rest of the premium into savings.`,
    }),
    check_work: ({ premium, pay, ...known }, context) => ({
      opening:
        premium !== undefined && pay !== undefined
          ? text`Yes, sign up: ${given('premium', premium, 'usd_per_month')} is a fair price to protect ${given('pay', pay, 'usd_per_year')}.`
          : text`If you live on your paycheck, you want it: sign up for long-term disability at work first.`,
      because: [
        ...inMonthlyDollars({ premium, pay, ...known }, context),
        ...throughTheWait({ premium, pay, ...known }, context),
        text`A long illness is likelier than an early death while you work. Group coverage is cheap and usually asks no health questions when you're new.${pay === undefined ? ' Social Security alone is slow and strict.' : ''}`,
      ],
      unless: text`you could live on your savings until retirement. Then you can skip it.`,
      next: text`Look for long-term disability on your benefits page, and see what share of pay it covers, for how long, and who pays the premium.`,
    }),
    enough: (known, context) => ({
      opening:
        known.premium === undefined
          ? text`Your plan at work is enough for most people: keep it and fill the gaps with cash.`
          : text`Yes, take the plan at work for ${given('premium', known.premium, 'usd_per_month')}: it's enough for most people.`,
      because: [
        ...(known.share === undefined ? [] : inMonthlyDollars(known, context)),
        ...throughTheWait(known, context),
        text`${known.share === undefined ? 'It usually pays about sixty percent of base pay after three to six months. ' : ''}If your employer pays the premium, the benefit is taxed, so you'd get less than it sounds. Skip short-term coverage if you have that much cash.`,
      ],
      unless: text`your family couldn't live on about half your pay, or you may soon go out on your own. Then add a policy that you own.`,
      next: text`Ask HR whether you can pay the premium from taxed pay. Then benefits come free of income tax.`,
    }),
    top_up: ({ pay = 0, share, ...known }, context) => ({
      opening:
        known.premium === undefined
          ? text`Yes, add your own policy on top of the plan at work.`
          : known.other_benefit !== undefined
            ? text`Yes, add your own policy for ${given('premium', known.premium, 'usd_per_month')}: the plan at work alone would leave you short.`
            : text`Take the plan at work, and add a policy of your own: it leaves a gap that ${given('premium', known.premium, 'usd_per_month')} doesn't close.`,
      because: [
        ...(known.other_benefit !== undefined || leavesGap({ pay, share, ...known }, context)
          ? inMonthlyDollars({ pay, share, ...known }, context)
          : []),
        pay >= cappedPay || known.benefit !== undefined
          ? text`Group plans cap the monthly benefit and often ignore bonuses, so on ${given('pay', pay, 'usd_per_year')} the real share is likely well below ${share === undefined ? 'sixty percent' : text`the promised ${given('share', share, 'percent')}`}. It's usually taxed, and it ends with the job.`
          : text`The benefit is taxed if your employer pays the premium, and the plan ends with the job.`,
      ],
      unless: text`you could already retire on your savings. Then let it go.`,
      next: text`Find the monthly cap in the plan booklet, then ask an independent broker for own-occupation, noncancelable coverage for the gap.`,
      say: text`Please quote own-occupation, noncancelable, with a residual rider and a ninety-day wait, from at least three insurers.`,
    }),
    buy_own: (known, context) => ({
      opening:
        known.premium === undefined
          ? text`Yes, buy a long-term disability policy of your own.`
          : isDear(known)
            ? text`Yes to the coverage, but not yet at ${given('premium', known.premium, 'usd_per_month')}: get two more quotes first.`
            : text`Yes, buy it: ${given('premium', known.premium, 'usd_per_month')} can be a fair price if it pays to retirement age.`,
      because: [
        ...(known.pay === undefined && known.spending === undefined
          ? [
              text`Without an employer plan, nothing replaces your income but Social Security, which is slow and strict.`,
            ]
          : inMonthlyDollars(known, context)),
        ...throughTheWait(known, context),
        fairness(known),
      ],
      unless: text`a professional or alumni group offers it for less. Then compare the definition of disability too.`,
      next: text`Choose a ninety-day wait, and get quotes through an independent broker while you're healthy.`,
      say: text`Please quote own-occupation, noncancelable, to age sixty-five or later, with a residual rider.`,
    }),
    skip: () => ({
      opening: text`You can let disability insurance go at this point.`,
      because: [
        text`It insures future paychecks, and few or none are left. Policies end around sixty-five or soon after, and late premiums are steep. Savings and Social Security are your backstop now.`,
      ],
      unless: text`you need several more years of pay to retire at all. Then keep an old policy, but don't shop for a new one.`,
      next: text`Put the premium into savings, and look at long-term care instead.`,
    }),
  },
  asks: [
    {
      field: 'at_work',
      settled: ({ premium, asked }) => premium !== undefined || asked !== undefined,
      question: 'Does your job offer long-term disability coverage?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: ['What does own occupation mean?', 'How much life insurance do I need?'],
  articles: ['disability-insurance', 'own-occupation-disability-cover', 'small-insurance-policies'],
  related: ['ssi-and-ssdi'],
  sources: ['ssa_disability', 'irs_insurance_proceeds'],
});
