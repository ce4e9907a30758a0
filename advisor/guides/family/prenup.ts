import { age, choice, count, flag, money, months } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this, old debts are gone in a year or two and need no contract. */
const debtThatMatters = 15_000;
/** From here on there's something to divide that was there before the wedding. */
const wealthThatMatters = 150_000;

/** What is below this needs no contract, where both have about the same. */
const littleWealth = 50_000;
/** In months. Papers signed this close to a wedding are the ones that courts throw out. */
const closeToWedding = 2;

/** From this age on, a person who marries and has children most likely has them from before. */
const laterMarriage = 40;

interface Brought {
  owns_home: boolean;
  wealth: number | undefined;
  children: number | undefined;
  age: number | undefined;
  own_business: boolean;
  their_debt: number | undefined;
}

const bringsChildren = ({ children = 0, age: now = 0 }: Brought) => children > 0 && now >= laterMarriage;

/** The answer, with what the person brings into the marriage. */
function yesFor(brought: Brought): Text {
  const { wealth, own_business: business } = brought;
  if (wealth !== undefined && wealth >= wealthThatMatters) {
    const more = bringsChildren(brought) ? ' and children of your own' : '';
    return text`Yes, get a prenup: you bring ${given('wealth', wealth, 'usd')}${more} into the marriage.`;
  }
  if (brought.owns_home)
    return brought.their_debt === undefined
      ? text`Yes, get a prenup: it keeps your home yours.`
      : text`Yes, get a prenup: it keeps your home yours and the ${given('their_debt', brought.their_debt, 'usd')} of debt theirs.`;
  if (business) return text`Yes, get a prenup: it keeps your business out of any later split.`;
  if (bringsChildren(brought)) return text`Yes, get a prenup: you have children of your own to protect.`;
  return text`Yes, get a prenup if either of you brings a home, a business, children or real savings.`;
}

