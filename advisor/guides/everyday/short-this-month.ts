import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Whom they pay for the roof. */
const landlord = (home: string | undefined) => (home === 'owning' ? 'mortgage company' : 'landlord');

function roof(home: string | undefined, housing: number | undefined): Text {
  const name = home === 'owning' ? 'mortgage' : 'rent';
  return housing === undefined ? text`${name}` : text`${given('housing', housing, 'usd')} ${name}`;
}

interface Bills {
  housing: number | undefined;
  loans: number | undefined;
  others: number | undefined;
  all: number | undefined;
  cash: number | undefined;
  lent: number | undefined;
}

/** What is missing this month, where the money and more than one bill were told. */
function missing({ housing = 0, loans = 0, others = 0, all, cash, lent = 0 }: Bills, { run }: GuideContext) {
  const due = all ?? housing + loans + others;
  if (cash === undefined || due <= housing || cash + lent >= due) return undefined;
  const gap = run(emergencyFund, { spending: due, cash: cash + lent, months_wanted: 1 });
  return gap && { due, gap: wholeDollars(gap.figure('gap')), target: wholeDollars(gap.figure('target')) };
}

/** The bills and the money side by side. */
function missingLine(bills: Bills, context: GuideContext): Text[] {
  const short = missing(bills, context);
  return short
    ? [
        text`You have ${given('cash', bills.cash!, 'usd')}${bills.lent === undefined ? '' : text` and could borrow ${given('lent', bills.lent, 'usd')}`} against ${short.target} of bills, so about ${short.gap} has to wait or come from elsewhere.`,
      ]
    : [];
}

/** The order, where the rent is paid or all of it can be. */
function orderOpening(bills: Bills & { home: string | undefined; roof: string | undefined }): Text {
  const { home, housing, cash, lent = 0, loans } = bills;
  if (bills.roof !== undefined)
    return text`Pay power, water and what you need to get to work first, then food, and let the card wait until payday.`;
  if (cash !== undefined && housing !== undefined && cash + lent < housing)
    return text`Pay for food and power first, and offer your ${landlord(home)} the rest of your ${given('cash', cash, 'usd')} as part of the ${roof(home, housing)}.`;
  return loans === undefined
    ? text`Pay the ${roof(home, housing)} and utilities first, along with food and medicine, then the card minimums.`
    : text`Pay the ${roof(home, housing)}, utilities and food first, then the ${given('loans', loans, 'usd')} of loan payments, the car before the cards.`;
}

