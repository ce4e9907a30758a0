import { choice, money, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  ownChoice,
  ownChoiceQuestions,
  parentVerdicts,
  preventAgain,
  preventQuestions,
} from '#advisor/guides/family/parents/parent-scam-words.ts';
import { text } from '#advisor/quantities/text.ts';

/** After this time a bank can rarely recall a payment. */
const recallYears = 7 / 365;

export const parentScammed = defineGuide({
  id: 'parent_scammed',
  title: 'A parent is being scammed',
  about: 'A parent or relative is being scammed or has sent money to a scammer: what to do',
  questions: [
    'my dad sent 18k to someone he met on facebook what do we do',
    'grandma got a call that i was in jail and wired money. can she get it back',
    "My mother thinks she's dating a general. How do I make her stop sending money?",
    'mom let somebody into her computer from "microsoft"',
    'dad keeps buying gift cards and reading the numbers over the phone HELP',
    'Someone promises to recover the crypto my father lost, for a fee',
    'how do I protect my aunts bank account, she falls for everything',
    'elderly father being scammed and wont listen to us',
    'should i report my moms scammer to police or fbi',
    'I think my stepdad got tricked into an investment app, he put in his ira',
  ],
  simply:
    'Scammers use hurry and secrecy. Money that was just sent can sometimes be stopped, and later hardly ever, so acting fast, staying kind and putting a few locks on the accounts help more than blame.',
  input: {
    stage: choice({
      label: 'What happened',
      options: ['just_paid', 'access', 'believes', 'suspected', 'fake_profit', 'signed'],
      facts: { access: 'flag=gave_access', just_paid: 'flag=sent_money', suspected: 'flag=they_called' },
    }),
    lost: money({
      label: 'Sent to the scammer',
      roles: ['loss_amount@other', 'loss_amount', 'gift_amount@other', 'spend_item@other'],
      min: 1,
      max: 1e9,
    }),
    shown: money({
      label: 'What the site shows',
      roles: ['price_now@other', 'gain_amount@other', 'price_now', 'gain_amount'],
      min: 1,
      max: 1e12,
    }),
    belief: choice({ label: 'Whether they see it', options: ['believes'] }),
    wants: choice({ label: 'Asked about', options: ['prevent', 'own_choice'] }),
    number: choice({ label: 'What the caller asked for', options: ['card', 'told_bank'] }),
    since: years({ label: 'How long ago', roles: ['time_held'], min: 0, max: 20 }),
  },
  sides: [
    { given: { wants: 'prevent' }, questions: preventQuestions },
    { given: { wants: 'own_choice' }, questions: ownChoiceQuestions },
    {
      given: { stage: 'fake_profit' },
      questions: [
        'my dad met a woman online and she has him buying crypto on some site',
        "the site shows dad's investment has tripled but he has to pay taxes before he can withdraw",
        'my mother put money in a trading app a man she met online told her about',
        'the platform wants a fee before my father can get his profit out',
        'my aunt gave money to a man on facebook who promises her a profit',
      ],
    },
    {
      given: { stage: 'signed' },
      questions: [
        'my dad has dementia and signed a contract with a salesman for solar panels',
        'a man at the door got my mother to sign for a new roof, can we cancel',
        'grandpa signed papers for something he does not understand',
      ],
    },
    {
      given: { number: 'card' },
      questions: [
        'my dad gave his debit card number to a caller about a medical device',
        'mom read her credit card to someone from medicare on the phone',
        'grandpa gave his card and the code on the back to a telemarketer an hour ago',
        'my aunt told a caller her bank card number',
      ],
    },
    {
      given: { number: 'card' },
      questions: [
        'my father typed his card into a fake website',
        'she gave the caller her checking account number',
      ],
    },
    {
      given: { stage: 'suspected', number: 'told_bank' },
      questions: [
        'someone from social security called my mother about a crime and wants her to move her money',
        'a caller told my dad his account is not safe and to transfer it, she told them which bank she uses',
        'my grandmother got a letter with a badge number saying she must protect her savings',
        'they told my mom to take cash out and not tell anyone',
      ],
    },
    {
      given: { belief: 'believes' },
      questions: [
        "my mother sent a man she met online 12k, doesn't believe it's a scam and wants to send more",
        "my mom keeps sending money to a man she met online and won't listen to me",
        "how do I convince my father it's a scam, he trusts them more than us",
      ],
    },
  ],
  decide: ({ stage, lost, since, shown, number, belief, wants }) => {
    if (wants === 'prevent' && stage !== 'access') return 'prevent_again';
    if (wants === 'own_choice' && stage !== 'access') return 'own_choice';
    if (number === 'card' && stage !== 'access') return 'block_card';
    if (stage === 'fake_profit' || (stage === undefined && shown !== undefined)) return 'fake_profit';
    if (stage === 'signed') return 'cancel_contract';
    if (stage === 'access') return 'lock_everything';
    if (stage === 'believes' || belief === 'believes') return 'slow_it_down';
    const isPaid = stage === 'just_paid' || (stage === undefined && lost !== undefined);
    if (isPaid && since !== undefined && since > recallYears) return 'report_late';
    if (number === 'told_bank' && !isPaid) return 'do_not_move';
    return stage === 'suspected' ? 'put_up_guards' : 'stop_the_money';
  },
  verdicts: {
    ...parentVerdicts,
    prevent_again: preventAgain,
    own_choice: ownChoice,
    report_late: ({ lost }) => ({
      opening: text`Probably not, after this long: most of ${lost === undefined ? 'the money' : text`the ${given('lost', lost, 'usd')}`} is likely gone, but report it today anyway.`,
      because: [
        text`Payments can mostly be called back only in the first days. Reports still help: now and then an account is frozen with money in it.`,
        text`Anyone who now offers to recover it for a fee is the next scam.`,
      ],
      unless: text`it went by card, or someone got into the account without permission. Then the bank may still owe it back, so dispute it in writing.`,
      next: text`Report it to the FBI’s Internet Crime Complaint Center and at reportfraud.ftc.gov, tell the bank, and put alerts and a trusted contact on every account.`,
      say: text`This was fraud. Please open a claim, and contact the bank that received it.`,
    }),
    fake_profit: ({ lost, shown }) => ({
      opening: text`It's a scam: ${shown === undefined ? 'the profit on that site' : text`the ${given('shown', shown, 'usd')} on that site`} isn't real, so no one should send another dollar.`,
      because: [
        text`A friend met online, a site no one has heard of and a fast gain belong together. The "tax" or "fee" to withdraw is the next payment they want: real brokers take it out of the account, and taxes go to the IRS.`,
        lost === undefined
          ? text`What was sent by wire or card can sometimes be stopped if the bank hears of it at once. Gift cards and crypto hardly ever come back.`
          : text`Report the ${given('lost', lost, 'usd')} at once: wires and cards can sometimes be stopped, gift cards and crypto hardly ever.`,
      ],
      unless: text`the firm is listed at brokercheck.finra.org and you reach it at the number there.`,
      next: text`Today: call the bank's fraud line, save the chats, report it to the FBI’s Internet Crime Complaint Center, and try together to withdraw a small sum. When they ask for money first, that's the proof.`,
      say: text`I'm on your side. Before you send anything else, let's try to take some out together.`,
    }),
    cancel_contract: () => ({
      opening: text`Cancel it in writing today: a sale made at home or by phone can usually be undone within three business days.`,
      because: [
        text`Send the notice by certified mail and email, and keep copies. If the days are over, a contract that someone with dementia couldn't understand may still be void, so see a lawyer before anything is installed or paid.`,
        text`Such contracts often come with a loan on the house. Look for that in the papers.`,
      ],
      unless: text`work has started or a lien was filed. Then call legal aid for older people and the state attorney general first.`,
      next: text`Find what was signed, send the cancellation, tell the bank to stop payments, and get a power of attorney signed while that's possible.`,
      say: text`We cancel this contract as of today. Don't come to the house and don't call again.`,
    }),
    stop_the_money: ({ lost }) => ({
      opening:
        lost === undefined
          ? text`If money or account details went out, call the bank's fraud line right now.`
          : text`Call the bank's or card seller's fraud line right now to stop the ${given('lost', lost, 'usd')}.`,
      because: [
        text`Wires, cards, Zelle and gift cards can sometimes be stopped or reversed on the first day. Ask the bank to recall the payment, and ask the gift card or crypto company to freeze it.`,
        text`Then cut every contact, and pay no one who offers to recover the money: that's the next scam.`,
      ],
      unless: text`it went out weeks ago. Then the odds are poor, but report it anyway.`,
      next: text`Report it to the FBI's Internet Crime Complaint Center and at reportfraud.ftc.gov, and call the National Elder Fraud Hotline for help with the rest.`,
      say: text`This payment was fraud. Please recall it, open a claim and give me the number.`,
    }),
    lock_everything: () => ({
      opening: text`Take the computer offline, and lock the money from another device.`,
      because: [
        text`The caller may still see passwords, email and bank pages.`,
        text`Have the bank watch or close the accounts, change the email password first and then the others, and freeze credit at all three bureaus, which is free.`,
      ],
      unless: text`they gave only a name and address. Then a credit freeze and new passwords are enough.`,
      next: text`Call the bank from a phone the scammer never used. Then have the computer cleaned by a shop you know, and report it at identitytheft.gov.`,
      say: text`Someone had remote access to these accounts. Please block transfers and give us new numbers.`,
    }),
    slow_it_down: () => ({
      opening: text`Don't argue about whether it's real: slow the money down and stay close.`,
      because: [
        text`Scammers coach people to hide things from family, and shame drives them closer to the scammer. Calm questions work better than proof.`,
        text`Banks and brokers can delay payments that look like abuse, and Adult Protective Services can step in.`,
      ],
      unless: text`they can't follow what's happening anymore. Then ask an elder law attorney about a guardianship now.`,
      next: text`Tell the bank's fraud team and the broker today, and call Adult Protective Services in their county.`,
      say: text`I love you and I'm on your side. Before the next payment, can we call the bank together?`,
    }),
    put_up_guards: () => ({
      opening: text`Put guards up now, together with your parent, before money moves.`,
      because: [
        text`Secrecy, hurry, and payment by gift card, crypto, wire or courier mean a scam. No agency, bank or tech firm asks for that.`,
        text`Three guards do most of it: a trusted contact at each bank and broker, alerts for every payment, and a credit freeze.`,
      ],
      unless: text`money has already gone out. Then call the bank's fraud line first.`,
      next: text`Set a family rule today: no payment to anyone new before a call to you, with a code word for emergencies.`,
      say: text`They fool smart people every day. Let's make it hard for them.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'What has happened so far?',
      choices: [
        { label: 'Money was sent', value: 'just_paid' },
        { label: 'They gave access or data', value: 'access' },
        { label: "They won't believe it's a scam", value: 'believes' },
        { label: 'I only suspect it', value: 'suspected' },
      ],
    },
  ],
  comfort: "I'm sorry. This happens to sharp, careful people, and it isn't your parent's fault or yours.",
  followUps: ['How do I help my aging parents with money?', 'How do I spot an investment scam?'],
  articles: ['investment-scams', 'estate-basics', 'credit-score'],
  related: ['everyday-scams', 'caring-for-parents'],
  sources: ['ftc_if_you_were_scammed', 'ftc_recovery_scams', 'fbi_ic3', 'cfpb_someone_elses_money'],
});
