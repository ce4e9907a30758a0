import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about the time after a scam: it should not happen again, and the parent should keep their dignity. */
export const preventQuestions = [
  'dad lost money to a scammer last month. How do we make sure it does not happen again without treating him like a child?',
  "how can I protect my mother from the next scam and still let her run her own life, she's embarrassed",
  'after the scam, what can we set up so grandpa is safe but keeps his independence',
  'how do I protect my aunts bank account, she falls for everything',
  "mom lost cash to a scam and I don't want to take over her checkbook, what can I set up so it can't happen again",
] as const;

/** Guards that leave the parent in charge. */
export function preventAgain({ lost }: { lost?: number | undefined }): Verdict {
  return {
    opening: text`Set up quiet guards together and leave your parent in charge: limits and alerts, not taking the accounts away.`,
    because: [
      text`Keep spending money in one small account, and savings in another without card, app or wires. Alerts go to both of you.`,
      text`Freeze credit, silence unknown callers, and make one rule for the whole family: no payment to anyone new before a call to each other.`,
    ],
    unless: text`it keeps happening. Then ask the doctor for a memory check, and sign a power of attorney while that's possible.`,
    next: text`${lost === undefined ? 'Do the bank part together this week' : text`Report the ${given('lost', lost, 'usd')} at ic3.gov if you haven't, and do the bank part together this week`}. Anyone who offers to get it back for a fee is the next scam.`,
    say: text`They fool smart people. I'm putting the same alerts on my account. Will you be my second look too?`,
  };
}

/** What to do in the first hour, before money has moved. */
export const parentVerdicts = {
  block_card: (): Verdict => ({
    opening: text`Call the bank together now, on the number on the back of the card, and have the card or account number blocked and replaced.`,
    because: [
      text`With the number they can charge it within minutes. Reported before anything is taken, a cardholder normally loses nothing, and with a debit card every hour counts because it's cash from the account.`,
      text`If a Medicare or Social Security number was given too, tell that agency as well.`,
    ],
    unless: text`they also got a login, a code or remote access. Then have online banking blocked in the same call.`,
    next: text`Lock the card in the bank's app, go through the last charges, and set up text alerts for every payment.`,
    say: text`My parent gave the card number to a scammer today. Please close it and watch the account.`,
  }),
  do_not_move: (): Verdict => ({
    opening: text`It's a scam: move no money, end all contact, and call the real bank now.`,
    because: [
      text`No agency, police or bank ever asks anyone to move money to keep it safe, to hand cash to a courier or to keep it secret. Badge numbers, letters and caller ID are faked.`,
      text`Knowing which bank it is doesn't let them in. A code, a login or a transfer would.`,
    ],
    unless: text`money, a code or a password has already gone out. Then have the account blocked this minute, and call the police at once if a courier took cash.`,
    next: text`Call the number on the card together and ask the bank to hold large transfers. Report it at ReportFraud.ftc.gov, and at oig.ssa.gov if the name of Social Security was used.`,
    say: text`A caller tried to make my mother or father move their savings. Please put a note and a hold for large transfers on the account.`,
  }),
};

/** Questions about a parent of sound mind who gives money away. */
export const ownChoiceQuestions = [
  "mom won't stop giving money to tv preachers, she's not demented she just believes it",
  'dad remarried and sends money to her family, he has all his marbles. guardianship?',
  'my mother gives half her check to her church, can we stop her',
] as const;

/** Giving that is legal and the parent's own choice. */
export function ownChoice(): Verdict {
  return {
    opening: text`If your parent understands it, it's their money and their choice: a court won't stop it, so talk about their own bills instead.`,
    because: [
      text`A guardianship of a capable person fails, costs thousands and ends the trust between you.`,
      text`What helps is a limit they set themselves: a fixed share after rent, food and medicine, paid by hand and not by autopay.`,
    ],
    unless: text`they're pressured, afraid or confused about what they send. Then call Adult Protective Services and the bank.`,
    next: text`Go through one month of bills together, and ask to be the trusted contact at their bank.`,
    say: text`I respect why you give. Can we make sure your own bills and a cushion come first?`,
  };
}
