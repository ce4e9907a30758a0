import { choice, money } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Down payments that differ by more than this share are not equal in anyone's mind after a breakup. */
const muchMore = 1.2;

function isUneven(mine: number | undefined, theirs: number | undefined): boolean {
  // Who tells only one part tells who pays it.
  if (mine === undefined || theirs === undefined) return (mine ?? theirs ?? 0) > 0;
  return Math.max(mine, theirs) > Math.min(mine, theirs) * muchMore;
}

const bothSign = text`If you both sign the loan, each of you owes the lender all of it.`;

export const buyWithPartner = defineGuide({
  id: 'buy_with_partner',
  title: 'Buying a home with a partner',
  about: 'Buy a home with a partner unmarried',
  questions: [
    'should I buy a house with my boyfriend, we are not married',
    'girlfriend has bad credit so only my name would be on the loan. how do we do this fairly',
    'me n my fiance want to buy before the wedding, bad idea?',
    'I pay the 60k down payment and he pays half the mortgage. What happens if we split up?',
    'buying a condo with my partner of 8 years, no plans to marry',
    'he wants me to help pay his mortgage but im not on the deed',
    'joint tenants or tenants in common for an unmarried couple?',
    'can two friends buy a house together and what do we need in writing',
    'She owns the house and wants to add me to the loan. Should I sign?',
    'we broke up once already but rent is crazy, buy together anyway?',
  ],
  simply:
    'A house belongs to the people named on the deed, and a loan to the people who signed it, no matter who paid. So the papers should say the same thing the two of you agreed on.',
  input: {
    mine: money({ label: 'Your part of the down payment', roles: ['down_amount'], min: 0, max: 1e9 }),
    theirs: money({ label: "Your partner's part", roles: ['down_amount@spouse'], min: 0, max: 1e9 }),
    names: choice({
      label: 'Names on deed and loan',
      options: ['both', 'deed_mine', 'deed_theirs', 'loan_without_deed', 'loan_theirs'],
    }),
    asked: choice({ label: 'Asked about', options: ['split_up', 'children_before'] }),
    renovation: money({
      label: 'Money for the house',
      roles: ['home_improvement', 'lump_sum'],
      min: 1,
      max: 1e8,
    }),
    shares: choice({ label: 'Who pays in what', options: ['equal', 'uneven'] }),
    couple: choice({
      label: 'Couple',
      options: ['married', 'engaged'],
      facts: { married: 'status=married', engaged: 'status=engaged' },
    }),
  },
  sides: [
    {
      given: { names: 'deed_theirs' },
      questions: [
        'my boyfriend owns the condo and wants me to pay for the new kitchen, my name is not on it',
        'moving into her house, should I put money into it when I am not on the deed',
        'he owns the house and wants my inheritance for repairs',
      ],
    },
    {
      given: { names: 'loan_theirs' },
      questions: [
        'I pay the whole down payment but only my boyfriend is on the loan',
        'only his name on the mortgage because of my credit, I put in the down payment',
        'friend signed the offer and the loan alone and I pay half of the down payment',
      ],
    },
    {
      given: { asked: 'split_up' },
      questions: [
        'we bought a house together and broke up, both on the loan, he stopped paying',
        'my ex and I own a house, neither can refinance alone, what now',
        'what if one of us wants out of the house we bought together',
      ],
    },
    {
      given: { asked: 'children_before' },
      questions: [
        'second marriage, should I put my wife on the deed of my house, I have children from before',
        'I want my husband to live in my house until he dies and then my kids get it',
      ],
    },
  ],
  decide: ({ mine, theirs, names, shares, couple, asked }) => {
    if (asked !== undefined) return asked;
    if (names === 'loan_theirs') return 'deed_too';
    if (names === 'loan_without_deed') return 'do_not_sign';
    if (names === 'deed_theirs') return 'pay_rent';
    if (names === 'deed_mine') return 'sole_owner';
    if (couple === 'married') return 'married';
    return shares === 'uneven' || (shares === undefined && isUneven(mine, theirs)) ? 'uneven' : 'agreement';
  },
  verdicts: {
    agreement: ({ couple }) => ({
      opening:
        couple === 'engaged'
          ? text`Yes, you can buy before the wedding, but only with both names on the deed and a written agreement signed before closing.`
          : text`Buy together only if both names go on the deed, with a written agreement signed before closing.`,
      because: [
        text`Unmarried, the one who isn't on the deed usually owns nothing, however much they pay. ${bothSign}`,
        text`Write down who pays what, what share each owns, and who can buy the other out at what price.`,
      ],
      unless: text`one of you isn't sure. Then rent together for a year first.`,
      next: text`Ask a real estate lawyer which form of deed fits, because it decides who inherits.`,
      say: text`I want this to be fair to both of us. Let's put it in writing now.`,
    }),
    uneven: ({ mine, theirs }) => ({
      opening: text`Own it in unequal shares as tenants in common, and write down who put in what.`,
      because: [
        mine !== undefined && theirs !== undefined
          ? text`You bring ${given('mine', mine, 'usd')} and your partner ${given('theirs', theirs, 'usd')}, so your part of that is ${{ value: Math.round((mine / (mine + theirs)) * 100), unit: 'percent' as const }}. With an equal deed, half of the bigger part can become a gift.`
          : mine !== undefined
            ? text`If the ${given('mine', mine, 'usd')} is all yours, an equal deed can turn half of it into a gift.`
            : text`With an equal deed, half of what the bigger payer brings can become a gift.`,
        text`A simple fix: each gets the down payment back first, then you split the rest by who paid the mortgage.`,
        text`Both names belong on the deed, no matter who signs the offer or the loan: the deed decides who owns it.`,
      ],
      unless: text`you mean it as a gift. Then say so in writing, and ask about gift tax reporting.`,
      next: text`Have a real estate lawyer draft the deed and the agreement together, and both make a will.`,
    }),
    deed_too: ({ mine }) => ({
      opening:
        mine === undefined
          ? text`Only with your name on the deed: no matter who signs the loan, the deed decides who owns the house.`
          : text`Only with your name on the deed: without it, your ${given('mine', mine, 'usd')} would buy a house that isn't yours.`,
      because: [
        text`One can be on the loan and both on the deed. Then the lender can come only to the one who signed, and both of you own it.`,
        text`Own it as tenants in common with shares that match what each brings, and write down who pays what and who gets what back in a breakup.`,
      ],
      unless: text`your money is meant as a gift or a written loan. Then have the loan recorded against the house.`,
      next: text`Ask the title company and the lender in writing to put both names on the deed, before any money moves.`,
      say: text`I'm happy to bring the money. My name goes on the deed the same day.`,
    }),
    split_up: () => ({
      opening: text`Settle it now, before the loan falls behind: one buys the other out, or you sell and split what's left.`,
      because: [
        text`You both owe the lender all of it, no matter who lives there or pays, and each missed payment marks both of you.`,
        text`A buyout needs an appraisal and a refinance in one name. If neither can do that, selling is the way out, and any shortfall is split as well.`,
      ],
      unless: text`the other one refuses both. Then a court can order the sale, and a lawyer's letter often gets there sooner.`,
      next: text`Keep the loan current, write down who paid what since when, and send a written offer with a date.`,
      say: text`Let's get an appraisal. Either one of us buys the other out within ninety days, or we list it.`,
    }),
    children_before: () => ({
      opening: text`No, don't put both names on the deed: your spouse could then leave the house to anyone, and your children might get nothing.`,
      because: [
        text`A life estate or a trust does what you want: your spouse may live there for life, and your children own it after.`,
        text`Write down who pays taxes, insurance and repairs meanwhile. In many states a spouse also has rights that only a signed waiver ends.`,
      ],
      unless: text`you want your spouse to decide about the house later. Then joint ownership is simple.`,
      next: text`See an estate attorney together, and check that the will, the deed and the account beneficiaries all say the same.`,
    }),
    sole_owner: () => ({
      opening: text`Keep it in your name alone, and have your partner pay you rent under a simple written agreement.`,
      because: [
        text`The house, the loan and the risk are yours. Without papers, payments toward it can turn into a claim on it later.`,
        text`Rent counts as income on your tax return, though sharing everyday costs may not. Ask a tax preparer.`,
      ],
      unless: text`you both want your partner to own a share. Then add a share by deed with a lawyer, after asking the lender.`,
      next: text`Write one page: the monthly amount, what it covers, and that it buys no ownership. Both sign.`,
    }),
    pay_rent: ({ renovation }) => ({
      opening:
        renovation === undefined
          ? text`Pay a fair rent, but don't put a down payment or renovations into a house you don't own.`
          : text`No, don't put the ${given('renovation', renovation, 'usd')} into a house you don't own: a fair rent is enough.`,
      because: [
        text`If your name isn't on the deed, the house isn't yours, however much you paid. After a breakup or a death you might get nothing back.`,
        text`The money you don't put in builds your own savings.`,
      ],
      unless: text`you're put on the deed, or a signed agreement says what share your payments buy.`,
      next: text`Agree on a rent in writing, no higher than a room or half a place would cost nearby.`,
      say: text`I'm glad to pay my share of living here. If I help buy it, I need to be on the deed.`,
    }),
    do_not_sign: () => ({
      opening: text`No, don't sign the loan unless you're also on the deed.`,
      because: [
        text`You'd owe the bank all of it and own none of the house. If your partner leaves or stops paying, the bank comes to you.`,
        text`It also counts against you when you want a loan of your own.`,
      ],
      unless: text`your name goes on the deed the same day, with a written agreement about shares.`,
      next: text`Ask the title company in writing whose names will be on the deed, and wait until you have the answer.`,
      say: text`I'll sign for the loan when I'm an owner too. Otherwise I'd rather rent from you.`,
    }),
    married: () => ({
      opening: text`Married, put both names on the deed and agree now on what happens to unequal money.`,
      because: [
        text`State law decides how a home bought in marriage is divided, and it often counts as shared even with one name on the deed.`,
        text`Money from before the marriage can lose its protection once it goes into a joint home.`,
      ],
      unless: text`one of you has heavy debts, lawsuits or children from before. Then see a lawyer first.`,
      next: text`Ask the title company which form of ownership passes the home to the other spouse without probate in your state.`,
    }),
  },
  asks: [
    {
      field: 'names',
      settled: ({ asked }) => asked !== undefined,
      question: 'Whose names will be on the deed and the loan?',
      choices: [
        { label: 'Both of us on both', value: 'both' },
        { label: 'Only me on the deed', value: 'deed_mine' },
        { label: 'Only my partner on the deed', value: 'deed_theirs' },
        { label: 'I sign the loan, not the deed', value: 'loan_without_deed' },
      ],
    },
    {
      field: 'shares',
      settled: ({ asked }) => asked !== undefined,
      question: 'Will you both put in about the same?',
      choices: [
        { label: 'Yes', value: 'equal' },
        { label: 'No, one pays more', value: 'uneven' },
      ],
    },
  ],
  followUps: ['How much house should I buy?', 'Should we combine our money?', 'Do I need a will?'],
  articles: ['home-buying', 'estate-basics', 'gift-and-estate-tax'],
  related: ['living-together', 'divorce-and-money'],
  sources: ['cfpb_owning_a_home', 'irs_gift_tax', 'irs_pub_530', 'irs_pub_527'],
});
