import { age, choice, count } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { hsaOnMedicare, onMedicareQuestions } from '#advisor/guides/retirement/hsa-on-medicare.ts';
import { text } from '#advisor/quantities/text.ts';

/** From this many people on, the plan at work pays before Medicare. */
const largeEmployer = 20;
/** Before this age Medicare is not yet anyone's decision, unless they are disabled. */
const youngestToDecide = 60;

function sizeOf(people: number | undefined) {
  if (people === undefined) return undefined;
  return people < largeEmployer ? 'fewer' : 'twenty_or_more';
}

export const medicareWhileWorking = defineGuide({
  id: 'medicare_while_working',
  title: 'Medicare while you still work',
  about: 'Medicare at 65 while working',
  questions: [
    'do i have to sign up for medicare at 65 if im still working',
    "Turning 65 in March, keeping my job and my employer's insurance. What do I do about Medicare?",
    'can i keep putting money in my hsa after 65',
    'my company has 12 people, do i need part b',
    "I'm 66 on my wife's plan from her school district. Will I be penalized for not enrolling?",
    'laid off at 65 and on cobra now, is medicare urgent',
    'should i take part a even though i have work insurance',
    'Do I enroll in Part B now or when I retire at 68?',
    'self employed and 65 in may with an obamacare plan. keep it or medicare?',
    'will i get the late penalty if i stay on my employers health plan past 65',
  ],
  simply:
    "Two insurances can share your bills, and the law says which one pays first. If your work plan pays first, Medicare can wait; if it doesn't, going without Medicare can leave you with big bills and a penalty.",
  input: {
    age: age({ label: 'Age', roles: ['age'], min: 0, max: 110 }),
    cover: choice({
      label: 'Where the coverage comes from',
      options: ['job_now', 'spouse_job_now', 'other'],
      facts: { spouse_job_now: 'flag=spouse_health', job_now: 'flag=employer_health' },
    }),
    size: choice({
      label: 'Size of the employer',
      options: ['twenty_or_more', 'fewer', 'not_sure'],
      facts: { twenty_or_more: 'employer_size=large', fewer: 'employer_size=small' },
      leastSure: 0.9,
    }),
    people: count({
      label: 'People who work there',
      roles: ['n_people'],
      min: 1,
      max: 10_000_000,
    }),
    asked: choice({ label: 'What is asked', options: ['supplement', 'hsa_on_medicare'] }),
    hsa: choice({ label: 'HSA contributions', options: ['yes', 'no'], facts: { yes: 'account=hsa' } }),
    married: choice({ label: 'Married', options: ['yes'], facts: { yes: 'status=married' } }),
    work: choice({
      label: 'Work',
      fact: 'work',
      options: ['employed', 'self_employed', 'retired', 'unemployed'],
    }),
  },
  sides: [
    { given: { asked: 'hsa_on_medicare' }, questions: onMedicareQuestions },
    {
      given: { asked: 'supplement' },
      questions: [
        'Medigap or Medicare Advantage?',
        'turning 65 in May, medigap or an advantage plan',
        'medicare supplement or advantage if I live in the country and see a specialist',
        'plan G or an advantage plan with zero premium, I turn 65 this fall',
      ],
    },
  ],
  fits: ({ age: old }) => old === undefined || old >= youngestToDecide,
  decide: ({ cover, size: said, asked, people, hsa, work }) => {
    if (asked !== undefined) return asked;
    // Only a job that someone has now counts: their own, or that of a husband or wife.
    const hasNoJob = work === 'self_employed' || work === 'retired' || work === 'unemployed';
    if (cover === 'other' || (hasNoJob && cover === undefined)) return 'enroll_other';
    const size = said ?? sizeOf(people);
    if (size === 'fewer') return 'enroll_small';
    if (size === 'twenty_or_more') return hsa === 'yes' ? 'delay_all' : 'delay_b';
    return 'depends';
  },
  verdicts: {
    hsa_on_medicare: hsaOnMedicare,
    supplement: () => ({
      opening: text`Take Medigap if you can afford its premium and want any doctor who takes Medicare, above all in the country or with a specialist you need.`,
      because: [
        text`An Advantage plan costs less each month and may add dental and vision, but it works through a network, often with permission first, and you pay a share up to a yearly cap.`,
        text`The choice is hard to undo: after your first six months on Part B, most states let Medigap insurers refuse you for your health.`,
      ],
      unless: text`money is tight, or your doctors and hospitals are all in a good plan's network. Then Advantage is a fair choice.`,
      next: text`Ask your doctors which plans they take, and call your state's SHIP office, which compares plans with you for free.`,
      say: text`Do you take Original Medicare, and which Advantage plans are you in next year?`,
    }),
    depends: (_, { facts }) => ({
      opening: text`If the employer behind your plan, yours or your spouse's, has twenty or more people, you can put off Part B. If it's smaller, sign up now.`,
      because: [
        text`With a large employer your plan pays first, and you can join Part B later without a penalty. With a small one Medicare pays first from age ${fact('medicare_age', facts.get('medicare_age'), 'age')}, and your plan may pay little without it.`,
        text`COBRA, retiree and marketplace plans never count as a reason to wait.`,
      ],
      unless: text`you already draw Social Security. Then you're signed up automatically.`,
      next: text`Ask your benefits office the two questions below and get the answers in writing.`,
      say: text`Does our plan pay before Medicare, and is the drug coverage creditable?`,
    }),
    delay_b: (_, { facts }) => ({
      opening: text`Put off Part B, and take Part A if it's free for you.`,
      because: [
        text`Your employer's plan pays first, so Part B would cost you ${fact('part_b_premium', facts.get('part_b_premium'), 'usd_per_month', { decimals: 2 })} and add little. You have eight months after the job or the coverage ends, whichever comes first, to join without a penalty.`,
        text`Part A has no premium for most people. But it ends HSA contributions.`,
      ],
      unless: text`the work plan is expensive or poor. Then compare it with Medicare plus a supplement.`,
      next: text`Ask benefits for a letter each year that your drug coverage is creditable, and keep it. Apply for Part B a month or two before you retire.`,
    }),
    delay_all: (_, { facts }) => ({
      opening: text`Put off both parts, and keep funding the HSA.`,
      because: [
        text`Your employer's plan pays first, so you don't need Medicare yet, and any part of it ends your right to contribute to an HSA.`,
        text`Part A reaches back up to six months when you enroll after ${fact('medicare_age', facts.get('medicare_age'), 'age')}. So stop HSA contributions six months before you sign up, or you'll have excess ones that are taxed.`,
      ],
      unless: text`you start Social Security. That brings Part A with it, and you can't decline it.`,
      next: text`Write down your planned retirement month, count six months back, and set that as the last HSA deposit.`,
    }),
    enroll_small: ({ age: now = 0 }, { facts }) => ({
      opening: text`Sign up for Part A and Part B now.`,
      because: [
        text`In a firm with fewer than twenty people, Medicare pays first from age ${fact('medicare_age', facts.get('medicare_age'), 'age')}. Without it, your work plan may refuse most of a bill, even if you've paid its premiums.`,
        text`Stop HSA contributions before Medicare starts.`,
      ],
      unless: text`your firm is in a larger group plan that pays first. Get that in writing before you wait.`,
      next:
        now > facts.get('medicare_age')
          ? text`Apply for Part B now. While you work and have that plan, you can join at any time without a penalty.`
          : now === facts.get('medicare_age')
            ? text`Apply at ssa.gov now. Your first window closes three months after your birthday month, and while you work with that plan you can still join without a penalty.`
            : text`Apply at ssa.gov in the three months before your birthday month, so coverage starts on time.`,
      say: text`I still work here and Medicare is open to me. Will you pay first or second, and what do you cover without Part B?`,
    }),
    enroll_other: ({ age: now, married, cover }, { facts }) => ({
      opening:
        now === undefined
          ? text`Sign up for Medicare on time, now if you're already past the birthday.`
          : now < facts.get('medicare_age')
            ? text`Sign up for Medicare in the three months before you turn ${fact('medicare_age', facts.get('medicare_age'), 'age')}.`
            : married !== undefined && cover === undefined
              ? text`Sign up for Medicare now, unless your spouse's job covers you today.`
              : text`Sign up for Medicare now.`,
      because: [
        text`Only coverage from a job that you or your spouse have today lets you wait. COBRA, retiree plans and marketplace plans don't, and marketplace credits end once you can get Medicare.`,
        text`Joining Part B late adds ${fact('part_b_late_percent', facts.get('part_b_late_percent'), 'percent')} to the premium for each full year, usually for life, and can leave you uninsured for months.`,
      ],
      unless: text`your spouse still works for an employer with twenty or more people and covers you. Then you can wait.`,
      next: text`Apply at ssa.gov today. For free, neutral help with plans, call your state's SHIP counselors.`,
    }),
  },
  asks: [
    {
      field: 'cover',
      question: 'Where does your health insurance come from?',
      choices: [
        { label: 'My job today', value: 'job_now' },
        { label: "My spouse's job today", value: 'spouse_job_now' },
        { label: 'COBRA, retiree or marketplace plan', value: 'other' },
      ],
    },
    {
      field: 'size',
      question: 'How many people work for that employer?',
      settled: ({ people }) => people !== undefined,
      choices: [
        { label: '20 or more', value: 'twenty_or_more' },
        { label: 'Fewer than 20', value: 'fewer' },
        { label: 'Not sure', value: 'not_sure' },
      ],
    },
    {
      field: 'hsa',
      question: 'Do you or your employer still put money into an HSA?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'When should I claim Social Security?',
    'What is IRMAA?',
    'Should I invest my HSA or spend it?',
  ],
  articles: ['medicare', 'irmaa', 'health-savings-account', 'cobra-and-marketplace'],
  related: ['the-year-you-retire', 'job-offers-and-raises'],
  sources: ['medicare_get_started', 'medicare_late_enrollment', 'irs_pub_969'],
});
