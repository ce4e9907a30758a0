import { choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this profit, the fees and forms of an LLC cost more than its protection is worth in low-risk work. */
const smallProfit = 10_000;

interface Business {
  profit?: number | undefined;
  premium?: number | undefined;
  owns?: string | undefined;
  state?: string | undefined;
}

/** The price of both walls, held against what the work brings in. */
function whatItCosts({ profit, premium, owns, state }: Business): Text[] {
  return [
    ...(premium === undefined
      ? []
      : [
          text`${given('premium', premium, 'usd_per_year')} for liability insurance is ${!profit ? 'the better half of the protection' : text`${{ value: Math.round((premium / profit) * 1000) / 10, unit: 'percent' as const }} of the ${given('profit', profit, 'usd_per_year')} you make, and the better half of the protection`}: buy it first.`,
        ]),
    ...(premium === undefined && profit
      ? [
          text`On ${given('profit', profit, 'usd_per_year')} the insurance is the part you can't skip${owns === 'much' ? ', and with a home to lose the LLC is worth its fee' : ''}.`,
        ]
      : []),
    ...(state === 'ca' ? [text`California charges every LLC hundreds a year, even without a profit.`] : []),
  ];
}

export const llcChoice = defineGuide({
  id: 'llc_choice',
  title: 'LLC or sole proprietor',
  about: 'Form an LLC for a small business, or stay a sole proprietor',
  questions: [
    'LLC or sole proprietor',
    'do I need an LLC for my side business',
    'should I form an LLC before I start freelancing',
    'I clean houses on weekends, llc or just my name?',
    'Etsy shop made 6k, is it time for an LLC',
    'does an LLC protect me if a customer sues',
    'should my landscaping business be an llc',
    'starting a bakery from home, what kind of company do i need',
    'is it worth paying legalzoom for an LLC',
    'sole prop vs llc for a handyman',
  ],
  simply:
    'An LLC is a wall between your business and your own things, and it does not lower your tax. If your work could hurt someone or owe money, build the wall; if not, start simple.',
  input: {
    profit: moneyPerYear({ label: 'Yearly profit', roles: ['se_income'], min: 0, max: 1e8 }),
    risk: choice({ label: 'Risk of the work', options: ['low', 'high', 'partners', 'rental', 'closing'] }),
    savings: money({
      label: 'Savings',
      roles: ['bal_total', 'bal_cash', 'bal_total@both', 'bal_cash@both'],
      min: 1,
      max: 1e9,
    }),
    premium: moneyPerYear({
      label: 'Price of liability insurance',
      roles: ['premium'],
      asSaid: true,
      min: 1,
      max: 1e6,
    }),
    state: choice({ label: 'State', options: ['ca'], facts: { ca: 'state=ca' } }),
    owns: choice({ label: 'What you own', options: ['little', 'much'], facts: { much: 'home=owning' } }),
  },
  sides: [
    {
      given: { risk: 'closing' },
      questions: [
        'I want to close my LLC that I have not used in two years',
        'got a bill for a Delaware LLC I no longer use, how do I shut it down',
        'dissolve an old llc, do I owe the yearly fees',
      ],
    },
    {
      given: { risk: 'rental' },
      questions: [
        'I rent out two houses, do I need an LLC',
        'should I put my rental property in an llc',
        'landlord with a mortgage on the rental, llc or umbrella policy',
      ],
    },
    {
      given: { risk: 'high' },
      questions: [
        'llc for my roofing crew',
        'i run a daycare at home, do i need an llc',
        'food truck, sole proprietor or llc',
        'personal trainer could get sued, llc?',
        'I clean houses by myself, should I get an LLC',
        'landscaping full time, do I need an llc first',
      ],
    },
    {
      given: { risk: 'partners' },
      questions: [
        'starting a business with my friend, llc?',
        'my brother and i go into business together, what do we form',
        'two owners, partnership or llc',
      ],
    },
    {
      given: { risk: 'low' },
      questions: [
        'freelance writer, do i need an llc',
        'i do graphic design online, llc or not',
        'tutoring kids over zoom, should i form a company',
      ],
    },
  ],
  decide: ({ profit, risk, owns }) => {
    if (risk === 'partners') return 'llc_partners';
    if (risk === 'high') return 'llc';
    if (risk === 'rental' || risk === 'closing') return risk;
    if (risk === 'low')
      return profit !== undefined && profit >= smallProfit && owns === 'much'
        ? 'llc_optional'
        : 'stay_simple';
    return 'by_risk';
  },
  verdicts: {
    closing: () => ({
      opening: text`Close it properly now: yearly fees and penalties go on until you file the cancellation.`,
      because: [
        text`The state where it was formed, and any state where it was registered, each want their open fees first, and a short form called dissolution or cancellation.`,
        text`An LLC that's simply ignored can leave you with tax notices, and it no longer protects you.`,
      ],
      unless: text`you'd use it again soon. Then a year's fee may cost less than a new start.`,
      next: text`Look up the balance at that state's site, pay it and file the cancellation, then end the registered agent, the EIN account and the bank account.`,
      say: text`What do I owe to date, and what does a cancellation cost?`,
    }),
    rental: ({ savings }) => ({
      opening: text`Insurance first: a landlord policy on each house and an umbrella policy${savings === undefined ? '' : text` that covers your ${given('savings', savings, 'usd')}`}. An LLC can come second.`,
      because: [
        text`Insurance pays the lawyer and the claim. An LLC saves no tax: it only keeps a claim about one house away from the rest of what you own.`,
        text`Moving a house into an LLC can let the lender call a mortgage due, and may end title insurance or a homestead tax break.`,
      ],
      unless: text`the houses are paid off and your state's yearly fee is small. Then an LLC is a fair second wall.`,
      next: text`Get a quote for an umbrella policy this week, and ask the lender in writing before you change the deed.`,
    }),
    by_risk: () => ({
      opening: text`Start as a sole proprietor if the work can't hurt anyone, and form an LLC if it could.`,
      because: [
        text`An LLC doesn't change your tax by itself. It keeps business debts and lawsuits away from your house and savings, though not those from your own mistakes.`,
        text`Insurance is what pays a claim, so get that first either way.`,
      ],
      unless: text`you have a partner or employees. Then form one before you begin.`,
      next: text`Look up your state's filing and yearly fees: in some it's a few dollars, in California hundreds every year.`,
    }),
    stay_simple: ({ profit }) => ({
      opening: text`Stay a sole proprietor for now, with a separate bank account and insurance if clients ask for it.`,
      because: [
        profit === undefined
          ? text`For low-risk work an LLC adds fees and forms and saves no tax. You can still deduct costs and open a retirement plan.`
          : text`At ${given('profit', profit, 'usd_per_year')} of low-risk profit an LLC adds fees and forms and saves no tax. You can still deduct costs and open a retirement plan.`,
      ],
      unless: text`a client requires it, or you're about to sign a lease or hire. Then form one first.`,
      next: text`Get a free EIN at IRS.gov, open a business account, and register the name if your county asks for it.`,
    }),
    llc_optional: ({ profit, premium, state }) => ({
      opening: text`An LLC is worth its fee now, but buy liability insurance first.`,
      because: [
        text`With ${given('profit', profit!, 'usd_per_year')} of profit and a home or savings to protect, the wall is worth a small yearly cost.`,
        text`Your tax stays the same, and you're still liable for your own mistakes at work.`,
        ...whatItCosts({ premium, state }),
      ],
      unless: text`your state charges hundreds a year and no one could really sue you. Then insurance alone is enough.`,
      next: text`File it yourself on your state's website, skip the paid packages, and keep the money strictly apart.`,
    }),
    llc: ({ profit, premium, owns, state }) => ({
      opening: text`Form an LLC before the next job, and buy liability insurance the same week.`,
      because: [
        text`It won't lower your tax by itself. Work on people, food, homes or vehicles can end in a claim that reaches your own house and savings. The LLC shields them from what employees do and what the business owes; insurance covers your own mistakes.`,
        ...whatItCosts({ profit, premium, owns, state }),
      ],
      unless: text`you already work under a company that insures you.`,
      next: text`File on your state's own website, get an EIN, open a business account, and never pay private bills from it.`,
      say: text`What liability limit do businesses like mine carry, and does it cover the people I hire?`,
    }),
    llc_partners: () => ({
      opening: text`Form an LLC with a written operating agreement before you take any money.`,
      because: [
        text`Without one you're a general partnership, and each of you can owe everything the other signs for.`,
        text`The agreement says who owns what, who decides, and what happens if one of you leaves or dies.`,
      ],
      unless: text`your partner is your spouse. Then ask a tax preparer about the simpler choice for couples.`,
      next: text`Agree on shares, pay, and a way out on one page, then have a lawyer turn it into the agreement.`,
    }),
  },
  asks: [
    {
      field: 'risk',
      question: 'What kind of work is it?',
      choices: [
        { label: 'Low risk, like writing or design', value: 'low' },
        { label: 'People, food, homes or vehicles', value: 'high' },
        { label: 'I have a partner', value: 'partners' },
      ],
    },
    {
      field: 'owns',
      question: 'Do you own a home or larger savings?',
      choices: [
        { label: 'Yes', value: 'much' },
        { label: 'No', value: 'little' },
      ],
    },
  ],
  followUps: ['Is an S corp worth it for me?', 'How do quarterly taxes work if I am self-employed?'],
  articles: ['llc-s-corp-and-business-deductions', 'buying-a-small-business'],
  related: ['estimated-tax'],
  sources: ['sba_startup_costs', 'irs_self_employed'],
});