export const shortThisMonth = defineGuide({
  id: 'short_this_month',
  title: 'Not enough for all the bills this month',
  about: 'Not enough money for all bills this month: which to pay first, and where to find help',
  questions: [
    "I can't pay all my bills this month, which ones do I skip",
    'rent is due friday and im 300 short what do i do',
    'Should I get a payday loan to cover the electric bill?',
    'we have $1,400 until the 15th and $2,100 of bills. what gets paid',
    'rent or credit card if i can only pay one',
    'They sent a shutoff notice for the gas. Who can help?',
    'hours got cut at work, cant make everything, who do i call first',
    'Is it ok to pay my landlord late so the car payment goes through',
    'every month i come up short before payday and borrow from my sister',
    'broke till next friday, need groceries and the minimum on two cards is due tomorrow, help',
  ],
  simply:
    'Some bills are dangerous to skip and others mostly cost a late fee. The dangerous ones, for your home, heat and food, come first, and borrowing at a high cost only makes next month shorter.',
  input: {
    housing: moneyPerMonth({
      label: 'Rent or mortgage payment',
      roles: ['housing_cost', 'mortgage_payment'],
      min: 1,
      max: 100_000,
    }),
    cash: money({ label: 'Money there is', roles: ['bal_cash', 'bal_cash@both'], min: 1, max: 1e6 }),
    loans: moneyPerMonth({
      label: 'Loan payments due',
      roles: ['debt_payment', 'debt_payment@both', 'debt_payment:car', 'debt_payment:card'],
      adds: true,
      min: 1,
      max: 1e5,
    }),
    others: moneyPerMonth({
      label: 'Other bills due',
      roles: ['spend_item', 'premium', 'childcare_cost', 'medical_cost'],
      adds: true,
      min: 1,
      max: 1e5,
    }),
    all: moneyPerMonth({ label: 'All bills due', roles: ['spend_total', 'spend_needs'], min: 1, max: 1e6 }),
    lent: money({
      label: 'What family could lend',
      roles: ['debt_balance:family', 'debt_balance@other:family', 'gift_amount'],
      min: 1,
      max: 1e6,
    }),
    home: choice({
      label: 'The home',
      options: ['renting', 'owning'],
      facts: { renting: 'home=renting', owning: 'home=owning' },
    }),
    payday: choice({ label: 'A payday loan', options: ['payday'], facts: { payday: 'loan=payday' } }),
    side: choice({ label: 'Who asks', options: ['landlord', 'deposit'] }),
    roof: choice({ label: 'Rent or mortgage', options: ['paid'] }),
    trouble: choice({
      label: 'How bad it is',
      options: ['notice', 'once', 'every_month'],
      facts: { notice: 'flag=eviction_notice' },
    }),
  },
  sides: [
    {
      given: { roof: 'paid' },
      questions: [
        'rent is paid but I am short for electric, phone and the card this month, which do I skip',
        'mortgage is paid already, not enough left for the other bills until payday',
      ],
    },
    {
      given: { side: 'deposit' },
      questions: [
        "my landlord won't give back my deposit",
        'moved out weeks ago and still no security deposit, what next',
        'landlord keeps my deposit and does not answer',
        'landlord owes me my deposit, what can I do as a tenant',
      ],
    },
    {
      given: { side: 'landlord' },
      questions: [
        'my tenant is late with the rent again, late fee or eviction',
        "I'm the landlord and my renter hasn't paid this month",
        'tenant only paid half the rent, what do I do as the owner',
        'our renter is three weeks behind, do I start the eviction',
      ],
    },
  ],
  decide: ({ payday, trouble, side }) => {
    if (side === 'landlord' || side === 'deposit') return side;
    if (trouble === 'notice') return 'notice';
    if (payday !== undefined) return 'no_payday';
    return trouble === 'every_month' ? 'every_month' : 'order';
  },
  verdicts: {
    deposit: () => ({
      opening: text`Send a short letter that asks for the deposit by a date, and file in small claims court if it doesn't come.`,
      because: [
        text`Your state sets a deadline, often two to six weeks, to return it or list the damage with costs. Past that, many states let a judge award double or triple if it's kept in bad faith.`,
        text`Normal wear, faded paint and old carpet are the landlord's cost. Filing is cheap, and you don't need a lawyer.`,
      ],
      unless: text`you never gave a new address in writing. Do that today, because the deadline may start with it.`,
      next: text`Look up your state's deposit deadline, attach your photos and lease, and send the letter by certified mail this week.`,
      say: text`Please return my deposit by this date. After that I'll file in small claims court for what state law allows.`,
    }),
    landlord: ({ housing }) => ({
      opening: text`Charge the late fee your lease names, and send the written pay-or-quit notice your state requires now, before the next rent is due.`,
      because: [
        text`The notice doesn't evict anyone: it only starts the clock, and most tenants pay when it comes. Without it you lose weeks if this goes on.`,
        housing === undefined
          ? text`A good tenant with a short problem is worth a written plan. One who is late again and again will hardly change.`
          : text`One empty month would cost you the ${given('housing', housing, 'usd')} plus cleaning and ads, so a tenant with a short problem is worth a written plan.`,
      ],
      unless: text`your city or state requires longer notice or mediation first. Check before you send it.`,
      next: text`Talk to the tenant today, agree on a date in writing, and hand over the notice in the form your state's court website gives.`,
      say: text`Rent was due on the first. Please pay by this date. The notice is a formality unless it isn't paid.`,
    }),
    order: ({ home, ...bills }, context) => ({
      opening: orderOpening({ home, ...bills }),
      because: [
        ...missingLine(bills, context),
        missing(bills, context)
          ? text`Home and heat come first, then the car you drive to work, and child support.`
          : text`Losing your home or heat costs far more than a late fee. If you drive to work, the car ranks right behind, and so does child support.`,
        bills.lent === undefined
          ? text`Cards and medical bills can wait the longest, and many lenders have hardship plans.`
          : text`Money from family beats any payday loan. Write down when it goes back. Cards can wait the longest.`,
      ],
      unless: text`you already have an eviction, foreclosure or shutoff notice. Then deal with that today.`,
      next: text`Call your ${landlord(home)} and each lender today, then 211 for rent, utility and food help.`,
      say: text`Can I pay part now and the rest on my next payday, without a late fee?`,
    }),
    notice: ({ home, housing, cash, payday }) => ({
      opening:
        housing !== undefined && cash !== undefined && cash < housing
          ? text`Offer your ${landlord(home)} the ${given('cash', cash, 'usd')} today and the rest of the ${given('housing', housing, 'usd')} on payday, in writing, and answer the notice.`
          : text`Answer the notice today, before you pay anything else.`,
      because: [
        ...(payday === undefined
          ? []
          : [text`A payday loan would take the next paycheck too. Rent help through 211 costs nothing.`]),
        text`A notice isn't the end. Evictions and foreclosures go through steps, and nobody may lock you out without them. Many utilities must offer a payment plan, and some can't cut you off in extreme weather or when someone is ill. That's state law.`,
      ],
      unless: text`it's only a collector's letter about a card or a medical bill. Home and power come before that.`,
      next:
        home === 'owning'
          ? text`Call the mortgage company and a HUD-approved housing counselor today, then 211 for emergency help.`
          : text`Call the sender, then 211 for emergency help. If court papers came, call legal aid at lawhelp.org and don't miss the date.`,
      say: text`I got your notice. What's the least I can pay today to stop this, and will you put a plan for the rest in writing?`,
    }),
    no_payday: (bills, context) => ({
      opening: text`No, don't take a payday loan, and don't roll one over.`,
      because: [
        ...missingLine(bills, context),
        text`The fee for two weeks works out to several hundred percent a year, and most people have to borrow again to repay it. A payment plan, a pay advance or a credit union's payday alternative loan is far cheaper.`,
      ],
      unless: text`you already have one. Then ask for an extended payment plan before the due date.`,
      next: text`Call a credit union and ask for a payday alternative loan, then 211 for help with rent, power and food.`,
      say: text`Do you offer payday alternative loans, and how soon can I get one as a new member?`,
    }),
    every_month: ({ home, housing, ...bills }, context) => ({
      opening: text`Pay the ${roof(home, housing)}, utilities and food first, and change one big bill this month.`,
      because: [
        ...missingLine({ housing, ...bills }, context),
        text`When it's short every month, housing, the car or debt payments are too big for the pay, and borrowing only moves the gap to the next month.`,
        text`A nonprofit credit counselor can lower card payments without a new loan, and the first session is usually free.`,
      ],
      unless: text`a raise or the end of a loan is only a month or two away. Then a short payment plan will do.`,
      next: text`Book a nonprofit counselor at nfcc.org this week, and call 211 for food, energy and rent programs you qualify for.`,
    }),
  },
  asks: [
    {
      field: 'trouble',
      question: 'Which is closest?',
      choices: [
        { label: 'I have an eviction or shutoff notice', value: 'notice' },
        { label: 'Just this month', value: 'once' },
        { label: 'Short every month', value: 'every_month' },
      ],
    },
  ],
  comfort: 'Being short is stressful, and a few calls today can fix more than you’d think.',
  followUps: [
    'Can you help me make a budget?',
    'Which debt should I pay off first?',
    'Should I sign up for debt settlement?',
  ],
  articles: ['budgeting-50-30-20', 'emergency-fund', 'buy-now-pay-later', 'medical-bills'],
  related: ['snap-and-wic'],
  sources: ['cfpb_payday_loans', 'ncua_payday_alternative_loans', 'two_one_one', 'ftc_get_out_of_debt'],
});
