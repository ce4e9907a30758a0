import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people whose pay rests on one skill. */
export const ownSkillQuestions = [
  "I'm a dentist, 34, what kind of disability policy",
  'surgeon with group coverage at the hospital, should I buy own occupation disability',
  'I am a dentist and the sole earner, an own-occ policy costs 300 a month. Get it?',
] as const;

/** Questions of people with an illness or surgery behind them. */
export const pastIllnessQuestions = [
  'can I still get disability insurance after back surgery',
  'I had cancer three years ago, will an insurer cover me for disability',
  'I see a therapist, does that keep me from getting a disability policy',
] as const;

/** One skill pays for everything: the policy should pay if that skill is lost. */
export function ownSkill({
  pay,
  premium,
}: {
  pay?: number | undefined;
  premium?: number | undefined;
}): Verdict {
  const price = premium === undefined ? '' : text` at ${given('premium', premium, 'usd_per_month')}`;
  return {
    opening: text`Yes, get an own-occupation policy${price}, because your pay rests on one skill.`,
    because: [
      text`It pays if you can't do your own job anymore. A plan at work usually stops after two years if any job is possible.`,
      pay !== undefined && premium !== undefined
        ? text`On ${given('pay', pay, 'usd_per_year')} a fair price is one to three percent of pay a year. If you pay it from taxed money, the benefit is free of income tax; if an employer pays, it's taxed.`
        : text`A fair price is one to three percent of pay a year. If you pay it from taxed money, the benefit is free of income tax; if an employer pays, it's taxed.`,
    ],
    unless: text`it pays only for two or five years, or can be canceled. Then look for one to age sixty-five or later.`,
    next: text`Get quotes from three insurers through an independent broker while you're healthy, with a ninety-day wait.`,
    say: text`Own-occupation, noncancelable, to age sixty-five, with a residual rider: what would it cost?`,
  };
}

/** Insurers look back at health, and leave parts out rather than say no. */
export function pastIllness(): Verdict {
  return {
    opening: text`Most likely yes, but expect that part of your body or that illness to be left out of your own policy.`,
    because: [
      text`Insurers ask about the last five to ten years. They may exclude it, charge more or shorten the benefit, and some exclusions can be reviewed after a few healthy years.`,
      text`A plan at work usually asks nothing when you're newly hired or at open enrollment, so take all of it that you can get there.`,
    ],
    unless: text`you're in treatment now. Then wait until it's over, and rely on the plan at work.`,
    next: text`Have an independent broker ask several insurers informally first, so that no denial lands on your record.`,
    say: text`Can you ask underwriters informally before I apply in writing?`,
  };
}

/** Questions of people whose long-term disability insurer said no or stopped paying. */
export const claimDeniedQuestions = [
  'my LTD claim got denied after seven months, what now',
  'disability insurer says I can do a desk job and stopped paying',
  'long term disability through my job was cut off, how do I fight it',
] as const;

/** The appeal is where evidence gets in: a court later looks only at the file. */
export function claimDenied(): Verdict {
  return {
    opening: text`Appeal, and see a disability lawyer before you send it: a plan from a job usually gives you one hundred eighty days.`,
    because: [
      text`In court the judge looks mostly at that file, so put in every record, test and doctor's letter about what you can't do.`,
      text`Many plans ask for two years only whether you can do your own job. A desk job may not be the test yet.`,
    ],
    unless: text`you bought the policy yourself. Then state law applies, and you have more time and rights.`,
    next: text`Ask the insurer in writing for the whole file and the policy today, and mark the deadline.`,
    say: text`Please send me the complete claim file and plan documents, free of charge.`,
  };
}
