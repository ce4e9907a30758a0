import { age, choice, money, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The federal law on age claims protects workers from this age on, at employers with twenty or more of them. */
const protectedFrom = 40;

const theOffer = (offer: number | undefined) =>
  offer === undefined ? text`The first offer` : text`The ${given('offer', offer, 'usd')}`;

const theOfferWithin = (offer: number | undefined) =>
  offer === undefined ? text`the first offer` : text`the ${given('offer', offer, 'usd')}`;

/** Many employers start at one or two weeks of pay for each year, so that long service is worth asking for more. */
const longService = 5;

const weeksPerYear = 52;

function longServed(worked: number | undefined, pay?: number): Text[] {
  if (worked === undefined || (worked < longService && pay === undefined)) return [];
  const week = pay === undefined ? undefined : (pay / weeksPerYear) * worked;
  return week === undefined
    ? [text`After ${given('worked', worked, 'years')}, ask for more: one or two weeks for each is common.`]
    : [
        text`One week of pay for each of your ${given('worked', worked, 'years')} would be about ${given('one_week', Math.round(week), 'usd')}, and two weeks ${given('two_weeks', Math.round(2 * week), 'usd')}: that's the usual range to ask for.`,
      ];
}

export const severanceOffer = defineGuide({
  id: 'severance_offer',
  title: 'A severance agreement',
  about:
    'Sign a severance or separation agreement with a release of claims or not, how long to think, and how to ask for more',
  questions: [
    'should i sign my severance agreement',
    'HR wants the separation papers back by Friday, do I have to',
    "I'm 56 and they gave me 21 days to sign a release. what am I giving up?",
    'they offered me 8 weeks pay after 14 years can i ask for more',
    'Is it worth paying a lawyer to look at a $22,000 severance?',
    'severence says i cant sue or work for a competitor for a year. sign??',
    'if I take the package do I still get unemployment',
    'laid off with 40 other people and handed a waiver. how long do we get',
    'Signed the release yesterday and regret it. Can I take it back?',
    'they let me go right after maternity leave and want a signature for 6 weeks of pay',
  ],
  simply:
    'The company pays you extra money, and in return you promise not to sue. Until you sign, you can still ask for more, and after that you have a few days at most to change your mind, often none.',
  input: {
    offer: money({ label: 'Severance offered', roles: ['lump_sum'], min: 1, max: 1e8 }),
    age: age({ label: 'Age', roles: ['age'], min: 14, max: 100 }),
    worked: years({ label: 'Years with them', roles: ['years_worked', 'time_held'], min: 0, max: 60 }),
    pay: moneyPerYear({ label: 'Yearly pay', roles: ['wages'], min: 1, max: 1e8 }),
    signed: choice({
      label: 'Signed already',
      options: ['yes', 'no'],
      facts: { yes: 'flag=already_signed' },
    }),
    over: choice({ label: 'Forty or older', options: ['yes', 'no'] }),
    group: choice({
      label: 'Others let go too',
      options: ['yes', 'no'],
      facts: { yes: 'flag=group_layoff' },
    }),
    claim: choice({
      label: 'Something felt unlawful',
      options: ['yes', 'no'],
      // Laid off while pregnant: worth a lawyer's look before anything is signed.
      facts: { yes: 'flag=expecting' },
    }),
    asked: choice({ label: 'Asked about', options: ['how_paid', 'buyout'] }),
  },
  sides: [
    {
      given: { signed: 'yes' },
      questions: [
        'I already signed the severance agreement yesterday, can I take it back',
        'signed the separation papers and regret it, can I undo it',
      ],
    },
    {
      given: { asked: 'buyout' },
      questions: [
        'federal employee offered an early retirement buyout, should I take it',
        'agency offers deferred resignation or a vsip, take it or stay',
        'company offers voluntary early retirement package, I am 58 with 25 years',
        'take the buyout or keep working until my pension',
      ],
    },
    {
      given: { asked: 'how_paid' },
      questions: [
        'severance as a lump sum or as salary continuation, which is better',
        'take the severance all at once or keep getting paychecks for months',
        'they let me choose between one check and staying on payroll',
        'lump sum severance or paid out every two weeks',
      ],
    },
  ],
  decide: ({ age: old, over, group, claim, signed, asked }) => {
    if (asked === 'buyout' && signed !== 'yes' && claim !== 'yes') return 'buyout';
    if (asked === 'how_paid' && signed !== 'yes' && claim !== 'yes') return 'lump_or_checks';
    const isProtected = old === undefined ? over : old >= protectedFrom ? 'yes' : 'no';
    if (signed === 'yes') return isProtected === 'no' ? 'signed_young' : 'revoke';
    if (claim === 'yes') return 'lawyer_first';
    if (isProtected === undefined) return 'wait';
    if (isProtected === 'no') return 'under_forty';
    return group === 'yes' ? 'group' : 'over_forty';
  },
  verdicts: {
    buyout: ({ offer, age: old, worked }) => ({
      opening: text`Take it only if you'd leave within a year or two anyway, and you leave with a pension and health insurance.`,
      because: [
        offer === undefined
          ? text`A buyout is a few months of pay, and it's taxed like pay.`
          : text`${given('offer', offer, 'usd')} before tax is a few months of pay for most people, and it's paid once.`,
        text`${old === undefined || worked === undefined ? 'What counts more' : text`At ${given('age', old, 'age')} with ${given('worked', worked, 'years')}, what counts more`} is whether you can draw the pension now, without a cut, and keep the health plan into retirement. Leaving shortly before you qualify can cost far more than the offer.`,
      ],
      unless: text`a layoff is likely anyway. Then money in hand beats waiting for it.`,
      next: text`Ask HR in writing for your pension on both dates, whether the health plan continues, and if you may work there again.`,
      say: text`Please send me my pension estimate if I leave now and if I stay until I qualify for the full one.`,
    }),
    lump_or_checks: ({ offer }) => ({
      opening: text`Take the lump sum${offer === undefined ? '' : text` of ${given('offer', offer, 'usd')}`}, unless the paychecks add up to more or keep your health insurance going.`,
      because: [
        text`One check is yours even if you find a job next week or the company fails. Paychecks often stop when you're hired elsewhere, and in many states delay unemployment for as long as they run.`,
        text`Multiply the weekly pay by the weeks and add what the employer pays for your insurance. The tax on the year's total is the same, though more is withheld from one check.`,
      ],
      unless: text`next year's income will be much lower. Then ask for part of it in January.`,
      next: text`Ask in writing what each choice does to insurance, vesting, and a new job, and don't sign the same day.`,
      say: text`Does the pay stop if I start a new job, and until when am I insured with each choice?`,
    }),
    revoke: ({ age: old }) => ({
      opening: text`Yes, at forty or older you usually have seven days from signing to take it back, in writing.`,
      because: [
        text`A release of age claims isn't valid without those seven days, at an employer with twenty or more workers. You'd give up the money too, so first be sure you'd ask for more or have a claim.`,
        text`After that, only pressure, missing review time or a false promise can undo it, and a lawyer has to say so.`,
      ],
      unless:
        old === undefined
          ? text`you're under forty. Then it mostly binds you the day you sign.`
          : text`the employer has fewer than twenty workers. Then it mostly binds you the day you sign.`,
      next: text`Count seven days from your signature, and call an employment lawyer today.`,
      say: text`I revoke my signature on the separation agreement dated as attached. Please confirm in writing.`,
    }),
    signed_young: () => ({
      opening: text`Probably not: under forty, a severance agreement mostly binds you once it's signed.`,
      because: [
        text`No federal law gives you days to take it back, though some states and some agreements do. Look for a revocation clause near the signature.`,
        text`It can't take away unemployment, final pay you're owed, or your right to file a charge with the EEOC.`,
      ],
      unless: text`you were rushed, misled or let go after a complaint, a leave or a pregnancy. Then a lawyer may find a way.`,
      next: text`Read the last page today, and book an employment lawyer if there's a revocation date.`,
    }),
    wait: ({ offer, worked, pay }) => ({
      opening: text`Don't sign today: ask for more time in writing, then for more money.`,
      because: [
        ...(pay === undefined ? [] : longServed(worked, pay)),
        text`Your signature usually gives up the right to sue, and that's what they're paying for. ${theOffer(offer)} is rarely the last word. At forty or older, a valid release of age claims gives you twenty-one days to think, forty-five in a group layoff, and seven to take it back.`,
      ],
      unless: text`the deadline is today and they won't move. Then call a lawyer before you answer.`,
      next: text`File for unemployment now, check when your health insurance ends, and have an employment lawyer read it.`,
      say: text`I'd like two more weeks to review this, and to talk about the amount.`,
    }),
    over_forty: ({ offer, worked, pay }) => ({
      opening: text`Don't sign yet: at forty or older you get at least twenty-one days, and seven more to take it back.`,
      because: [
        ...(pay === undefined ? [] : longServed(worked, pay)),
        text`Without that time, a release of age claims isn't valid at an employer with twenty or more workers. ${worked === undefined ? "In a group layoff it's forty-five days. " : ''}${pay !== undefined && offer === undefined ? '' : text`${theOffer(offer)} must be more than what they owe you anyway.`}`,
        ...(pay === undefined ? longServed(worked) : []),
      ],
      unless: text`you signed in the last seven days. Then you can still revoke it in writing, but you'd give up the money too.`,
      next: text`Have an employment lawyer read it, file for unemployment, and check when health insurance ends.`,
      say: text`I'll use the full review time. Could you raise the amount, and pay for COBRA for a few months?`,
    }),
    group: ({ offer, worked, pay }) => ({
      opening: text`Don't sign yet: at forty or older in a group layoff you get at least forty-five days.`,
      because: [
        ...(pay === undefined ? [] : longServed(worked, pay)),
        text`You also get seven days to take it back, and a written list of the job titles and ages of who was let go and who stayed. Without these a release of age claims isn't valid.`,
        text`${theOffer(offer)} may follow a fixed formula, but insurance, dates, and references can still move.`,
      ],
      unless: text`the list looks lopsided by age. Then see a lawyer before you say anything.`,
      next: text`Ask for the list, file for unemployment now, and have an employment lawyer read the papers.`,
      say: text`Please send the age and job title disclosure. I'll use the full forty-five days.`,
    }),
    under_forty: ({ offer, worked, pay }) => ({
      opening: text`Don't sign today, but plan to sign once you've asked for more and read the small print.`,
      because: [
        ...(pay === undefined ? [] : longServed(worked, pay)),
        pay === undefined
          ? text`Under forty no federal law gives you a set time, though some states do, so ask. ${theOffer(offer)} is usually open to talk: more weeks, COBRA paid, shares about to vest.`
          : text`No federal law gives you a set time under forty, but ${theOfferWithin(offer)} is usually open to talk: more weeks, COBRA paid, shares about to vest.`,
        ...(pay !== undefined || longServed(worked).length > 0
          ? longServed(pay === undefined ? worked : undefined)
          : [text`Watch for a noncompete, repayment terms, and what you may not say.`]),
      ],
      unless: text`you were let go after a complaint, a leave, an injury, or a pregnancy. Then see a lawyer first.`,
      next: text`Ask for two more weeks by email, file for unemployment now, and check when your health insurance ends.`,
      say: text`I'd like two weeks to review this. Could we talk about the amount and COBRA?`,
    }),
    lawyer_first: ({ offer }) => ({
      opening: text`Don't sign: see an employment lawyer first, because your claim may be worth more than the offer.`,
      because: [
        text`${theOffer(offer)} buys your right to sue. If you were let go after a complaint, a leave, an injury, or a pregnancy, or are owed wages, that right has a price. Signing can't take away your right to file a charge with the EEOC, but it can take away the money.`,
      ],
      unless: text`the lawyer says the claim is weak. Then ask for a bit more and sign in time.`,
      next: text`Book a lawyer this week, because a charge is often due within one hundred eighty days. File for unemployment too.`,
      say: text`I'm having this reviewed. Please confirm in writing that the offer stays open.`,
    }),
  },
  asks: [
    {
      field: 'over',
      question: 'Are you in your forties or older?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'group',
      question: 'Were others let go at the same time?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No, just me', value: 'no' },
      ],
    },
    {
      field: 'claim',
      question: 'Did it follow a complaint, a leave, an injury or a pregnancy?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'I just got laid off, what do I do first?',
    'Marketplace or COBRA when I lost my job?',
    'What should I do with my old 401(k)?',
  ],
  comfort: "I'm sorry about the job. You don't have to decide this today.",
  articles: ['cobra-and-marketplace', 'emergency-fund', 'paychecks-and-withholding'],
  related: ['job-offers-and-raises', 'unemployment-benefits'],
  sources: ['eeoc_severance_waivers', 'usc_29_626', 'dol_unemployment', 'dol_cobra'],
});
