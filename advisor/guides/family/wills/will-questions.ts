import { given } from '#advisor/calculators/define/result.ts';
import type { GuideQuestion, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

export const withoutOneQuestions = [
  'who gets it if I die without a will',
  'what happens to my house and my kids if there is no will',
  'if I die without one does my girlfriend get anything',
] as const;

export const willCostQuestions = [
  'how much does a lawyer cost for a will',
  'what do I pay for a will and power of attorney',
  'online will or lawyer, what is it worth',
] as const;

export const unmarriedQuestions = [
  'living with my partner for years, one child, we own a condo, do we need wills',
  'not married, two kids together and a house, do we need a will',
  'my boyfriend and I bought a home, who gets it if one of us dies',
] as const;

export const exNamedQuestions = [
  'my ex is still the beneficiary on my 401k and I remarried, does the will count',
  'ex wife is named on my life insurance, my will says my kids',
  'never took my ex husband off my retirement account, who gets it',
] as const;

interface Owner {
  status: string | undefined;
  children?: number | undefined;
  home?: number | undefined;
  retirement?: number | undefined;
}

/** What state law does where there is no will. */
export function withoutOne({ status, children = 0, home }: Owner): Verdict {
  const house = home === undefined ? 'the house' : text`the ${given('home', home, 'usd')} house`;
  const opening =
    status === 'unmarried_couple' || status === 'engaged'
      ? children > 0
        ? text`Your children would get it, and your partner nothing, unless a deed or a form names them.`
        : text`Your parents or siblings would get it, and your partner nothing, unless a deed or a form names them.`
      : status === 'married'
        ? text`Your spouse gets all or a large part, and the children often share the rest, by your state's rules.`
        : status === undefined
          ? text`It goes to relatives by your state's rules: a spouse first, often sharing with the children, then children, parents, brothers and sisters. An unmarried partner gets nothing.`
          : text`Your children get it in equal shares, and without children your parents, then brothers and sisters.`;
  return {
    opening,
    because: [
      text`That goes for ${house}, cash and belongings. Accounts with a named beneficiary skip it and go to the person on the form.`,
      text`A share of a child under eighteen is run under a court's eye, and a judge picks the guardian if no parent is left.`,
    ],
    unless: text`you own it jointly with right of survivorship. Then it goes to the other owner.`,
    next: text`Write down whom you'd want for each thing you own, and make the will and the forms say that this month.`,
  };
}

/** What a will costs, and who needs a lawyer for it. */
export function willCost({ status, children = 0, home }: Owner): Verdict {
  const needsLawyer = status === 'unmarried_couple' || home !== undefined || children > 0;
  return {
    opening: needsLawyer
      ? text`A lawyer usually asks a flat fee of some hundred dollars up to a thousand or so, and for you it's worth it.`
      : text`A well-known online will costs little and does the job if your affairs are simple. A lawyer charges a flat fee.`,
    because: [
      text`Ask for a package: will, financial and health care powers of attorney, and a look at the deed and the forms. A trust costs several times that.`,
      text`Beneficiary forms cost nothing and move most of the money.`,
    ],
    unless: text`you have little. Then legal aid, a bar association's clinic or your job's legal plan may do it for free.`,
    next: text`Call three local estate lawyers and ask for their flat fee for that package.`,
    say: text`What's your flat fee for a simple will with both powers of attorney, and what isn't included?`,
  };
}

/** An ex-spouse still stands on the form. */
export function exNamed({ status, retirement }: Owner): Verdict {
  const account =
    retirement === undefined ? 'the account' : text`the ${given('retirement', retirement, 'usd')} account`;
  return {
    opening: text`No, the will doesn't count for ${account}: change the form today.`,
    because: [
      status === 'married'
        ? text`A 401(k) usually goes to your spouse now, unless they signed it away, but an IRA or life insurance goes to the person on the form, even an ex.`
        : text`A workplace plan generally pays the person named, even an ex-spouse, whatever the will or the decree says.`,
      text`Some states cancel an ex's name after a divorce, but federal law overrides that for workplace plans, so don't count on it.`,
    ],
    unless: text`your divorce decree makes you keep the ex on a policy. Then follow it.`,
    next: text`Log in to each plan, IRA and policy, name a first and a second beneficiary, and save the confirmation.`,
    say: text`Please send me written confirmation of the beneficiaries you have on file.`,
  };
}

/** The most telling first. */
export const willAsks: readonly GuideQuestion<'family' | 'property'>[] = [
  {
    field: 'family',
    settled: ({ alone, asked, status, single }) =>
      (alone ?? single) !== undefined || asked !== undefined || status === 'unmarried_couple',
    question: 'Which fits your family?',
    choices: [
      { label: 'Children under 18', value: 'young_children' },
      { label: 'A second family', value: 'blended' },
      { label: 'An heir with a disability', value: 'disabled_heir' },
      { label: 'None of these', value: 'simple' },
    ],
  },
  {
    field: 'property',
    settled: ({ alone, asked, solo, single }) => (alone ?? asked ?? solo ?? single) !== undefined,
    question: 'Do you own real estate in more than one state?',
    choices: [
      { label: 'Yes', value: 'several_states' },
      { label: 'No', value: 'none_or_one' },
    ],
  },
];
