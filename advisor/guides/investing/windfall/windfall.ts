import {
  age,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { cushionFields, debtFields, timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { childTrust } from '#advisor/guides/investing/child-trust.ts';
import { owedDebts, owedDebtsField } from '#advisor/guides/investing/owed-debts.ts';
import { allInMarket, theRest } from '#advisor/guides/investing/windfall/windfall-rest.ts';
import { windfallSides, windfallAsks } from '#advisor/guides/investing/windfall/windfall-sides.ts';
import {
  insuredUpTo,
  isLarge,
  owesCostly,
  payDebts,
  rateOf,
  shortYears,
  splitInDollars,
  sum,
} from '#advisor/guides/investing/windfall/windfall-plan.ts';
import {
  splitWindfall,
  tellsSplit,
  worthPrepaying,
} from '#advisor/guides/investing/windfall/windfall-split.ts';
import { text } from '#advisor/quantities/text.ts';

/** With so many times the debt at hand, paying it off leaves enough for everything else. */
const muchMore = 2;

export const windfall = defineGuide({
  id: 'windfall',
  title: 'A windfall or inheritance',
  about: 'What to do with a windfall, inheritance, settlement or bonus',
  questions: [
    'I inherited 80k from my grandmother, what should I do with it',
    'got a settlement check and dont want to waste it',
    "Dad's estate paid out $210,000. I'm 46 with a mortgage and two kids. Where do I even start?",
    'won 15 grand at the casino, whats the smart move',
    'sold my company shares, 600k landed in checking yesterday. now what',
    'My late husband left a life insurance policy of 350,000. Everyone has an opinion.',
    'tax refund of 4200. debt or savings or invest?',
    'come into some money, should i pay off everything or put it in the stock market',
    'what do financial planners tell people who suddenly get a lot of money',
    'aunt left me her IRA and some cash, never had money before, scared to mess up',
  ],
  simply:
    "Money that comes all at once feels like play money and goes fast. Parked somewhere safe, it gives you time to take care of tax, debt and emergencies before you decide on anything that's hard to undo.",
  input: {
    benefits: choice({ label: 'Benefits you get', options: ['by_need', 'of_child'] }),
    thing: choice({ label: 'What it is', options: ['house'] }),
    amount: money({ label: 'Amount', roles: ['lump_sum', 'bonus', 'estate_size'], min: 1, max: 1e9 }),
    source: choice({
      label: 'Where it comes from',
      options: ['inherited', 'taxed', 'other'],
      facts: { inherited: 'flag=inherited' },
    }),
    account: money({
      label: 'Balance of the retirement account',
      roles: ['bal_retirement@other', 'bal_retirement', 'bal_roth@other'],
      min: 1,
      max: 1e9,
    }),
    held_in: choice({
      label: 'What it is in',
      options: ['inherited_ira'],
      facts: { inherited_ira: 'account=inherited_ira' },
    }),
    horizon: years({ label: 'Time until it is needed', roles: ['horizon'], min: 0, max: 80 }),
    none_saved: choice({ label: 'Nothing saved', options: ['yes'], facts: { yes: 'flag=no_savings' } }),
    widowed: choice({ label: 'Family', options: ['widowed'], facts: { widowed: 'status=widowed' } }),
    asked: choice({ label: 'Asked about', options: ['rest', 'market'] }),
    debt: debtFields.debt,
    debts: owedDebtsField,
    // What the list leaves: a rate without any balance, or balances that were saved.
    rate: percent({ label: 'Interest rate on the debt', roles: ['loan_rate'], min: 0, max: 400 }),
    card: money({ label: 'Card debt', min: 0, max: 1e7 }),
    mortgage: money({ label: 'Mortgage', min: 1, max: 1e9 }),
    owed: money({ label: 'Owed on the loan', min: 1, max: 1e8 }),
    cash: money({
      label: 'Cash you have already',
      roles: ['bal_cash', 'bal_cash@spouse', 'bal_cash@both'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    months: cushionFields.months,
    spending: spendingField,
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    pay: moneyPerYear({
      label: 'Pay',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    age: age({ label: 'Age', roles: ['age', 'age@both'], ownOnly: true, min: 14, max: 110 }),
  },
  sides: windfallSides,
  decide: (
    {
      benefits,
      thing,
      amount,
      account,
      held_in: heldIn,
      source,
      widowed,
      horizon,
      none_saved: none,
      ...known
    },
    context,
  ) => {
    if (benefits !== undefined) return benefits === 'of_child' ? 'child_trust' : 'keep_benefits';
    if (thing !== undefined) return 'house';
    const isLeft = source === 'inherited' || widowed !== undefined;
    if (heldIn !== undefined && (account ?? amount) !== undefined) return 'account';
    if (isLeft && account !== undefined && amount === undefined) return 'account';
    const told = { amount, source, horizon, none_saved: none, ...known };
    const split = splitWindfall(told);
    if (known.asked === 'rest' && split && (split.rest > 0 || split.toFund > 0)) return 'rest';
    if (known.asked === 'market' && split && (owesCostly(told) || tellsSplit(told))) return 'all_in';
    if (owesCostly(told)) return 'debt';
    if (horizon !== undefined && horizon < shortYears) return 'soon';
    if (tellsSplit(told)) return source === 'taxed' ? 'split_after_tax' : 'split';
    if (isLeft)
      return rateOf(told) === undefined || isLarge(amount, context) ? 'inherited' : 'inherited_uses';
    if (source === 'taxed') return 'taxed';
    if (isLarge(amount, context)) return 'large';
    return none === undefined ? 'park' : 'cushion';
  },
  verdicts: {
    keep_benefits: ({ amount }, { facts }) => ({
      opening:
        amount === undefined
          ? text`Don't take the money into your own account yet: on SSI or Medicaid it can end your benefits.`
          : text`Don't take the ${given('amount', amount, 'usd')} into your own account yet: on SSI or Medicaid it can end your benefits.`,
      because: [
        text`SSI, and Medicaid for disabled people in most states, allow only about two thousand dollars of savings. A special needs trust can hold the rest, and an ABLE account up to ${fact('able_limit', facts.get('able_limit'), 'usd')} a year, if the disability began early enough.`,
        text`You must tell Social Security by the tenth of the next month. Turning it down or giving it away counts against you too.`,
      ],
      unless: text`you get only SSDI and Medicare. Those don't look at savings.`,
      next: text`Call a special needs attorney this week, before the money is paid out, and ask the executor to wait.`,
    }),
    child_trust: childTrust,
    house: ({ amount }) => ({
      opening: text`Most likely sell it, but not before an appraisal${amount === undefined ? '' : text`, and don't take ${given('amount', amount, 'usd')} until you know what it's worth as it stands`}.`,
      because: [
        text`Repairs and taxes take cash every month, and without a cushion they end on a card. A sale soon after the death brings little or no tax.`,
        text`Relatives' cash offers are often low. Let them match the appraisal or the best outside offer.`,
      ],
      unless: text`rent covers everything with room for repairs, and you have six months of its costs in cash. Then renting out can work.`,
      next: text`Insure the house, ask the county for a payment plan on back taxes, and get an appraisal as it stands.`,
      say: text`I'll decide after the appraisal. You're welcome to match the best offer.`,
    }),
    account: ({ account, amount, widowed, ...told }) => {
      const home = owedDebts(told).find(({ kind }) => kind === 'mortgage');
      return {
        opening:
          widowed === undefined
            ? text`Don’t cash it out at once: have ${account === undefined ? sum(amount) : text`the ${given('account', account, 'usd')}`} moved to an inherited IRA in your name, and spread what you take out over the years.`
            : text`Don’t cash it out: you can usually roll ${account === undefined ? sum(amount) : text`the ${given('account', account, 'usd')}`} into an IRA of your own.`,
        because: [
          text`Money you take from a traditional account is taxed as your income on top of your pay, while a direct transfer isn't. Smaller withdrawals over several years mostly cost less tax.`,
          ...(home?.rate !== undefined && home.rate < worthPrepaying
            ? [
                text`The tax would cost far more than the ${given('mortgage', home.balance, 'usd')} mortgage at ${given('rate', home.rate, 'percent')} does, so leave that loan alone.`,
              ]
            : []),
          text`Most heirs have ten years to empty it. A spouse, a minor child, and heirs who are disabled or nearly the owner's age may take longer. If the owner had required withdrawals, some has to come out every year.`,
        ],
        unless: text`you need some of it now. Then take just that, and set the tax aside.`,
        next: text`Ask the custodian to retitle it by direct transfer, and whether this year's required withdrawal was taken.`,
        say: text`I want a direct transfer to an inherited IRA, and no product inside it.`,
      };
    },
    soon: ({ amount, horizon = 0 }, context) => ({
      opening: text`Keep ${sum(amount)} out of stocks: you need it in ${timeLeft(horizon)}, so use insured savings, CDs or Treasury bills.`,
      because: [
        text`Stocks can be down for that long, and missing some gain costs you less than missing the goal.`,
        ...insuredUpTo(amount, context),
        text`If it's taxable, as winnings or a sale can be, set the tax aside first.`,
      ],
      unless: text`only part of it has that date. Then invest the part that doesn't.`,
      next: text`Compare a high-yield savings account with a CD or Treasury bill that ends shortly before you need it.`,
      say: text`I already have plans for the money.`,
    }),
    cushion: ({ amount }) => ({
      opening: text`Make ${sum(amount)} your emergency fund: put it in an insured high-yield savings account and leave it there.`,
      because: [
        text`With nothing set aside, the next repair or lost paycheck goes on a card. Three to six months of essential spending end that.`,
        text`What's left beyond that goes to retirement accounts.`,
      ],
      unless: text`it's taxable, as winnings and bonuses are. Then set the tax aside first.`,
      next: text`Open the account today, apart from your checking, so the money doesn't drift into everyday spending.`,
    }),
    rest: (told, context) => theRest(told, splitWindfall(told)!, context),
    all_in: (told, context) => allInMarket(told, splitWindfall(told)!, context),
    debt: payDebts,
    split: splitInDollars,
    split_after_tax: splitInDollars,
    inherited: ({ amount, ...told }, context) => ({
      opening: text`Park it in insured savings and decide nothing big for about six months.`,
      because: [
        (rateOf(told) ?? 0) >= worthPrepaying
          ? text`Bills can be paid, and the loan at ${given('rate', rateOf(told) ?? 0, 'percent')} is a good first use later. Investing, houses and gifts can wait.`
          : text`Bills can be paid, but investing, houses and gifts can wait.`,
        text`Inherited cash and life insurance usually aren't federal income, but withdrawals from an inherited IRA or 401(k) usually are.`,
        ...insuredUpTo(amount, context),
      ],
      unless: text`part of it is a retirement account. Those have deadlines, so ask a CPA before you take anything out. If you get SSI or Medicaid, talk to legal aid right away.`,
      next: isLarge(amount, context)
        ? text`Split ${sum(amount)} between two insured banks, apart from your checking account.`
        : text`Open a separate savings account for ${sum(amount)}.`,
      say: text`I'm not making any decisions about the money this year.`,
    }),
    inherited_uses: ({ amount, ...told }) => {
      const rate = rateOf(told) ?? 0;
      const owed = owedDebts(told)[0]?.balance;
      return {
        opening:
          rate >= worthPrepaying && owed !== undefined && amount !== undefined && amount > muchMore * owed
            ? text`Pay off the ${given('owed', owed, 'usd')} at ${given('rate', rate, 'percent')}, keep six months of spending in savings, and invest the rest for the long run.`
            : rate >= worthPrepaying
              ? text`Emergency fund first, then the loan at ${given('rate', rate, 'percent')}: set three to six months of spending aside and pay the loan down with what's left.`
              : text`Emergency fund first: set three to six months of spending aside, and just keep paying the loan at ${given('rate', rate, 'percent')} as agreed.`,
        because: [
          rate >= worthPrepaying
            ? text`Cash keeps the next surprise off a card, and paying the loan off earns its rate for sure. Long-run money goes into retirement accounts first, then broad index funds.`
            : text`Cash keeps the next surprise off a card. The loan is cheap enough that retirement accounts are about as good a use for the rest.`,
          text`Inherited cash usually isn't federal income. Nothing else about ${sum(amount)} has to be decided this year.`,
        ],
        unless: text`part of it is a retirement account. Those have deadlines and taxes, so ask a CPA before you take anything out.`,
        next: text`Open a separate insured savings account for ${sum(amount)}, and take each use out of it one at a time.`,
      };
    },
    taxed: ({ amount }, context) => ({
      opening: text`Set the tax aside first, then park the rest until you have a plan.`,
      because: [
        text`The gain on a business, shares or property, winnings, bonuses and many settlements are taxed, and what was withheld often isn't enough.`,
        ...insuredUpTo(amount, context),
        text`After tax the order is three to six months of cash, retirement accounts, then other goals.`,
      ],
      unless: text`it pays for a physical injury. That is generally tax-free.`,
      next: text`Put a third of ${sum(amount)} in its own savings account, and ask a CPA if an estimated tax payment is due.`,
    }),
    large: ({ amount }, context) => ({
      opening: text`Park ${sum(amount)} safely, and pay for an hourly or flat-fee planner and a CPA before you invest it.`,
      because: [
        ...insuredUpTo(amount, context),
        text`At this size, tax and timing matter more than which fund you pick. People who come to you with a product or a deal are selling.`,
      ],
      unless: text`a tax or legal deadline is running. Then see the CPA or lawyer this week.`,
      next: text`Write down what you want it to do: debts, home, retirement, family. Take that to a fiduciary who charges no commission.`,
      say: text`I don't decide on anything the day I hear about it.`,
    }),
    park: ({ amount }) => ({
      opening: text`Park it in insured savings now, then fill your cushion, your retirement accounts and your goals, in that order.`,
      because: [
        text`Nothing is lost by waiting a month or two, and most regrets come from moving fast.`,
        text`What you won't need for five years or more belongs in broad index funds. Keeping a small part for fun is fine.`,
      ],
      unless: text`it's taxable, as winnings and bonuses are. Then set the tax aside first. If you get SSI or Medicaid, talk to legal aid right away.`,
      next: text`Move ${sum(amount)} into a separate high-yield savings account today.`,
      say: text`I'm not lending or investing any of it yet.`,
    }),
  },
  asks: windfallAsks,
  followUps: [
    'Should I invest it all at once or month by month?',
    'Should I pay off the mortgage or invest?',
    'Is an adviser who charges one percent worth it?',
  ],
  comfort: "I'm sorry for the loss behind this money.",
  comfortOnlyWith: ['flag=inherited'],
  articles: ['dollar-cost-averaging-and-lump-sum', 'fdic-insurance', 'estate-basics', 'gift-and-estate-tax'],
  related: ['when-someone-dies'],
  sources: ['irs_pub_525', 'irs_pub_590b', 'fdic_insurance'],
});
