import { choice } from '#advisor/calculators/define/fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

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
  input: {
    signed: choice({ label: 'Cosigned or joint', options: ['yes', 'no'], facts: { yes: 'flag=cosigned' } }),
    relation: choice({
      label: 'Who died',
      options: ['spouse', 'relative'],
      facts: { spouse: 'status=widowed' },
    }),
    estate: choice({ label: 'The estate', options: ['mine_to_settle', 'someone_else'] }),
  },
  decide: ({ signed, relation, estate }) => {
    if (signed === 'yes') return 'yours';
    if (estate === 'mine_to_settle') return 'estate_pays';
    return relation === 'spouse' ? 'spouse' : 'not_yours';
  },
  verdicts: {
    not_yours: () => ({
      opening: text`No, you generally don't have to pay it from your own money.`,
      because: [
        text`Debts belong to the estate. What the person left pays them first, and if that isn't enough, the rest goes unpaid.`,
        text`Life insurance and retirement accounts with a named beneficiary usually go straight to that person, past the creditors.`,
      ],
      unless: text`you cosigned, it was a joint account, or you handed out the estate's money before its bills. In some states a spouse, or a child for a parent's care, can owe too.`,
      next: text`Don't pay or promise anything on the phone. Send collectors to the executor.`,
      say: text`I'm not responsible for this debt. Please write to the estate and don't call me again.`,
    }),
    spouse: () => ({
      opening: text`Usually not, so don't pay their debts from your own money yet.`,
      because: [
        text`A debt in your spouse's name alone is the estate's. Being an authorized user doesn't make you owe it.`,
        text`Community property states are different, and many states make spouses answer for medical bills. A local lawyer can tell you in one visit.`,
      ],
      unless: text`you signed the loan or the card was a joint account. Then it's yours.`,
      next: text`List which debts carry your signature, stop using the other cards, and order death certificates for the lenders.`,
      say: text`My spouse has died. Send me proof that I signed for this debt, by mail, before we talk any further.`,
    }),
    yours: () => ({
      opening: text`Yes, what you cosigned or held jointly is now yours to pay.`,
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
  articles: ['estate-basics', 'beneficiaries', 'debts-after-a-death'],
  sources: ['ftc_deceased_debts', 'cfpb_spouse_debts'],
});
