import { choice, money, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

const theCharges = (amount: number | undefined) =>
  amount === undefined ? text`the charges` : text`the ${given('amount', amount, 'usd')}`;

/** The statement, and sixty days after it. */
const statementTime = 75 / 365;

/** Two business days, with a weekend in between. */
const reportedInTime = 4 / 365;

export const cardFraud = defineGuide({
  id: 'card_fraud',
  title: 'Card number or bank login stolen',
  about:
    'Card number, bank login or a texted code was given to a fake site or caller, a card was lost or stolen, or there are charges someone did not make',
  questions: [
    'I typed my card number into a fake usps site what do i do now',
    "there's a $612 charge on my debit card I never made",
    'gave the 6 digit code to a guy who said he was chase fraud dept',
    'Someone emptied my checking account overnight. Will the bank give it back?',
    'lost my wallet with both cards in it, who do I call first',
    'my moms bank login got phished, money is moving out right now',
    'credit card shows 3 purchases from Texas and I live in Maine. am I on the hook',
    'clicked the toll text and paid with my card, then realized it was fake',
    'bank denied my fraud claim because they say I gave out the code. is that right',
    'Apple Pay on a phone that is not mine was added to my card. how do I stop it',
  ],
  simply:
    'The law limits what a thief can cost you, though less so if you sent the money yourself. Either way, the first minutes and days decide how much can be stopped or paid back.',
  input: {
    amount: money({
      label: 'Taken or charged',
      roles: ['loss_amount', 'loss_amount@other', 'spend_item'],
      min: 0,
      max: 1e8,
    }),
    since: years({ label: 'How long ago', roles: ['time_held'], min: 0, max: 20 }),
    shared: choice({
      label: 'What they have',
      options: ['card', 'login', 'sent'],
      facts: { sent: 'flag=sent_money', login: 'flag=gave_access' },
    }),
    opened: choice({ label: 'What happened', options: ['new_account'] }),
    // Only a button answers this: "my card" alone reads as a card debt, and a debit card is the riskier one.
    card: choice({ label: 'Kind of card', options: ['credit', 'debit'], fact: 'card' }),
  },
  sides: [
    {
      given: { shared: 'card' },
      questions: [
        'someone used my debit card at a store, will I get the money back',
        'there are charges on my card that I did not make',
        'a stranger spent money with my credit card this week',
        'my card number was stolen and used online',
      ],
    },
    {
      given: { opened: 'new_account' },
      questions: [
        'someone opened a store card in my name',
        'a thief got a new credit card with my information, I never applied',
        'there is an account on my report I did not open after my purse was stolen',
      ],
    },
  ],
  decide: ({ shared, card, opened }) => {
    // A debit card draws on an account of one's own: nothing was opened.
    if (opened !== undefined && card !== 'debit') return 'new_account';
    if (shared === 'login') return 'login';
    if (shared === 'sent') return 'sent';
    return card ?? 'call_now';
  },
  verdicts: {
    new_account: ({ amount }) => ({
      opening: text`Call that company's fraud department now, and have the account closed as identity theft: you don't owe ${amount === undefined ? 'it' : theCharges(amount)}.`,
      because: [
        text`An account opened in your name without you isn't your debt. With an identity theft report, the credit bureaus must take it off within four business days, so your score recovers.`,
        text`Freeze your credit at all three bureaus the same day, because thieves rarely open just one.`,
      ],
      next: text`Make the report at IdentityTheft.gov, send it to the company and the bureaus, and replace the cards that were in the wallet.`,
      say: text`I didn't open this account. Please close it as identity theft and send me a letter that I don't owe it.`,
    }),
    call_now: (_, { facts }) => ({
      opening: text`Call your bank now, on the number on the back of your card, and lock the card in the app.`,
      because: [
        text`With a debit card lost or stolen, you risk at most ${fact('debit_fraud_liability', facts.get('debit_fraud_liability').two_days, 'usd')} if you report it within two business days, and much more later. With a credit card it's ${fact('credit_card_fraud_liability', facts.get('credit_card_fraud_liability'), 'usd')} at the very most.`,
      ],
      unless: text`you gave out a login or a texted code. Then have online access blocked first.`,
      next: text`After the call, change your bank and email passwords, and report it at ReportFraud.ftc.gov.`,
      say: text`My card was stolen. Please block it, remove any digital wallet I didn't add, and open a fraud claim.`,
    }),
    credit: ({ amount }, { facts }) => ({
      opening: text`Call the card company now and dispute ${theCharges(amount)}: you won't owe charges you didn't make.`,
      because: [
        text`For a stolen credit card the law stops at ${fact('credit_card_fraud_liability', facts.get('credit_card_fraud_liability'), 'usd')}, and with only the number stolen you owe nothing. You don't have to pay the disputed part while they look into it.`,
      ],
      unless: text`you ordered from that shop and got nothing or junk. Then it's a billing dispute: send it in writing within sixty days of the statement.`,
      next: text`Lock the card in the app, get a new number, and pay the rest of the bill as usual.`,
      say: text`I didn't authorize this. Please close the number, remove any digital wallet I didn't add, and confirm my dispute in writing.`,
    }),
    debit: ({ amount, since }, { facts }) => ({
      opening:
        since === undefined
          ? text`Call your bank this minute and lock the debit card: ${amount === undefined ? 'your own cash' : theCharges(amount)} ${amount === undefined ? 'is at stake' : 'is your own cash'}.`
          : since < statementTime
            ? text`Call your bank today and lock the card: reported now, you should get ${amount === undefined ? 'the money' : theCharges(amount)} back, or most of it.`
            : text`Call your bank today and lock the card, but after this long it may not owe you all of ${amount === undefined ? 'it' : theCharges(amount)}.`,
      because: [
        ...(since !== undefined && since < statementTime
          ? [
              text`If you still have the card and only its number was used, you owe nothing when you report it within sixty days of the statement.`,
            ]
          : []),
        ...(since !== undefined && since > reportedInTime
          ? [text`The two days for the lowest limit are likely over, so don't lose another.`]
          : []),
        text`Reported within two business days, a lost card costs you at most ${fact('debit_fraud_liability', facts.get('debit_fraud_liability').two_days, 'usd')}. After that it's up to ${fact('debit_fraud_liability', facts.get('debit_fraud_liability').sixty_days, 'usd')}, and beyond sixty days from the statement there's no limit.`,
        text`The bank has ten business days to look into it. If it takes longer, it usually has to credit ${theCharges(amount)} meanwhile.`,
      ],
      next: text`Follow the call with a written dispute, change your passwords, and report it at ReportFraud.ftc.gov.`,
      say: text`I didn't authorize this. Please block the card, remove any digital wallet I didn't add, and open a Regulation E claim.`,
    }),
    login: ({ amount }) => ({
      opening: text`Call the bank's fraud line now and have online access and all transfers blocked.`,
      because: [
        text`With your login or a code, thieves add your card to their phone, link Zelle, and change your email within minutes.`,
        text`Giving a code to a liar isn't permission: if the thief moved ${amount === undefined ? text`the money` : theCharges(amount)}, federal rules count that as unauthorized. If the bank refuses, complain to the CFPB.`,
      ],
      next: text`From another device, change your email password, then the bank's. Freeze your credit and follow the steps at IdentityTheft.gov.`,
      say: text`Someone has my login. Block access, remove new devices, wallets, and payees, and open a Regulation E claim.`,
    }),
    sent: ({ amount }) => ({
      opening: text`Call your bank or app now and ask them to recall ${amount === undefined ? text`the payment` : theCharges(amount)}, because minutes count.`,
      because: [
        text`Money you sent yourself is harder to get back than money a thief took. A wire can sometimes be stopped the same day. A card payment can be disputed.`,
        text`Send nothing more, and ignore anyone who offers to recover it for a fee. That's the next scam.`,
      ],
      unless: text`the thief made the transfer with your login. Say so clearly, because then the law protects you.`,
      next: text`Save every message, then report it at ReportFraud.ftc.gov and to the FBI's Internet Crime Complaint Center.`,
      say: text`I was tricked into this payment. Please recall it, open a fraud claim, and give me the case number.`,
    }),
  },
  asks: [
    {
      field: 'shared',
      question: 'What do they have?',
      choices: [
        { label: 'The card or its number', value: 'card' },
        { label: 'A login or texted code', value: 'login' },
        { label: 'I sent them money', value: 'sent' },
      ],
    },
    {
      field: 'card',
      question: 'Which kind of card is it?',
      choices: [
        { label: 'Credit card', value: 'credit' },
        { label: 'Debit card', value: 'debit' },
      ],
    },
  ],
  followUps: ['How do I tell whether a call or text is a scam?', 'How can I rebuild my credit?'],
  comfort: "That's a nasty shock, and it happens to careful people. Acting fast helps most.",
  articles: ['investment-scams', 'credit-score'],
  related: ['identity-theft', 'everyday-scams', 'credit-cards'],
  sources: [
    'cfpb_reg_e_liability',
    'cfpb_reg_z_liability',
    'ftc_scammed',
    'ftc_identity_theft',
    'ftc_report_fraud',
  ],
});
