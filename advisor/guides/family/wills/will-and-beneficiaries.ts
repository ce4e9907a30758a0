import { age, choice, count, money } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { movedQuestions, movedWill } from '#advisor/guides/family/wills/will-after-move.ts';
import {
  exNamed,
  exNamedQuestions,
  unmarriedQuestions,
  willCost,
  willCostQuestions,
  withoutOne,
  withoutOneQuestions,
  willAsks,
} from '#advisor/guides/family/wills/will-questions.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  adult,
  equityWords,
  formsFirst,
  young,
  youngParent,
} from '#advisor/guides/family/wills/will-words.ts';

export const willAndBeneficiaries = defineGuide({
  id: 'will_and_beneficiaries',
  title: 'Will, trust and beneficiaries',
  about: 'Whether you need a will or a trust, whom to name as beneficiary, and what comes first',
  questions: [
    'do I need a will or a trust',
    'im 29 single with a 401k, do i really need a will',
    'Should I put my kids down as beneficiaries on my life insurance?',
    'my ex is still on my IRA, does it matter',
    'living trust salesman at a seminar wants 4500, worth it?',
    'who do i name if my wife and i die at the same time, we have a 2 yr old',
    'Can I just write my own will online?',
    'second marriage his kids and my kids how do we make the will fair',
    'we own a cabin in another state, does that mean we need a trust',
    'can I leave my house to my son without probate',
  ],
  simply:
    "When you die, each thing you own follows a paper: the form at the bank, the deed or the will. Where there's no paper, state law decides, and it may not pick the people you'd pick.",
  input: {
    family: choice({
      label: 'Whom you leave',
      options: ['young_children', 'blended', 'disabled_heir', 'simple'],
    }),
    child_age: age({ label: 'Age of the youngest child', roles: ['age@child'], min: 0, max: 70 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    age: age({ label: 'Your age', roles: ['age'], min: 18, max: 110 }),
    status: choice({
      label: 'Family situation',
      fact: 'status',
      options: ['married', 'engaged', 'divorced', 'widowed', 'unmarried_couple'],
    }),
    alone: choice({
      label: 'Single without children',
      options: ['yes'],
      facts: { yes: ['flag=no_kids & filing=single', 'flag=no_dependents & filing=single'] },
    }),
    solo: choice({
      label: 'Not married',
      options: ['yes'],
      facts: { yes: ['filing=head_of_household', 'filing=single', 'status=divorced', 'status=widowed'] },
    }),
    single: choice({ label: 'Not married', options: ['yes'], facts: { yes: 'filing=single' } }),
    asked: choice({
      label: 'Asked about',
      options: ['leave_out', 'moved', 'without_one', 'cost', 'ex_named'],
    }),
    owed: money({
      label: 'Mortgage',
      roles: ['mortgage_balance', 'mortgage_balance@both'],
      min: 0,
      max: 1e9,
    }),
    property: choice({ label: 'Real estate', options: ['none_or_one', 'several_states'] }),
    estate: money({
      label: 'What you would leave',
      roles: ['estate_size', 'bal_total', 'bal_total@both'],
      min: 0,
      max: 1e11,
    }),
    retirement: money({ label: 'Retirement account', roles: ['bal_retirement'], min: 1, max: 1e9 }),
    fee: money({ label: 'Price of the trust', roles: ['fee_amount'], min: 1, max: 1e6 }),
    home: money({ label: 'Worth of the house', roles: ['home_value', 'home_value@both'], min: 1, max: 1e9 }),
  },
  sides: [
    { given: { asked: 'moved' }, questions: movedQuestions },
    { given: { asked: 'without_one' }, questions: withoutOneQuestions },
    { given: { asked: 'cost' }, questions: willCostQuestions },
    { given: { asked: 'ex_named' }, questions: exNamedQuestions },
    {
      given: { status: 'unmarried_couple' },
      questions: unmarriedQuestions,
    },
    {
      given: { asked: 'leave_out' },
      questions: [
        'Can I leave my kids out of my will, and can they fight it?',
        'how do I disinherit my son',
        'leave everything to one daughter and nothing to the others',
      ],
    },
    {
      given: { solo: 'yes' },
      questions: [
        "single mom, their dad isn't in the picture, who gets my kids if I die",
        'I raise my children alone, do I need a will, my sister would take them',
      ],
    },
    {
      given: { family: 'blended' },
      questions: [
        'second marriage his kids and my kids how do we make the will fair',
        "I'm remarried with two children from my first marriage and own the house from before. What happens if I die?",
        'my husband has a daughter from before, I have two sons, who gets my house',
        'my kids from my first marriage should get the house, but my new spouse should be able to stay in it',
      ],
    },
    {
      given: { family: 'disabled_heir' },
      questions: [
        'our son has autism and gets SSI, how do we leave him money',
        'daughter with Down syndrome on Medicaid, do we need a trust in the will',
      ],
    },
  ],
  decide: (
    {
      asked,
      family,
      child_age,
      children = 0,
      age: old = adult,
      status,
      alone,
      single,
      property,
      estate = 0,
      fee,
      home,
    },
    { facts },
  ) => {
    if (estate >= facts.get('estate_exemption')) return 'estate_lawyer';
    if (asked !== undefined) return asked;
    if (family === 'blended' || family === 'disabled_heir') return 'trust';
    if (status === 'unmarried_couple') return 'unmarried';
    if (family === 'young_children' || (child_age !== undefined && child_age < adult)) return 'guardian';
    if (family === undefined && child_age === undefined && children > 0 && old < youngParent)
      return 'guardian';
    if (property === 'several_states') return 'trust';
    if (fee !== undefined) return 'trust_pitch';
    if (home !== undefined && old >= youngParent) return 'house_by_deed';
    if (status === 'divorced') return 'change_the_forms';
    const isAlone = alone !== undefined || (single !== undefined && old < young && children === 0);
    return isAlone ? 'alone' : 'forms_and_will';
  },
  verdicts: {
    moved: movedWill,
    without_one: withoutOne,
    cost: willCost,
    ex_named: exNamed,
    leave_out: () => ({
      opening: text`Yes, in nearly every state you can leave grown children out, if the will says so plainly.`,
      because: [
        text`Name each child and say you leave them nothing on purpose. Accounts go to the person on the form, so change those too.`,
        text`They can contest it only over pressure, a sound mind or bad form. A spouse usually keeps a right to a share.`,
      ],
      unless: text`you live in Louisiana, where young or disabled children have a forced share, or a child is still a minor.`,
      next: text`Have an estate lawyer write it, not an online form, and sign it without the heirs in the room.`,
    }),
    trust_pitch: ({ fee = 0 }) => ({
      opening: text`No, don't pay ${given('fee', fee, 'usd')} at a seminar or to a salesperson.`,
      because: [
        text`Retirement accounts, life insurance and bank accounts already pass outside probate by their forms. A plain will and a transfer-on-death deed, where your state has one, cover most of the rest.`,
        text`If a trust does make sense, an estate lawyer in your state writes one for a flat fee, and moves your house and accounts into it.`,
      ],
      unless: text`you have a second family, an heir with a disability, or land in several states. Then see that lawyer.`,
      next: text`Name beneficiaries on every account, then ask one local estate lawyer for a flat-fee quote.`,
      say: text`I won't sign anything today. My own lawyer will read it first.`,
    }),
    unmarried: ({ children = 0, child_age, home, owed }, { run }) => ({
      opening: text`Yes, you both need a will: without one, an unmarried partner usually inherits nothing.`,
      because: [
        text`State law favors relatives. Accounts go to the person on the form, so name each other there.`,
        ...(children > 0 || (child_age !== undefined && child_age < adult)
          ? [
              text`Your child inherits, but under a court's eye. A will names a guardian and someone to manage the money.`,
            ]
          : []),
        text`For ${equityWords({ home, owed }, run)}, look at the deed: only with right of survivorship does it pass to the other owner.`,
      ],
      unless: text`you want relatives to inherit. Then say that in the will, and give your partner the right to stay for a time.`,
      next: text`Check the deed and every beneficiary form this week, and sign health care and financial powers of attorney for each other.`,
    }),
    house_by_deed: ({ home = 0 }) => ({
      opening: text`For the ${given('home', home, 'usd')} house, a transfer-on-death deed or a living trust skips probate, and a simple will does the rest.`,
      because: [
        text`Most states have that deed: you stay the owner and can change your mind, and the heir usually owes no tax on the old gain. Where there's none, a living trust does it.`,
        text`Don't add a child to the deed now. Their debts and divorce would come with it, and so would your old cost.`,
      ],
      unless: text`you have a second family or an heir with a disability. Then a trust is worth its price.`,
      next: text`Ask a local lawyer to record the deed, and check the beneficiary forms on your accounts the same week.`,
    }),
    alone: (owner) => ({
      opening: formsFirst(owner),
      because: [
        text`Without a will, your state decides: usually your parents get what you own, then brothers and sisters. Friends, a partner or a charity get nothing.`,
        text`Accounts with a form go to the person on it and skip that, so forms do most of the job. Small estates often pass with a short affidavit instead of probate.`,
      ],
      unless: text`someone else should get something, or you own a home or a pet that needs a plan. Then write a simple will now.`,
      next: text`Name a first and a second beneficiary on every account, and sign a health care proxy, which matters more at your age.`,
    }),
    forms_and_will: (owner) => ({
      opening: formsFirst(owner),
      because: [
        text`Retirement accounts, life insurance and accounts payable on death go to the person on the form, whatever the will says. A 401(k) generally goes to a spouse who hasn't signed it away.`,
        text`A will covers the rest and names who handles it. Without one, state law decides, and an unmarried partner usually gets nothing.`,
      ],
      unless: text`probate is costly in your state, or you want to control when heirs get money. Then consider a living trust.`,
      next: text`Log in to each account, name a first and a second beneficiary, and save the confirmation.`,
      say: text`What would a trust do for me that beneficiary forms and a will don't?`,
    }),
    guardian: ({ solo }) => ({
      opening: text`Make a will now to name a guardian, and don't name young children directly on insurance or accounts.`,
      because: [
        solo === undefined
          ? text`If both parents die without one, a court picks who raises them. Guardian and money manager can be two people.`
          : text`Without one a court picks who raises them, and the other parent comes first by law if living. So say in the will whom you want, and why.`,
        solo === undefined
          ? text`A court would also have to manage money left to a child. Name your spouse first, and a trust in the will second.`
          : text`A court would also have to manage money left to a child. Name a trust in the will as beneficiary, with someone you trust in charge, who can be another person than the guardian.`,
      ],
      unless: text`a child has a disability and gets benefits. Then a special needs trust must take that share.`,
      next: text`${solo === undefined ? 'Agree on' : 'Choose'} a guardian tonight, ask that person, and book an estate lawyer, or use a well-known online will if things are simple.`,
      say: text`If something happened to ${solo === undefined ? 'us' : 'me'}, would you raise the kids? Here's how the money would work.`,
    }),
    trust: ({ family, home }) => ({
      opening:
        family === 'blended'
          ? text`Yes, make a will and likely a trust: without them, your spouse and your children share ${home === undefined ? 'what you own' : text`the ${given('home', home, 'usd')} house`} by state law.`
          : text`You're one of the people for whom a trust is worth it.`,
      because: [
        family === 'blended'
          ? text`Left to your spouse, nothing makes it go on to your children. A trust can let your spouse live there for life and then give it to your kids.`
          : text`With a second family, an heir with a disability or land in several states, a plain will can hurt: the wrong side inherits, benefits end, or each state runs its own probate.`,
        text`A trust only works for what you move into it, and the beneficiary forms have to match it.`,
      ],
      unless: text`it's only the house. Many states have a simple transfer-on-death deed.`,
      next: text`Book an estate lawyer in your state and ask for a flat fee. Skip free dinner seminars.`,
      say: text`What's your flat fee for the trust, the deeds, the wills and the powers of attorney?`,
    }),
    change_the_forms: ({ retirement }) => ({
      opening:
        retirement === undefined
          ? text`Change your beneficiary forms today: the will won't fix them.`
          : text`Change the beneficiary on the ${given('retirement', retirement, 'usd')} account today: the will won't fix it.`,
      because: [
        text`A workplace plan generally pays the person named, even an ex-spouse, whatever the divorce decree or the will says. State law may remove an ex elsewhere, but don't count on it.`,
        text`Life insurance at work, old 401(k)s and IRAs are the ones people forget.`,
      ],
      unless: text`your decree makes you keep insurance for your ex or the kids. Then follow it.`,
      next: text`Check every account online now, then renew the will, the powers of attorney and the health care proxy.`,
      say: text`Please send me written confirmation of the beneficiaries you have on file.`,
    }),
    estate_lawyer: (_given, { facts }) => ({
      opening: text`See an estate lawyer: at your size the federal estate tax is in play.`,
      because: [
        text`Above ${fact('estate_exemption', facts.get('estate_exemption'), 'usd')} a person, ${fact('estate_tax_rate', facts.get('estate_tax_rate'), 'percent')} goes to the federal tax. A couple can use two exemptions, but only if a return is filed when the first one dies.`,
        text`Yearly gifts, charity and trusts can lower it, and they work best started early.`,
      ],
      unless: text`it all goes to a spouse who's a citizen, or to charity. Then no federal estate tax is due at your death.`,
      next: text`List what you own and how it's titled, and check the beneficiary forms before the meeting.`,
    }),
  },
  asks: willAsks,
  followUps: [
    'Who inherits my IRA?',
    'How much life insurance do I need?',
    'How much can I leave without estate tax?',
  ],
  articles: ['beneficiaries', 'estate-basics', 'gift-and-estate-tax'],
  sources: ['irs_plan_beneficiaries', 'irs_estate_tax'],
});
