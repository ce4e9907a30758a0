import { choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { startAgeOf } from '#advisor/calculators/retirement/distributions/rmd-rules.ts';
import { rothConversionRoom } from '#advisor/calculators/tax/roth/roth-conversion-room.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { planFields } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Tax this low is seldom lower later. */
export const lowBracket = 12;
/** A person with this marginal rate usually has a lower one in retirement. */
const highBracket = 24;

const input = {
  rate_now: percent({ label: 'Tax bracket this year', roles: ['rate_tax'], min: 0, max: 60 }),
  rate_later: percent({
    label: 'Tax rate later',
    roles: ['rate_tax_later', 'rate_tax#2'],
    min: 0,
    max: 60,
  }),
  age: planFields.age,
  retire_age: planFields.retire_age,
  pay: planFields.pay,
  pension: moneyPerYear({
    label: 'Pension and withdrawals a year',
    roles: ['pension_income', 'pension_income@spouse'],
    adds: true,
    min: 0,
    max: 1e8,
  }),
  spouse_pay: planFields.spouse_pay,
  amount: money({ label: 'Amount to convert', roles: ['conversion'], min: 1, max: 1e9 }),
  balance: money({ label: 'Balance', roles: ['bal_retirement', 'bal_total'], min: 1, max: 1e9 }),
  required: money({ label: 'Required distribution', roles: ['withdraw_amount'], min: 1, max: 1e8 }),
  filing: choice({
    label: 'Filing status',
    fact: 'filing',
    options: ['single', 'married_joint', 'married_separate', 'head_of_household', 'surviving_spouse'],
  }),
  work: choice({
    label: 'Work',
    fact: 'work',
    options: ['employed', 'self_employed', 'retired', 'unemployed'],
  }),
  tax_from: choice({ label: 'Where the tax would come from', options: ['other_savings', 'the_account'] }),
};
type Picture = GivenTo<typeof input>;

/** Less than nothing where no income was named: a year without one is another matter. */
function incomeOf({ pay, spouse_pay: theirs, pension }: Picture): number {
  const named = [pay, theirs, pension].filter((one) => one !== undefined);
  return named.length === 0 ? -1 : named.reduce((sum, one) => sum + one, 0);
}

function roomOf(picture: Picture, { run }: GuideContext) {
  const { pay, spouse_pay: theirs, pension, filing, age: now } = picture;
  if (incomeOf(picture) <= 0) return undefined;
  return run(rothConversionRoom, {
    ...(pay === undefined ? {} : { wages: pay }),
    ...(theirs === undefined ? {} : { spouse_wages: theirs }),
    ...(pension === undefined ? {} : { retirement_income: pension }),
    ...(filing === undefined ? {} : { filing_status: filing }),
    ...(now === undefined ? {} : { age: now }),
  });
}

const bracketNow = (picture: Picture, context: GuideContext): number | undefined =>
  picture.rate_now ??
  (incomeOf(picture) === 0 ? 0 : roomOf(picture, context)?.figure('bracket_before').value);

/** The rate up to which a year without other income is worth filling. */
const lowBracketPlace = 1;

/** A year in which nothing else was named: what fits at no tax, and what at a low rate. */
function emptyYear(picture: Picture, { facts }: GuideContext): Text[] {
  const { filing, work } = picture;
  const isWithout = incomeOf(picture) < 0 && (hasStopped(picture) || work === 'retired');
  if (!isWithout || filing === undefined) return [];
  const status = filing === 'surviving_spouse' ? 'married_joint' : filing;
  const free = fact('standard_deduction', facts.get('standard_deduction')[status], 'usd');
  const low = fact('income_tax_brackets', facts.get('income_tax_brackets')[status][lowBracketPlace]!, 'usd');
  return [
    text`With no other income this year, the first ${free} of it is free of federal tax, and the next ${low} is taxed at ${given('low', lowBracket, 'percent')} or less.`,
  ];
}

function roomSentence(picture: Picture, context: GuideContext): Text[] {
  const room = roomOf(picture, context);
  if (!room) return emptyYear(picture, context);
  if (room.figure('room').value <= 0) return [];
  const { balance } = picture;
  return balance !== undefined && balance <= room.figure('room').value
    ? [
        text`On the income you named, about ${room.figure('room')} still fits into your ${room.figure('bracket')} bracket this year: all of the ${given('balance', balance, 'usd')} in the account would.`,
      ]
    : [
        text`On the income you named, about ${room.figure('room')} still fits into your ${room.figure('bracket')} bracket this year, for about ${room.figure('room_tax')} of federal tax.`,
      ];
}

const hasStopped = ({ age: now, retire_age: retiring }: Picture) =>
  now !== undefined && retiring !== undefined && retiring <= now;

function windowSentence(picture: Picture): Text {
  const { retire_age: retiring } = picture;
  return retiring === undefined || hasStopped(picture)
    ? text`The better window usually opens between your last paycheck and the start of Social Security and required distributions.`
    : text`Your better window opens when you stop working at ${given('retire_age', retiring, 'age')}, and lasts until Social Security and required distributions start.`;
}

/** Withdrawals are required from this age on, and can't be converted themselves. */
const hasToWithdraw = ({ age: now }: Picture, { facts }: GuideContext): boolean =>
  now !== undefined && now >= startAgeOf(facts.year - now, facts);

/** What the last step says of required withdrawals: the age goes by the year of birth. */
function requiredFrom(now: number | undefined, { facts }: GuideContext): Text {
  const start = now === undefined ? undefined : startAgeOf(facts.year - now, facts);
  return start === undefined || now! >= start
    ? text`Any required distribution comes first.`
    : text`For someone born when you were, required withdrawals start at ${fact('rmd_start_age', start, 'age')}, so spread it until then.`;
}

/** The amount in mind, or the whole account. */
const isAll = ({ amount, balance }: Picture) =>
  amount !== undefined && balance !== undefined && amount >= balance;

export const convertToRoth = defineGuide({
  id: 'convert_to_roth',
  title: 'Convert to Roth or not',
  about: 'Convert to Roth or not',
  questions: [
    'should i convert my ira to roth',
    'Retired at 62, living off savings until Social Security. Is now the time for Roth conversions?',
    'worth converting 50k a year while im in the 12% bracket?',
    'my adviser wants to move my whole 400k ira into a roth this year and pay the tax. good idea or not',
    'laid off most of this year so income is low. convert some 401k?',
    'Does a Roth conversion make sense in the 32% bracket?',
    "I'm 70 with 1.2M in a traditional IRA and worried about RMDs. Convert?",
    'can i just have them take the taxes out of the ira when i convert it',
    'is it too late to convert at 75',
    'stocks dropped should I convert my rollover ira while its down',
  ],
  simply:
    "You pay the tax on retirement money now, so you don't have to later. That's a good trade only when your tax rate is lower today than it will be then, and you can pay the tax from other money.",
  input,
  decide: (picture, context) => {
    const { rate_later: later, work, tax_from: from } = picture;
    const now = bracketNow(picture, context);
    if (from === 'the_account') return 'no_cash';
    if (now !== undefined && later !== undefined && now !== later) return now < later ? 'convert' : 'not_now';
    if (now !== undefined && now >= highBracket) return 'not_now';
    if (hasToWithdraw(picture, context)) return 'rmd_first';
    if (work === 'retired' || work === 'unemployed') return 'convert';
    if (now === undefined && hasStopped(picture)) return 'convert';
    return now !== undefined && now <= lowBracket ? 'convert' : 'depends';
  },
  verdicts: {
    convert: (picture, context) => ({
      opening: isAll(picture)
        ? text`Yes, but not all ${given('amount', picture.amount!, 'usd')} at once: convert up to the top of your bracket each year.`
        : text`Yes, convert some this year, up to the top of your bracket and no further.`,
      because: [
        ...roomSentence(picture, context),
        text`Conversions pay in low-income years, before required withdrawals and Social Security push your rate up.`,
        text`It can't be undone, so go a slice at a time.`,
      ],
      unless:
        (picture.age ?? 0) >= context.facts.get('medicare_age')
          ? text`it takes you over an income step for Medicare premiums, which go by your income two years back. Stop just below the next step.`
          : text`cash is short, you have a marketplace health plan, or you're near Medicare. Extra income can cost you the credit, or raise premiums two years later.`,
      next: text`Estimate this year's income, convert by the end of December, and pay the tax from other savings. ${requiredFrom(picture.age, context)}`,
    }),
    not_now: (picture, context) => {
      const now = bracketNow(picture, context) ?? 0;
      return {
        opening:
          picture.amount === undefined
            ? text`No, not this year: your rate is too high for it.`
            : text`No, don't convert ${given('amount', picture.amount, 'usd')} this year: your rate is too high for it.`,
        because: [
          picture.rate_later === undefined
            ? text`You'd pay ${given('rate_now', now, 'percent')} or more on every dollar you convert, and most people pay less once they stop working.`
            : text`You'd pay ${given('rate_now', now, 'percent')} now on money that would be taxed at ${given('rate_later', picture.rate_later, 'percent')} later.`,
          windowSentence(picture),
        ],
        unless: text`you're sure your rate will be even higher later, or you leave the money to children in high brackets. Then small conversions can make sense.`,
        next: text`Keep contributing pre-tax, and put a reminder for the first year your income drops.`,
      };
    },
    rmd_first: ({ required, balance }) => ({
      opening:
        required === undefined
          ? text`Only a little, and only after this year's required distribution, which can't be converted.`
          : text`Only a little, and only on top of your ${given('required', required, 'usd')} required distribution, which can't be converted.`,
      because: [
        text`Each dollar you convert is taxed on top of that withdrawal. It pays if your heirs are in a higher bracket than you, or if the survivor of you two will file single.`,
        ...(balance === undefined
          ? []
          : [
              text`What you move out of ${given('balance', balance, 'usd')} also makes every later required distribution smaller.`,
            ]),
      ],
      unless: text`your children are in lower brackets, or you give to charity. Then leave it, and give straight from the IRA instead.`,
      next: text`Take the required distribution first, then convert only what still fits your bracket. Watch the Medicare premium limits.`,
    }),
    no_cash: (_, { facts }) => ({
      opening: text`No, don't convert if the tax has to come out of the account.`,
      because: [
        text`What you hold back for tax never reaches the Roth. Before age ${fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 })} it also usually costs a ${fact('early_withdrawal_tax_percent', facts.get('early_withdrawal_tax_percent'), 'percent')} penalty.`,
        text`Most of the gain from a conversion comes from paying the tax with other money.`,
      ],
      unless: text`you're past that age and in a very low bracket this year. Then a small conversion can still work.`,
      next: text`Build up cash in a savings account this year and look at it again next fall.`,
      say: text`Please don't withhold tax from the conversion. I'll pay it separately.`,
    }),
    depends: (picture, context) => ({
      opening:
        bracketNow(picture, context) === undefined
          ? text`Convert in low-income years, not in your best-paid ones.`
          : text`Probably not this year: at ${given('rate_now', bracketNow(picture, context)!, 'percent')}, a year with less income is the better time.`,
      because: [
        text`A conversion is taxed like pay. It helps if your rate today is lower than what you or your heirs would pay later, and if you pay the tax from other savings.`,
        ...(picture.retire_age === undefined ? [] : [windowSentence(picture)]),
        ...roomSentence(picture, context),
      ],
      unless: text`someone wants to move the whole account in one year. That usually lands most of it in high brackets, so say no.`,
      next: text`Compare this year's bracket with the one you expect once Social Security and required distributions have started.`,
    }),
  },
  asks: [
    {
      field: 'tax_from',
      question: 'Where would the money for the tax come from?',
      choices: [
        { label: 'Other savings', value: 'other_savings' },
        { label: 'The account itself', value: 'the_account' },
      ],
    },
    {
      field: 'work',
      question: 'What does this year look like?',
      choices: [
        { label: 'Working as usual', value: 'employed' },
        { label: 'Retired', value: 'retired' },
        { label: 'Little or no work', value: 'unemployed' },
      ],
    },
  ],
  followUps: [
    'Roth or traditional?',
    'How do required minimum distributions work?',
    'When should I claim Social Security?',
  ],
  articles: ['roth-conversions', 'roth-five-year-rules', 'irmaa'],
  related: ['backdoor-roth'],
  sources: ['irs_pub_590a', 'irs_pub_590b', 'ssa_irmaa_rules'],
});
