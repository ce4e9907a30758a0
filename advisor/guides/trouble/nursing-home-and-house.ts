import { age, choice, flag, money, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import { lookBack, monthsPerYear, monthsPaid } from '#advisor/guides/trouble/care-paid.ts';

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
  simply:
    'Medicaid pays for a nursing home only when someone has little money left, and it checks whether they gave things away in the years before. A gift at the wrong time can leave a stretch when no one pays for the care.',
  input: {
    asked: choice({
      label: 'Asked about',
      options: ['after_death', 'spouse_sells', 'no_house', 'sell_for_care'],
    }),
    spouseAge: age({ label: "Spouse's age", roles: ['age@spouse'], min: 18, max: 115 }),
    parentAge: age({ label: "Parent's age", roles: ['age@other'], min: 30, max: 115 }),
    since: years({ label: 'Since when', roles: ['time_held'], toldOnly: true, min: 0, max: 80 }),
    otherParentAge: age({ label: "Other parent's age", roles: ['age@other#2'], min: 30, max: 115 }),
    cost: moneyPerMonth({
      label: 'Cost of the care',
      roles: ['spend_item@other', 'spend_item', 'medical_cost@other', 'medical_cost'],
      min: 500,
      max: 1e5,
    }),
    savings: money({
      label: 'Their savings',
      roles: ['bal_cash@other', 'bal_total@other', 'bal_cash@both', 'bal_total@both'],
      min: 0,
      max: 1e9,
    }),
    income: moneyPerMonth({
      label: 'Their income',
      roles: ['ss_income@other', 'pension_income@other', 'other_income@other', 'ss_income', 'pension_income'],
      min: 1,
      max: 1e6,
    }),
    value: money({
      label: 'Worth of the house',
      roles: ['home_value', 'home_value@other'],
      min: 1,
      max: 1e9,
    }),
    home: choice({
      label: 'Who lives in the house',
      options: ['spouse', 'caregiver', 'nobody'],
    }),
    gift: flag({
      label: 'They think of giving the house away',
      fact: 'flag=house_gift',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    transfer: choice({ label: 'House given away', options: ['no', 'lately', 'long_ago'] }),
  },
  sides: [
    {
      given: { home: 'spouse' },
      questions: [
        'mom goes to a nursing home and dad still lives in the house, will they take it',
        'my wife needs a nursing home and I stay in our home, can they take the house',
        'dad moves to memory care while mom keeps living at home',
        'one parent in a nursing home, the other one still in the house',
      ],
    },
    {
      given: { home: 'caregiver' },
      questions: [
        'my brother has lived with mom and cared for her for years, will medicaid take the house',
        'I moved in and took care of dad for three years before the nursing home, can the house go to me',
      ],
    },
    {
      given: { asked: 'spouse_sells' },
      questions: [
        'my wife is in a nursing home on medicaid and I want to sell our house and move somewhere smaller',
        'husband is on medicaid in a home, can I sell the house we own together',
      ],
    },
    {
      given: { asked: 'sell_for_care' },
      questions: [
        'sell moms house to pay for her memory care, I have power of attorney',
        'should we sell dads house to pay for the nursing home',
      ],
    },
    {
      given: { asked: 'no_house' },
      questions: [
        'mom is in assisted living and her savings run out next year, what happens then',
        'mom is in assisted living, her income does not cover it, the place does not take Medicaid, what happens when her money is gone',
        'dad was a veteran, his money for assisted living is almost gone and he owns no house',
      ],
    },
    {
      given: { asked: 'after_death' },
      questions: [
        'will medicaid take my mothers house after she dies',
        'does the state get the house when dad dies on medicaid',
        'medicaid estate recovery, can they make us sell the home after the funeral',
        'parent in a nursing home on medicaid, do the kids still inherit the house',
      ],
    },
  ],
  decide: ({ asked, spouseAge, parentAge, otherParentAge, home, transfer, since, gift, value }) => {
    if (asked === 'sell_for_care' && transfer === undefined && !gift) return 'sell_for_care';
    if (asked === 'spouse_sells' && transfer === undefined) return 'spouse_sells';
    if (asked === 'no_house' && value === undefined && transfer === undefined && !gift)
      return 'money_runs_out';
    if (asked === 'after_death' && home !== 'caregiver' && transfer === undefined && !gift)
      return 'after_death';
    if (transfer === 'lately') return 'given_lately';
    if (transfer === 'long_ago') return 'given_long_ago';
    if (home === 'spouse') return 'spouse';
    if (home === 'caregiver') return 'caregiver';
    const aboutTheCouple = spouseAge !== undefined && parentAge === undefined && home === undefined;
    // A question about signing the house over is answered first, whether or not a spouse lives there.
    const areBothParents = otherParentAge !== undefined && home === undefined && !gift;
    if (aboutTheCouple || areBothParents) return 'spouse';
    return since !== undefined && transfer === undefined && home === undefined ? 'by_the_dates' : 'keep';
  },
  verdicts: {
    after_death: () => ({
      opening: text`It can: after your parent dies, the state may claim what Medicaid paid from the house, but no more than that.`,
      because: [
        text`It can't collect while a spouse is alive, or a child who's under twenty-one, blind or disabled. A child who lived there and gave care, and families in hardship, can ask for a waiver.`,
        text`In many states only what goes through probate can be claimed, so a deed or trust made in good time may protect it. A gift made now can delay Medicaid instead.`,
      ],
      unless: text`your parent never goes on Medicaid, or pays privately until the end. Then there's nothing to claim.`,
      next: text`See an elder law attorney in your state before the application, and keep records of who lives there and who pays for it.`,
    }),
    spouse_sells: () => ({
      opening: text`Have the house put in your name alone before you sell it: between spouses that's allowed, and the money is then yours to use.`,
      because: [
        text`The home of the spouse who isn't in care isn't counted. Sold in both names, half of the price could count as the other's and interrupt Medicaid.`,
        text`Money you keep may count again at the next review in some states, so buy the smaller place soon after.`,
      ],
      unless: text`your state wants the price spent on care first. An elder law attorney there knows.`,
      next: text`See an elder law attorney before you list it, and change your will so your share doesn't pass to the one in care.`,
      say: text`Can the deed go to me alone, and what happens to Medicaid when I sell?`,
    }),
    sell_for_care: ({ value, ...care }, context) => ({
      opening:
        value === undefined
          ? text`Yes, you can sell it for the care if the power of attorney covers real estate, but check two things before you list it.`
          : text`Yes, you can sell the ${given('value', value, 'usd')} house for the care if the power of attorney covers real estate, but check two things first.`,
      because: [
        ...monthsPaid(care, context),
        text`Tax: much of the gain is usually tax-free for an owner who lived there, and time in care can count. Kept until death, heirs get a new cost instead.`,
        text`Medicaid: the house often isn't counted while someone may return, but the money from a sale is, and has to go to the care first.`,
      ],
      unless: text`a spouse, or a child who is disabled or gave care, lives there. Then see an elder law attorney before anything else.`,
      next: text`Have an elder law attorney read the power of attorney, get two agents' prices, and keep the money in the owner's name only.`,
    }),
    money_runs_out: (care, context) => ({
      opening: text`Act while there's money left: apply for veterans benefits if there was wartime service, and get on the list of homes that take Medicaid.`,
      because: [
        ...monthsPaid(care, context),
        text`A veteran or a surviving spouse who needs daily help may get a VA pension with Aid and Attendance. Medicaid pays when savings are nearly gone, but assisted living takes it only in some places.`,
        text`Homes that take Medicaid often ask for some months of private pay first, so moving in good time matters.`,
      ],
      unless: text`a spouse lives at home. Then part of the savings and income stays with that spouse.`,
      next: text`Ask the home in writing what happens when the money ends, and call the county's veterans service officer and the Area Agency on Aging.`,
    }),
    by_the_dates: ({ since = 0 }, context) => {
      const months = context.facts.get('medicaid_look_back_months');
      const isInside = since * monthsPerYear < months;
      return {
        opening: isInside
          ? text`If the house changed hands ${given('since', since, 'years')} ago, that's inside Medicaid's look-back, so see an elder law attorney before you apply.`
          : text`If the house changed hands ${given('since', since, 'years')} ago, that's likely outside Medicaid's look-back, so you can plan to apply.`,
        because: [
          text`In most states Medicaid looks back ${lookBack(context)} at gifts from the day of the application. ${isInside ? 'A gift inside that time usually means months without coverage, and applying too early can make it worse.' : 'What counts is the date on the recorded deed, and whether anything was given later.'}`,
          text`Gifts to a spouse or a disabled child don't count against you.`,
        ],
        unless: text`that's how long a son or daughter has lived there and given care. Two years of it can let the house pass to them without a penalty.`,
        next: text`Take the recorded deed, proof of who lived there, and five years of bank statements to the attorney.`,
      };
    },
    keep: ({ value, gift, ...care }, context) => ({
      opening:
        value === undefined
          ? text`${gift ? "No, don't" : "Don't"} give the house away: see an elder law attorney first.`
          : text`No, don't give the ${given('value', value, 'usd')} house away: see an elder law attorney first.`,
      because: [
        ...monthsPaid(care, context),
        text`In most states Medicaid looks back ${lookBack(context)} at gifts, and a house given to family can leave months of care with no one to pay.${care.savings === undefined ? ' The children also lose the tax break on an inherited house.' : ''}`,
        text`Up to a state limit, the house often isn't counted while the owner is alive, though the state can claim from the estate later.`,
      ],
      unless: text`a spouse, a disabled or minor child, or a child who gave care lives there. The law lets the house pass to them.`,
      next: text`Find an attorney through your Area Agency on Aging, before anyone signs a deed or Medicaid form.`,
      say: text`What protects the house in our state?`,
    }),
    spouse: (care, context) => ({
      opening: text`Keep the house: a husband or wife who lives there can stay, and it isn't counted.`,
      because: [
        ...monthsPaid(care, context),
        text`The spouse at home also keeps part of the savings and enough monthly income to live on. The state sets the amounts each year. A transfer between spouses isn't a penalized gift.`,
        ...(care.savings === undefined ? [text`Giving it to the children would be one.`] : []),
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
      settled: ({ asked, home, gift, since }) =>
        home === 'caregiver' ||
        asked === 'spouse_sells' ||
        asked === 'sell_for_care' ||
        asked === 'no_house' ||
        (gift === true && since !== undefined),
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
  related: ['caring-for-parents', 'medicaid-and-chip', 'medicare'],
  sources: ['usc_42_1396p', 'usc_42_1396r_5', 'usc_26_1014'],
});