export const prenup = defineGuide({
  id: 'prenup',
  title: 'A prenup, or marrying with debt',
  about: 'Whether to sign a prenup or postnup, and marrying someone with debt',
  questions: [
    'do we need a prenup',
    'fiancee has 90k student loans do i become responsible if we get married',
    'Is it insulting to ask for a prenup? I own my condo.',
    'getting married again at 58 with grown kids, prenup yes or no',
    'he wants me to sign a prenup 2 weeks before the wedding',
    'i own a small business. how do i protect it when i marry',
    'we both have nothing lol is a prenup pointless',
    'Should I wait to marry until she pays off her credit cards?',
    'can you do a prenup after you are already married',
    'my parents will leave me the farm and want me to get a prenup',
  ],
  simply:
    "Every marriage has money rules; if you don't write your own, your state's rules apply. Writing your own matters most when one of you brings a lot of money, debt or children into the marriage.",
  input: {
    together: choice({
      label: 'Married already',
      facts: { married: 'status=married', engaged: 'status=engaged' },
      options: ['married', 'engaged'],
    }),
    situation: choice({
      label: 'What you bring',
      options: ['wealth', 'debt', 'little', 'asked_to_sign'],
    }),
    asked: choice({ label: 'Asked about', options: ['insulted', 'cost'] }),
    until: months({ label: 'Time until the wedding', roles: ['horizon'], min: 0, max: 120 }),
    own_business: flag({
      label: 'You own a business',
      fact: 'flag=own_business',
      default: { value: false, reason: 'no business is mentioned' },
    }),
    their_debt: money({
      label: "Your partner's debt",
      roles: ['debt_balance@spouse'],
      adds: true,
      min: 0,
      max: 1e8,
    }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    age: age({ label: 'Your age', roles: ['age', 'age@both'], min: 16, max: 110 }),
    owns_home: flag({
      label: 'You own a home',
      fact: 'home=owning',
      default: { value: false, reason: 'no home is mentioned' },
    }),
    inherited: flag({
      label: 'Inherited money',
      fact: 'flag=inherited',
      default: { value: false, reason: 'nothing is said of an inheritance' },
    }),
    wealth: money({
      label: 'What you own',
      roles: [
        'bal_total',
        'bal_brokerage',
        'home_value',
        'bal_other',
        'bal_retirement',
        'bal_cash',
        'lump_sum',
      ],
      ownOnly: true,
      min: 0,
      max: 1e9,
    }),
  },
  sides: [
    {
      given: { asked: 'insulted' },
      questions: [
        'she feels insulted that I want a prenup',
        'my fiance says a prenup means I plan to divorce him',
        'how do I bring up a prenup without a fight',
      ],
    },
    {
      given: { asked: 'cost' },
      questions: [
        'what does a prenup cost',
        'how much is a lawyer for a prenup',
        'can we write our own prenup online to save the lawyer',
      ],
    },
    {
      given: { situation: 'little' },
      questions: [
        'we both have nothing lol is a prenup pointless',
        "we're young with similar pay, a few thousand each, no house and no kids. Do we need a prenup?",
        'neither of us owns anything yet, get a prenup anyway?',
      ],
    },
    {
      given: { situation: 'asked_to_sign' },
      questions: [
        'he wants me to sign a prenup 2 weeks before the wedding',
        'my fiance handed me a prenup his lawyer wrote, should I sign',
        'her parents insist that I sign a prenup',
        'my fiance gave me a long prenup right before the wedding and earns far more than I do. Sign?',
      ],
    },
  ],
  decide: ({ together, situation, until, asked, ...brought }) => {
    const { own_business, their_debt = 0, wealth } = brought;
    if (situation === 'asked_to_sign') return 'own_lawyer';
    if (asked !== undefined) return asked;
    if (together === 'married') return 'postnup';
    const isClose = until !== undefined && until <= closeToWedding;
    const brings = (wealth ?? 0) >= wealthThatMatters || own_business || brought.owns_home;
    if (isClose && (brings || situation === 'wealth')) return 'close_to_wedding';
    if (situation === 'wealth' || own_business) return 'prenup';
    if (brought.owns_home && situation === undefined) return 'prenup';
    if ((wealth ?? 0) >= wealthThatMatters || (situation === undefined && bringsChildren(brought)))
      return 'prenup';
    if (situation === 'debt' || their_debt >= debtThatMatters) return 'keep_debts_apart';
    const isLittle = wealth !== undefined && wealth < littleWealth;
    return situation === 'little' || (situation === undefined && isLittle) ? 'no_need' : 'prenup';
  },
  verdicts: {
    insulted: ({ wealth, their_debt: debt }) => ({
      opening: text`Talk about it as protection for both of you, and let your partner have a lawyer who works only for them.`,
      because: [
        wealth === undefined
          ? text`Every marriage has rules about money. Without a prenup they're your state's, and neither of you chose them.`
          : text`It only says that the ${given('wealth', wealth, 'usd')} from before stays yours. What you earn and build together can still be shared by both.`,
        debt
          ? text`It protects your partner too, and it keeps the ${given('their_debt', debt, 'usd')} of debt from becoming a fight.`
          : text`It can also promise something to your partner: the home for a time, support after years at home, or a share that grows with the years.`,
      ],
      unless: text`the no stays a no. Then keep what's yours in your own name, unmixed, and talk about a postnup later.`,
      next: text`Pick a calm evening months before the wedding, show all your numbers first, and ask what would feel fair.`,
      say: text`I'm not planning an end. I want rules of our own that are good for you too.`,
    }),
    cost: ({ wealth }) => ({
      opening: text`Count on a few thousand dollars for each of you, with a lawyer each. An online form alone is false economy.`,
      because: [
        text`Courts throw out papers when one side had no lawyer, no time or no full list of what the other owns.`,
        wealth === undefined
          ? text`You save most by agreeing on the main points yourselves first, so the lawyers only write and check.`
          : text`Next to the ${given('wealth', wealth, 'usd')} it protects, that's cheap, and you save most by agreeing on the main points yourselves first.`,
      ],
      unless: text`you both have little. Then skip it and talk openly about debts instead.`,
      next: text`Write one page with what each owns, owes and wants, and ask two family lawyers for a flat fee.`,
      say: text`What's your flat fee to draft, or only to review, a prenup we've mostly agreed on?`,
    }),
    close_to_wedding: ({ until = 0, wealth, their_debt: debt }) => ({
      opening: text`It isn't too late with ${given('until', until, 'months')} left, but start today or sign a postnup instead.`,
      because: [
        text`${wealth === undefined ? 'What you own' : text`Your ${given('wealth', wealth, 'usd')}`} is worth protecting${debt ? text`, and the ${given('their_debt', debt, 'usd')} of debt can be named as theirs` : ''}. But courts throw out papers that were rushed, and some states want days between the final draft and the signing.`,
        text`What makes it hold: a lawyer for each of you, full lists of what you own and owe, and no pressure before the wedding.`,
      ],
      unless: text`it would be signed in the last week. Then marry, keep what's yours separate, and do a postnup with two lawyers.`,
      next: text`Tell your partner tonight, and have both lawyers booked this week.`,
      say: text`I should have brought this up sooner. I want it to be fair to you, with your own lawyer.`,
    }),
    prenup: (brought) => ({
      opening: yesFor(brought),
      because: [
        text`Without one, your state decides what's shared, and mixing can make yours shared too.`,
        ...(brought.their_debt
          ? [
              text`Name the ${given('their_debt', brought.their_debt, 'usd')} of debt in it too: it should stay with the one who brought it.`,
            ]
          : []),
        text`${brought.their_debt ? '' : 'It can protect children of a first marriage. '}It can't settle custody or child support, and only a spouse can sign away a share of a 401(k), so that paper comes after the wedding.`,
      ],
      unless: text`${(brought.wealth ?? 0) >= wealthThatMatters ? 'you want it all shared from the first day. Then talk that through with a lawyer of your own' : 'you both start with little. Then a good talk and separate old debts are enough'}.`,
      next: text`Start months before the wedding, with a lawyer for each of you and full lists of what you own and owe.`,
      say: text`I want us to decide this while we like each other.`,
    }),
    no_need: () => ({
      opening: text`No, you don't need a prenup now.`,
      because: [
        text`With little to divide and no children from before, your state's rules do about what you'd agree on: what you build together is shared.`,
        text`Talking openly about debts, credit scores and who pays what does more for you than a contract.`,
      ],
      unless: text`an inheritance, a business or a home from family is on its way. Then a prenup is cheap protection.`,
      next: text`Swap credit reports and pay stubs one evening before the wedding, and agree on one plan.`,
      say: text`Let's show each other everything, the debts first.`,
    }),
    keep_debts_apart: ({ their_debt }) => ({
      opening: text`Don't let the debt stop the wedding, but keep it in the borrower's name.`,
      because: [
        their_debt === undefined
          ? text`Debt from before the wedding stays with the one who took it on, unless you cosign, refinance together or add your name.`
          : text`The ${given('their_debt', their_debt, 'usd')} from before the wedding stays theirs, unless you cosign, refinance together or add your name.`,
        text`In community property states a creditor may reach what you earn together. With income-driven student loans, compare each year what filing separately adds in tax and takes off the payment.`,
      ],
      unless: text`the debt was hidden, or it's still growing. Then put off joint accounts and a house.`,
      next: text`Make a payoff plan with a date, and ask a family lawyer whether a short prenup should name it.`,
      say: text`It's your loan, and I'm on your team. Show me all of it.`,
    }),
    postnup: ({ inherited, wealth }) => ({
      opening: inherited
        ? text`Keep ${wealth === undefined ? 'the inheritance' : text`the ${given('wealth', wealth, 'usd')}`} in an account in your name alone, and never mix it with shared money.`
        : text`It's too late for a prenup, but a postnup can do much of the same.`,
      because: [
        text`Most states accept an agreement between spouses if both had their own lawyer, showed everything and weren't pressured. Courts look at it more strictly than at a prenup.`,
        text`Often simpler tools do it: keep inheritances in your own name, update beneficiaries and wills, and don't mix old money with new.`,
      ],
      unless: text`you're thinking of separating. Then see a divorce lawyer before you sign anything.`,
      next: text`List what was yours before the wedding, save the old statements, and book a family lawyer in your state.`,
    }),
    own_lawyer: () => ({
      opening: text`Don't sign until your own lawyer has read it, even if the wedding is close.`,
      because: [
        text`Their lawyer works for them. You may be giving up support, a share of the home or an inheritance, and courts usually hold you to it.`,
        text`A fair one lists everything both of you own, and gives you time. Some states ask for a week or more before signing.`,
      ],
      unless: text`the list of what they own is missing or false. Then don't sign at all.`,
      next: text`Book a family lawyer in your state this week. It's normal that the richer partner pays for it.`,
      say: text`I'm fine with a prenup. I need my own lawyer and a few weeks.`,
    }),
  },
  asks: [
    {
      field: 'situation',
      settled: ({ wealth }) => typeof wealth === 'number' && wealth >= wealthThatMatters,
      question: 'What fits you best?',
      choices: [
        { label: 'Property or kids of our own', value: 'wealth' },
        { label: 'Debts', value: 'debt' },
        { label: 'We both have little', value: 'little' },
        { label: "I'm asked to sign one", value: 'asked_to_sign' },
      ],
    },
    {
      field: 'together',
      question: 'Are you married already?',
      choices: [
        { label: 'Yes', value: 'married' },
        { label: 'Not yet', value: 'engaged' },
      ],
    },
  ],
  followUps: ['Should we combine our money?', 'Who should be my beneficiaries?'],
  articles: ['divorce-and-money', 'beneficiaries', 'student-loans'],
  related: ['living-together'],
  sources: ['usc_26_417'],
});
