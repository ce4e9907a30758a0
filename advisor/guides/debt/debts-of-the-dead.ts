import { choice, money } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import { stateCodes, stateNames, type StateCode } from '#advisor/reader/states.ts';

/** Where most of what spouses earn and owe belongs to both. */
const communityStates: ReadonlySet<StateCode> = new Set([
  'az',
  'ca',
  'id',
  'la',
  'nv',
  'nm',
  'tx',
  'wa',
  'wi',
]);

/** "The $22,000", or "it". */
const theDebt = (debt: number | undefined): Text =>
  debt === undefined ? text`it` : text`the ${given('debt', debt, 'usd')}`;

export const debtsOfTheDead = defineGuide({
  id: 'debts_of_the_dead',
  title: 'Debts of someone who died',
  about: 'Debts of a parent or spouse who died',
  questions: [
    "do I have to pay my mom's credit card debt now that she passed",
    'dad died owing 22k, collectors are calling me, am i responsible',
    'My husband died in March. Are his medical bills mine now?',
    'Can they take the house she left us to pay her Visa?',
    'sister was executor and already handed out the money, now a bill showed up',
    'grandma passed away with no will and a car loan, who pays that',
    'I was an authorized user on my late wifes card. do i owe it',
    'does student debt die with you? my brother was 29',
    'collector says its my moral duty to pay my fathers loan. is it',
    'We inherited a home with a mortgage and a HELOC on it, what happens with those',
  ],
  simply:
    'A debt belongs to the person who signed for it. When that person dies, what they left behind pays the bills, and family usually pays only what they signed for themselves.',
  input: {
    signed: choice({ label: 'Cosigned or joint', options: ['yes', 'no'], facts: { yes: 'flag=cosigned' } }),
    relation: choice({
      label: 'Who died',
      options: ['spouse', 'relative'],
      facts: { spouse: 'status=widowed' },
    }),
    asked: choice({ label: 'Asked about', options: ['share_now', 'owed_to_me', 'probate'] }),
    left: money({
      label: 'Money left behind',
      roles: ['bal_cash@other', 'bal_total@other', 'estate_size', 'bal_cash'],
      min: 1,
      max: 1e9,
    }),
    estate: choice({ label: 'The estate', options: ['mine_to_settle', 'someone_else'] }),
    debt: money({
      label: 'Debt left behind',
      roles: ['debt_balance@other', 'debt_balance@spouse', 'debt_balance', 'medical_cost'],
      adds: 'within',
      min: 1,
      max: 1e8,
    }),
    state: choice<StateCode>({ label: 'State', fact: 'state', options: stateCodes }),
    house: money({ label: 'House left behind', roles: ['home_value'], min: 1, max: 1e9 }),
    loan: choice({
      label: 'The loan',
      options: ['student', 'car', 'mortgage'],
      facts: { student: 'loan=student', car: 'loan=car', mortgage: ['loan=mortgage', 'loan=home_equity'] },
    }),
  },
  sides: [
    {
      given: { asked: 'share_now' },
      questions: [
        'executor: heirs want their inheritance before the bills are paid, can I hand it out',
        'my sister wants her share of the estate right now, do I have to give it to her',
        'can an executor give out money before probate is finished',
        'when can the executor pay the beneficiaries',
      ],
    },
    {
      given: { asked: 'probate' },
      questions: [
        'do we need probate for a small estate without debts',
        'executor for an uncle who left 20k in the bank, is probate necessary',
        'can I skip probate when there is no house and little money',
      ],
    },
    {
      given: { asked: 'owed_to_me' },
      questions: [
        'my friend died and owed me money, how do I get it back from the estate',
        'someone who died still owes me 3000, who do I ask',
        'my uncle borrowed from me and passed away without a will, can I claim it',
      ],
    },
    {
      given: { estate: 'mine_to_settle' },
      questions: [
        'I am the executor and there is a house, some cash and card debt, what are the steps',
        'named executor of my fathers estate with debts, what now step by step',
        'executor here, mom left credit cards and a bank account, what do I pay first',
      ],
    },
  ],
  decide: ({ asked, signed, relation, estate, loan, house, state }) => {
    if (asked === 'probate') return 'small_estate';
    if (asked === 'owed_to_me') return 'file_a_claim';
    if (asked !== undefined) return 'bills_first';
    if (loan === 'student') return 'student';
    if (signed === 'yes') return 'yours';
    if (estate === 'mine_to_settle') return 'estate_pays';
    if (loan !== undefined) return 'secured';
    if (house !== undefined && relation !== 'spouse') return 'house';
    if (relation !== 'spouse') return 'not_yours';
    return state !== undefined && communityStates.has(state) ? 'community' : 'spouse';
  },
  verdicts: {
    small_estate: ({ left }) => ({
      opening:
        left === undefined
          ? text`Often not: for a small estate without a house, most states let you collect with a short form instead of full probate.`
          : text`Often not: with ${given('left', left, 'usd')} and no house, most states let you collect with a short form instead of full probate.`,
      because: [
        text`The limit differs by state, often between fifty and two hundred thousand dollars, and there's usually a wait of some weeks after the death. Accounts with a named beneficiary or a joint owner skip it anyway.`,
        text`You still pay the last bills and taxes before you share the rest.`,
      ],
      unless: text`there's real estate in their name only, a dispute, or debts that may be larger than what's left. Then use the court.`,
      next: text`Ask the probate clerk in their county for the small estate affidavit, and bring it to the bank with a death certificate.`,
    }),
    file_a_claim: ({ debt }) => ({
      opening:
        debt === undefined
          ? text`File a written claim with the estate, and do it soon, because the time to claim is short.`
          : text`File a written claim for the ${given('debt', debt, 'usd')} with the estate, and do it soon, because the time to claim is short.`,
      because: [
        text`Lenders are paid from what the person left, before any heir, but only if they claim within the months that the state sets. Bring proof: a note, messages or bank transfers.`,
        text`Without a will the probate court still names someone to settle the estate. If there's too little, private loans come near the end.`,
      ],
      unless: text`nothing was left, or no one opens an estate. Then it's usually lost, though a creditor may ask the court to open one.`,
      next: text`Call the probate court of the county where they lived, ask whether an estate is open, and file the claim form there.`,
    }),
    bills_first: () => ({
      opening: text`No, don't hand out anything yet: debts, taxes and costs of the estate come first, and you're liable if the money is gone.`,
      because: [
        text`As executor you can have to pay a missed bill or tax from your own pocket. Creditors usually have some months to come forward after a notice, and the last tax returns come on top.`,
        text`If there's clearly far more than is owed, some courts allow a part payment, with a receipt and a promise to pay it back if needed.`,
      ],
      unless: text`the account names an heir as joint owner or payable-on-death. Then it goes to that person outside the estate.`,
      next: text`Move the money into an estate account, publish the notice to creditors, and ask the probate court when you may distribute.`,
      say: text`You'll get your share. The law makes me pay the bills first.`,
    }),
    student: ({ signed }) => ({
      opening:
        signed === 'yes'
          ? text`Federal student loans end with a death, and a private lender often has to release you as the cosigner.`
          : text`No, you don't owe it: federal student loans end when the borrower dies.`,
      because: [
        text`Parent PLUS loans also end if the student dies. The servicer needs a death certificate, and what's canceled isn't taxed by the federal government.`,
        text`Private loans go by their contract. Most newer ones end too, and otherwise only the estate owes them.`,
      ],
      unless: text`you cosigned an older private loan. Then read its death clause before you pay anything.`,
      next: text`Send the servicer a certified death certificate and ask for the discharge in writing.`,
      say: text`The borrower has died. Please discharge the loan and confirm it in writing.`,
    }),
    secured: ({ loan }) => ({
      opening:
        loan === 'car'
          ? text`No, not from your own money, but the loan stays with the car: to keep it, someone has to pay.`
          : text`No, not from your own money, but the loan stays with the house: to keep it, someone has to pay.`,
      because: [
        loan === 'car'
          ? text`If nobody wants the car, the estate can sell it or hand it back, and what's still missing is the estate's bill.`
          : text`A relative who inherits the home can generally take over the mortgage payments, and the lender can't demand all of it just because of the death. A HELOC may be closed to new draws.`,
        text`Missed payments meanwhile can cost the estate ${loan === 'car' ? 'the car' : 'the house'}.`,
      ],
      unless: text`you cosigned. Then it's your debt too.`,
      next: text`Call the lender with the death certificate, ask about credit insurance and who may take over, and keep it insured.`,
      say: text`The borrower has died. What is owed, was there credit insurance, and how can an heir take over the payments?`,
    }),
    house: ({ debt, house }) => ({
      opening: text`The house can be used for ${theDebt(debt)}, but you don't owe anything from your own money.`,
      because: [
        text`Debts are paid from the estate before anyone inherits, and a house worth ${given('house', house!, 'usd')} is part of it. If other money covers the bill, the house is safe.`,
        text`Many states protect a home for a spouse or minor child, and creditors have only so long to claim.`,
      ],
      unless: text`the house passed outside the estate, by joint ownership, a trust or a deed on death. Then a card company often can't reach it.`,
      next: text`Don't sell or divide anything yet. Ask a probate lawyer about the deadline for claims and which debts must be paid.`,
    }),
    not_yours: ({ debt }) => ({
      opening: text`No, you generally don't have to pay ${theDebt(debt)} from your own money.`,
      because: [
        text`Debts belong to the estate. What the person left pays them first, and if that isn't enough, the rest goes unpaid.`,
        text`Life insurance and retirement accounts with a named beneficiary usually go straight to that person, past the creditors.`,
      ],
      unless: text`you cosigned, it was a joint account, or you handed out the estate's money before its bills. In some states a spouse, or a child for a parent's care, can owe too.`,
      next: text`Don't pay or promise anything on the phone. Send collectors to the executor.`,
      say: text`I'm not responsible for this debt. Please write to the estate and don't call me again.`,
    }),
    community: ({ debt, state, house }) => ({
      opening: text`Maybe: ${text`${stateNames[state!]}`} is a community property state, so ${theDebt(debt)} may have to be paid from what you two owned together.`,
      because: [
        text`Debts made during the marriage usually count as both of yours there, even with one name on the card. What was only yours before the marriage is mostly safe.`,
        text`A retirement account that named you passes to you outside the estate, and many of these states protect the home you live in${house === undefined ? '' : ' for the most part'}.`,
      ],
      unless: text`the debt was made before you married. Then it's the estate's alone.`,
      next: text`Pay nothing yet. See a probate lawyer in your state first, and bring the card statements and account titles.`,
      say: text`My spouse has died. Please write to me, and don't call until I've talked to a lawyer.`,
    }),
    spouse: ({ debt }) => ({
      opening:
        debt === undefined
          ? text`Usually not, so don't pay their debts from your own money yet.`
          : text`Usually not, so don't pay the ${given('debt', debt, 'usd')} from your own money yet.`,
      because: [
        text`A debt in your spouse's name alone is the estate's. Being an authorized user doesn't make you owe it.`,
        text`Community property states are different, and many states make spouses answer for medical bills. A local lawyer can tell you in one visit.`,
      ],
      unless: text`you signed the loan or the card was a joint account. Then it's yours.`,
      next: text`List which debts carry your signature, stop using the other cards, and order death certificates for the lenders.`,
      say: text`My spouse has died. Send me proof that I signed for this debt, by mail, before we talk any further.`,
    }),
    yours: ({ debt }) => ({
      opening:
        debt === undefined
          ? text`Yes, what you cosigned or held jointly is now yours to pay.`
          : text`Yes, if your signature is on it, the ${given('debt', debt, 'usd')} is now yours to pay.`,
      because: [
        text`Your own signature makes it your debt, with or without the estate. The other debts still aren't yours.`,
        text`Being only an authorized user doesn't count as signing. Federal student loans end at death, and private ones often release a cosigner.`,
      ],
      unless: text`there was credit insurance on the loan. Ask each lender.`,
      next: text`Call each lender you signed with, keep the payments on time, and ask for a hardship plan if you need one.`,
      say: text`The other borrower has died. Is there credit insurance, and what hardship options can you give me?`,
    }),
    estate_pays: () => ({
      opening: text`Pay the debts from the estate, in your state's order, before anyone inherits.`,
      because: [
        text`As executor you don't owe them yourself. But if you hand out money first and a bill comes later, you can be made to pay it.`,
        text`Funeral, estate costs and taxes usually come before cards. If there's too little, the last ones simply don't get paid.`,
      ],
      unless: text`the estate is small. Many states have a short form for that.`,
      next: text`Open an estate account, give creditors the notice your state asks for, and see a probate lawyer before paying anyone if money is short.`,
      say: text`Please send your claim to the estate in writing. I'm not paying anything personally.`,
    }),
  },
  asks: [
    {
      field: 'signed',
      question: 'Did you cosign, or was it a joint account?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'relation',
      question: 'Who died?',
      choices: [
        { label: 'My husband or wife', value: 'spouse' },
        { label: 'A parent or someone else', value: 'relative' },
      ],
    },
    {
      field: 'estate',
      question: 'Are you the one who settles the estate?',
      choices: [
        { label: 'Yes', value: 'mine_to_settle' },
        { label: 'No', value: 'someone_else' },
      ],
    },
  ],
  comfort: 'The rules are kinder to families here than collectors make it sound.',
  followUps: ['What does an executor do?', 'A debt collector is calling me. What should I do?'],
  articles: ['debts-after-a-death', 'estate-basics', 'beneficiaries'],
  related: ['when-someone-dies', 'caring-for-parents'],
  sources: ['ftc_deceased_debts', 'cfpb_spouse_debts'],
});
