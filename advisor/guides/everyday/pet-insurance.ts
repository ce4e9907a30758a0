import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { age, choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** About what one serious illness or operation of a dog or cat costs. */
const bigVetBill = 5000;
/** From here on a dog or cat is old for an insurer. */
const oldPet = 8;
const lifeOfAPet = 12;
const savingsRate = 4;

/** What the premiums come to over the rest of the pet's life, if they are saved instead. */
function savedInstead(premium: number | undefined, pet: number | undefined, { run }: GuideContext): Text[] {
  if (premium === undefined) return [];
  const left = Math.max(3, lifeOfAPet - (pet ?? 2));
  const fund = run(compoundGrowth, { monthly: premium, years: left, rate: savingsRate });
  return fund
    ? [
        text`Saved instead, ${given('premium', premium, 'usd_per_month')} would come to about ${wholeDollars(fund.figure('future_value'))} over the pet's likely life, and premiums rise with its age.`,
      ]
    : [];
}

export const petInsurance = defineGuide({
  id: 'pet_insurance',
  title: 'Pet insurance',
  about: 'Buy pet insurance for a dog or cat, or save for the vet yourself',
  questions: [
    'is pet insurance worth it',
    'should I get insurance for my dog',
    'we got a puppy, vet wants us to sign up for pet insurance. smart?',
    'my cat is 11, is it too late for pet insurance',
    'pet insurance is 54 a month, worth it or save the money',
    'Do I need health insurance for a kitten?',
    'dog already has bad hips, should i still insure him',
    'cancel pet insurance? premium went up to 90',
    'better to put money in savings for the vet or buy a policy',
    'is the wellness plan at the vet a rip off',
  ],
  simply:
    'Insurance is for a bill you could not pay. If a big vet bill would come out of your savings without pain, save the premium yourself; if not, a policy bought while the pet is young and healthy helps.',
  input: {
    cash: cashField,
    premium: moneyPerMonth({ label: 'Monthly premium', roles: ['premium'], min: 1, max: 2000 }),
    pet: age({ label: 'Age of the pet', roles: ['age@other', 'age@child'], min: 0, max: 30 }),
    bill: money({ label: 'Vet bill', roles: ['medical_cost', 'spend_item'], min: 1, max: 100_000 }),
    health: choice({ label: 'The pet', options: ['young', 'older', 'sick'] }),
    cushion: choice({ label: 'Could you pay a big vet bill', options: ['yes', 'no'] }),
  },
  sides: [
    {
      given: { health: 'young' },
      questions: ['got a puppy, is pet insurance worth it', 'insurance for our new kitten, ten weeks old'],
    },
    {
      given: { health: 'sick' },
      questions: [
        'my dog was just diagnosed, can I still buy pet insurance',
        'pet insurance when the cat is already sick',
        'dog with an existing condition, is a policy worth it',
      ],
    },
    {
      given: { health: 'older' },
      questions: [
        'insurance for a senior dog, worth it?',
        'pet insurance for a cat that is ten',
        'dog is eight now, get insurance or not',
        'is my old cat too old to insure',
        'pet insurance for a twelve year old dog',
      ],
    },
  ],
  decide: ({ cash, health, cushion, bill, pet }) => {
    if (health === 'sick') return 'too_late';
    const canPay = cash === undefined ? cushion : cash >= Math.max(bigVetBill, bill ?? 0) ? 'yes' : 'no';
    if (canPay === 'yes') return 'save_yourself';
    if (canPay === undefined) return 'by_cushion';
    const isOld = pet === undefined ? health === 'older' : pet >= oldPet;
    return isOld ? 'accident_only' : 'buy';
  },
  verdicts: {
    by_cushion: ({ premium, pet }, context) => ({
      opening:
        premium === undefined
          ? text`Buy it only if a vet bill of several thousand dollars would go on a card or force you to give up the pet.`
          : text`${given('premium', premium, 'usd_per_month')} is worth it only if a vet bill of several thousand dollars would go on a card or force you to give up the pet.`,
      because: [
        text`A serious illness or accident often costs thousands. On average owners get back less than they pay in, so with good savings you don't need a policy.`,
        ...savedInstead(premium, pet, context),
        text`It doesn't cover what the pet already has.`,
      ],
      unless: text`your breed is known for costly problems. Then a policy from the first weeks can pay.`,
      next: text`Ask yourself where the money for a big vet bill would come from tomorrow.`,
    }),
    buy: ({ premium, bill, cash }) => ({
      opening:
        premium === undefined
          ? text`Yes, buy accident and illness coverage now, with a high deductible.`
          : text`Yes, ${given('premium', premium, 'usd_per_month')} for accident and illness coverage makes sense, with a high deductible.`,
      because: [
        bill !== undefined && cash !== undefined
          ? text`A bill of ${given('bill', bill, 'usd')} is more than your ${given('cash', cash, 'usd')} should carry, and a healthy pet has nothing yet that the insurer can exclude.`
          : cash !== undefined
            ? text`A bill beyond your ${given('cash', cash, 'usd')} would hit you hard now, and a healthy pet has nothing yet that the insurer can exclude.`
            : text`A big vet bill would hit you hard now, and a healthy pet has nothing yet that the insurer can exclude.`,
        text`Skip wellness add-ons: you'd prepay for shots and checkups that you can plan for.`,
      ],
      unless: text`the premium keeps you from saving anything. Then build the first thousand dollars of savings instead.`,
      next: text`Get three quotes with the same deductible and limit, and ask each what a pet of seven costs today.`,
    }),
    save_yourself: ({ cash, premium, pet }, context) => ({
      opening: text`No, skip it and keep a fund for the vet yourself.`,
      because: [
        cash === undefined
          ? text`You could pay a big bill, and over a pet's life most owners pay in more than they get back.`
          : text`With ${given('cash', cash, 'usd')} you could pay a big bill, and over a pet's life most owners pay in more than they get back.`,
        ...savedInstead(premium, pet, context),
        text`What you don't need stays yours, and there's no claim to argue about.`,
      ],
      unless: text`you'd spend any amount to save the pet. Then a policy without a yearly limit covers the rare huge bill.`,
      next: text`Open a savings account named after the pet and send it a fixed amount every month.`,
    }),
    accident_only: ({ pet, premium }, context) => ({
      opening:
        pet === undefined
          ? text`Take an accident-only policy at most, and save the rest for the vet.`
          : text`At ${given('pet', pet, 'age')}, take an accident-only policy at most, and save the rest for the vet.`,
      because: [
        text`For an older pet, full coverage is expensive and leaves out whatever is in the records. Accident-only stays cheap and covers the broken leg or the swallowed toy.`,
        ...savedInstead(premium, pet, context),
      ],
      unless: text`an insurer covers the pet fully in writing at a price you can keep paying. Then compare it.`,
      next: text`Ask the vet which problems are likely at this age and what they cost, and save toward that.`,
    }),
    too_late: ({ bill }) => ({
      opening: text`No, a new policy won't pay for what your pet already has.`,
      because: [
        text`Every insurer excludes conditions that showed before the policy and its waiting period.`,
        bill === undefined
          ? text`Put the money toward treatment, and ask about payment plans and charities.`
          : text`Put the money toward the ${given('bill', bill, 'usd')}, and ask about payment plans and charities.`,
      ],
      unless: text`the problem was brief and is cured. Some insurers count it as new after a year without signs.`,
      next: text`Ask the vet for a written estimate in order of urgency, and what can wait.`,
      say: text`What has to be done today, what can wait, and can I pay in parts?`,
    }),
  },
  asks: [
    {
      field: 'cushion',
      question: 'Could you pay a vet bill of several thousand dollars from savings?',
      settled: ({ cash }) => cash !== undefined,
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'health',
      question: 'How is the pet?',
      choices: [
        { label: 'Young and healthy', value: 'young' },
        { label: 'Older', value: 'older' },
        { label: 'Already sick', value: 'sick' },
      ],
    },
  ],
  followUps: ['What does pet insurance not cover?', 'How big should my emergency fund be?'],
  articles: ['pet-costs', 'small-insurance-policies'],
  related: ['homeowners-insurance', 'renting'],
  sources: ['naic_consumer'],
});
