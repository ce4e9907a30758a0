import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  claimFields,
  cutForGood,
  drawsAlready,
  earlyAgainstFull,
  fundWorry,
  gainOfWaiting,
  heldBack,
  isFreeToWork,
  isHeldBack,
  isAboveAnEx,
  isPastWaiting,
  largerCheck,
  survivorOrder,
  topUp,
  waitFor,
} from '#advisor/guides/retirement/claiming/claiming-picture.ts';
import {
  divorcedWorking,
  spouseIll,
  spouseIllQuestions,
  claimingQuestions,
} from '#advisor/guides/retirement/claiming/claiming-cases.ts';
import { text } from '#advisor/quantities/text.ts';

/** Younger people ask what they will have, not when to claim. */
const youngestToDecide = 55;
/** After a shorter marriage there is no benefit on the record of an ex. */
const leastMarriage = 10;

export const claimSocialSecurity = defineGuide({
  id: 'claim_social_security',
  title: 'When to claim Social Security',
  about: 'When to claim Social Security, alone, as a couple, widowed or divorced',
  questions: [
    'when should i take social security',
    "I'm 62 and tired. Take it now or wait?",
    'should my husband wait till 70, he is the higher earner',
    'my wife died last year, im 61, do i take hers or mine',
    'Divorced after 22 years of marriage, can I claim on my ex and when should I?',
    'take ss at 62 and invest it or wait til 67',
    'I have heart failure, does waiting for Social Security still make sense?',
    'still working at 64 making 75k should i file',
    'is social security going broke, should I grab it early',
    'we are both 66, her benefit is 1100 and mine is 3000, who files first',
  ],
  simply:
    'The longer you wait, up to a certain age, the bigger your check is for the rest of your life. Starting early gives you more checks but smaller ones, so health, work and who else depends on the check decide it.',
  input: claimFields,
  sides: [
    { given: { ill: 'spouse' }, questions: spouseIllQuestions },
    {
      given: { situation: 'poor_health' },
      questions: [
        "62 or 67 for Social Security when I'm in bad health",
        'I have heart failure, does waiting for Social Security still make sense?',
        'my doctor gives me ten years, claim now or later',
        'I have COPD and can hardly do my job, take Social Security at 62?',
        'men in my family die at 70, should I take it early',
      ],
    },
    {
      given: { health: 'good' },
      questions: [
        "62 or 67 for Social Security when I'm in good health",
        'healthy and my parents lived to ninety, claim early or wait',
        'take it at 62 and put it in the market or wait for the bigger check, no health problems',
        'is it worth waiting until 70 for the bigger check',
      ],
    },
    {
      given: { worry: 'runs_out' },
      questions: [
        'is social security going broke, should I grab it early',
        "I keep hearing Social Security will run out so I'm thinking of taking it as soon as I can",
        'they say the trust fund is empty soon, claim at 62 before they cut it?',
      ],
    },
  ],
  fits: ({ age: now, situation }) =>
    now === undefined || now >= youngestToDecide || situation === 'poor_health',
  decide: (picture, context) => {
    const { age: now, marital, marriage = leastMarriage, health } = picture;
    // The reader has one fact for good and poor health; the nearest question of the guide tells them apart.
    const situation =
      health === 'good' && picture.situation === 'poor_health' ? 'can_wait' : picture.situation;
    const larger = largerCheck(picture);
    if (now !== undefined && isPastWaiting(picture, context)) return 'claim_now';
    const isOnEx = marital === 'divorced' && marriage >= leastMarriage && !isAboveAnEx(picture);
    if (picture.ill === 'spouse' && marital !== 'widowed') return 'spouse_ill';
    if (marital === 'widowed') return isHeldBack(picture, context) ? 'widowed_working' : 'widowed';
    if (isHeldBack(picture, context) && isOnEx && situation !== 'poor_health') return 'divorced_working';
    if (isHeldBack(picture, context)) return situation === 'poor_health' ? 'unwell_working' : 'working';
    if (situation === 'need_money')
      return now !== undefined && now < context.facts.get('claiming_ages').first ? 'too_young' : 'claim_now';
    if (situation === 'poor_health')
      return marital === 'married' && larger !== 'spouse' ? 'couple' : 'poor_health';
    if (isOnEx) return 'divorced';
    return marital === 'married' ? 'couple' : 'wait';
  },
  verdicts: {
    spouse_ill: spouseIll,
    divorced_working: divorcedWorking,
    wait: (picture, context) => ({
      opening:
        picture.worry === undefined
          ? waitFor(picture, context)
          : text`Yes, claiming early out of that fear is usually a mistake: wait as long as you comfortably can.`,
      because: [
        ...fundWorry(picture),
        ...gainOfWaiting(picture, context),
        ...(isFreeToWork(picture, context)
          ? [text`At your age work no longer holds any of it back, but the check still grows while you wait.`]
          : []),
        ...(picture.marital === 'divorced'
          ? [
              (picture.marriage ?? leastMarriage) < leastMarriage
                ? text`Your marriage was under ten years, so only your own record counts.`
                : text`Half of an ex's benefit can't beat a check of this size, so only your own counts. If your ex dies first, ask about the survivor benefit.`,
            ]
          : []),
        text`The larger check rises with inflation and lasts as long as you do, the cheapest insurance against a very long life.`,
      ],
      unless:
        picture.health === 'good'
          ? text`you'd run up debt while you wait. Then claim sooner.`
          : text`your health is poor or you'd run up debt while you wait. Then claim sooner.`,
      next: text`Open your account at ssa.gov, check your earnings record, and see how you'd cover the years until then from savings or work.`,
    }),
    couple: (picture, context) => {
      const { last } = context.facts.get('claiming_ages');
      const at = fact('claiming_ages', last, 'age');
      const larger = largerCheck(picture);
      return {
        opening:
          larger === 'spouse' && drawsAlready(picture)
            ? text`Start yours when it suits you, by full retirement age at the latest: your spouse's larger check is the one that stays.`
            : larger === 'spouse'
              ? text`You can start earlier, while your spouse with the larger check waits until ${at}.`
              : larger === 'mine'
                ? text`Yours is the larger check${picture.benefit === undefined ? '' : text` at ${given('benefit', picture.benefit, 'usd_per_month')}`}, so wait until ${at} if you can.`
                : text`Let the one with the larger check wait until ${at}, and the other start sooner on their own record.`,
        because: [
          ...(picture.situation === 'poor_health'
            ? [text`Poor health alone doesn't change that while your spouse may live long.`]
            : []),
          larger === 'spouse' && drawsAlready(picture)
            ? text`If your spouse hasn't filed yet, that check still grows until ${at}. If it's already paid, nothing you do changes it.`
            : text`The survivor keeps only the larger of the two checks, so waiting raises it for both of your lives.`,
          ...topUp(picture, context),
          ...(larger === 'spouse' ? [] : gainOfWaiting(picture, context)),
          ...(picture.situation === 'poor_health' || picture.benefit !== undefined
            ? []
            : [
                text`A spouse with little or no benefit gets up to half of the other's full benefit, but only once the other files, and it stops growing at full retirement age.`,
              ]),
        ],
        unless: text`both of you are in poor health, or waiting would mean debt. Then claim when you need it.`,
        next: text`Each open an account at ssa.gov and compare the two estimates side by side.`,
      };
    },
    claim_now: ({ age: now, marital }, { facts }) => {
      const { last } = facts.get('claiming_ages');
      const isLast = now !== undefined && now >= last;
      return {
        opening: text`Claim now.`,
        because: isLast
          ? [
              text`Past ${fact('claiming_ages', last, 'age')} your check no longer grows, so every month you wait is lost. Social Security can pay up to six months back if you ask for it.`,
            ]
          : [
              text`Waiting pays off only for those who live long and can live on something else meanwhile. Debt to get by, or going without, costs more than waiting brings.`,
              text`If things change, you can take the claim back once within twelve months by repaying it.`,
            ],
        ...(isLast || marital === 'single'
          ? {}
          : {
              unless: text`you're married and yours is the larger check. Then waiting also protects your spouse, so use savings first if there are any.`,
            }),
        next: isLast
          ? marital === 'widowed'
            ? text`Call Social Security today. Ask for the larger of your own benefit and the survivor benefit, with the retroactive months.`
            : text`Apply today at ssa.gov and ask for the retroactive months.`
          : text`Apply at ssa.gov up to four months ahead. If you can't work because of your health, ask about disability benefits first: they aren't cut for age.`,
      };
    },
    poor_health: ({ marital, ...picture }, context) => ({
      opening: text`Claim early, but ask about disability benefits first if you can't work.`,
      because: [
        ...earlyAgainstFull({ marital, ...picture }, context),
        text`Waiting pays off only for those who live long. With poor health, or parents who died young, the early checks are usually worth more.`,
        text`Disability benefits aren't cut for age, so before full retirement age they pay more than an early claim.`,
      ],
      unless:
        marital === undefined || marital === 'married'
          ? text`you're married and yours is the larger check. Your spouse keeps it after you, so waiting can still be worth it.`
          : text`your doctors expect you to live well past eighty. Then waiting can still win.`,
      next: text`Call Social Security and ask for both amounts, disability and early retirement, before you file for either.`,
      say: text`I may not be able to work because of my health. Please take a disability claim before a retirement claim.`,
    }),
    working: (picture, context) => ({
      opening: text`Not while you earn ${given('pay', picture.pay!, 'usd_per_year')}: wait at least until full retirement age.`,
      because: [
        text`Before that age Social Security holds back a dollar for every two you earn above ${fact('earnings_test', context.facts.get('earnings_test').under, 'usd_per_year')}. You get credit for it later, but the check you claimed early stays smaller.`,
        ...heldBack(picture, context),
        text`As long as pay covers your bills, every month of waiting raises the check for life.`,
      ],
      unless: text`you'll stop working or cut back soon. Then the first year has a monthly test, and claiming can work.`,
      next: text`Look up your full retirement age and estimate at ssa.gov, and remember Medicare sign-up is separate.`,
    }),
    unwell_working: (picture, context) => ({
      opening: text`Not while you earn ${given('pay', picture.pay!, 'usd_per_year')}, if you can manage without it: start when you stop working or cut back.`,
      because: [
        text`Before full retirement age Social Security holds back a dollar for every two you earn above ${fact('earnings_test', context.facts.get('earnings_test').under, 'usd_per_year')}.`,
        ...heldBack(picture, context),
        ...cutForGood(picture, context),
        text`With poor health or parents who died young there's no need to wait until seventy, though.`,
      ],
      unless: text`you need the money now, or your health makes you stop soon. Then claim, and ask about disability first.`,
      next: text`Look up your estimate at several ages at ssa.gov, and claim when your pay falls below the limit.`,
    }),
    too_young: ({ age: now = 0 }, { facts }) => ({
      opening: text`You can't yet: at ${given('age', now, 'age')} you're too young, because retirement benefits start at ${fact('claiming_ages', facts.get('claiming_ages').first, 'age')}.`,
      because: [
        text`Only disability and survivor benefits come earlier. If your health keeps you from working, disability pays the full amount, not a reduced one.`,
      ],
      unless: text`your late or former spouse has died. Then ask about survivor benefits.`,
      next: text`For the time until then, call 211 about help with rent, food and utilities, and check unemployment if you lost a job.`,
    }),
    widowed_working: ({ pay = 0 }, { facts }) => ({
      opening: text`Not yet: while you earn ${given('pay', pay, 'usd_per_year')}, much or all of a survivor benefit would be held back.`,
      because: [
        text`Before full retirement age Social Security holds back a dollar for every two you earn above ${fact('earnings_test', facts.get('earnings_test').under, 'usd_per_year')}. Claimed early, the survivor benefit also stays smaller.`,
        text`You have two benefits, survivor and your own, and may start them at different times. Let the larger one grow.`,
      ],
      unless: text`you'll stop or cut back soon. Then take the smaller of the two first.`,
      next: text`Call Social Security and ask for both amounts at several ages. You can't apply for survivor benefits online.`,
      say: text`Please tell me my own benefit and my survivor benefit, now and at full retirement age. I want to apply for only one.`,
    }),
    widowed: (picture, { facts }) => {
      const { most } = facts.get('survivor_benefit_ages');
      const order = survivorOrder(picture, facts);
      return {
        opening: order ?? text`Take the smaller of the two benefits first and let the larger one grow.`,
        because: [
          text`You may have a survivor benefit, from age ${fact('survivor_benefit_ages', most, 'age')}, and your own, and you may start them at different times. The survivor benefit stops growing at full retirement age, your own at ${fact('claiming_ages', facts.get('claiming_ages').last, 'age')}.`,
          text`Earning a lot before full retirement age holds some of it back.`,
        ],
        unless: text`you remarry before age ${fact('survivor_benefit_ages', most, 'age')}. That usually ends the survivor benefit.`,
        next: text`Call Social Security and ask for both amounts at several ages. You can't apply for survivor benefits online.`,
        say: text`Please tell me my own benefit and my survivor benefit, now and at full retirement age. I want to apply for only one.`,
      };
    },
    divorced: ({ benefit }) => ({
      opening: text`Check your ex-spouse's record first, then wait if your own check will be the larger one.`,
      because: [
        text`If the marriage lasted ten years and you haven't remarried, you can get up to half of your ex's full benefit. Your ex isn't told and loses nothing.`,
        ...(benefit === undefined
          ? []
          : [
              text`It beats your own ${given('benefit', benefit, 'usd_per_month')} only if your ex's full benefit is more than twice that.`,
            ]),
        text`You're paid the higher of the two, and an ex's half doesn't grow past full retirement age. So don't wait longer than that for it.`,
      ],
      unless: text`your ex has died. Then survivor rules apply, and you may get the whole amount.`,
      next: text`Call Social Security with your marriage and divorce papers and ask for both amounts.`,
    }),
  },
  asks: claimingQuestions,
  followUps: [
    'Can I retire early?',
    'How is Social Security taxed?',
    'Do I need Medicare at 65 if I still work?',
  ],
  articles: ['social-security-claiming', 'spousal-and-survivor-benefits'],
  related: ['social-security-taxation'],
  sources: ['ssa_when_to_start', 'ssa_early_late', 'ssa_survivors', 'ssa_spouses', 'ssa_working'],
});
