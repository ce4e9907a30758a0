import { choice, money, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { scamSides, scamVerdicts } from '#advisor/guides/work/scam-words.ts';
import { text } from '#advisor/quantities/text.ts';

/** Nobody honest promises more than stocks have earned on average over long times. */
const promisedTooMuch = 12;
/** Insured deposits pay about this much at most, so that a bank's offer up to here is plausible. */
const ordinaryRate = 6;
/** Nobody honest promises to make this much of someone's money. */
const promisedMultiple = 2;

interface Offer {
  stake: number | undefined;
  promised_sum: number | undefined;
  shown_gain: number | undefined;
  tax_first: number | undefined;
  tax_sum: number | undefined;
  locked: string | undefined;
}

/** A profit on a screen that only comes out against a payment. */
const isLocked = ({ shown_gain: gain, tax_first: rate, tax_sum: sum, locked }: Offer) =>
  locked !== undefined || (gain !== undefined && (rate !== undefined || sum !== undefined));

const isMultiplied = ({ stake, promised_sum: sum }: Pick<Offer, 'stake' | 'promised_sum'>) =>
  stake !== undefined && sum !== undefined && sum >= stake * promisedMultiple;

export const isItAScam = defineGuide({
  id: 'is_it_a_scam',
  title: 'Is this a scam',
  about: 'Whether an offer, call, text, website, job or investment is a scam, and what to do if someone paid',
  questions: [
    'is this a scam',
    'got a call from social security saying my number is suspended',
    'guy on telegram says he can turn 500 into 5000 in a week, legit?',
    'I think I just got scammed. I sent 3 grand on zelle',
    'The bank texted me about a purchase I did not make and wants me to move my money to a safe account',
    'met a woman online, she trades crypto and wants to teach me',
    'this company promises 3% a month guaranteed. can it be real',
    'man from our church pays 3 percent a month from his trading pool and it closes friday, should I put some in to test it',
    'they want me to pay a fee to get my winnings',
    'got a work from home job, they mailed me a check and want part of it back',
  ],
  simply:
    'Scammers rush you, scare you or promise too much, so that you act before you think. Anyone honest has no problem with you checking first, through a phone number or website you found yourself.',
  input: {
    promised: percent({ label: 'Promised return', roles: ['rate_return', 'gain_rate'], min: 0, max: 10_000 }),
    stake: money({ label: 'What you would put in', roles: ['lump_sum'], min: 1, max: 1e9 }),
    promised_sum: money({
      label: 'What they promise',
      roles: ['goal_amount', 'lump_sum#2'],
      min: 1,
      max: 1e12,
    }),
    fee: money({ label: 'Fee they want first', roles: ['fee_amount'], min: 1, max: 1e8 }),
    other_fee: money({ label: 'Other fee named', roles: ['fee_amount#2'], min: 1, max: 1e8 }),
    deposit_rate: percent({
      label: 'Rate of the account or CD',
      roles: ['rate_savings'],
      min: 0,
      max: 1000,
    }),
    shown_gain: money({ label: 'Profit they show', roles: ['gain_amount'], min: 1, max: 1e12 }),
    tax_first: percent({
      label: 'Tax or fee to withdraw',
      roles: ['rate_tax', 'rate_fee'],
      min: 0,
      max: 100,
    }),
    tax_sum: money({ label: 'Tax to pay first', roles: ['tax_bill'], min: 1, max: 1e9 }),
    locked: choice({ label: 'Withdrawal', options: ['must_pay_first'] }),
    contact: choice({
      label: 'Who reached out first',
      options: ['they_called'],
      facts: { they_called: 'flag=they_called' },
    }),
    done: choice({
      label: 'What happened so far',
      options: ['nothing', 'paid', 'gave_access'],
      facts: { gave_access: 'flag=gave_access', paid: 'flag=sent_money' },
    }),
    kind: choice({
      label: 'Kind of trick',
      options: ['card_given', 'fake_check', 'safe_account', 'rental', 'recovery'],
    }),
    signs: choice({ label: 'Pressure, secrecy or odd payment', options: ['yes', 'no'] }),
  },
  sides: scamSides,
  decide: ({ promised, done, signs, fee, deposit_rate: rate, contact, kind, ...offer }) => {
    if (kind === 'recovery') return kind;
    if (isLocked(offer)) return 'fake_profit';
    if (kind === 'card_given' || kind === 'fake_check') return kind;
    if (done === 'paid') return 'paid';
    if (done === 'gave_access') return 'gave_access';
    if (kind !== undefined) return kind;
    if (isMultiplied(offer) || Math.max(promised ?? 0, rate ?? 0) >= promisedTooMuch) return 'promise';
    if (fee !== undefined && signs === undefined) return 'fee_first';
    if (rate !== undefined && rate <= ordinaryRate && signs === undefined && contact === undefined)
      return 'bank_check';
    return signs === 'no' ? 'check' : 'stop';
  },
  verdicts: {
    ...scamVerdicts,
    stop: () => ({
      opening: text`Treat it as a scam: stop, pay nothing, and don't reply.`,
      because: [
        text`Real banks and agencies don't ask for gift cards, crypto, wires, cash couriers, or codes, and they don't tell you to move money to keep it safe or to keep it secret. Caller ID can be faked.`,
      ],
      unless: text`you reach them yourself, at a number from your card, statement, or the official site, and they confirm it.`,
      next: text`If money or a code has already gone out, call your bank's fraud line this minute. Otherwise hang up and tell someone you trust before you do anything.`,
      say: text`I don't do this over the phone. I'll call the main number myself.`,
    }),
    fake_profit: ({ shown_gain: gain, tax_sum: tax, fee, done, stake }) => ({
      opening: text`Don't pay ${tax !== undefined ? text`the ${given('tax_sum', tax, 'usd')}` : fee !== undefined ? text`the ${given('fee', fee, 'usd')}` : 'it'}: the ${gain === undefined ? 'profit on that site' : text`${given('shown_gain', gain, 'usd')}`} isn't real, and the tax or fee to withdraw is the scam.`,
      because:
        done === 'paid' && stake !== undefined
          ? [
              text`The ${given('stake', stake, 'usd')} you sent won't free the rest. Tell your bank, card or crypto exchange today: now and then a payment can still be stopped. Offers to get it back for a fee are the next scam.`,
              text`Real brokers take fees out of your account, and taxes go to the IRS with your return.`,
            ]
          : [
              text`The site shows any balance it likes. Real brokers take fees out of your account, and taxes go to the IRS with your return, never to a platform first. Pay once, and another charge follows.`,
              text`If you've sent money, tell your bank, card or crypto exchange today: now and then a payment can still be stopped.`,
            ],
      unless: text`it's a broker you find yourself at brokercheck.finra.org. Then call the number listed there.`,
      next: text`Stop replying, save the messages and wallet addresses, and report it to the FBI’s Internet Crime Complaint Center and at ReportFraud.ftc.gov.`,
      say: text`I won't send anything more. Take it out of the balance.`,
    }),
    fee_first: ({ fee = 0, other_fee: other = fee }) => ({
      opening: text`Yes, treat it as a scam: don't pay the ${given(other < fee ? 'other_fee' : 'fee', Math.min(fee, other), 'usd')} up front.`,
      because: [
        text`Real lenders take their fee out of the loan, and real prizes, jobs and grants cost nothing to receive. Once you pay, another fee or tax follows.`,
      ],
      unless: text`you looked up the firm yourself, its license checks out with your state, and the fee is for something you can see, such as an appraisal.`,
      next: text`Stop answering, keep the messages, and report it at ReportFraud.ftc.gov. If you've paid, call your bank now.`,
      say: text`I don't pay to get money. Please take me off your list.`,
    }),
    bank_check: ({ deposit_rate: rate = 0 }) => ({
      opening: text`Not by itself: ${given('deposit_rate', rate, 'percent')} can be a real rate, so check that the bank is insured before you send money.`,
      because: [
        text`Thieves copy banks' websites and offer rates a little above the market. A real one is on the FDIC's or NCUA's list, and its address matches the one you're using.`,
      ],
      unless: text`you found it through an ad, a text or a call, or they want a wire or crypto. Then walk away.`,
      next: text`Look the bank up with FDIC BankFind, and open the account only from the website named there.`,
    }),
    promise: ({ promised, deposit_rate: rate, ...offer }) => ({
      opening: text`Yes, treat it as a scam: don't send any money.`,
      because: [
        text`${isMultiplied(offer) ? text`Nobody can turn ${given('stake', offer.stake!, 'usd')} into ${given('promised_sum', offer.promised_sum!, 'usd')} for you` : text`Nobody can promise ${given(promised === undefined ? 'deposit_rate' : 'promised', promised ?? rate ?? 0, 'percent')}`}. Insured savings pay a small part of that, and stocks that might earn well can also fall. A website can show any balance it likes, and an early payout is bait.`,
      ],
      unless: text`nobody promised it, and it's only what a fund earned in one year. Then it's plain risk, so check the seller.`,
      next: text`Look the person up at brokercheck.finra.org and the firm at adviserinfo.sec.gov. If they aren't there, block them.`,
      say: text`I only invest through my own brokerage account. Please don't contact me again.`,
    }),
    check: () => ({
      opening: text`Maybe not, but check it yourself before you sign or pay.`,
      because: [
        text`No pressure and no odd payment are good signs, not proof. Thieves copy real firms' names and license numbers, so use contact details you found yourself.`,
      ],
      unless: text`they ask for a fee up front, a code, or payment by crypto, wire, or gift card. Then it's a scam.`,
      next: text`Look up the person at brokercheck.finra.org, the firm at adviserinfo.sec.gov, and its name with the word complaint.`,
      say: text`Please send it in writing. I'll decide in a week.`,
    }),
    paid: () => ({
      opening: text`Call your bank, card, or payment app now and say it was fraud: minutes matter.`,
      because: [
        text`A wire or card payment can sometimes be stopped or reversed if you report it right away. Pay nothing more, whatever fee or tax they name, and ignore anyone who offers to get the money back for a fee. That's the next scam.`,
      ],
      next: text`Keep every message, then report it to the FBI's Internet Crime Complaint Center and at ReportFraud.ftc.gov.`,
      say: text`I was defrauded. Please recall this payment, open a fraud claim, and give me the case number.`,
    }),
    gave_access: () => ({
      opening: text`Lock your accounts now: call your bank first, then change your passwords from another device.`,
      because: [
        text`With a code, a password, or your screen they can move money within hours. With your Social Security number they can borrow in your name, and a freeze at all three credit bureaus, which is free, stops most of that.`,
      ],
      next: text`Unplug that computer, freeze your credit at Equifax, Experian, and TransUnion, and follow the steps at IdentityTheft.gov.`,
      say: text`Someone has my login. Please block online access and transfers, and give me new account numbers.`,
    }),
  },
  asks: [
    {
      field: 'done',
      question: 'Have you paid or shared anything yet?',
      choices: [
        { label: 'No, nothing yet', value: 'nothing' },
        { label: 'I sent money', value: 'paid' },
        { label: 'I gave a code, password or access', value: 'gave_access' },
      ],
    },
    {
      field: 'signs',
      question: 'Is there any hurry, secrecy, or payment by gift card, crypto or wire?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: ['What are the signs of an investment scam?', 'How do I check a financial adviser?'],
  comfort: "You're right to stop and ask. This happens to careful people every day.",
  articles: ['investment-scams', 'fiduciary-standards', 'credit-score'],
  related: ['everyday-scams', 'crypto', 'identity-theft'],
  sources: ['ftc_avoid_scam', 'ftc_scammed', 'sec_avoid_fraud', 'cfpb_reg_e_liability'],
});
