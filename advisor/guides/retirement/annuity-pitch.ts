import { choice, money } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text } from '#advisor/quantities/text.ts';

/** Before this age an income for life costs too much for what it brings: waiting pays more. */
const incomeAge = 60;

export const annuityPitch = defineGuide({
  id: 'annuity_pitch',
  title: 'Someone wants to sell you an annuity',
  about: 'Someone wants to sell an annuity',
  questions: [
    'a guy at a free dinner wants me to put 200k in an indexed annuity, should i',
    'are annuities a good idea',
    'My bank is pushing a fixed annuity at 5.1% for five years. Better than a CD?',
    'insurance agent says i get market gains and can never lose money. too good to be true?',
    'I already signed an annuity contract last week and regret it. Can I get out?',
    'should my 72 yr old mother buy an annuity with her life savings',
    'My adviser suggests rolling my 401(k) into a variable annuity with an income rider.',
    'want guaranteed paycheck for life at 67, is a simple immediate annuity ok',
    '10 percent bonus up front if i move my ira to this annuity, whats the catch',
    'stuck in annuity w surrender charge 7 more yrs, leave it or pay the penalty',
  ],
  input: {
    kind: choice({
      label: 'Kind of annuity',
      options: ['indexed_or_variable', 'fixed', 'income', 'unknown'],
    }),
    stage: choice({
      label: 'Stage',
      options: ['offered', 'just_signed', 'owned_long'],
      facts: { just_signed: 'flag=already_signed' },
    }),
    amount: money({
      label: 'Amount they want',
      roles: ['lump_sum', 'premium', 'bal_retirement', 'bal_cash', 'bal_total'],
      min: 1,
      max: 1e9,
    }),
    age: ownAge,
  },
  decide: ({ kind, stage, age: now }) => {
    if (stage === 'just_signed') return 'cancel';
    if (stage === 'owned_long') return 'own_it';
    if (kind === 'fixed') return 'fixed';
    if (kind === 'income') return now !== undefined && now < incomeAge ? 'too_early' : 'income';
    return 'no';
  },
  verdicts: {
    no: ({ amount }) => ({
      opening:
        amount === undefined
          ? text`Don't sign it.`
          : text`Don't put your ${given('amount', amount, 'usd')} into it.`,
      because: [
        text`Indexed and variable annuities pay the seller a high commission and tie up your money for seven to ten years. Caps and fees eat most of the gain that the brochure shows.`,
        text`Inside an IRA the tax deferral they advertise is worth nothing, because the IRA has it already.`,
      ],
      unless: text`it's a plain income annuity for part of your savings. That can be a fair deal.`,
      next: text`Ask for the contract, the surrender schedule and the commission in dollars, and don't decide in the meeting.`,
      say: text`I never sign on the day. Please email me the surrender charges and what you're paid if I buy.`,
    }),
    fixed: (_, { facts }) => ({
      opening: text`It's fine for money you won't need, if the rate beats a CD and a Treasury of the same length.`,
      because: [
        text`A plain fixed annuity works like a CD from an insurer. The interest is taxed when you take it out, with a penalty before age ${fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 })}.`,
        text`It isn't FDIC insured. State guaranty funds step in up to limits that differ by state.`,
      ],
      unless: text`the rate is only a first-year bonus, or the surrender charges last longer than the rate. Then pass.`,
      next: text`Compare it today with Treasury and CD rates for the same number of years, and check the insurer's rating.`,
    }),
    income: () => ({
      opening: text`A plain income annuity is fine for part of your savings, at most about a third.`,
      because: [
        text`It does one job well: a check for as long as you live. That helps if Social Security and any pension don't cover your basic bills.`,
        text`Delay Social Security first. It's the cheapest income for life, and it rises with prices.`,
      ],
      unless: text`your health is poor or your bills are already covered. Then keep the money.`,
      next: text`Get three quotes for the same payment from highly rated insurers, with no riders, and keep a cash reserve outside.`,
      say: text`Immediate income only, no riders. What's the monthly check, and what happens if I die early?`,
    }),
    too_early: () => ({
      opening: text`Not at your age: keep the money invested and look at lifetime income after you stop working.`,
      because: [
        text`Bought young, an income annuity pays little, because the insurer expects to pay for decades. You also give up growth and access.`,
        text`Delaying Social Security later buys the same thing for less.`,
      ],
      unless: text`you're disabled or truly can't bear any ups and downs. Then talk to a fee-only planner first.`,
      next: text`Put the money into your 401(k) or IRA in a target-date index fund instead.`,
      say: text`Thanks, I'm not buying insurance products before I retire.`,
    }),
    cancel: () => ({
      opening: text`Cancel it now, while you still can.`,
      because: [
        text`Most states give you a free-look period, often ten to thirty days after you receive the contract, to get your money back. Your contract's cover page says how long.`,
        text`If money came from an IRA or 401(k), have it sent straight back into a retirement account, so it isn't taxed.`,
      ],
      unless: text`it's a plain income annuity that you understand and still want. Then keep it.`,
      next: text`Send the cancellation in writing today by certified mail and by email. If they stall, call your state's insurance department.`,
      say: text`I'm using my free-look right to cancel contract number … Please confirm the full refund in writing.`,
    }),
    own_it: () => ({
      opening: text`Don't pay a big surrender charge in a hurry: wait it out or take the free part each year.`,
      because: [
        text`Most contracts let you take about a tenth a year without a charge, and the charge shrinks every year.`,
        text`Outside an IRA, gains come out first and are taxed as income. A move to a cheaper annuity by tax-free exchange avoids that.`,
      ],
      unless: text`yearly fees are so high that leaving now is cheaper than staying. Add up both.`,
      next: text`Ask the insurer for today's surrender value, the charge for each coming year, all yearly fees, and any income guarantee you'd lose.`,
      say: text`If I swap it for the one you offer, what new surrender period and commission does that start?`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'Where do you stand?',
      choices: [
        { label: "It's an offer", value: 'offered' },
        { label: 'I signed in the last weeks', value: 'just_signed' },
        { label: "I've had it for longer", value: 'owned_long' },
      ],
    },
    {
      field: 'kind',
      question: 'Which kind is it?',
      choices: [
        { label: 'Indexed or variable', value: 'indexed_or_variable' },
        { label: 'Fixed rate for some years', value: 'fixed' },
        { label: 'Income for life, starting now', value: 'income' },
        { label: 'Not sure', value: 'unknown' },
      ],
    },
  ],
  followUps: [
    'When should I claim Social Security?',
    'Is a 1% adviser worth it?',
    'How much can I spend in retirement?',
  ],
  articles: ['annuities', 'fiduciary-standards'],
  sources: ['finra_annuities', 'irc_72'],
});
