import { choice, count, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import { buyoutOf, canKeep, loanFor, oneShare, priceOf } from '#advisor/guides/everyday/house-buyout.ts';

export const sharedInheritedHouse = defineGuide({
  id: 'shared_inherited_house',
  title: 'A house inherited together',
  about:
    'Siblings inherit a house together: buy one out, rent, sell, or what to do when one won’t pay or move',
  questions: [
    'my brother and I inherited moms house and he lives there for free',
    'sister wont sell the house dad left us, what can i do',
    'Three of us inherited a house worth $360,000. How does one buy the others out?',
    'do i have to pay my siblings rent if i stay in our late mothers home',
    'my brother refuses to chip in on taxes and insurance for the inherited house',
    'can I force the sale of a house I inherited with my cousins',
    'inherited half a house with my sister she wants to keep it i need the money',
    'Do we owe tax if we sell our parents’ house right after they died?',
    'the deed is still in grandmas name and now my uncle is living there, whos paying for what',
    'Rent out, sell or keep the family house? there are 4 of us and nobody agrees',
  ],
  simply:
    "When several people own one house, each owns a share of everything: its value, its bills and its use. It stays fair if everyone gets either money or use worth their share, and it's written down.",
  input: {
    value: money({ label: 'What the house is worth', roles: ['home_value'], min: 1, max: 1e9 }),
    owed: money({ label: 'Mortgage left', roles: ['mortgage_balance'], min: 0, max: 1e9 }),
    heirs: count({ label: 'Heirs', roles: ['n_people'], min: 1, max: 50 }),
    part: percent({ label: 'Part that each owns', roles: ['hold_share'], min: 1, max: 50 }),
    situation: choice({
      label: 'Where it stands',
      options: [
        'in_estate',
        'lives_there',
        'wont_pay',
        'wont_sell',
        'i_keep_it',
        'cannot_borrow',
        'minors',
        'rented_out',
      ],
    }),
    cash: money({
      label: 'Savings',
      roles: ['bal_cash', 'bal_cash@both', 'bal_total'],
      min: 0,
      max: 1e9,
    }),
    income: moneyPerYear({ label: 'Your pay', roles: ['wages', 'se_income'], min: 1, max: 1e8 }),
    talks: choice({ label: 'Talks', options: ['open', 'failed'] }),
    asked: choice({ label: 'Asked about', options: ['tax'] }),
  },
  sides: [
    {
      given: { situation: 'lives_there' },
      questions: [
        'my brother lives in the house we inherited and will not pay rent or move out',
        'sister has lived in moms house since she died, I want my share',
      ],
    },
    {
      given: { situation: 'i_keep_it' },
      questions: [
        'I want to keep the house we inherited and buy out my sisters, how do I do it',
        'how do I pay my siblings their share so I can live in dads house',
      ],
    },
    {
      given: { situation: 'cannot_borrow' },
      questions: [
        'my sister lives in the inherited house and cannot get a loan to buy me out',
        'brother wants to keep the house but no bank lends to him',
      ],
    },
    {
      given: { situation: 'rented_out' },
      questions: [
        'siblings renting out moms house, how do we split the money and the work',
        'we inherited a house together and rent it out, I do all the work',
      ],
    },
    {
      given: { situation: 'minors' },
      questions: [
        'our parents died and I am the oldest with younger sisters who are minors, what about the house',
        'I am 21, both parents died, my little brothers live in the house',
      ],
    },
    {
      given: { asked: 'tax' },
      questions: [
        'Do we owe tax if we sell our parents’ house right after they died?',
        'what taxes are due when my sister and I sell the house we inherited',
        'capital gains on an inherited house we are selling',
        'inherited a rental with my brother, how is the sale taxed',
      ],
    },
  ],
  decide: ({ situation, talks, asked }) => {
    if (asked === 'tax') return 'sale_tax';
    if (situation === 'in_estate') return 'probate_first';
    if (talks === 'failed') return 'partition';
    if (situation === 'lives_there') return 'written_rent';
    if (situation === 'cannot_borrow') return 'family_note';
    if (situation === 'minors') return 'minors_first';
    if (situation === 'rented_out') return 'house_account';
    return situation === 'wont_pay' ? 'record_costs' : 'buyout_or_sell';
  },
  verdicts: {
    sale_tax: ({ value }) => ({
      opening: text`Little or nothing if you sell soon: you're taxed only on what the price rose since the day the owner died.`,
      because: [
        text`An inherited house generally starts over at its value on that day${value === undefined ? '' : text`, so sold at about ${given('value', value, 'usd')} there's hardly a gain`}. Selling costs come off too, and each of you reports only your own share, at the lower long-term rates.`,
        text`The inheritance itself isn't income. A few states have an inheritance tax of their own.`,
      ],
      unless: text`the house was given to you before the death, or you rented it out for years since. Then the tax can be much larger, so ask a CPA.`,
      next: text`Get an appraisal as of the date of death now, and keep it with the closing papers.`,
    }),
    buyout_or_sell: (house, context) => {
      const share = oneShare(house, context);
      const buyout = buyoutOf(house, context);
      return {
        opening: share
          ? buyout?.isTooMuch && house.cash !== undefined
            ? text`Buying them out costs about ${share} for each, and your pay doesn't carry that alone, so sell or bring in someone who shares it.`
            : canKeep(house, context)
              ? text`Yes, you can likely keep it: about ${share} for each of the others, ${buyout!.isPaid ? 'and your cash covers it' : text`with a loan near ${buyout!.payment}`}.`
              : text`The one who keeps the house pays each of the others about ${share}, and otherwise you sell.`
          : text`The one who wants the house buys the others out at an appraised price, and otherwise you sell.`,
        because: [
          ...loanFor(house, context),
          ...(loanFor(house, context).length > 0 ? [] : priceOf(house, share)),
          text`${share ? '' : 'Owning it together only works while everyone pays and agrees. '}For taxes the house counts at its value on the day of death, so selling soon means little or no tax.`,
        ],
        unless: text`the estate isn't settled yet. Then the executor has to act first.`,
        next: text`Order one independent appraisal, as of the date of death and today, and agree on sixty days.`,
        say: text`Let's get an appraisal. If one of us wants it, they buy at that price, and otherwise we list it.`,
      };
    },
    family_note: (house, context) => {
      const share = oneShare(house, context);
      return {
        opening: share
          ? text`Let the one who stays pay your ${share} over time, with a note that's recorded against the house.`
          : text`Let the one who stays pay your share over time, with a note that's recorded against the house.`,
        because: [
          text`A recorded note with a monthly payment and fair interest is paid off when the house is sold or refinanced, so you don't need a bank to say yes.`,
          text`Other things in the estate can make up part of your share, too. Years of free rent can be weighed against who cared for your parent.`,
        ],
        unless: text`they can't make any payment. Then set a date to sell, and a court can order it if they refuse.`,
        next: text`Get an appraisal, and have a real estate lawyer draft the note, the lien and what happens if a payment is missed.`,
        say: text`You can stay. Let's agree on the price, the monthly payment and a date, and put it on record.`,
      };
    },
    house_account: () => ({
      opening: text`Run it through one bank account for the house: rent in, bills out, a reserve kept, and the rest split by shares.`,
      because: [
        text`Pay the one who does the work about a tenth of the rent, as a manager would get, before you split. That keeps it fair without keeping score.`,
        text`Each of you reports a share of the rent and costs, and depreciation from the value on the day of death.`,
      ],
      unless: text`one of you wants out. Then buy that share at an appraised price, or sell while the tax basis is fresh.`,
      next: text`Write one page that all sign: shares, the manager's pay, a reserve of some months of costs, and how one leaves.`,
    }),
    minors_first: () => ({
      opening: text`See to your younger ones first: ask the court for guardianship, and Social Security for survivor benefits for each of them.`,
      because: [
        text`Survivor benefits can pay most of what the house costs, and they start from when you ask, so ask this week.`,
        text`You can keep paying the mortgage without a new loan: the lender can't call it because your parents died. A minor's share can't be sold or bought without the court.`,
      ],
      unless: text`the payment doesn't fit even with the benefits. Then the court can allow a sale, and their part is kept for them.`,
      next: text`Call Social Security, the county probate court and the mortgage servicer this week, and keep the house insured.`,
      say: text`Our parents have died and I'm caring for my siblings. What do you need to name me guardian and successor?`,
    }),
    probate_first: () => ({
      opening: text`Settle the estate first: until then, usually only the executor or administrator can sell it.`,
      because: [
        text`The executor or administrator pays debts, taxes and insurance from the estate, then sells the house or puts it in your names. The house counts at its value on the day of death for taxes, so get it appraised now.`,
      ],
      unless: text`it passed by a trust, a joint deed or a transfer-on-death deed. Then you can often skip probate.`,
      next: text`Call the county probate court or a probate lawyer this week, and tell the insurer who's in the house. An empty one may lose its coverage.`,
      say: text`Who's the executor, and can we see the will, the deed and what's owed on the house?`,
    }),
    written_rent: () => ({
      opening: text`Put it in writing: the one who lives there pays fair rent or buys the others out.`,
      because: [
        text`In many states a co-owner may live there without paying rent unless you agree on it, so an agreement is what counts. Taxes, insurance and big repairs are shared by ownership.`,
        text`Rent you get is taxable income, less your costs.`,
      ],
      unless: text`that person cared for your parent or can't afford it. Then agree on a date to buy or move.`,
      next: text`Get an appraisal and a local rent figure, and sign a one-page agreement with an end date.`,
      say: text`You're welcome to stay. Let's write down the rent, and the date by which you buy us out or we sell.`,
    }),
    record_costs: () => ({
      opening: text`Keep taxes, insurance and any mortgage paid, record every dollar, and collect it from the sale.`,
      because: [
        text`If those lapse, all of you can lose the house. Courts usually credit a co-owner who paid more than their share of them, so receipts are worth money. Upgrades nobody agreed to often don't count.`,
      ],
      unless: text`you can't afford to carry it. Then push for a sale or a buyout right away.`,
      next: text`Send each owner a written list of the costs and their share, and propose a mediator if they don't answer.`,
      say: text`Here's what the house costs and your share. Pay it, or we take it out of your part when we sell or I buy you out.`,
    }),
    partition: () => ({
      opening: text`Offer mediation in writing, and if that fails, ask the court for a partition.`,
      because: [
        text`A co-owner can almost always make a court divide or sell the house. It's slow, lawyers can eat much of the money, and it may sell low. In many states the other heirs first get the chance to buy at an appraised price. Often the letter alone brings people to the table.`,
      ],
      unless: text`the deed is held by a trust or an estate. Then the trustee or executor decides.`,
      next: text`Book a real estate lawyer for one hour, and have them send the offer with a deadline.`,
      say: text`I'd rather settle this with a mediator than in court. Please answer by the end of the month.`,
    }),
  },
  asks: [
    {
      field: 'situation',
      question: 'Where do things stand?',
      choices: [
        { label: 'The estate isn’t settled', value: 'in_estate' },
        { label: 'One of us lives there', value: 'lives_there' },
        { label: 'One won’t pay', value: 'wont_pay' },
        { label: 'One won’t sell', value: 'wont_sell' },
      ],
    },
    {
      field: 'talks',
      settled: ({ situation }) => situation === 'minors',
      question: 'Are you still able to talk about it?',
      choices: [
        { label: 'Yes', value: 'open' },
        { label: 'No, we’re stuck', value: 'failed' },
      ],
    },
  ],
  comfortOnlyWith: ['flag=inherited'],
  comfort: 'Losing someone is hard enough without a disagreement over the house.',
  followUps: ['I inherited money, what should I do with it?', 'Should I sell the house or rent it out?'],
  articles: ['cost-basis', 'estate-basics', 'debts-after-a-death'],
  related: ['when-someone-dies', 'small-landlords'],
  sources: ['usc_26_1014', 'irs_pub_551', 'irs_pub_527'],
});
