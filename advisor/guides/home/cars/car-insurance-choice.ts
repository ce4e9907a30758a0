import { age as ageField, choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { noSavingsField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this most people can replace the car themselves, and the insurer would pay little. */
const cheapCar = 4000;
/** About what collision and comprehensive are of a full-coverage premium. */
const collisionShare = 0.5;
/** From this share of the car's value on, a year of them is poor value. */
const dearShare = 10;
/** A car worth more than this is a loss that most people feel, whatever its cover costs. */
const modestCar = 8000;

/** From this age on a child may drive. */
const drivingAge = 15;

/** A deductible should leave most of the savings alone. */
const easyPart = 0.5;

/** Which of two deductibles, where both are named. */
function deductibleOpening(
  one: number | undefined,
  other: number | undefined,
  savings: number | undefined,
): Text {
  if (one === undefined || other === undefined)
    return text`Choose the highest deductible you could pay tomorrow from savings.`;
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const named = (value: number) => given(value === one ? 'deductible' : 'other_deductible', value, 'usd');
  if (savings === undefined)
    return text`Take the ${named(high)} deductible if you could pay that tomorrow from savings.`;
  return high <= easyPart * savings
    ? text`Take the ${named(high)} deductible: your savings can cover it.`
    : text`Stay with the ${named(low)} deductible until you have more savings.`;
}

export const carInsuranceChoice = defineGuide({
  id: 'car_insurance_choice',
  title: 'Car and renters insurance',
  about: 'Car or renters insurance cover and deductibles',
  questions: [
    'should I drop full coverage on my old car',
    'car is worth maybe 3,500 and full coverage is 1,100 a year. keep it?',
    '500 or 1000 deductible',
    'do i really need renters insurance',
    "What liability limits should I carry? I've got the state minimum",
    'insurance went up 40% at renewal, what can i cut safely',
    'still owe 9k on the car can i switch to liability only',
    'is uninsured motorist coverage worth paying for',
    'Landlord requires renters insurance, is that legal and is it a scam?',
    'do I need gap insurance on a car I put nothing down on',
  ],
  simply:
    "Insurance is for losses you couldn't pay yourself. Hurting someone in a crash could cost more than you own, so that part should be strong, while a small dent or an old car is something you may be able to pay for.",
  input: {
    worth: money({ label: 'What the car is worth', roles: ['bal_other', 'car_price'], min: 1, max: 1e7 }),
    premium: moneyPerYear({ label: 'Yearly premium', roles: ['premium'], min: 1, max: 1e5 }),
    owed: money({ label: 'Still owed on the car', roles: ['debt_balance:car'], min: 0, max: 1e7 }),
    loan: choice({
      label: 'Loan or lease on the car',
      options: ['yes', 'no'],
      facts: { yes: 'loan=car' },
    }),
    thing: choice({ label: 'What is insured', options: ['car', 'renters'] }),
    home: choice({ label: 'Home', options: ['renting', 'owning'], fact: 'home' }),
    savings: money({ label: 'Savings', roles: ['bal_cash'], min: 0, max: 1e9 }),
    deductible: money({ label: 'Deductible', roles: ['deductible'], min: 0, max: 1e6 }),
    other_deductible: money({ label: 'Other deductible', roles: ['deductible#2'], min: 0, max: 1e6 }),
    no_savings: noSavingsField,
    teen: said('A teen drives', 'flag=teen_driver'),
    child_age: ageField({ label: 'Age of the child', roles: ['age@child'], min: 0, max: 60 }),
    worth_all: money({ label: 'What you own', roles: ['bal_total', 'bal_total@both'], min: 1, max: 1e9 }),
  },
  sides: [
    {
      given: { loan: 'no' },
      questions: [
        'paid off older car, should I drop collision and full coverage',
        'no loan on my old car, is full coverage still worth it',
      ],
    },
  ],
  decide: ({
    worth,
    premium,
    owed,
    loan,
    thing,
    home,
    savings,
    deductible,
    no_savings: noSavings,
    ...told
  }) => {
    const isTeen = told.teen || (told.child_age ?? 0) >= drivingAge;
    if (isTeen && worth === undefined) return 'teen';
    const aboutCar = worth !== undefined || owed !== undefined || loan !== undefined;
    if (thing === 'renters' || (thing === undefined && home === 'renting' && !aboutCar)) return 'renters';
    if (loan === 'yes' || (owed !== undefined && owed > 0)) return 'lender';
    const collision = (premium ?? 0) * collisionShare;
    const isDear = worth !== undefined && worth <= modestCar && (collision * 100) / worth >= dearShare;
    const isOld = worth !== undefined && (worth <= cheapCar || isDear);
    const canReplace = savings === undefined ? !noSavings : worth !== undefined && savings >= worth;
    if (isOld) return canReplace ? 'drop_collision' : 'keep_for_now';
    if (
      worth !== undefined &&
      savings !== undefined &&
      deductible === undefined &&
      savings < worth * easyPart
    )
      return 'keep_for_now';
    return deductible !== undefined || savings !== undefined ? 'deductible' : 'keep_limits';
  },
  verdicts: {
    teen: ({ premium, worth_all: owned }) => ({
      opening:
        owned === undefined
          ? text`Raise the liability limits before anything else: a teen driver is the biggest risk on your policy.`
          : text`Raise the liability limits first: with ${given('worth_all', owned, 'usd')} to lose, a teen driver is the biggest risk on your policy.`,
      because: [
        text`Go to the highest limits your insurer sells on a car policy, and add an umbrella. Together they often cost less than the teen does.`,
        premium === undefined
          ? text`Save elsewhere: list the teen on the oldest car, ask for the good student and driver training discounts, and raise the deductible.`
          : text`Bring the ${given('premium', premium, 'usd_per_year')} down elsewhere: the teen on the oldest car, good student and training discounts, a higher deductible.`,
      ],
      unless: text`the teen goes to college far away without a car. Then ask for the away-at-school rate.`,
      next: text`Get three quotes with the same high limits, with and without an umbrella.`,
      say: text`What do the highest liability limits and a million of umbrella cost with our teen on the oldest car?`,
    }),
    drop_collision: ({ worth = 0, premium, savings }) => ({
      opening:
        savings === undefined
          ? text`Drop collision and comprehensive on a ${given('worth', worth, 'usd')} car, but keep strong liability coverage.`
          : text`Drop collision and comprehensive: your ${given('savings', savings, 'usd')} could replace a ${given('worth', worth, 'usd')} car. Keep strong liability coverage.`,
      because: [
        text`The insurer never pays more than the car is worth, less your deductible.`,
        ...(premium === undefined
          ? []
          : [
              text`Of your ${given('premium', premium, 'usd_per_year')}, that part is better off in savings for the next car.`,
            ]),
        text`Liability and uninsured motorist coverage protect you from ruin, so put some of the savings there.`,
      ],
      unless:
        savings === undefined
          ? text`you couldn't replace the car from savings, or there's a loan on it.`
          : text`your ${given('savings', savings, 'usd')} is spoken for. Then keep it until you've saved the price of the next car.`,
      next: text`Ask your insurer what collision and comprehensive cost alone, and what higher liability limits would add.`,
    }),
    keep_for_now: ({ worth = 0, savings }) => ({
      opening: text`Keep collision for now, because you couldn't replace the ${given('worth', worth, 'usd')} car from savings.`,
      because: [
        savings === undefined
          ? text`If it's totaled, the insurer's check is your next car. Without savings, a new loan would cost more than the coverage.`
          : text`If it's totaled, your ${given('savings', savings, 'usd')} wouldn't buy the next one, and a new loan would cost more than the coverage.`,
        text`It's poor value for a car this old, so see it as a bridge while you save.`,
      ],
      unless: text`you could get to work without the car for a while. Then drop it and save the premium.`,
      next: text`Get three quotes with the same limits, and put what you save into an account for the next car until you can drop it.`,
    }),
    lender: ({ owed }) => ({
      opening: text`Keep full coverage for as long as there's a loan or lease on the car.`,
      because: [
        text`Your contract almost surely requires it. Drop it, and the lender can buy a costlier policy and bill you.`,
        owed !== undefined && owed > 0
          ? text`After a crash you'd also still owe ${given('owed', owed, 'usd')}, car or no car.`
          : text`After a crash you'd also still owe the loan, car or no car.`,
      ],
      unless: text`you pay the loan off first. Then look at what the car is worth.`,
      next: text`Save another way: raise the deductible to what you could pay tomorrow, and get three quotes with the same limits.`,
      say: text`Please quote the same limits with a higher deductible, and list every discount I could get.`,
    }),
    deductible: ({ savings, deductible, other_deductible: other, no_savings: noSavings }) => ({
      opening: deductibleOpening(deductible, other, noSavings ? 0 : savings),
      because: [
        text`Small claims raise your price anyway, so insurance is for what you can't pay yourself.`,
        savings !== undefined
          ? text`Measure it against the ${given('savings', savings, 'usd')} you have on hand.`
          : text`If ${given('deductible', deductible ?? 0, 'usd')} would go on a credit card, it's too high.`,
        text`Don't cut liability limits to save money. That's where a crash can cost you everything.`,
      ],
      unless: text`the higher deductible saves so little that it takes over three years to come back.`,
      next: text`Ask for the price at two deductibles and divide the difference in deductibles by what you save a year.`,
    }),
    keep_limits: ({ worth }) => ({
      opening:
        worth === undefined || worth > modestCar
          ? text`Buy liability coverage well above the state minimum, and save on the deductible instead.`
          : text`Drop collision once a year of it costs more than about a tenth of what the car is worth, and keep strong liability.`,
      because: [
        ...(worth === undefined || worth > modestCar
          ? []
          : [
              text`The insurer never pays more than about ${given('worth', worth, 'usd')}, less your deductible. If you couldn't replace the car from savings, keep it a while longer.`,
            ]),
        text`State minimums don't pay for one serious injury. What's left can come out of your savings and wages.`,
        worth === undefined
          ? text`Carry uninsured motorist coverage too. Collision and comprehensive matter only while the car is worth more than you could easily replace.`
          : text`Carry uninsured motorist coverage too.`,
      ],
      unless: text`you have a loan or lease. Then the lender decides that you need full coverage.`,
      next: text`Get three quotes with the same limits, one of them from an independent agent.`,
      say: text`What does it cost to double my liability limits, and what do I save with a higher deductible?`,
    }),
    renters: () => ({
      opening: text`Yes, get renters insurance.`,
      because: [
        text`Your landlord's policy covers the building and nothing you own. Renters insurance is cheap, and it covers your things, a hotel if you can't live there, and claims if someone is hurt or you flood the neighbor.`,
        text`A landlord may generally require it.`,
      ],
      unless: text`you're still covered at your parents' home, as some students are. Ask their insurer.`,
      next: text`Walk through your rooms with your phone's camera, then get a quote from your car insurer for replacement cost.`,
      say: text`I'd like replacement cost, liability coverage, and the discount for having both policies with you.`,
    }),
  },
  asks: [
    {
      field: 'thing',
      settled: ({ worth, owed, loan, teen, child_age: childAge }) =>
        teen === true || [worth, owed, loan, childAge].some((each) => each !== undefined),
      question: 'Is it about a car or your rented home?',
      choices: [
        { label: 'A car', value: 'car' },
        { label: 'My rented home', value: 'renters' },
      ],
    },
    {
      field: 'loan',
      settled: ({ teen, child_age: childAge }) => teen === true || childAge !== undefined,
      question: 'Is there a loan or lease on the car?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'worth',
      settled: ({ teen, child_age: childAge }) => teen === true || childAge !== undefined,
      question: 'About what is the car worth?',
      choices: [
        { label: 'Under $4,000', value: 3500 },
        { label: '$4,000 to $10,000', value: 7000 },
        { label: 'More', value: 20_000 },
      ],
    },
  ],
  followUps: [
    'Do I need umbrella insurance?',
    'How big should my emergency fund be?',
    'Should I buy a new or used car?',
  ],
  articles: ['umbrella-insurance', 'after-a-car-accident', 'emergency-fund'],
  related: ['car-insurance', 'homeowners-insurance'],
  sources: ['naic_auto_insurance', 'naic_consumer'],
});
