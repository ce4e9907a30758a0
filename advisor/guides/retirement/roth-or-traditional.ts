import { age as ageField, choice, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { rothVsTraditional } from '#advisor/calculators/retirement/contributions/roth-vs-traditional.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { planFields } from '#advisor/guides/retirement/retirement-picture.ts';
import { rothCost, taxSaved } from '#advisor/guides/retirement/roth-tax-saved.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import { stateCodes } from '#advisor/facts/states.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** At this bracket or below, most people will not pay less later. */
const lowBracket = 12;
/** From this bracket on, most people will pay less once they stop working. */
const highBracket = 24;
/** Before this age pay, and with it the bracket, usually still rises. */
const earlyCareer = 35;
/** From here on pay soon ends, and years with a lower rate come before required withdrawals. */
const lateCareer = 60;

const input = {
  /** What is spent in retirement is about what is taxed then. */
  spend_later: moneyPerYear({
    label: 'Spending in retirement',
    roles: ['spend_total', 'spend_total@both'],
    beside: ['age_retire'],
    min: 1,
    max: 1e7,
  }),
  retire_age: ageField({ label: 'Age of retirement', roles: ['age_retire'], min: 30, max: 90 }),
  rate_now: percent({ label: 'Tax bracket now', roles: ['rate_tax'], min: 0, max: 60 }),
  rate_later: percent({
    label: 'Tax rate in retirement',
    roles: ['rate_tax_later', 'rate_tax#2'],
    min: 0,
    max: 60,
  }),
  pay: planFields.pay,
  pay_later: moneyPerYear({ label: 'Yearly pay later', roles: ['wages_new', 'wages#2'], min: 0, max: 1e8 }),
  pay_when: choice({ label: 'When the other pay comes', options: ['later', 'now'] }),
  spouse_pay: planFields.spouse_pay,
  pension: moneyPerYear({ label: 'Pension later', roles: ['pension_income'], min: 1, max: 1e8 }),
  filing: choice({
    label: 'Filing status',
    fact: 'filing',
    options: ['single', 'married_joint', 'married_separate', 'head_of_household'],
  }),
  age: planFields.age,
  account: choice({
    label: 'Account',
    fact: 'account',
    options: ['workplace', 'roth_workplace', 'traditional_ira', 'roth_ira'],
  }),
  put_in: moneyPerYear({
    label: 'What you put in a year',
    roles: ['k401_contrib', 'ira_contrib'],
    min: 1,
    max: 1e6,
  }),
  state: choice({ label: 'State', fact: 'state', options: stateCodes }),
  plan_at_work: choice({
    label: 'Plan at work',
    fact: 'retirement_plan_at_work',
    options: ['covered', 'spouse_only', 'none'],
  }),
};
type Picture = GivenTo<typeof input>;

/** Where the other pay turns out to be what is earned now, it takes the place of the first. */
function asOfNow(picture: Picture): Picture {
  const { pay_when: when, pay_later: other } = picture;
  return when === 'now' && other !== undefined ? { ...picture, pay: other, pay_later: undefined } : picture;
}

/** The bracket as told, or as it follows from pay. */
function bracketOf({ rate_now: told, pay, spouse_pay: spousePay, filing }: Picture, { run }: GuideContext) {
  if (told !== undefined) return given('rate_now', told, 'percent');
  if (pay === undefined) return undefined;
  return run(federalIncomeTax, {
    wages: pay,
    ...(spousePay === undefined ? {} : { spouse_wages: spousePay }),
    ...(filing === undefined ? {} : { filing_status: filing }),
  })?.figure('bracket_rate');
}

/** The rate to expect later: as told, or as it follows from pay that is expected later. */
function laterRate(picture: Picture, context: GuideContext): number | undefined {
  const { rate_later: told, spend_later: spend, pension = spend, pay_later: pay = pension } = picture;
  if (told !== undefined || pay === undefined) return told;
  return bracketOf({ ...picture, rate_now: undefined, pay }, context)?.value;
}

/** True where a traditional IRA would bring no deduction at all: then it has nothing over a Roth. */
function hasNoDeduction(picture: Picture, { facts }: GuideContext): boolean {
  const { account, plan_at_work: plan, pay, spouse_pay: spousePay = 0, filing = 'single' } = picture;
  const isIra = account === 'traditional_ira' || account === 'roth_ira';
  if (!isIra || plan !== 'covered' || pay === undefined) return false;
  return pay + spousePay >= facts.get('ira_deduction_phase_out')[filing].to;
}

/** True where somebody wants a Roth IRA, and the income is above what it may be, however they file. */
function isOverRothLimit(
  { account, pay, spouse_pay: spousePay = 0, filing }: Picture,
  { facts }: GuideContext,
) {
  if (account !== 'roth_ira' || pay === undefined) return false;
  const limits = facts.get('roth_ira_phase_out');
  return pay + spousePay >= limits[filing ?? 'married_joint'].to;
}

/** What both come to, where both rates are told. */
function compared({ rate_now: now, rate_later: later }: Picture, { run }: GuideContext): Text[] {
  const both =
    now === undefined || later === undefined
      ? undefined
      : run(rothVsTraditional, { rate_now: now, rate_later: later });
  if (!both) return [];
  return [
    text`The same pay set aside for twenty-five years comes to ${both.figure('roth_value')} in a Roth and ${both.figure('traditional_value')} in a traditional account, after tax.`,
  ];
}

const orElse = (one: Text[], other: Text[]) => (one.length > 0 ? one : other);

const inBracket = (bracket: Quantity | undefined): Text =>
  bracket ? text`In the ${bracket} bracket` : text`In your situation`;

export const rothOrTraditional = defineGuide({
  id: 'roth_or_traditional',
  title: 'Roth or traditional',
  about: 'Roth or traditional contributions',
  questions: [
    'roth or traditional 401k?',
    'I make 58k, single, 26 years old. Should I do the Roth option at work?',
    'should my contributions be pre tax or roth, im in the 24% bracket',
    'Does Roth make sense for us? Household income $310,000, both 47.',
    'new job hr form asks roth or traditional and i have no idea what to tick',
    '22 percent now, probably 12 when retired. which ira',
    'Is a Roth IRA better than a regular IRA for a schoolteacher?',
    'my dad says always roth. my accountant says never. who do i believe',
    'at what income should you stop doing roth and switch to traditional',
    'resident doctor making 68k now but 300k in three years, roth or pretax',
  ],
  simply:
    'You pay tax on this money either now or later. With Roth you pay now, with traditional later, so the better time is when your tax rate is lower, as long as the rules let you use that account.',
  input,
  decide: (told, context) => {
    const picture = asOfNow(told);
    if (isOverRothLimit(picture, context)) return 'over_limit';
    if (hasNoDeduction(picture, context)) return 'no_deduction';
    const now = bracketOf(picture, context)?.value;
    const { age } = picture;
    const later = laterRate(picture, context);
    if (now === undefined) return 'depends';
    if (later !== undefined && later !== now) return later > now ? 'roth' : 'traditional';
    if (later === now) return 'both';
    if (now <= lowBracket) return 'roth';
    if (now >= highBracket) return 'traditional';
    if (age !== undefined && age >= lateCareer) return 'traditional';
    return age !== undefined && age < earlyCareer ? 'roth' : 'both';
  },
  verdicts: {
    roth: (told, context) => {
      const picture = asOfNow(told);
      return {
        opening: text`Choose Roth.`,
        because: [
          picture.pay_later !== undefined
            ? text`${inBracket(bracketOf(picture, context))} you pay less tax on a dollar now than you would at ${given('pay_later', picture.pay_later, 'usd_per_year')}. Pay the tax while your rate is low, and switch to traditional in the years you earn more.`
            : picture.rate_later === undefined
              ? text`${inBracket(bracketOf(picture, context))} you pay tax at a rate that's low for you, and you're unlikely to pay less later. With a Roth you pay it once, and the growth comes out tax-free.`
              : text`You expect a higher tax rate later than now, so paying the tax today is cheaper.`,
          ...orElse(compared(picture, context), rothCost(picture, context)),
        ],
        unless: text`a traditional contribution would open up a credit or a lower student loan payment this year. Then compare both first.`,
        next: text`Switch your 401(k) contributions to Roth on the plan's website, or open a Roth IRA, and keep taking the full match.`,
      };
    },
    traditional: (told, context) => {
      const picture = asOfNow(told);
      return {
        opening: text`Choose traditional.`,
        because: [
          picture.spend_later !== undefined
            ? text`${inBracket(bracketOf(picture, context))} a deduction saves more than the tax you'd pay on ${given('spend_later', picture.spend_later, 'usd_per_year')} in retirement.`
            : picture.rate_later === undefined
              ? picture.age !== undefined && picture.age >= lateCareer
                ? text`${inBracket(bracketOf(picture, context))} at ${given('age', picture.age, 'age')}, take the deduction while you have pay. Your rate likely drops when it stops, and then you can convert to Roth for less.`
                : text`${inBracket(bracketOf(picture, context))} the deduction is worth a lot today, and most people drop to a lower rate once the paychecks stop.`
              : text`You expect a lower tax rate later than now, so take the deduction today.`,
          ...orElse(compared(picture, context), taxSaved(picture, context)),
          text`Invest what you save in tax, or part of the advantage is gone.`,
        ],
        unless: text`you expect a big pension or already hold a very large traditional account. Then add Roth money for balance.`,
        next: text`Set your 401(k) contributions to pre-tax. In low-income years later you can still convert some to Roth.`,
      };
    },
    both: (told, context) => {
      const picture = asOfNow(told);
      return {
        opening: text`Split it: put half into Roth and half into traditional.`,
        because: [
          text`${inBracket(bracketOf(picture, context))} your rate now and later may be about the same, and then neither wins by much.`,
          ...taxSaved(picture, context),
          text`Having both lets you choose each year in retirement which one to draw from.`,
        ],
        unless: text`you're sure your pay will rise a lot. Then lean Roth now. In your best-paid years lean traditional.`,
        next: text`Split the contribution on your plan's website. If it offers only pre-tax, use a Roth IRA for the other half.`,
      };
    },
    no_deduction: (_, { facts }) => ({
      opening: text`Choose the Roth IRA.`,
      because: [
        text`With a plan at work and your income, a traditional IRA brings you no deduction. You'd pay tax on the way in and again on the growth.`,
        text`You may put ${fact('ira_limit', facts.get('ira_limit'), 'usd')} into an IRA this year, more from age ${fact('catch_up_age', facts.get('catch_up_age'), 'age')} on.`,
      ],
      unless: text`your income is also above the limit for Roth IRAs. Then look at the backdoor Roth before you put anything in.`,
      next: text`If you want a deduction, raise your pre-tax 401(k) contribution instead and use the Roth IRA beside it.`,
    }),
    over_limit: ({ filing = 'married_joint' }, { facts }) => ({
      opening: text`You can't put money into a Roth IRA directly at your income, but you can do a backdoor Roth.`,
      because: [
        text`Direct contributions end at ${fact('roth_ira_phase_out', facts.get('roth_ira_phase_out')[filing].to, 'usd')} of income for the way you file. There's no income limit on putting after-tax money into a traditional IRA and converting it.`,
        text`Fill your 401(k) first. It has no income limit, and at your bracket pre-tax usually wins there.`,
      ],
      unless: text`you hold pre-tax money in any IRA, also a SEP or SIMPLE one. Then most of the conversion is taxed, so move that money into a 401(k) first.`,
      next: text`Contribute to a traditional IRA, convert it soon after, and file Form 8606 for the year.`,
      article: 'backdoor-roth',
    }),
    depends: () => ({
      opening: text`Go Roth if your bracket is low today, and traditional if it's high.`,
      because: [
        text`Only one thing decides it: your tax rate now against your rate in retirement. Early in a career and in the bottom brackets, Roth usually wins. In your best-paid years, traditional usually does.`,
        text`If you can't tell, doing half and half is a good answer.`,
      ],
      next: text`Look at the taxable income line on last year's tax return and find your bracket.`,
    }),
  },
  asks: [
    {
      field: 'pay_when',
      question: 'Is the other pay what you make now, or what you expect later?',
      settled: ({ pay, pay_later: later }) => pay === undefined || later === undefined,
      choices: [
        { label: 'I expect it later', value: 'later' },
        { label: 'I make it now', value: 'now' },
      ],
    },
    {
      field: 'rate_now',
      question: 'Which federal tax bracket are you in?',
      settled: ({ pay }) => pay !== undefined,
      choices: [
        { label: '10% or 12%', value: 12 },
        { label: '22%', value: 22 },
        { label: '24% or more', value: 24 },
      ],
    },
  ],
  followUps: [
    'Should I convert my IRA to a Roth?',
    'What is a backdoor Roth?',
    'How much can I put into a Roth IRA?',
  ],
  articles: ['roth-ira', 'traditional-401k', 'backdoor-roth'],
  sources: ['irs_pub_590a', 'irs_pub_590b'],
});
