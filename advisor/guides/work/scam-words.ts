import { fact } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** What no fact in words tells: which kind of trick it is, and what has gone out already. */
export const scamSides = [
  {
    given: { locked: 'must_pay_first' },
    questions: [
      'trading platform says I have to pay taxes before I can withdraw my profit',
      'the crypto site shows a big gain but wants a fee to release my money',
      "someone I met online taught me crypto, I made money but can't withdraw without a deposit",
      "I can't take my money out of the trading app until I pay them something first",
      'my account on the site shows profits but they froze it and ask for a deposit to unlock it',
    ],
  },
  {
    given: { kind: 'card_given' },
    questions: [
      'I read my card number to a caller and now I think it was a scam',
      'gave my debit card and the three numbers on the back to someone on the phone',
      'entered my credit card on a fake delivery site',
      'I put my card info in a link from a text message and it was fake',
      'my mother told a caller her card number and the expiration date',
      'I gave my bank account and routing number to a scammer',
      'told a fake irs agent my checking account number',
      'typed my debit card in to pay a small customs fee, then saw it was not the post office',
    ],
  },
  {
    given: { done: 'paid' },
    questions: [
      'my wife zelled money to a seller who disappeared, can we get it back',
      'I sent the money and they blocked me',
      'already paid the deposit for a dog that was never there',
      'we wired the money and it was fake, is it gone',
      'sent 800 on cash app and now they want more, can I get a refund',
      'bought gift cards and read them the codes, what now',
      'dad mailed cash to a scammer yesterday',
    ],
  },
  {
    given: { done: 'gave_access' },
    questions: [
      'I read them the six digit code they texted me',
      'a buyer sent me a google code and I gave it to him',
      'gave someone the verification code from my phone, is that bad',
      'I told him my online banking password before I noticed',
      'let a support guy onto my laptop with a remote app',
    ],
  },
  {
    given: { kind: 'fake_check' },
    questions: [
      'buyer mailed a check for more than the price and wants me to send the extra to his mover',
      'they overpaid by check and want the difference back',
      'sold my couch, the buyer sent me too much by Zelle by mistake and wants some of it back',
      'a stranger paid me on Venmo by accident and asks me to return it',
      'new job sent me a check to deposit and buy equipment from their vendor',
      'mystery shopper check, keep some and buy gift cards with the rest',
      'check cleared in my account and now he wants part of it returned',
    ],
  },
  {
    given: { kind: 'safe_account' },
    questions: [
      'bank fraud department says move my savings to a safe account',
      'social security says my number was used in a crime and I must protect my money',
      'a federal agent told my mom to take her money out of the bank to keep it safe',
      'caller says my account is compromised and I should transfer everything to a new account',
      'she told them which bank she has and now they want her to move it',
    ],
  },
  {
    given: { kind: 'recovery' },
    questions: [
      'a firm says it can recover the money I lost to a scam for a fee',
      'hacker on instagram will get my stolen crypto back if I pay first',
      'lawyer called and offers to get back what the scammers took, upfront fee',
    ],
  },
  {
    given: { kind: 'rental' },
    questions: [
      'apartment listing is cheap and the landlord is out of the country, wants a deposit to hold it',
      'craigslist house for rent, send first month and he mails the keys',
      'found a rental online, they want an application fee and deposit before I can see it',
    ],
  },
] as const;

const debit = ({ facts }: GuideContext) =>
  fact('debit_fraud_liability', facts.get('debit_fraud_liability').two_days, 'usd');

export const scamVerdicts = {
  card_given: (_: unknown, context: GuideContext): Verdict => ({
    opening: text`Call your bank now, on the number on the back of the card, and have the card or account blocked and replaced.`,
    because: [
      text`They can charge it within minutes, and small test charges come first. Reported before anything is taken, you normally lose nothing. With a debit card it's your own cash, and reporting within two business days keeps a loss to ${debit(context)} at most.`,
    ],
    unless: text`you also gave a code, a login or remote access. Then have online banking blocked in the same call.`,
    next: text`Lock the card in the bank's app while you wait, then check every charge for the next sixty days and dispute what isn't yours.`,
    say: text`A scammer has my card number. Please close it, issue a new one, and flag any charge from today.`,
  }),
  fake_check: (): Verdict => ({
    opening: text`It's a scam: don't send any of it back or on, because the check or payment behind it isn't good.`,
    because: [
      text`The money shows within days, but finding out that a check is fake or a payment came from a hacked account takes weeks. Then it takes the whole sum back from you, and what you sent on is gone.`,
      text`No real buyer or employer pays too much and asks for the rest.`,
    ],
    unless: text`it's already in your account. Then tell your bank or the app today, let them reverse it, and don't touch that money.`,
    next: text`If you've sent part of it on, call your bank this minute to stop the payment. Stop answering, keep the check and the messages, and report it at ReportFraud.ftc.gov and to the site it came from.`,
    say: text`I only take cash or a payment at my bank for the exact price.`,
  }),
  safe_account: (): Verdict => ({
    opening: text`It's a scam: don't move any money, stop all contact, and call the real bank now.`,
    because: [
      text`No bank, agency or officer ever asks anyone to move money to keep it safe. Badge numbers, letters and caller ID are easy to fake.`,
      text`They may know the bank's name, but without a login, code or transfer they can't take the money.`,
    ],
    unless: text`a code, password or transfer has already gone out. Then have the account blocked in that call.`,
    next: text`Call the number on the back of the card, ask for a watch on the account, and report it at ReportFraud.ftc.gov.`,
    say: text`A caller tried to make us move our savings. Please note it and allow no transfer without a visit.`,
  }),
  recovery: (): Verdict => ({
    opening: text`No, don't pay: offers to get scammed money back for a fee up front are the next scam.`,
    because: [
      text`They buy lists of people who were cheated. No real agency, bank or law firm asks for money first to recover stolen money, and reporting it yourself is free.`,
    ],
    unless: text`it's your own bank or card company, which you called yourself. Their claims cost nothing.`,
    next: text`Dispute the payment with your bank or card, and report both to the FBI's Internet Crime Complaint Center and at ReportFraud.ftc.gov.`,
    say: text`I don't pay to get my money back. Don't contact me again.`,
  }),
  rental: (): Verdict => ({
    opening: text`Don't pay: a landlord who wants money before you've seen the place is nearly always a scam.`,
    because: [
      text`Thieves copy photos of real homes and ask a low rent. The keys never come, and money by Zelle, wire, gift card or crypto hardly ever comes back.`,
    ],
    unless: text`you or a friend has been inside, the county's records name the same owner, and you pay by check or card against a signed lease.`,
    next: text`Search the photos and the address online, and call the owner or manager listed in the county's property records.`,
    say: text`I'll pay after I've seen it and signed. When can I meet you there?`,
  }),
};
