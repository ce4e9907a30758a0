import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import {
  age,
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/distributions/early-withdrawal.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  atRetirement,
  carriedByMost,
  costOfPause,
  enoughForRetirement,
  lateAge,
  pathLine,
  retirementFirst,
  shareToSave,
  usualRate,
  yearsToRepay,
} from '#advisor/guides/family/retirement-beside-college.ts';

export const collegeOrRetirement = defineGuide({
  id: 'college_or_retirement',
  title: 'College or retirement first',
  about: "Save for a child's college or for your own retirement first, or pay college from retirement money",
  questions: [
    'should I save for my kids college or my retirement first',
    'we put 200 a month in a 529 but nothing in the 401k, is that wrong',
    "I'm 46 with $90k in my 401(k) and two teens. College fund or retirement?",
    'take money out of my ira to pay tuition yes or no',
    'Is it selfish to fund my Roth before the college account?',
    'stop 401k contributions while daughter is in college??',
    'My wife wants to prioritize the 529. I say retirement. Settle this for us.',
    'can only save 400/mo total. split between college and retirement?',
    'parent plus loan or cut back on retirement savings for 4 years',
    'single mom, son is 9, not sure if i should even bother with college savings',
  ],
  simply:
    "It's like the oxygen mask on a plane: yours goes on first. A student can get grants, work or borrow, but no one lends you money to live on when you're old.",
  input: {
    age: age({ label: 'Your age', roles: ['age'], min: 18, max: 100 }),
    retirement: money({
      label: 'Retirement savings',
      roles: ['bal_retirement', 'bal_retirement@both', 'bal_total'],
      min: 0,
      max: 1e9,
    }),
    monthly: moneyPerMonth({
      label: 'What you can save',
      roles: ['save_amount', 'save_amount@both'],
      min: 1,
      max: 1e6,
    }),
    cost: moneyPerYear({ label: 'Cost of a college year', roles: ['college_cost'], min: 500, max: 300_000 }),
    pause: years({
      label: 'Years without saving',
      roles: ['time_spread', 'term', 'horizon'],
      min: 0.5,
      max: 12,
    }),
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages', 'wages@both'], min: 1, max: 1e8 }),
    asked: choice({ label: 'Asked about', options: ['stop_saving', 'loans'] }),
    taken_out: money({ label: 'Taken out for college', roles: ['withdraw_amount'], min: 1, max: 1e8 }),
    account: choice({
      label: 'Account',
      facts: { workplace: 'account=workplace', ira: 'account=traditional_ira', roth_ira: 'account=roth_ira' },
      options: ['workplace', 'ira', 'roth_ira'],
    }),
    maxes_out: flag({
      label: 'Retirement accounts are full',
      fact: 'flag=maxes_out',
      default: { value: false, reason: 'nothing is said of full accounts' },
    }),
    has_match: flag({
      label: 'The employer matches',
      fact: 'flag=match',
      default: { value: false, reason: 'nothing is said of a match' },
    }),
    match_limit: percent({ label: 'Share of pay matched', roles: ['match_limit'], min: 0, max: 100 }),
    save_share: percent({ label: 'Saved for retirement', roles: ['save_share'], min: 0, max: 100 }),
    match: choice({ label: 'Employer match', options: ['full', 'missed', 'none'], fact: 'match_taken' }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 0, max: 1e7 }),
    child_age: age({ label: 'Age of the child', roles: ['age@child'], min: 0, max: 17 }),
  },
  sides: [
    {
      given: { match: 'missed' },
      questions: [
        'I stopped my 401k contributions to pay for college, employer matches. Right move?',
        'stop 401k contributions while daughter is in college, I would lose the match',
        'quit putting money in my 401k so we can pay tuition',
      ],
    },
    {
      given: { asked: 'stop_saving' },
      questions: [
        'stop our retirement contributions for three years to pay for college',
        'husband wants to pause retirement saving while the kids are in college',
        'should we quit saving for retirement until tuition is paid',
      ],
    },
    {
      given: { asked: 'loans' },
      questions: [
        "but we don't want our kid to have student loans",
        'he says loans ruin kids, is it wrong to let her borrow for college',
        'how much student loan is okay for my son',
      ],
    },
  ],
  decide: ({ save_share, match, cards = 0, taken_out: takenOut, account, maxes_out: isFull, asked }) => {
    if (takenOut !== undefined && account !== undefined) return 'do_not_withdraw';
    if (match === 'missed') return 'match_first';
    if (cards > 0) return 'cards_first';
    if (asked === 'loans') return 'small_loans';
    if (asked === 'stop_saving' && !isFull) return 'do_not_stop';
    if (isFull) return 'both';
    return save_share !== undefined && save_share >= enoughForRetirement ? 'both' : 'retirement_first';
  },
  verdicts: {
    do_not_withdraw: ({ taken_out: amount = 0, age: now, account = 'ira', pay }, { run }) => {
      const cost = run(earlyWithdrawal, {
        amount,
        ...(now === undefined ? {} : { age: now }),
        ...(pay === undefined ? {} : { income: pay }),
        account: account === 'workplace' ? 'workplace_plan' : account,
      });
      return {
        opening: text`No, don't take ${given('taken_out', amount, 'usd')} out of retirement for college.`,
        because: [
          ...(cost && account === 'workplace'
            ? [
                pay === undefined
                  ? cost.figure('penalty').value > 0
                    ? text`Before income tax, the early penalty alone would take ${wholeDollars(cost.figure('penalty'))} of it.`
                    : text`Income tax is due on all of it, and a large withdrawal can push you into a higher bracket.`
                  : text`Tax and any penalty would take about ${wholeDollars(cost.figure('cost'))} of it.`,
              ]
            : [
                text`An IRA spares you the early penalty when you pay tuition, but ${account === 'roth_ira' ? 'the growth lost is gone for good' : "income tax is due on it, and next year's aid can shrink"}.`,
              ]),
          text`Your child can get grants, work, pick a cheaper school or borrow on federal terms. Nobody lends you money to retire on.`,
        ],
        unless: text`you already have far more than you'll need. Then paying tuition from income or other savings is still better.`,
        next: text`Have your child file the FAFSA and use federal student loans first, then ask the school for a monthly payment plan.`,
        say: text`We'll help from what we earn, not from what we retire on.`,
      };
    },
    do_not_stop: ({ cost, pay, ...savings }, context) => {
      const lost = costOfPause(savings, context);
      const then = atRetirement(
        { age: savings.age, retirement: savings.retirement, monthly: undefined },
        context,
      );
      return {
        opening: lost
          ? text`No, don't stop: that pause would cost you about ${lost} of today's money at sixty-seven.`
          : text`No, don't stop saving for retirement, only slow down if you must, and never below the match.`,
        because: [
          ...(then && savings.retirement !== undefined
            ? [
                text`Left alone, your ${given('retirement', savings.retirement, 'usd')} comes to about ${then} by then, and the years you skip can't be bought back.`,
              ]
            : []),
          ...(cost === undefined
            ? []
            : [
                text`${given('cost', cost, 'usd_per_year')} ${pay === undefined ? '' : text`out of ${given('pay', pay, 'usd_per_year')} `}is better met by a cheaper school, aid, the student's work and small federal loans.`,
              ]),
          text`No one lends you money to retire on.`,
        ],
        unless: text`you're well ahead for your age. Then cutting back for those years is a fair choice.`,
        next: text`Set what you can pay a year from income, tell your child that number now, and look for schools that fit it.`,
        say: text`We'll pay this much a year. We won't need you to support us later.`,
      };
    },
    small_loans: ({ cost }, { run }) => {
      const loan = run(loanAmortization, { principal: carriedByMost, rate: usualRate, years: yearsToRepay });
      return {
        opening: loan
          ? text`Small federal loans don't ruin anyone: about what undergraduates may borrow costs ${wholeDollars(loan.figure('monthly_payment'))} for ten years.`
          : text`Small federal loans don't ruin anyone, and big private or parent loans can.`,
        because: [
          text`Federal loans in the student's name need no cosigner, are capped, and can follow income. What hurts is borrowing far beyond the first year's pay.`,
          ...(cost === undefined
            ? []
            : [
                text`Against ${given('cost', cost, 'usd_per_year')}, that cap pays only a part, so the school's price has to fit what you can give.`,
              ]),
        ],
        unless: text`the loans would be Parent PLUS or private. Those come out of your retirement or with your signature.`,
        next: text`Agree on a limit for all four years together, and compare schools by net price.`,
        say: text`A small loan in your name is fine. We keep our retirement going, so you never have to support us.`,
      };
    },
    retirement_first: ({ save_share, has_match: hasMatch, match_limit: matched, ...savings }, context) => ({
      opening: retirementFirst(savings, hasMatch || matched !== undefined),
      because: [
        ...(hasMatch || matched !== undefined
          ? [
              text`What's matched${matched === undefined ? '' : text`, up to ${given('match_limit', matched, 'percent')} of pay,`} is part of your salary.`,
            ]
          : []),
        ...pathLine(savings, context),
        text`Your child can get grants, work, pick a cheaper school or borrow. Nobody lends you money to retire on.`,
        save_share === undefined && (savings.age ?? 0) >= lateAge
          ? text`From fifty on, retirement accounts also let you put in extra.`
          : save_share === undefined
            ? text`A good mark is fifteen percent of pay for retirement, your employer's part included.`
            : text`At ${given('save_share', save_share, 'percent')} of pay you aren't at the fifteen or so that most people need, your employer's part included.`,
      ],
      unless: text`you already have plenty for retirement. Then go ahead and fund college.`,
      next:
        savings.monthly === undefined
          ? text`Raise your retirement contribution by two points now, and keep a small automatic amount for college.`
          : text`Send it to the 401(k) up to the match, then to a Roth IRA: what you put into a Roth can come back out for tuition.`,
      say: text`We'll help with college, and we won't need you to support us later.`,
    }),
    match_first: () => ({
      opening: text`Your employer's match first, before any college account.`,
      because: [
        text`The match is part of your pay, and no college account pays you a bonus like that on day one.`,
        text`Your child has other ways to pay for school, and you have only your savings for retirement.`,
      ],
      unless: text`you'd leave before the match becomes yours. Then check the vesting date first.`,
      next: text`Log in to the plan, set your contribution to where the match ends, and cut the 529 by as much if you have to.`,
    }),
    cards_first: ({ cards = 0 }) => ({
      opening: text`Neither beyond the match: pay off the cards first.`,
      because: [
        text`The ${given('cards', cards, 'usd')} on cards likely costs more than any college or retirement fund can hope to earn.`,
        text`Keep taking the full employer match, because that still beats the card.`,
      ],
      unless: text`it's at a zero rate you'll clear in time. Then save for retirement meanwhile.`,
      next: text`Pause the college deposits and send that money to the card with the highest rate, starting this month.`,
    }),
    both: ({ save_share: share, child_age }, { run }) => {
      const plan = child_age === undefined ? undefined : run(college529, { child_age, share: shareToSave });
      return {
        opening: text`Keep retirement where it is, and put the next dollars into college.`,
        because: [
          share === undefined
            ? text`With your retirement accounts filled, you've done the part that only you can do.`
            : text`With ${given('save_share', share, 'percent')} of pay going to retirement, you've done the part that only you can do.`,
          plan
            ? text`A third of an in-state public college is a fair goal: about ${{ ...plan.figure('monthly_needed'), decimals: 0 }}. Income, aid and your student can cover the rest.`
            : text`Aim for about a third of the cost. Income, aid and your student can cover the rest.`,
        ],
        unless: text`you started late and are behind for your age. Then keep the extra in retirement.`,
        next: text`Open your state's 529 if it gives a tax break, and set up an automatic transfer for payday.`,
      };
    },
  },
  asks: [
    {
      field: 'match',
      settled: ({ maxes_out: isFull }) => isFull === true,
      question: 'Do you get all of your employer’s match?',
      choices: [
        { label: 'Yes', value: 'full' },
        { label: 'No, I save less', value: 'missed' },
        { label: 'There is no match', value: 'none' },
      ],
    },
    {
      field: 'save_share',
      question: 'How much of your pay goes to retirement, with the match?',
      choices: [
        { label: 'Under 10%', value: 6 },
        { label: '10% to 15%', value: 12 },
        { label: '15% or more', value: 15 },
      ],
    },
  ],
  followUps: [
    'Is a 529 the best account for a child?',
    'How much should I save for retirement?',
    'Is a private college worth it?',
  ],
  articles: ['college-529-plans', 'employer-match', 'student-loans'],
  sources: ['studentaid_types_of_loans', 'usc_26_529'],
});
