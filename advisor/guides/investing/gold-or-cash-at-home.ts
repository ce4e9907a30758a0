import { choice, money } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

const insured = ({ facts }: GuideContext) =>
  fact('deposit_insurance_limit', facts.get('deposit_insurance_limit'), 'usd');

export const goldOrCashAtHome = defineGuide({
  id: 'gold_or_cash_at_home',
  title: 'Money at home, and is it safe in the bank',
  about: 'Money at home, bank safety, is my money safe',
  questions: [
    'is my money safe in the bank right now',
    'should I take my cash out before the banks collapse',
    'my grandmother keeps 40k under the mattress what do we do',
    'We have $410,000 from selling the house in one savings account. Is that dangerous?',
    'how much cash should i keep at home',
    'gold bars in a home safe vs money in the bank',
    'is cash app / chime money insured',
    'what happens to my stocks if my broker goes bankrupt',
    'found 18 thousand in dads closet, will depositing it get me in trouble',
    'Credit union or bank, which one is safer?',
  ],
  simply:
    'If an insured bank fails, a fund backed by the government pays you back, up to a limit. Money kept elsewhere has other protection or none at all, so the question is always who would pay you back.',
  input: {
    amount: money({
      label: 'Amount',
      roles: ['bal_cash', 'bal_cash@other', 'hold_amount', 'bal_total', 'lump_sum'],
      min: 1,
      max: 1e9,
    }),
    place: choice({
      label: 'Where it is',
      options: ['bank', 'broker', 'app', 'home'],
      facts: { bank: 'account=savings', broker: 'account=brokerage' },
    }),
  },
  sides: [
    {
      given: { place: 'app' },
      questions: [
        'is cash app / chime money insured',
        'is the balance in my venmo or paypal safe if they go bankrupt',
        'money in a banking app, is it fdic insured',
      ],
    },
  ],
  decide: ({ amount, place }, { facts }) => {
    if (place === 'home' || place === 'broker' || place === 'app') return place;
    return amount !== undefined && amount > facts.get('deposit_insurance_limit') ? 'over' : 'bank';
  },
  verdicts: {
    bank: (_, context) => ({
      opening: text`Your money is safest in an insured bank or credit union, with only a little cash at home.`,
      because: [
        text`Up to ${insured(context)} per owner and bank is insured by the government. When insured banks fail, people usually have their money within days.`,
        text`Cash and gold at home can burn or be stolen, and most home policies cover very little of either.`,
      ],
      unless: text`you have more than that in one bank, or the money sits in an app that only works with a bank. Then check.`,
      next: text`Look for the FDIC or NCUA name on your bank's site, and keep a few days of cash at home for outages.`,
    }),
    over: ({ amount = 0 }, context) => ({
      opening: text`Move what's above the insured limit, because part of your ${given('amount', amount, 'usd')} may not be covered.`,
      because: [
        text`The insurance covers ${insured(context)} per owner, per bank and per kind of ownership. A joint account covers each owner, naming beneficiaries adds more, and a second bank starts fresh.`,
        text`Treasury bills are another safe place for large sums.`,
      ],
      unless: text`it's held jointly or has beneficiaries. Then you may be covered already.`,
      next: text`Enter your accounts in the FDIC's free estimator, called EDIE, and open an account at a second insured bank for the rest.`,
    }),
    home: (_, context) => ({
      opening: text`Put most of it in an insured bank, and keep only a week or two of spending at home.`,
      because: [
        text`Home insurance covers very little cash or gold, and prices rise while it earns nothing. An insured account is covered up to ${insured(context)}.`,
        text`The bank has to report large cash deposits. That's routine if the money is yours. Never split it into smaller deposits to avoid the report, because that is a crime.`,
      ],
      unless: text`you can't say where the money came from, or it belongs to an estate. Then ask a lawyer first.`,
      next: text`Take it to the bank in one deposit, with a note on where it came from.`,
    }),
    broker: (_, { facts }) => ({
      opening: text`Yes, it's safe from the broker's failure, but not from a falling market.`,
      because: [
        text`Your shares belong to you, and a broker has to keep them apart from its own. If some go missing, SIPC replaces up to ${fact('brokerage_protection_limit', facts.get('brokerage_protection_limit'), 'usd')}, of which ${fact('brokerage_cash_protection_limit', facts.get('brokerage_cash_protection_limit'), 'usd')} can be cash.`,
        text`It never pays for losses in value, and it doesn't cover crypto.`,
      ],
      unless: text`the firm isn't a SIPC member. Then move your account.`,
      next: text`Look the firm up on SIPC's member list and on FINRA BrokerCheck, and save a statement.`,
      article: 'sipc-protection',
    }),
    app: (_, context) => ({
      opening: text`Don't keep serious savings in an app unless a named, insured bank holds them for you.`,
      because: [
        text`An app isn't a bank. The insurance of ${insured(context)} counts only once your money is at an insured bank with records that it's yours. It doesn't help if the app itself fails.`,
        text`Money you only hold as an app balance may not be insured at all.`,
      ],
      unless: text`the app belongs to an insured bank. Then it's an ordinary account.`,
      next: text`Find the partner bank's name in the app's terms. Move more than a month of spending to your own bank account.`,
    }),
  },
  asks: [
    {
      field: 'place',
      question: 'Where is the money now?',
      choices: [
        { label: 'In a bank or credit union', value: 'bank' },
        { label: 'At home', value: 'home' },
        { label: 'With a broker', value: 'broker' },
        { label: 'In an app', value: 'app' },
      ],
    },
  ],
  followUps: [
    'How much of my bank account is insured?',
    'Should I buy gold?',
    'Is all my money in cash a mistake?',
  ],
  articles: ['fdic-insurance', 'ncua-insurance', 'sipc-protection', 'gold', 'cash-reports-and-structuring'],
  sources: ['fdic_insurance', 'ncua_insurance', 'sipc_protection', 'fincen_cash_reports'],
});
