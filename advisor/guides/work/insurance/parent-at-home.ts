import { given } from '#advisor/calculators/define/result.ts';
import type { GuideRun, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Questions about insuring the parent who has no paycheck. */
export const parentAtHomeQuestions = [
  'Does a stay at home mom need life insurance too?',
  'my wife stays home with the kids and has no income, does she need life insurance and how much',
  'I already have a big term policy, my husband is at home with the children and earns nothing. Should he have one?',
  'agent says only I need coverage because my wife has no paycheck. Should she have a policy?',
  'insure the stay at home parent or just the one with the salary',
] as const;

interface AtHome {
  /** Whether the question is about the parent at home alone. */
  isAsked: boolean;
  earns: number | undefined;
  /** The name of the input that the pay is. */
  earner: string;
  need: GuideRun | undefined;
  existing: number | undefined;
  child_age: number | undefined;
}

/** What the one who earns has or lacks. */
function ofEarner({ earns, earner, need, existing }: AtHome): Text[] {
  if (!need || earns === undefined) return [];
  const pay = given(earner, earns, 'usd_per_year');
  if (need.figure('additional_cover').value === 0)
    return [text`For the parent who earns ${pay}, the coverage and savings you have look like enough.`];
  return existing
    ? [
        text`On the ${pay} of the one who earns, ${given('existing', existing, 'usd')} leaves a gap of about ${need.figure('additional_cover')}.`,
      ]
    : [text`To replace ${pay}, the one who earns needs about ${need.figure('additional_cover')}.`];
}

/** A parent without a paycheck does work that would have to be paid for. */
export function insuredAtHome(family: AtHome): Verdict {
  return {
    opening: family.isAsked
      ? text`Yes, the parent at home should have a policy too: usually a few hundred thousand dollars of term life.`
      : text`Yes, both of you: a smaller term policy on the parent at home, and a large one on the parent who earns.`,
    because: [
      family.isAsked
        ? text`Without that parent, someone has to be paid for the care, the driving and the house until the youngest is about twelve, or the other works less. Multiply a year of full-time child care by those years and add a funeral: that's the amount.`
        : text`Without the parent at home, someone has to be paid for the care, the driving and the house, or the other works less. A few hundred thousand dollars until the kids are grown usually covers that.`,
      ...ofEarner(family),
    ],
    unless: text`grandparents would step in for free. Then the smaller policy can be smaller still.`,
    next: family.isAsked
      ? text`Price a year of full-time care for your children where you live, and get three quotes for level term until the youngest is grown.`
      : text`Get quotes for two level term policies that last until your youngest is about twenty-two.`,
  };
}
