import { age, choice, flag, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { giftRecipients } from '#advisor/calculators/tax/estate/gift-recipients.ts';
import { estateGift } from '#advisor/calculators/tax/estate/estate-gift.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { isTooMuchForThem, mayNeedIt } from '#advisor/guides/family/gift-from-parent.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { keepTheHouse } from '#advisor/guides/family/keep-the-house.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  afterGiftLine,
  cannotSpare,
  easyHelp,
  monthsPerYear,
  spared,
} from '#advisor/guides/family/gift-left-over.ts';

export const givingToChildren = defineGuide({
  id: 'giving_to_children',
  title: 'Giving money or a house to children',
  about: 'Giving money or a house to children or grandchildren while alive, and what tax has to do with it',
  questions: [
    'should I give my kids their inheritance now',
    'want to give our son 50k for a down payment, do we pay gift tax',
    'Should I put my house in my daughter’s name?',
    'can i gift each grandkid 10 thousand without telling the irs',
    'mom wants to sign the house over so we skip probate. good idea?',
    'give 100k to my kids now or leave it in the will',
    'Is it smarter to sell my house to my son for $1?',
    'we have 3 children and 1.8 mil. how much can we hand out while alive',
    'does my daughter owe tax on the 25000 i gave her',
    'im 72 and might need a nursing home someday, should i give the money away now',
  ],
  simply:
    "Giving is mostly not taxed, but you can't take it back. So it's less about tax today than about whether you may need it yourself, and, for a house, whether your child would pay less tax by inheriting it.",
  input: {
    gift: money({
      label: 'Gift to each',
      roles: [
        'gift_amount',
        'gift_amount@child',
        'gift_amount@other',
        'gift_amount@both',
        'lump_sum',
        'down_amount@child',
      ],
      min: 1,
      max: 1e10,
    }),
    recipients: giftRecipients('Number of people who get the gift'),
    couple: flag({
      label: 'Given by a married couple together',
      fact: 'flag=couple_gives',
      default: { value: false, reason: 'one giver, unless you say two' },
    }),
    savings: money({
      label: 'Your savings',
      roles: ['bal_total', 'bal_total@both', 'bal_cash', 'bal_cash@both', 'bal_retirement', 'bal_brokerage'],
      adds: true,
      ownOnly: true,
      min: 0,
      max: 1e10,
    }),
    cards: money({ label: 'Your card debt', roles: ['debt_balance:card'], ownOnly: true, min: 1, max: 1e7 }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    age: age({ label: 'Your age', roles: ['age'], ownOnly: true, min: 18, max: 115 }),
    home: money({ label: 'Worth of the home', roles: ['home_value'], min: 1, max: 1e9 }),
    what: choice({
      label: 'What you would give',
      options: ['money', 'house'],
      facts: { house: 'flag=house_gift' },
    }),
    monthly: moneyPerMonth({
      label: 'Help each month',
      roles: ['housing_cost@child', 'spend_item@child', 'spend_total@child'],
      min: 1,
      max: 1e5,
    }),
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages', 'wages@both'], ownOnly: true, min: 1, max: 1e8 }),
    spending: spendingField,
    income: moneyPerMonth({
      label: 'Social Security and pensions',
      roles: ['ss_income', 'ss_income@spouse', 'ss_income@both', 'pension_income', 'pension_income@spouse'],
      adds: true,
      min: 1,
      max: 1e6,
    }),
    worry: choice({ label: 'What worries you', options: ['divorce'] }),
    their_savings: money({
      label: "The giver's savings",
      roles: ['bal_total@other', 'bal_cash@other', 'bal_retirement@other'],
      min: 1,
      max: 1e10,
    }),
    their_age: age({ label: "The giver's age", roles: ['age@other'], min: 18, max: 115 }),
    heir: choice({ label: 'Who gets it', options: ['on_benefits'] }),
    can_spare: choice({ label: 'Can you spare it', options: ['yes', 'no'] }),
  },
  sides: [
    {
      given: { worry: 'divorce' },
      questions: [
        'his wife might divorce him and take half of what we give',
        "we don't want our daughter's husband to get the money if they split up",
        'what if my son divorces after we helped with the down payment',
      ],
    },
    {
      given: { heir: 'on_benefits' },
      questions: [
        'my brother has down syndrome and grandma wants to leave him 50k straight in her will',
        'give money to my disabled son who gets SSI',
        'my daughter is on SSI and Medicaid, can we leave or give her money',
      ],
    },
  ],
  decide: (
    {
      couple,
      heir,
      their_savings: theirs,
      their_age: theirAge,
      recipients,
      home,
      what,
      can_spare,
      monthly,
      pay,
      worry,
      ...giver
    },
    context,
  ) => {
    const { facts } = context;
    if (worry === 'divorce') return 'safe_from_divorce';
    if (monthly !== undefined && giver.gift === undefined && can_spare === undefined)
      return pay !== undefined && monthly * monthsPerYear <= pay * easyHelp ? 'help_monthly' : 'help_less';
    if (heir !== undefined) return 'special_needs';
    const { gift } = giver;
    if (isTooMuchForThem({ gift, savings: theirs, age: theirAge, recipients })) return 'parent_may_need_it';
    if (what === 'house' || (what === undefined && home !== undefined && gift === undefined))
      return 'keep_the_house';
    if (can_spare === 'no' || (can_spare === undefined && cannotSpare({ ...giver, recipients }, context)))
      return 'keep_it';
    const givers = couple ? 2 : 1;
    return gift !== undefined && gift > givers * facts.get('gift_exclusion') ? 'give_and_file' : 'give';
  },
  verdicts: {
    parent_may_need_it: ({ gift, their_savings: savings }) => mayNeedIt({ gift, savings }),
    safe_from_divorce: ({ gift }) => ({
      opening: text`Then lend ${gift === undefined ? 'it' : text`the ${given('gift', gift, 'usd')}`} on a recorded note, or keep it in your child's name alone: a gift into a shared house usually gets divided.`,
      because: [
        text`A gift to one spouse stays theirs only while it's kept apart, not in a joint account or home.`,
        text`A real note, secured by the house and with payments made, is paid back first in a divorce, and you can forgive it later.`,
      ],
      unless: text`you'd be glad for the couple to have it whatever happens. Then give it and don't look back.`,
      next: text`Ask their mortgage lender whether a family note is allowed, then have a lawyer write and record it.`,
      say: text`We'd like to help you both. We'll write it down as a loan, so it's clear for everyone.`,
    }),
    special_needs: ({ gift }, { facts }) => ({
      opening: text`Not straight to them: ${gift === undefined ? 'money of their own' : given('gift', gift, 'usd')} can end SSI and Medicaid, so it has to go into a special needs trust.`,
      because: [
        text`SSI allows only about two thousand dollars of savings. A trust can pay for extras for life.`,
        text`An ABLE account takes up to ${fact('able_limit', facts.get('able_limit'), 'usd')} a year, if the disability began early enough.`,
      ],
      unless: text`they get only SSDI and Medicare. Those don't look at savings.`,
      next: text`Have the will or the gift changed to name the trust before anything is paid out. A special needs attorney writes it for a flat fee.`,
      say: text`Please leave it to a special needs trust for him, not to him by name.`,
    }),
    give: ({ couple, ...giver }, context) => {
      const { gift } = giver;
      const { facts } = context;
      const after = afterGiftLine(giver, context);
      return {
        opening:
          gift === undefined
            ? text`Yes, give it if you'll never need it back. There's almost never any tax.`
            : text`Yes, give the ${given('gift', gift, 'usd')} if you'll never need it back. There's no gift tax.`,
        because: [
          gift === undefined
            ? text`Each giver can give each child up to ${fact('gift_exclusion', facts.get('gift_exclusion'), 'usd')} a year without any form, and the child never owes income tax on it.`
            : text`${given('gift', gift, 'usd')} is within the ${fact('gift_exclusion', facts.get('gift_exclusion'), 'usd')} that ${couple ? 'each of you two' : 'one giver'} can give each person a year without any form. The child owes no income tax.`,
          ...(after.length > 0
            ? after
            : spared(giver).length > 0
              ? spared(giver)
              : [
                  text`Money helps most when they're young: a down payment, child care, or paying off a loan.`,
                ]),
        ],
        unless: text`you might need long-term care within five years. Medicaid looks back that far at gifts, so ask an elder law attorney first.`,
        next: text`Run your own retirement numbers without this money, then transfer it with a note that it's a gift.`,
        say: text`This is a gift, once. We're treating your brother and sister the same.`,
      };
    },
    give_and_file: ({ recipients, couple, ...giver }, context) => {
      const { run, facts } = context;
      const { gift = 0 } = giver;
      const after = afterGiftLine({ ...giver, recipients }, context);
      const result = run(estateGift, { gift, recipients, split: couple });
      return {
        opening: text`Yes, you can give ${recipients > 1 ? 'each of them ' : 'the '}${given('gift', gift, 'usd')}. You file a form, and almost surely owe nothing.`,
        because: [
          ...(after.length > 0 ? after : spared(giver)),
          result
            ? after.length > 0
              ? text`Above ${result.figure('free_gift')} for each person it goes on a form and uses a little of your lifetime exemption.`
              : text`Whatever is above ${result.figure('free_gift')} for each person goes on a gift tax return. It takes ${result.figure('exemption_used')} off a giver's lifetime exemption of ${fact('estate_exemption', facts.get('estate_exemption'), 'usd')}.`
            : text`Whatever is above the yearly exclusion goes on a gift tax return and comes off your lifetime exemption.`,
          text`The child owes no income tax and doesn't report it.`,
        ],
        unless: text`you'd need it for your own care. Medicaid looks back five years, and a gift can't be called back.`,
        next:
          spared(giver).length > 0
            ? text`Transfer it with a note that it's a gift, and file the gift tax return by mid-April next year.`
            : text`Pay tuition or medical bills straight to the school or doctor, which doesn't count at all. Give the rest, and file the gift tax return by mid-April next year.`,
        say: text`This is a gift, not a loan, and I'll sign a letter for your lender.`,
      };
    },
    keep_it: ({ cards, ...giver }, context) => ({
      opening:
        cards !== undefined
          ? text`Not now: the ${given('cards', cards, 'usd')} on your own cards comes first.`
          : giver.gift !== undefined && giver.savings !== undefined
            ? text`Not that much: ${given('gift', giver.gift, 'usd')} out of ${given('savings', giver.savings, 'usd')} is more than you can be sure to spare.`
            : text`Not now: keep what you may need yourself.`,
      because: [
        ...afterGiftLine({ cards, ...giver }, context),
        text`A gift can't be called back, and a parent who runs short becomes the child's next bill.`,
        ...(afterGiftLine({ cards, ...giver }, context).length > 0
          ? []
          : [
              text`You lose little by waiting. Almost no family owes estate tax, and shares or a house you leave at death usually pass without tax on the old gain.`,
            ]),
      ],
      unless: text`a small sum would change much for them. Then give that, and pay the bill directly.`,
      next: text`Work out what you need to the age of ninety-five with care included. Only what's beyond it is yours to give.`,
      say: text`I'd love to, and I want to be sure I never have to ask you for money.`,
    }),
    help_monthly: ({ monthly = 0, pay = 0 }) => ({
      opening: text`Yes, ${given('monthly', monthly, 'usd_per_month')} fits within a tenth of your ${given('pay', pay, 'usd_per_year')}, if you still save and set an end date.`,
      because: [
        text`A fixed sum for a fixed time helps a child onto their feet. Without a date it turns into a bill of yours.`,
      ],
      unless: text`you carry card debt or have less than three months of spending saved. Then help with less.`,
      next: text`Agree on six or twelve months, and pay the landlord directly.`,
      say: text`We'll pay this part through next summer. What's your plan for after that?`,
    }),
    help_less: ({ monthly = 0, savings }) => ({
      opening: text`Only for a few months: ${given('monthly', monthly, 'usd_per_month')} is a lot to carry${savings === undefined ? '' : text` with ${given('savings', savings, 'usd')} saved`}, so set an end date or a smaller sum.`,
      because: [
        text`Past about a tenth of your pay, help for a child comes out of your own cushion and retirement, and no one lends you money for those.`,
      ],
      unless: text`it keeps them from losing their home this month. Then pay that one bill directly.`,
      next: text`Pick a sum you can pay and still save for retirement, for six months at most, and pay the landlord directly.`,
      say: text`I can cover part of the rent until spring. Let's look for a roommate or a cheaper place together.`,
    }),
    keep_the_house: keepTheHouse,
  },
  asks: [
    {
      field: 'what',
      settled: ({ gift, home }) => gift !== undefined || home !== undefined,
      question: 'What would you give?',
      choices: [
        { label: 'Money', value: 'money' },
        { label: 'A house', value: 'house' },
      ],
    },
    {
      field: 'can_spare',
      settled: ({ savings, gift }) => savings !== undefined && gift !== undefined,
      question: 'Would you be fine without it, even with years of care?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'Not sure, or no', value: 'no' },
      ],
    },
  ],
  followUps: [
    'How much can I leave without estate tax?',
    'Do I need a will or a trust?',
    'Is long-term care insurance worth it?',
  ],
  articles: ['gift-and-estate-tax', 'cost-basis', 'long-term-care', 'estate-basics'],
  related: ['kids-and-money'],
  sources: ['irs_gift_tax', 'usc_26_1014', 'usc_26_1015', 'usc_42_1396p'],
});
