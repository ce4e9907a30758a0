import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { giftRecipients } from '#advisor/calculators/tax/estate/gift-recipients.ts';
import { flag, money, years } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** The most that can be given in a year without a form. */
export const yearlyGifts = defineCalculator({
  name: 'yearly_gifts',
  version: 2,
  title: 'Gifts without a gift tax return',
  about:
    'The most that one person or a couple can give to so many people in a year without filing a gift tax return and without using any lifetime exemption.',
  simply:
    'Each year you may give each person up to a limit without telling the IRS. Several people and two givers multiply that limit.',
  input: {
    recipients: giftRecipients('Number of people who get a gift'),
    gift: money({
      label: 'Gift to each person',
      roles: ['gift_amount', 'gift_amount@spouse', 'gift_amount@both'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no gift is named, so the most is worked out' },
    }),
    amount: money({
      label: 'Total amount to give away',
      roles: ['goal_amount', 'lump_sum', 'bal_cash', 'bal_total'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no amount to give away is named' },
    }),
    years: years({
      label: 'Number of years you give',
      roles: ['horizon', 'time_spread'],
      min: 0,
      max: 50,
      default: { value: 1, reason: 'this year alone' },
    }),
    couple: flag({
      label: 'Joint gift by a married couple',
      fact: 'flag=couple_gives',
      default: { value: false, reason: 'one giver, unless you say two' },
    }),
    spouses: flag({
      label: 'Gift to their spouses too',
      fact: 'flag=spouses_get_gift',
      unlessSeveral: 'recipients',
      default: { value: false, reason: 'nothing is said of their spouses' },
    }),
    into_529: flag({
      label: 'Gift into a 529 plan',
      fact: 'account=plan_529',
      default: { value: false, reason: 'nothing is said of a 529 plan' },
    }),
  },

  run({ recipients: named, couple, spouses, gift, amount, years: told, into_529: plan }, { facts }) {
    const recipients = named * (spouses ? 2 : 1);
    // One gift to a couple is half for each of them.
    const toEach = toCents(spouses && named === 1 ? gift / 2 : gift);
    const { year, warnings } = factYear(facts, 'gift_exclusion');
    const exclusion = toCents(facts.get('gift_exclusion'));
    const each = exclusion * (couple ? 2 : 1);
    const all = each * recipients;
    const atOnce = toCents(facts.get('plan_529_superfunding_limit')) * (couple ? 2 : 1) * recipients;
    const calendarYears = Math.max(1, Math.ceil(told));
    return {
      figures: [
        centsFigure('free_altogether', 'Total you can give without a form', all),
        centsFigure('free_each', 'Limit for each person', each),
        ...(gift > 0
          ? [centsFigure('over_limit', 'Amount over the limit per person', Math.max(0, toEach - each))]
          : []),
        ...(calendarYears > 1
          ? [
              centsFigure(
                'over_years',
                `Total you can give without a form over ${calendarYears} years`,
                all * calendarYears,
              ),
            ]
          : []),
        ...(plan ? [centsFigure('front_loaded', 'Most that can go into a 529 at once', atOnce)] : []),
        ...(amount > 0
          ? [figure('years_needed', 'Time to give that much away', Math.ceil(toCents(amount) / all), 'years')]
          : []),
        ...(couple ? [] : [centsFigure('as_couple', 'Total if your spouse gives too', all * 2)]),
        ...(spouses ? [figure('people', 'Number of people, with their spouses', recipients, 'count')] : []),
      ],
      steps: [
        centsStep('Yearly exclusion of a giver and a receiver', exclusion),
        centsStep('Limit for each person', each, 'exclusion x givers'),
        centsStep('In all', all, 'to each person x people'),
      ],
      assumptions: [
        text`Each giver gives from money of their own or of both; gifts to a spouse who is a citizen, and tuition and medical bills paid directly, are free without limit.`,
        text`Everything given to the same person in the year counts together, birthdays and holidays too.`,
      ],
      warnings,
      detail: { year, exclusion: fact('gift_exclusion', facts.get('gift_exclusion'), 'usd') },
    };
  },

  explain({ figures, detail: { year, exclusion } }, { recipients, couple, spouses, gift, amount }) {
    const find = (id: string) => findFigure(figures, id);
    const [all, each] = [requireFigure(figures, 'free_altogether'), requireFigure(figures, 'free_each')];
    const [over, span, needed, everybody, front] = [
      find('over_limit'),
      find('over_years'),
      find('years_needed'),
      find('people'),
      find('front_loaded'),
    ];
    const asCouple = find('as_couple');
    const people = everybody ?? given('recipients', recipients, 'count');
    const perPerson =
      spouses && recipients === 1
        ? text`half of ${given('gift', gift, 'usd')} for each of the two`
        : text`${given('gift', gift, 'usd')} each`;
    return {
      conclusion: over
        ? over.value > 0
          ? text`It takes a gift tax return, but almost certainly no tax: ${perPerson} is ${over} over the yearly limit.`
          : text`No return and no tax: ${given('gift', gift, 'usd')} is within the limit for ${year}, ${each} for each person.`
        : everybody || recipients > 1
          ? text`${couple ? 'The two of you' : 'You'} can give ${all} in ${year} without filing a gift tax return: ${each} to each of ${people} people.`
          : text`${couple ? 'The two of you' : 'You'} can give each person ${each} in ${year} without filing a gift tax return.`,
      openings: {
        ...(over
          ? {
              yesno:
                over.value > 0
                  ? text`Yes, you’d file a gift tax return: ${perPerson} is ${over} over the limit, but almost certainly not taxed.`
                  : text`No form and no tax: ${given('gift', gift, 'usd')} is within the limit for ${year}, ${each} for each person.`,
            }
          : {}),
        ...(needed
          ? {
              time: text`It takes ${needed} to give away ${given('amount', amount, 'usd')} without any forms.`,
            }
          : {}),
        plan: text`Give up to ${each} to each person every year: that’s ${all} in ${year} with no forms.`,
      },
      reasons: [
        ...(front
          ? [
              text`Into a 529 plan, five years of gifts may go at once: up to ${front}. You report that on a gift tax return, and it uses none of your exemption if you give them nothing else for those years.`,
            ]
          : []),
        ...(span ? [text`Over that many years, it comes to ${span}.`] : []),
        ...(needed
          ? [
              text`Giving away ${given('amount', amount, 'usd')} that way takes ${needed}, one limit each calendar year.`,
            ]
          : []),
        text`Each giver may give each person ${exclusion} a year before anything has to be reported${couple ? ', and there are two of you' : ''}.`,
        ...(asCouple
          ? [text`If you’re married, your spouse can give the same again: ${asCouple} together.`]
          : []),
        text`More than that is rarely taxed: you report it, and it uses some of your lifetime exemption.`,
      ],
      next: [
        ...(couple
          ? [text`Give half each. If all of it comes from one of you, a return is needed to split it.`]
          : []),
        text`Give by the end of December: what you don’t use this year is gone.`,
      ],
    };
  },

  formulas: {
    free_altogether: ['free_each * recipients', 'free_each * people'],
    free_each: [
      '"Yearly exclusion of a giver and a receiver"',
      `"Yearly exclusion of a giver and a receiver" * 2 'givers'`,
    ],
    over_limit: ['max(0, gift - free_each)', 'max(0, gift / 2 - free_each)'],
    over_years: ['free_altogether * years', 'Total of a year × the calendar years'],
    front_loaded: 'Five years of the exclusion at once, for each of {recipients} people',
    years_needed: '{amount} ÷ {free_altogether}, rounded up',
    as_couple: 'free_altogether * 2',
    people: 'recipients * 2',
  },

  examples: [
    {
      question: 'How much can my wife and I give to our 3 kids without filing a gift tax return?',
      input: { recipients: 3, couple: true },
    },
    { question: 'most i can gift my son this year tax free with no paperwork', input: {} },
    {
      question: 'how much may a grandparent hand to 5 grandchildren without telling the irs',
      input: { recipients: 5 },
    },
    {
      question: 'my husband and i want to give to two nieces, whats the cap before a form 709',
      input: { recipients: 2, couple: true },
    },
  ],
  sources: ['irs_gift_tax'],
});
