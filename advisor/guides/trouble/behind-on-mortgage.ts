import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import {
  choice,
  count,
  money,
  moneyPerMonth,
  moneyPerYear,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Federal rules bar the first foreclosure filing until a loan is more than 120 days late: about four payments. */
const paymentsBeforeForeclosure = 4;
/** A longer time is how long they have had the house, not how long they are behind. */
const longestArrears = 3;
const monthsOfYear = 12;

/** Above this share of pay no plan of the servicer makes the payment last. */
const tooMuchOfPay = 0.5;
/** Up to this share of pay the payment fits again, and only what was missed is the problem. */
const fitsPay = 0.38;

/** As it was told. */
const payOf = (pay: number | undefined, takeHome: number | undefined): Text =>
  takeHome === undefined
    ? text`${given('pay', pay!, 'usd_per_year')}`
    : text`${given('take_home', takeHome, 'usd_per_month')}`;

interface Arrears {
  missed: number | undefined;
  behind: number | undefined;
}

function paymentsBehind({ missed, behind }: Arrears): number | undefined {
  if (missed !== undefined) return missed;
  if (behind === undefined || behind > longestArrears) return undefined;
  return behind * monthsOfYear;
}

/** With less than this share of the value left after the loan, a sale would hardly pay for itself. */
const worthSelling = 0.1;

/** What has to be made up, where both are known. */
function arrearsOf({ payment, ...late }: Arrears & { payment: number | undefined }): Text[] {
  const payments = paymentsBehind(late);
  return payment === undefined || payments === undefined || payments === 0
    ? []
    : [
        text`You have about ${given('arrears', Math.round(payments) * payment, 'usd')} to make up, before late fees.`,
      ];
}

/** Between what fits and what can't last. */
function tightShare({
  payment,
  pay,
  take_home: takeHome,
}: {
  payment: number | undefined;
  pay: number | undefined;
  take_home: number | undefined;
}): Text[] {
  return payment === undefined || (pay ?? takeHome) === undefined
    ? []
    : [
        text`${given('payment', payment, 'usd_per_month')} out of ${payOf(pay, takeHome)} is tight, so ask for a lower payment, not only for time.`,
      ];
}

interface House {
  home_value: number | undefined;
  owed: number | undefined;
}

const isUnderwater = ({ home_value: value, owed }: House) =>
  value !== undefined && owed !== undefined && owed >= value;

/** What there is to lose, or that there is nothing. */
function equityOf({ home_value: value, owed }: House, { run }: GuideContext): Text[] {
  if (value === undefined || owed === undefined) return [];
  if (owed >= value) return [text`You owe more than the house is worth.`];
  const house = run(homeEquity, { value, owed });
  return house && (value - owed) / value >= worthSelling
    ? [
        text`You have about ${house.figure('equity')} of equity to protect. Selling it yourself beats an auction.`,
      ]
    : [];
}

export const behindOnMortgage = defineGuide({
  id: 'behind_on_mortgage',
  title: 'Behind on the mortgage',
  about:
    'Missed mortgage payments, a foreclosure letter or sale date, or a company that offers to stop foreclosure for a fee',
  questions: [
    "i'm 3 months behind on my house payment what happens now",
    'got a letter that says notice of intent to foreclose',
    'Company says they can save my home for $3,000 up front. Should I do it?',
    'how long till they take my house if i stop paying',
    'we cant make the mortgage next month. who do we call',
    'The sheriff sale is set for the 14th. Is there any way to stop it?',
    'a man knocked and offered to buy my house and let me rent it back so i dont lose it',
    'should I ask for forbearance or a loan modification?',
    'Missed two payments after my surgery, lender keeps calling, am I going to lose the house',
    'is it better to sell before they foreclose',
  ],
  simply:
    'Taking a house is slow and expensive for the lender too, so there are steps and deadlines, and help for people who ask for it. The longer you wait, the fewer of those choices are left.',
  input: {
    fee: money({ label: 'Fee they want', roles: ['fee_amount'], min: 1, max: 1e6 }),
    missed: count({ label: 'Payments missed', roles: ['n_periods'], min: 0, max: 400 }),
    behind: years({ label: 'How long you are behind', roles: ['time_held'], min: 0, max: 80 }),
    home_value: money({ label: 'Worth of the house', roles: ['home_value'], min: 1, max: 1e9 }),
    owed: money({ label: 'Mortgage owed', roles: ['mortgage_balance'], min: 1, max: 1e9 }),
    payment: moneyPerMonth({ label: 'House payment', roles: ['mortgage_payment'], min: 1, max: 1e6 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e7,
    }),
    pay: moneyPerYear({
      label: 'Pay now',
      roles: ['wages', 'wages@both', 'se_income'],
      min: 1,
      max: 1e8,
    }),
    recovery: choice({ label: 'Income again', options: ['new_job'] }),
    stage: choice({
      label: 'How far it has gone',
      options: ['worried', 'missed', 'court_papers', 'sale_date'],
      facts: { court_papers: 'flag=court_papers', missed: 'flag=missed_payments' },
    }),
    offer: choice({ label: 'A company that offers to help', options: ['yes', 'no'] }),
  },
  sides: [
    {
      given: { recovery: 'new_job' },
      questions: [
        'behind on the mortgage but I just started a new job and can make payments again',
        'missed payments while laid off, working again now, cannot pay all of it at once',
        'two months behind on my FHA loan, new job starts monday',
      ],
    },
  ],
  decide: ({ fee, stage, offer, recovery, payment, pay, take_home: takeHome, ...arrears }) => {
    if (stage === 'sale_date') return 'sale_date';
    if (offer === 'yes' || (fee !== undefined && offer === undefined)) return 'rescue';
    if (stage === 'court_papers') return 'late';
    if (stage === 'worried') return 'early';
    const income = takeHome ?? (pay === undefined ? undefined : pay / monthsOfYear);
    const share = payment === undefined || income === undefined ? undefined : payment / income;
    if (share !== undefined && share > tooMuchOfPay) return 'cannot_last';
    if (recovery !== undefined || (share !== undefined && share <= fitsPay)) return 'catch_up';
    const payments = paymentsBehind(arrears);
    return payments !== undefined && payments >= paymentsBeforeForeclosure ? 'late' : 'call';
  },
  verdicts: {
    call: (house, context) => ({
      opening: text`Call your mortgage servicer today and ask for a loss mitigation application.`,
      because: [
        ...tightShare(house),
        ...arrearsOf(house),
        ...equityOf(house, context),
        text`That form opens every option: a repayment plan, a modified loan, or time to sell. Foreclosure generally can't start until you're more than one hundred twenty days late, so early papers count most. State law sets the rest.`,
        ...(house.home_value === undefined
          ? [text`A company that wants a fee up front to save your house is almost surely breaking the law.`]
          : []),
      ],
      unless: text`you've had court papers or a sale date. Then get a lawyer or legal aid today as well.`,
      next: text`Book a free HUD-approved counselor at consumerfinance.gov/find-a-housing-counselor.`,
      say: text`I'm behind and want to keep the house. Please send the loss mitigation application and list every document you need.`,
    }),
    catch_up: ({ payment, pay, take_home: takeHome, ...house }, context) => ({
      opening:
        payment === undefined || (pay ?? takeHome) === undefined
          ? text`Call the servicer today and ask to move the missed payments to the end of the loan, since you can pay again.`
          : text`Call the servicer today and ask to move the missed payments to the end: on ${payOf(pay, takeHome)} you can carry ${given('payment', payment, 'usd_per_month')} again.`,
      because: [
        ...arrearsOf({ payment, ...house }),
        text`You don't have to pay it all at once. FHA calls it a partial claim, without interest, and other loans a deferral, a repayment plan or a modification.`,
        ...equityOf(house, context),
        text`Foreclosure generally can't start until you're more than one hundred twenty days late.`,
      ],
      unless: text`you've had court papers or a sale date. Then get legal aid today as well.`,
      next: text`Send the loss mitigation application with your first pay stub, and book a free HUD-approved counselor.`,
      say: text`I'm working again and can make the regular payment. Can you put the missed ones at the end, as a partial claim or deferral?`,
    }),
    cannot_last: ({ payment, pay, take_home: takeHome, ...house }, context) => ({
      opening: text`Plan to sell it yourself, unless the servicer cuts the payment a lot: ${given('payment', payment!, 'usd_per_month')} out of ${payOf(pay, takeHome)} can't last.`,
      because: [
        ...arrearsOf({ payment, ...house }),
        ...equityOf(house, context),
        text`Fighting for time helps only if the payment fits afterward. A modification rarely takes off more than a third.`,
        ...(house.home_value === undefined
          ? [
              text`Sold before a foreclosure, what's left after the loan is yours, and a school year can often be bridged.`,
            ]
          : []),
      ],
      unless: text`support, a roommate or a second income is coming for sure. Then ask for a modification first.`,
      next: text`Ask the servicer for the modification terms and an agent for a net sheet this week, then compare.`,
      say: text`My income has dropped. What would my payment be with a modification, and how long do I have to sell?`,
    }),
    early: () => ({
      opening: text`Call your servicer before you miss the payment and ask about hardship help.`,
      because: [
        text`You have the most choices now: a pause, a repayment plan, or a modified loan. A pause isn't forgiveness, so ask how the skipped payments come due. Pay the house before cards and other unsecured debts.`,
      ],
      unless: text`the payment won't fit even when things are normal again. Then selling while you're current protects your equity.`,
      next: text`Book a free HUD-approved counselor at consumerfinance.gov/find-a-housing-counselor.`,
      say: text`I can't make the next payment. Which hardship options do I have, and how do I pay it back?`,
    }),
    late: (house, context) => ({
      opening: text`Send your servicer a complete loss mitigation application this week, and answer any court papers by their deadline.`,
      because: [
        text`You're at the point where foreclosure can start, and how fast it moves depends on your state. For your main home, a complete application more than thirty-seven days before a sale makes a servicer decide on it first. Very small servicers are partly exempt.`,
        ...equityOf(house, context),
      ],
      unless: isUnderwater(house)
        ? text`you can't afford the house even with a lower payment. Then ask for a short sale or a deed in lieu that forgives the rest in writing.`
        : text`you can't afford the house even with a lower payment. Then sell it yourself while there's equity, rather than let it be auctioned.`,
      next: text`Call a HUD-approved counselor and legal aid today. Both are free.`,
      say: text`Is my application complete? If not, tell me in writing what's missing.`,
    }),
    sale_date: () => ({
      opening: text`Call legal aid or a foreclosure lawyer today: a sale date can still be stopped, but not by waiting.`,
      because: [
        text`A lawyer can check the notices and ask the servicer or court to postpone. Filing Chapter 13 usually stops a sale the moment it's filed, with some exceptions for repeat filers, and spreads what you owe over years. Don't sign the deed over to anyone or pay a rescue company.`,
      ],
      unless: text`you're ready to leave. Then ask about selling or a deed in lieu that forgives the rest in writing.`,
      next: text`Find legal aid at lawhelp.org, and call a HUD-approved counselor the same day.`,
      say: text`My house is set for sale. Can you see me today?`,
    }),
    rescue: ({ fee }) => ({
      opening: text`No, don't pay them: a fee up front to stop a foreclosure is illegal and usually a scam.`,
      because: [
        text`Under federal rules they can't take ${fee === undefined ? text`a cent` : text`that ${given('fee', fee, 'usd')}`} until you've accepted a written offer from your lender. Your servicer and HUD-approved counselors do the same work for free. Never sign over the deed or send your payment to anyone else.`,
      ],
      unless: text`it's a lawyer you chose, licensed in your state, who handles your case and keeps the fee in a client trust account.`,
      next: text`Call your servicer for a loss mitigation application. If you've paid, dispute it with your bank and report it at ReportFraud.ftc.gov.`,
      say: text`I don't pay up front. I'm working with my servicer and a HUD counselor.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'How far has it gone?',
      choices: [
        { label: 'Not missed one yet', value: 'worried' },
        { label: 'Missed payments', value: 'missed' },
        { label: 'Foreclosure papers', value: 'court_papers' },
        { label: 'A sale date', value: 'sale_date' },
      ],
    },
    {
      field: 'offer',
      settled: ({ payment, recovery }) => (payment ?? recovery) !== undefined,
      question: 'Has a company offered to stop it for a fee or the deed?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: ['Should I file for bankruptcy?', 'Which bills should I pay first after I lost my job?'],
  comfort: "That's frightening, and there's usually more time and more help than the letters suggest.",
  articles: ['bankruptcy-chapters-7-and-13', 'emergency-fund'],
  related: ['selling-a-home'],
  sources: [
    'cfpb_loss_mitigation',
    'cfpb_mortgage_relief_fees',
    'cfpb_housing_counselor',
    'courts_bankruptcy_basics',
  ],
});
