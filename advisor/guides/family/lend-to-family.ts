import {
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { mayNeedIt } from '#advisor/guides/family/gift-from-parent.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  backEachMonth,
  giveLess,
  givesLess,
  monthlyHelp,
  leavesTooLittle,
  leftOver,
  lendAgain,
  noInterestUpTo,
  partOfIt,
  spareOf,
  theSum,
  tooThin,
} from '#advisor/guides/family/lending-means.ts';

export const lendToFamily = defineGuide({
  id: 'lend_to_family',
  title: 'Lend to family or friends',
  about: 'Lend money to a relative or friend, give it instead, or say no',
  questions: [
    'should I lend my sister money for rent',
    'my buddy asked me for 3 grand. i have 7k in savings. lend it?',
    'Is it better to give my son the money or make it a loan?',
    'cousin never paid me back and is asking again. how do i say no',
    'Our daughter needs $35,000 to buy out her ex. Loan with a contract?',
    'do i have to charge my brother interest on a loan or will the irs care',
    'mom wants to borrow from my emergency fund',
    'my parents asked us to lend them 9,000 for a new furnace',
    'folks want to borrow money from us for home repairs',
    'How do I write up a loan to a family member?',
    'friend of 20 years short on his mortgage, help him out or stay out of it',
    'parents in law asking for money every couple months now, what do we do',
  ],
  simply:
    "Money lent to family often doesn't come back, and then both the money and the peace are gone. So it should be money you can do without, or else a real loan on paper.",
  input: {
    amount: money({
      label: 'Amount asked for',
      roles: [
        'debt_balance@other:family',
        'debt_balance@child:family',
        'debt_balance:family',
        'debt_balance@other',
        'debt_balance@child',
        'gift_amount',
        'lump_sum',
      ],
      min: 1,
      max: 1e8,
    }),
    monthly: moneyPerMonth({
      label: 'Help each month',
      roles: [
        'debt_balance@other:family',
        'debt_balance:family',
        'debt_balance@other',
        'gift_amount@other',
        'gift_amount',
        'spend_item@other',
      ],
      comes: 'month',
      min: 1,
      max: 1e5,
    }),
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages', 'wages@both'], ownOnly: true, min: 1, max: 1e8 }),
    cash: money({ label: 'Your cash', roles: ['bal_cash', 'bal_cash@both', 'bal_total'], min: 0, max: 1e9 }),
    spending: spendingField,
    rate: percent({ label: 'Interest', roles: ['loan_rate'], min: 0, max: 60 }),
    term: years({ label: 'Time to pay it back', roles: ['term', 'time_payoff'], min: 0.1, max: 40 }),
    cards: money({ label: 'Your card debt', roles: ['debt_balance:card'], ownOnly: true, min: 1, max: 1e7 }),
    gift: money({ label: 'A smaller gift', roles: ['gift_amount'], min: 1, max: 1e8 }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    can_lose: choice({ label: 'Could you lose it', options: ['yes', 'no'] }),
    side: choice({ label: 'Who asks', options: ['borrower', 'business', 'collect', 'parent_gives'] }),
    spouse: choice({ label: 'What your spouse says', options: ['not_asked_or_against'] }),
    before: choice({ label: 'Lent to them before', options: ['repaid', 'not_repaid', 'never'] }),
  },
  sides: [
    {
      given: { spouse: 'not_asked_or_against' },
      questions: [
        "my brother wants to borrow money and my wife doesn't know about it",
        'wife is against lending my sister money, what do I do',
        "haven't told my husband that I want to lend my mother the money",
      ],
    },
    {
      given: { side: 'parent_gives' },
      questions: [
        'my dad is 80, wants to give me 60k and might need assisted living soon',
        'mom wants to hand me her savings before she goes to a nursing home, should I take it',
      ],
    },
    {
      given: { before: 'not_repaid' },
      questions: [
        'brother asks for money again and never paid back the last loan',
        'she still owes me from last time and wants to borrow more',
        'he never paid back what I lent him years ago',
        'they never repaid the last money we gave them',
      ],
    },
    {
      given: { side: 'collect' },
      questions: [
        'my friend owes me money and avoids me, small claims or let it go',
        'how do I get back the money I lent my brother',
        'lent a coworker 1,500 and he stopped answering, sue him?',
      ],
    },
    {
      given: { side: 'business' },
      questions: [
        'my friend wants me to put money in his new restaurant',
        'cousin is starting a business and offers me 8% if I lend him the money',
        'should I invest in my brother in law’s company',
      ],
    },
    {
      given: { side: 'borrower' },
      questions: [
        'my parents offered to lend us money for a house, how do we do it right',
        'borrowing from my dad for a down payment, do we need a contract',
        'my in-laws will loan us 50k, what paperwork',
        'should I borrow from my parents or the bank',
      ],
    },
  ],
  decide: (means, context) => {
    if (means.side === 'borrower') return 'borrow_right';
    if (means.side === 'parent_gives') return 'look_back';
    if (means.spouse !== undefined && means.side !== 'collect') return 'spouse_first';
    if (means.side === 'collect') return 'collect';
    if (means.side === 'business' && !leavesTooLittle(means)) return 'business';
    if (means.monthly !== undefined && means.side === undefined && means.before === undefined)
      return 'every_month';
    if (means.can_lose === 'no' || means.before === 'not_repaid') return 'refuse';
    const owes = means.can_lose === undefined && (means.cards !== undefined || means.no_savings);
    if (!owes && givesLess(means)) return 'give_less';
    if (!owes && spareOf(means, context)) return 'part_of_it';
    if (owes || leavesTooLittle(means)) return 'refuse';
    return means.amount !== undefined && means.amount > noInterestUpTo ? 'in_writing' : 'give_what_you_can';
  },
  verdicts: {
    spouse_first: ({ amount, cash }) => ({
      opening: text`Not before you two agree: settle it with your spouse first, and until then the answer is no.`,
      because: [
        text`It's shared money, and a secret loan costs more trust than it brings back. ${amount !== undefined && cash !== undefined ? text`${given('amount', amount, 'usd')} out of ${given('cash', cash, 'usd')} is for both of you to decide.` : 'Most loans in a family are paid back late or never.'}`,
        text`A smaller gift you'd both be fine with losing usually ends the matter better than a loan.`,
      ],
      unless: text`someone would lose their home, medicine or safety this week. Then talk tonight and pay that one bill directly.`,
      next: text`Sit down tonight with the sum, your savings and your bills, and agree on one number, which may be zero.`,
      say: text`We decide money together, so I can't answer alone. I'll call you after we've talked.`,
    }),
    look_back: ({ amount }) => mayNeedIt({ gift: amount, savings: undefined }),
    collect: ({ amount }) => ({
      opening: text`Ask once more in writing with a date, and go to small claims only if you can prove the loan and they could pay.`,
      because: [
        text`A text that admits the debt, or the bank transfer, is usually proof enough, and filing costs little. But winning isn't the same as being paid: you'd have to collect${amount === undefined ? '' : text` the ${given('amount', amount, 'usd')}`} from someone with a job or a bank account.`,
        text`In a family it can also end the relationship, so an offer of small monthly payments is worth trying first.`,
      ],
      unless: text`it was years ago. States set a time limit to sue, often three to six years, so check it first.`,
      next: text`Send a friendly message that names the sum and the date it was lent, and ask for a monthly amount by a set day.`,
      say: text`I lent you this in good faith. What can you pay each month, starting this month? If I don't hear back, I'll file in small claims.`,
    }),
    business: ({ amount, cash }) => ({
      opening: text`Only put in what you could lose without it hurting, and treat ${theSum(amount, 'the money')} as gone the day you hand it over.`,
      because: [
        text`Many new businesses close within a few years, and a friend's promise of interest is only as good as the business. No bank lends to a start-up on those terms without security.`,
        ...(cash === undefined || amount === undefined
          ? []
          : [
              text`Of your ${given('cash', cash, 'usd')}, keep six months of bills untouched before you decide on any of it.`,
            ]),
      ],
      unless: text`there are real books, steady sales, and a signed note secured by something you could sell, such as the equipment.`,
      next: text`Ask for two years of tax returns or a written plan, and offer a smaller sum on a signed note.`,
      say: text`I believe in you, but I can only do a small amount, with a signed note. Can I see the numbers?`,
    }),
    borrow_right: ({ amount }, { facts }) => ({
      opening: text`Decide first whether ${amount === undefined ? text`the money` : text`the ${given('amount', amount, 'usd')}`} is a gift or a loan, because the mortgage lender and the IRS treat them differently.`,
      because: [
        text`A gift needs a signed gift letter and no repayment. Up to ${fact('gift_exclusion', facts.get('gift_exclusion'), 'usd')} from each parent to each of you a year needs no tax form, and above that it's usually just a form.`,
        text`A loan needs a signed note, at least the IRS's published rate and real payments. The mortgage lender counts those payments against you, and hiding them on the application is fraud.`,
      ],
      unless: text`your parents may need the money back soon. Then don't build a house on it.`,
      next: text`Ask the mortgage lender which of the two it accepts before any money moves, and have a lawyer write the note if it's a loan.`,
      say: text`We'd like to do this properly, so it never comes between us. Is it a gift or a loan for you?`,
    }),
    every_month: monthlyHelp,
    give_less: giveLess,
    part_of_it: partOfIt,
    refuse: ({ cards, no_savings: none, ...means }, context) => ({
      opening:
        cards !== undefined
          ? text`No, don't lend it: you owe ${given('cards', cards, 'usd')} on cards yourself.`
          : means.cash !== undefined && means.amount !== undefined && means.amount > means.cash
            ? text`No, don't lend it: ${given('amount', means.amount, 'usd')} is more than the ${given('cash', means.cash, 'usd')} you have.`
            : text`No, don't lend it${none ? ': you have nothing put aside yourself' : ''}.`,
      because: [
        tooThin(means, context),
        text`You can help without being the bank: go through the bills together, call the lender, or look for help in their county.`,
      ],
      unless: text`someone would lose their home, medicine or safety this week. Then pay that one bill directly, as a gift.`,
      next: text`Answer today, kindly and clearly, so they can look elsewhere.`,
      say: text`I can't lend money, but I'll sit down with you tonight and help you sort this out.`,
    }),
    give_what_you_can: (means, context) => {
      const { amount, cash, before } = means;
      if (before === 'repaid') return lendAgain(means, context);
      const left = leftOver(means, context);
      const back = backEachMonth(means, context);
      return {
        opening:
          amount !== undefined && left.length > 0
            ? text`Yes, you can help with ${given('amount', amount, 'usd')}, but treat it as a gift you may never see again.`
            : amount !== undefined && cash !== undefined
              ? text`Yes, if you'd be fine without it: give the ${given('amount', amount, 'usd')} out of your ${given('cash', cash, 'usd')}, and don't make it a loan.`
              : text`Give what you can afford to lose, and don't make it a loan.`,
        because: [
          ...left,
          text`If ${theSum(amount, 'the money')} never comes back, a gift is forgotten and a loan sours every holiday.`,
          ...back,
          ...(left.length > 0 || back.length > 0
            ? []
            : [
                text`A smaller gift you don't need back is worth more to both of you than a big loan that you do.`,
              ]),
        ],
        unless: text`they have steady pay and want to repay you. Then write down the amount and the dates, and have it paid automatically.`,
        next: text`Pick the sum you wouldn't miss. If you can, pay the landlord or the mechanic directly.`,
        say: text`I can give you this much. It's a gift, you owe me nothing, and I can't do it again.`,
      };
    },
    in_writing: ({ amount, rate, term, ...means }, context) => ({
      opening:
        leftOver({ amount, ...means }, context).length > 0
          ? text`Yes, you can lend ${theSum(amount, 'it')}, but only with a signed note, real interest and automatic payments.`
          : text`Lend it only with a signed note, real interest and automatic payments.`,
      because: [
        ...backEachMonth({ amount, rate, term }, context),
        ...leftOver({ amount, ...means }, context),
        text`For ${theSum(amount, 'a sum like this')} the IRS wants interest, at least the federal rate it publishes each month.${rate === undefined ? ' If you charge less, the interest you give up can count as a gift and as income.' : ''}`,
        ...(rate === undefined
          ? [text`A note also keeps things fair with the other children or heirs.`]
          : []),
      ],
      unless: text`you'd never collect. Then give it: up to ${fact('gift_exclusion', context.facts.get('gift_exclusion'), 'usd')} a person a year needs no form.`,
      next: text`Look up this month's rate on the IRS page for applicable federal rates, then write and sign the note.`,
      say: text`I'd like to do this properly, so that it never comes between us.`,
    }),
  },
  asks: [
    {
      field: 'can_lose',
      settled: ({ cash, spending, amount }) =>
        cash !== undefined && spending !== undefined && amount !== undefined,
      question: 'Would you be fine if it never came back?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'before',
      question: 'Have they borrowed from you before?',
      choices: [
        { label: 'Yes, and paid it back', value: 'repaid' },
        { label: "Yes, and didn't pay it back", value: 'not_repaid' },
        { label: 'No', value: 'never' },
      ],
    },
  ],
  followUps: ['Should I cosign a loan instead?', 'How much can I give someone without gift tax?'],
  articles: ['gift-and-estate-tax', 'emergency-fund'],
  related: ['lending-to-family'],
  sources: ['usc_26_7872', 'irs_applicable_federal_rates'],
});
