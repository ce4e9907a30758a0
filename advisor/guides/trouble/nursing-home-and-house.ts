import { age, choice } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

const lookBack = ({ facts }: GuideContext) =>
  fact('medicaid_look_back_months', facts.get('medicaid_look_back_months'), 'months');

export const nursingHomeAndHouse = defineGuide({
  id: 'nursing_home_and_house',
  title: 'Nursing home, Medicaid and the house',
  about:
    'Nursing home costs, Medicaid and whether to give, sell or protect the house, including gifts and the look-back',
  questions: [
    'mom is going into a nursing home, should she put the house in my name',
    'will medicaid take my parents house',
    'Dad needs memory care at $9,800 a month. How do we keep the nursing home from getting everything?',
    'can my wife stay in our home if I go on medicaid',
    'we added my brother to the deed 3 years ago, does that mess up medicaid',
    'I moved in and took care of mother for four years. Do I have to sell the house now?',
    'how does the five year look back work w the house',
    'should my grandparents sign over the farm before the home gets it',
    'sell moms condo to pay for the nursing home or apply for medicaid',
    'medicaid estate recovery letter came after dad died. do we lose the house',
  ],
  input: {
    spouseAge: age({ label: "Spouse's age", roles: ['age@spouse'], min: 18, max: 115 }),
    parentAge: age({ label: "Parent's age", roles: ['age@other'], min: 30, max: 115 }),
    home: choice({
      label: 'Who lives in the house',
      options: ['spouse', 'caregiver', 'nobody'],
    }),
    transfer: choice({ label: 'House given away', options: ['no', 'lately', 'long_ago'] }),
  },
  decide: ({ spouseAge, parentAge, home, transfer }) => {
    if (transfer === 'lately') return 'given_lately';
    if (transfer === 'long_ago') return 'given_long_ago';
    if (home === 'spouse') return 'spouse';
    if (home === 'caregiver') return 'caregiver';
    const aboutTheCouple = spouseAge !== undefined && parentAge === undefined && home === undefined;
    return aboutTheCouple ? 'spouse' : 'keep';
  },
  verdicts: {
    keep: (_, context) => ({
      opening: text`Don't give the house away: see an elder law attorney first.`,
      because: [
        text`In most states Medicaid looks back ${lookBack(context)} at gifts, and a house given to family can leave months of care with no one to pay. The children also lose the tax break on an inherited house.`,
        text`Up to a state limit, the house often isn't counted while the owner is alive, though the state can claim from the estate later.`,
      ],
      unless: text`a spouse, a disabled or minor child, or a child who gave care lives there. The law lets the house pass to them.`,
      next: text`Find an attorney through your Area Agency on Aging, before anyone signs a deed or Medicaid form.`,
      say: text`What protects the house in our state?`,
    }),
    spouse: () => ({
      opening: text`Keep the house: a husband or wife who lives there can stay, and it isn't counted.`,
      because: [
        text`The spouse at home also keeps part of the savings and enough monthly income to live on. The state sets the amounts each year. A transfer between spouses isn't a penalized gift.`,
        text`Giving it to the children would be one.`,
      ],
      unless: text`the spouse at home moves out, sells, or dies first. So the wills and the deed need changing too.`,
      next: text`See an elder law attorney before you spend down or apply, and write down what you both own today.`,
      say: text`How much may the spouse at home keep here, and should the deed change?`,
    }),
    caregiver: (_, context) => ({
      opening: text`The house may go to the child who gave care, but only after an elder law attorney confirms it.`,
      because: [
        text`The exception is for a son or daughter who lived there at least two years right before the move, with care that kept the parent out of a nursing home. Then the ${lookBack(context)} look-back doesn't hurt.`,
        text`The state wants proof, such as doctors' letters, mail, and tax returns.`,
      ],
      unless: text`it was less than two years, or someone other than a child. Then keep the deed as it is.`,
      next: text`Ask the doctor for a letter about the care and take it to the attorney.`,
      say: text`Do we meet the caregiver child exception, and what proof does our state want?`,
    }),
    given_lately: (_, context) => ({
      opening: text`Don't apply for Medicaid yet: talk to an elder law attorney first.`,
      because: [
        text`A house given away within the last ${lookBack(context)} usually means a time without coverage, and it starts only once you've applied and would otherwise qualify. The longer the gift is past, the better it may be to wait.`,
        text`Giving the house back can shorten it, and transfers to a spouse, a disabled child, or a child who gave care may not count.`,
      ],
      unless: text`care already goes unpaid. Then see the attorney this week.`,
      next: text`Gather the deed, its date, and the house's value then. Never leave a gift off the form, because that's fraud.`,
      say: text`Should we wait, undo the transfer, or apply now?`,
    }),
    given_long_ago: (_, context) => ({
      opening: text`You can likely apply: a gift made more than ${lookBack(context)} before the application isn't penalized.`,
      because: [
        text`What counts is the date on the recorded deed. A life estate or a name still on the deed may leave part of it in play, and states differ on what they claim after death.`,
      ],
      unless: text`other gifts came later, or the person kept control of the house. Then have the dates checked first.`,
      next: text`Get a copy of the recorded deed and five years of bank statements, and have an elder law attorney look before you apply.`,
      say: text`Is this transfer outside the look-back, and can the state still claim the house later?`,
    }),
  },
  asks: [
    {
      field: 'transfer',
      question: 'Has the house already been given away?',
      choices: [
        { label: 'No', value: 'no' },
        { label: 'Yes, in the last 5 years', value: 'lately' },
        { label: 'Yes, longer ago', value: 'long_ago' },
      ],
    },
    {
      field: 'home',
      question: 'Who lives in the house?',
      choices: [
        { label: 'The husband or wife', value: 'spouse' },
        { label: 'A child who gives care', value: 'caregiver' },
        { label: 'No one else', value: 'nobody' },
      ],
    },
  ],
  followUps: ['Should I buy long-term care insurance?', "How do I help with my parents' money?"],
  comfort: 'This is a heavy time for a family, and you have more protection than people say.',
  articles: ['long-term-care', 'estate-basics'],
  sources: ['usc_42_1396p', 'usc_42_1396r_5', 'usc_26_1014'],
});
