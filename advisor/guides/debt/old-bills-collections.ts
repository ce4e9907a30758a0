import { choice, money, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, noSavingsField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** In many states a debt can no longer be won in court after three to six years without a payment. */
const mayBeTooOld = 3;

/** Collectors mostly take this share of a debt, or less, for a payment at once. */
const fairOffer = 0.5;

/** Where to begin, so that there is room to meet. */
const firstOffer = 0.3;

/** About seven years after someone fell behind, a debt leaves the credit report. */
const offReport = 7;

/** "The $1,840", or "anything". */
const theDebt = (debt: number | undefined, otherwise: string): Text =>
  debt === undefined ? text`${otherwise}` : text`the ${given('debt', debt, 'usd')}`;

export const oldBillsCollections = defineGuide({
  id: 'old_bills_collections',
  title: 'A collection agency or an old debt',
  about: 'A collection agency or old debt: what to do',
  questions: [
    'a collection agency is calling me what do I do',
    'should i pay a debt thats 7 years old',
    'Midland Credit says I owe $1,840 from some store card I never heard of',
    'got served with papers from a debt collector, do i just ignore it',
    'hospital bill went to collections. pay it or fight it?',
    'Does paying off a collection help my score or is it better to let it fall off?',
    'They offered to settle for 40%. Should I take that?',
    'some guy says hes sending a sheriff if i dont pay today w gift cards',
    'If I send twenty bucks on an old Capital One account does that restart the clock?',
    'how do I get a debt collector to stop calling my work',
  ],
  simply:
    "A collector usually bought your old bill cheaply and may have the wrong amount or even the wrong person. So they first have to show that you owe it and that it isn't too old, and you have rights and deadlines that protect you.",
  input: {
    age: years({ label: 'Since the last payment', roles: ['time_held'], min: 0, max: 60 }),
    medical: money({
      label: 'Medical bill',
      roles: ['debt_balance:medical', 'medical_cost'],
      min: 1,
      max: 1e8,
    }),
    status: choice({
      label: 'What happened',
      options: ['sued', 'threat', 'letter'],
      facts: { sued: 'flag=court_papers' },
    }),
    yours: choice({ label: 'The debt', options: ['mine', 'not_mine', 'medical_bill'] }),
    debt: money({ label: 'What they want', roles: ['debt_balance', 'spend_item'], min: 1, max: 1e8 }),
    offer: money({
      label: 'What they would take',
      roles: ['debt_balance#2', 'lump_sum', 'debt_payment'],
      min: 1,
      max: 1e8,
    }),
    cash: cashField,
    asked: choice({ label: 'Asked about', options: ['offer', 'mortgage'] }),
    no_savings: noSavingsField,
  },
  sides: [
    {
      given: { asked: 'mortgage' },
      questions: [
        'pay the medical collection before we apply for a mortgage?',
        'buying a house this summer and I have an old collection, should I pay it first',
        'lender pulls my credit next month, clear the collections before?',
      ],
    },
    {
      given: { asked: 'offer' },
      questions: [
        'collector offers to settle 2,400 for 1,000 if I pay this week, take it?',
        'they will take 45% of what I owe, is that a good settlement',
        'debt buyer says pay half by Friday and the rest goes away',
        'Portfolio Recovery settlement letter, should I accept',
        'is 40 cents on the dollar a fair offer on an old card',
      ],
    },
  ],
  decide: ({ age, medical, status, yours, asked, debt, offer }) => {
    if (status === 'sued') return 'answer_court';
    if (status === 'threat') return 'scam';
    if (yours === 'not_mine') return 'dispute';
    if (yours === 'medical_bill') return 'medical';
    if (asked === 'mortgage') return 'before_mortgage';
    if (age !== undefined && age >= mayBeTooOld) return 'too_old';
    if (asked === 'offer' || (debt !== undefined && offer !== undefined && offer < debt)) return 'offer';
    if (medical !== undefined) return 'medical';
    return yours === 'mine' ? 'settle' : 'dispute';
  },
  verdicts: {
    answer_court: ({ medical }) => ({
      opening: text`Don't ignore it: answer the court in writing before the deadline on the papers.`,
      because: [
        text`If you don't answer, they win automatically and can go after your pay or bank account. Many collectors can't prove the debt once someone asks.`,
        medical === undefined
          ? text`A debt that's too old is a defense, but only if you raise it.`
          : text`If insurance should have paid, say so in the answer, and get the insurer's letter on the claim. Ask the hospital about financial aid as well.`,
      ],
      unless: text`the court's own website or clerk has no such case. Then it may be a scam.`,
      next: text`Call the court clerk today for the answer form and the deadline, and call legal aid at lawhelp.org.`,
    }),
    scam: () => ({
      opening: text`Don't pay: real collectors can't have you arrested, and none takes gift cards.`,
      because: [
        text`Threats of jail, payment today, or payment by gift card, wire or crypto mean a scam. A real collector must tell you in writing what you owe and to whom.`,
      ],
      unless: text`you have real court papers. Then answer those by their deadline.`,
      next: text`Hang up, confirm nothing, and report it at ReportFraud.ftc.gov. If you've paid, call your bank or the card's issuer now.`,
      say: text`Send me the details by mail. I don't discuss debts on the phone.`,
    }),
    dispute: ({ debt }) => ({
      opening: text`Don't pay ${theDebt(debt, 'anything')} yet: make them prove it in writing.`,
      because: [
        text`Dispute it by letter within thirty days of their notice, and they must stop collecting until they've sent proof. Debts get sold with wrong names and amounts.`,
        text`Even a small payment or promise can restart the clock on an old debt in many states.`,
      ],
      unless: text`you've been served with court papers. Then answer the court first.`,
      next: text`Send the dispute by certified mail this week, and check your reports free at AnnualCreditReport.com.`,
      say: text`I dispute this debt. Send me proof of the amount, the original creditor and your right to collect it.`,
    }),
    too_old: ({ age = 0, debt: owed, offer, medical, yours }) => {
      // Of two amounts the smaller one is what the collector asks for now.
      const debt = owed === undefined || offer === undefined ? owed : Math.min(owed, offer);
      return {
        opening: text`No, don't pay ${debt === undefined && medical !== undefined ? text`the ${given('medical', medical, 'usd')}` : theDebt(debt, 'it')} or promise anything before you know your state's time limit.`,
        because: [
          text`After ${given('age', age, 'years')} without a payment it may be too old to sue over. In most states the limit is three to six years, in some longer, and a payment or written promise can restart it.`,
          ...(owed !== undefined &&
          offer !== undefined &&
          Math.min(owed, offer) <= fairOffer * Math.max(owed, offer)
            ? [
                text`If they still can sue${yours === 'mine' ? '' : ' and the debt is yours'}, ${given('offer', Math.min(owed, offer), 'usd')} is a fair settlement, once they put it in writing.`,
              ]
            : []),
          age >= offReport
            ? text`By now it should be off your credit report, so paying won't lift your score.`
            : text`It drops off your credit report about seven years after you fell behind, paid or not.`,
        ],
        unless: text`you've been sued. Then answer the court before its deadline: if you ignore it they win, however old the debt is.`,
        next: text`Ask legal aid or your state attorney general for the limit, and answer only in writing.`,
        say: text`When was the last payment, and is this debt past the time limit to sue? Please answer by mail.`,
      };
    },
    offer: ({ debt, offer, cash }) => {
      const [low, whole] =
        debt === undefined || offer === undefined ? [] : [Math.min(debt, offer), Math.max(debt, offer)];
      const name = (sum: number) => given(sum === debt ? 'debt' : 'offer', sum, 'usd');
      const isFair = low !== undefined && low <= fairOffer * whole!;
      return {
        opening:
          low === undefined
            ? text`Half or less of the balance is a fair settlement, if you know the debt is yours and get it in writing first.`
            : isFair
              ? text`${name(low)} for ${name(whole!)} is a fair deal, but get it in writing before you pay, and ignore the deadline.`
              : text`Offer less than ${name(low)}: collectors often take half or under for a payment at once.`,
        because: [
          text`A debt buyer usually paid pennies on the dollar, so the same offer nearly always comes back after the deadline. First make sure the debt is yours, the amount is right, and it isn't too old to sue over.`,
          ...(cash !== undefined && low !== undefined && low > cash / 2
            ? [
                text`It would take most of your ${given('cash', cash, 'usd')}, so ask for two or three payments.`,
              ]
            : []),
          text`Forgiven debt can count as income, so expect a tax form.`,
        ],
        unless: text`paying it would cost you rent or food, or you've been sued. Then talk to legal aid first.`,
        next: text`Ask for a letter that the payment settles the account in full. Then pay by cashier's check, and keep the letter for good.`,
        say: text`I can pay once if you send me a letter that it settles the account in full.`,
      };
    },
    before_mortgage: ({ medical, debt }) => ({
      opening:
        medical === undefined
          ? text`Ask the mortgage lender before you pay ${theDebt(debt, 'it')}: many don't require it.`
          : text`You usually don't have to pay the ${given('medical', medical, 'usd')} to get a mortgage, but paying it takes it off your credit reports.`,
      because: [
        medical === undefined
          ? text`Some loans want large collections paid or on a plan, others leave them out. A payment in the wrong month can even move your score, so the lender should say what it wants.`
          : text`Most mortgage rules leave medical collections out of the decision, and the bureaus remove medical debts once they're paid. First check that the bill is right and that insurance or the hospital's assistance doesn't cover it.`,
        text`Keep the cash for the down payment and closing in mind.`,
      ],
      unless: text`it's past your state's time limit to sue. Then don't pay or promise anything before you've asked legal aid.`,
      next: text`Get preapproved now, show the lender the collection, and ask in writing whether it must be paid before closing.`,
    }),
    settle: ({ debt, cash }) => ({
      opening:
        debt === undefined
          ? text`Settle it, for less than the full amount if you can pay at once.`
          : text`Settle the ${given('debt', debt, 'usd')}, for clearly less if you can pay at once.`,
      because: [
        ...(debt === undefined
          ? []
          : [
              text`Start at about ${given('first_offer', Math.round((debt * firstOffer) / 10) * 10, 'usd')}, and half, ${given('fair_offer', Math.round(debt * fairOffer), 'usd')}, is a fair place to end${cash === undefined ? '' : cash >= debt * fairOffer ? text`, which your ${given('cash', cash, 'usd')} covers` : text`. More than your ${given('cash', cash, 'usd')} has to be in two or three payments`}.`,
            ]),
        text`Collectors often paid little for the debt, so that's normal, and it ends the risk of a lawsuit.`,
        text`Forgiven amounts can be taxed, and newer credit scores ignore paid collections.`,
      ],
      unless: text`paying it would cost you rent or food. Tell them so in writing, and talk to a nonprofit counselor.`,
      next: text`Offer what you can really pay, get the deal in writing before you send money, and keep that letter.`,
      say: text`I can pay this once, today, to close the account in full. Send me that in writing and I'll pay.`,
    }),
    medical: ({ medical, no_savings: noSavings }) => ({
      opening:
        medical === undefined
          ? text`Don't pay the medical bill yet: have it checked first.`
          : text`Don't pay the ${given('medical', medical, 'usd')} yet: have the bill checked first.`,
      because: [
        text`Medical bills are often wrong or should have gone to insurance. Nonprofit hospitals must have a financial assistance policy, and you can often apply even after it's in collections.`,
        noSavings
          ? text`With nothing put aside you may qualify for free or reduced care. Never move it to a credit card.`
          : text`Never move it to a credit card, where it starts to cost interest.`,
      ],
      unless: text`you've been sued. Then answer the court by the deadline.`,
      next: text`Ask the hospital for an itemized bill and its financial assistance form, and dispute the debt with the collector in writing.`,
      say: text`Please send an itemized bill and your financial assistance application, and hold collection meanwhile.`,
    }),
  },
  asks: [
    {
      field: 'status',
      question: 'What have you received?',
      choices: [
        { label: 'Court papers', value: 'sued' },
        { label: 'Threats to pay today', value: 'threat' },
        { label: 'Letters or calls', value: 'letter' },
      ],
    },
    {
      field: 'yours',
      question: 'Is the debt yours?',
      choices: [
        { label: "Yes, and it's recent", value: 'mine' },
        { label: 'No, or not sure', value: 'not_mine' },
        { label: "It's a medical bill", value: 'medical_bill' },
      ],
    },
  ],
  comfort: 'Those calls are unnerving, and you have more rights than the caller lets on.',
  followUps: ['Should I sign up for debt settlement?', 'How can I rebuild my credit?'],
  articles: ['debt-collection', 'credit-score', 'debt-consolidation', 'medical-bills'],
  sources: ['ftc_debt_collection', 'cfpb_old_debts', 'cfpb_debt_collection'],
});
