import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { age, choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  beforeWedding,
  beforeWeddingQuestions,
  houseForPension,
  houseForPensionQuestions,
  keepHouse,
  keepHouseQuestions,
} from '#advisor/guides/family/divorce-shares.ts';
import { text } from '#advisor/quantities/text.ts';
import { aboutOwned, aloneLine, aloneOn, half, halfLine } from '#advisor/guides/family/divorce-house.ts';

export const divorceFirstSteps = defineGuide({
  id: 'divorce_first_steps',
  title: 'Divorce: first steps with money',
  about: 'Divorce or separation: what to do first with accounts, debts, the house and papers',
  questions: [
    'my husband filed for divorce what do I do with our money',
    'thinking about leaving my wife. what should i get in order first',
    'Should I take half out of the joint savings before he does?',
    'she wants me to sign the agreement this weekend, says lawyers are a waste',
    "we're separating and I don't even know what accounts we have",
    'do i keep the house or the 401k in the divorce',
    'getting divorced after 22 years, i was a stay at home mom. scared about money',
    'can I close our joint credit cards when we split up',
    'My spouse emptied our checking account. What now?',
    'first steps money wise divorce no kids',
  ],
  simply:
    'In a divorce, a judge or an agreement divides what the two of you own and owe. You get the fairest share if you stay safe, can prove what was there, and sign nothing in a hurry.',
  input: {
    stage: choice({
      label: 'Where you are',
      options: ['thinking', 'filed', 'asked_to_sign'],
      fact: 'divorce',
    }),
    age: age({ label: 'Your age', roles: ['age'], ownOnly: true, min: 16, max: 110 }),
    joint_cash: money({
      label: 'Joint savings',
      roles: ['bal_cash@both', 'bal_total@both'],
      min: 1,
      max: 1e9,
    }),
    cards: money({
      label: 'Card debt',
      roles: ['debt_balance:card', 'debt_balance@both:card', 'debt_balance@spouse:card'],
      min: 1,
      max: 1e8,
    }),
    home_value: money({
      label: 'Worth of the house',
      roles: ['home_value', 'home_value@both'],
      min: 1,
      max: 1e9,
    }),
    mortgage: money({
      label: 'Mortgage',
      roles: ['mortgage_balance', 'mortgage_balance@both'],
      min: 0,
      max: 1e9,
    }),
    retirement: money({
      label: 'Retirement accounts',
      roles: ['bal_retirement', 'bal_retirement@both', 'bal_retirement@spouse'],
      min: 1,
      max: 1e9,
    }),
    safe: choice({
      label: 'Money or person at risk',
      options: ['fair', 'money_moved', 'afraid'],
      facts: { afraid: 'flag=afraid' },
    }),
    main_worry: choice({ label: 'What weighs most', options: ['house', 'everything'] }),
    asked: choice({ label: 'Asked about', options: ['house_for_pension', 'keep_house', 'before_wedding'] }),
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages'], ownOnly: true, min: 1, max: 1e8 }),
    spouse_pay: moneyPerYear({ label: "Your spouse's pay", roles: ['wages@spouse'], min: 1, max: 1e8 }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0.1, max: 20 }),
  },
  sides: [
    { given: { asked: 'house_for_pension' }, questions: houseForPensionQuestions },
    { given: { asked: 'keep_house' }, questions: keepHouseQuestions },
    { given: { asked: 'before_wedding' }, questions: beforeWeddingQuestions },
  ],
  decide: (
    {
      stage,
      safe,
      main_worry,
      asked,
      joint_cash: cash,
      home_value: home,
      mortgage,
      retirement,
      cards,
      pay,
      rate,
    },
    context,
  ) => {
    if (safe === 'afraid') return 'safety_first';
    if (safe === 'money_moved') return 'stop_the_drain';
    // A loan with a rate that was told may be taken over instead.
    const alone = rate === undefined ? aloneOn({ home_value: home, mortgage, pay }, context) : undefined;
    const isAboutHouse = stage !== 'asked_to_sign' && (asked === undefined || asked === 'keep_house');
    if (alone && isAboutHouse) {
      if (alone.isTooMuch) return 'sell_it';
      if (retirement === undefined) return 'can_keep';
    }
    if (asked !== undefined) return asked;
    if (stage === 'asked_to_sign') return 'do_not_sign';
    if (main_worry === 'house') return 'house_last';
    if (main_worry === undefined && home !== undefined) return retirement ? 'house_or_401k' : 'house_last';
    return cash === undefined || cards !== undefined ? 'papers_first' : 'joint_money';
  },
  verdicts: {
    house_for_pension: houseForPension,
    keep_house: keepHouse,
    before_wedding: beforeWedding,
    joint_money: ({ joint_cash: cash = 0, stage }) => ({
      opening: text`Don't take half of the ${given('joint_cash', cash, 'usd')} before a family lawyer says you may.`,
      because: [
        stage === 'filed'
          ? text`Once someone has filed, many states freeze joint money by an automatic order, and taking it can be held against you.`
          : text`Either owner can usually withdraw, but a court can count what you take against your share, and once someone files many states freeze it.`,
        text`A share for rent, food and a lawyer is often fine if you keep receipts and hide nothing.`,
      ],
      unless: text`money is already disappearing. Then call the lawyer today and ask for an order that freezes the account.`,
      next: text`Download the statements now, open an account in your own name, and have your paycheck sent there.`,
      say: text`We're separating. Please require both signatures for withdrawals from this joint account.`,
    }),
    sell_it: ({ retirement, ...house }, context) => {
      const alone = aloneOn(house, context)!;
      return {
        opening: text`No, don't keep the house on your pay: with your spouse bought out it takes about ${alone.all}, and you can carry about ${alone.most}.`,
        because: [
          text`${alone.payment} of that is a new loan for the mortgage and half of the equity. The rest is taxes and insurance, at one and a half percent of the value a year. Repairs come on top.`,
          ...(retirement === undefined
            ? [
                text`Half of the sale, or more of the retirement money, serves you better than a house you can't keep up.`,
              ]
            : [
                text`Retirement money built up in the marriage is shared too, often about half. A court order, a QDRO, moves it from a workplace plan without tax until it's drawn.`,
              ]),
        ],
        unless: text`you give up retirement money instead of borrowing for your spouse's half, or take over the old low loan. Then ask a lender with those numbers.`,
        next: text`Ask a lender what you'd qualify for alone, and have the house appraised before you negotiate.`,
        say: text`Let's sell, and each take half, also of the retirement accounts.`,
      };
    },
    can_keep: (house, context) => {
      const alone = aloneOn(house, context)!;
      return {
        opening: text`You could carry the house: with your spouse bought out it takes about ${alone.all}, and your pay carries about ${alone.most}.`,
        because: [
          text`${alone.payment} of that is a new loan for the mortgage and half of the equity. The rest is taxes and insurance, at one and a half percent of the value a year. Keep some cash for the first broken furnace.`,
          text`Don't give up all retirement money for it: a house can't pay your bills later.`,
        ],
        unless: text`you'd have no cash left after the buyout. Then sell while you both qualify and more of the gain is free of tax.`,
        next: text`Have a lender confirm that you qualify alone, and get one appraisal you both accept.`,
        say: text`I'd like to keep the house and buy you out at the appraised value.`,
      };
    },
    house_or_401k: ({ home_value: home, mortgage, retirement = 0, pay }, context) => {
      const house =
        mortgage === undefined ? undefined : context.run(homeEquity, { value: home, owed: mortgage });
      const [ofHouse, ofPlan] = [
        house && half(house.figure('equity').value, context),
        half(retirement, context),
      ];
      return {
        opening: house
          ? text`Don't trade them dollar for dollar: ${house.figure('equity')} of home equity and ${given('retirement', retirement, 'usd')} of retirement money aren't alike.`
          : text`Don't trade them dollar for dollar: a house and ${given('retirement', retirement, 'usd')} of retirement money aren't alike.`,
        because: [
          ...(ofHouse && ofPlan
            ? [
                text`An even split is about ${ofHouse} from the house and ${ofPlan} from the retirement account for each.`,
              ]
            : []),
          text`The retirement money still owes income tax when it comes out. The house costs taxes, repairs and a loan you'd carry alone, and it can't pay your bills.`,
          ...(aloneLine({ home_value: home, mortgage, pay }, context).length > 0
            ? aloneLine({ home_value: home, mortgage, pay }, context)
            : [
                text`If you can't carry the house on your own pay, the retirement account is usually worth more to you.`,
              ]),
        ],
        unless: text`the payment is low, you qualify alone, and cash is left over. Then keeping the house can be right.`,
        next: text`Ask a lender whether you'd qualify alone, and have a court order, a QDRO, split any workplace plan.`,
      };
    },
    papers_first: ({ joint_cash: cash, ...owned }, context) => ({
      opening: text`Before you move a dollar, copy the papers and see a lawyer.`,
      because: [
        text`What can't be found can't be divided: three years of tax returns, statements, pay stubs, retirement accounts, the mortgage and both credit reports.`,
        ...halfLine({ cash, cards: owned.cards }, context),
        ...(owned.cards !== undefined && cash !== undefined
          ? [text`The lender can come to anyone whose name is on the cards, whatever the decree says.`]
          : aboutOwned(owned)),
      ],
      unless: text`you two agree on nearly everything. Then a mediator costs far less, with a lawyer to read the result.`,
      next: text`Open an account in your own name, send your paycheck there and keep paying the shared bills.`,
      say: text`We're separating. Please close this joint card to new charges.`,
    }),
    stop_the_drain: () => ({
      opening: text`Call a family lawyer today and ask for a court order that freezes the accounts.`,
      because: [
        text`Courts can stop a spouse from moving money and can count what was taken as part of their share. Many states do that automatically once someone files.`,
        text`Don't answer by emptying the rest. Taking what the household needs can be fine, hiding it isn't, and a lawyer knows your state's line.`,
      ],
      unless: text`the money paid a real bill. Then get the receipts first.`,
      next: text`Download every statement now, and ask the bank to require both signatures or to block transfers.`,
      say: text`We're separating. Please put a hold on withdrawals from this joint account and its credit line.`,
    }),
    do_not_sign: () => ({
      opening: text`No, don't sign yet.`,
      because: [
        text`A property settlement is very hard to reopen. Equal sums on paper aren't equal after tax: a dollar in a 401(k) still owes tax, and a house has costs.`,
        text`A workplace plan is only split by a court order called a QDRO. Have it drafted before the divorce is final.`,
      ],
      unless: text`a court deadline runs out. Then a lawyer must answer by that day, so call this morning.`,
      next: text`Book one hour with your own family lawyer. If money's short, ask legal aid in your county.`,
      say: text`I want this done too. I'll sign after my lawyer has read it.`,
    }),
    house_last: () => ({
      opening: text`Don't fight for the house until you know you can carry it alone.`,
      because: [
        text`You'd need to refinance in your own name, then pay the mortgage, taxes and repairs from one income. As long as both names are on the loan, either one's missed payment hurts you both.`,
        text`Retirement money and cash often serve you better, and a sale while you both qualify can keep more of the gain free of tax.`,
      ],
      unless: text`the payment is low, you qualify alone, and you have cash left over. Then staying can be right, above all for kids.`,
      next: text`Ask a lender whether you'd qualify on your income alone, before you negotiate.`,
    }),
    safety_first: () => ({
      opening: text`Your safety comes before the money: make a plan with someone trained for this, then leave or file.`,
      because: [
        text`The time around leaving is the most dangerous. The National Domestic Violence Hotline is free, open day and night, and helps with money, shelter and protective orders.`,
        text`A protective order can also settle who stays in the home and who pays at first.`,
      ],
      unless: text`you're in danger now. Then call the police first.`,
      next: text`Use a phone and email they've never touched. Leave copies of IDs, birth certificates and bank papers with someone you trust.`,
    }),
  },
  asks: [
    {
      field: 'safe',
      question: 'Are you and the money safe right now?',
      choices: [
        { label: 'Yes', value: 'fair' },
        { label: 'Money is disappearing', value: 'money_moved' },
        { label: "I'm afraid of my spouse", value: 'afraid' },
      ],
    },
    {
      field: 'stage',
      question: 'How far along are you?',
      choices: [
        { label: 'Thinking about it', value: 'thinking' },
        { label: 'One of us has filed', value: 'filed' },
        { label: "I'm asked to sign", value: 'asked_to_sign' },
      ],
    },
    {
      field: 'main_worry',
      question: 'What weighs on you most?',
      choices: [
        { label: 'The house', value: 'house' },
        { label: 'Everything at once', value: 'everything' },
      ],
    },
  ],
  comfort:
    "I'm sorry, this is one of the hardest things there is, and you don't have to solve it all this week.",
  followUps: [
    'How is a 401(k) split in a divorce?',
    'Can I get Social Security from my ex-spouse?',
    'Who should be my beneficiaries now?',
  ],
  articles: ['divorce-and-money', 'spousal-and-survivor-benefits', 'beneficiaries'],
  related: ['living-together'],
  sources: ['irs_divorced_individuals', 'dol_qdro_overview'],
});
