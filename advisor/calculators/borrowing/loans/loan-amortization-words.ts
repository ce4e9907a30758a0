import type { besideLoan } from '#advisor/calculators/borrowing/loans/beside-loan.ts';
import { asksLater, timeAskedOf, type LoanInput } from '#advisor/calculators/borrowing/loans/loan-fields.ts';
import { payOffNow } from '#advisor/calculators/borrowing/loans/pay-off-now.ts';
import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** As people say it; the card has the cents. */
const whole = (one: Figure): Figure => ({ ...one, decimals: 0 });

interface LoanFigures extends Record<
  'payment' | 'interest' | 'total' | 'saved' | 'sooner' | 'payoff' | 'loan' | 'later' | 'needed',
  Figure
> {
  isFaster: boolean;
  beside: ReturnType<typeof besideLoan>;
  lever: readonly Figure[];
}

/** Of the regular payment: what is paid beside it lowers the loan at once. */
function isMostlyInterest(figures: readonly Figure[], payment: Figure): boolean {
  return figures.find(({ id }) => id === 'first_interest')!.value > payment.value / 2;
}

/** What the first payment is made of; without interest there is nothing to say. */
function firstPayment(figures: readonly Figure[], payment: Figure): Text[] {
  const find = (id: string) => figures.find((one) => one.id === id)!;
  const [interest, principal] = [find('first_interest'), find('first_principal')];
  if (interest.value === 0) return [];
  return isMostlyInterest(figures, payment)
    ? [text`Early payments are mostly interest; later ones mostly pay off the loan.`]
    : [
        text`Of the first payment, ${whole(interest)} is interest and ${whole(principal)} pays off the loan; the interest part gets smaller with each payment.`,
      ];
}

/** What a loan and its figures mean, by what was asked. */
export function explainLoan(figures: readonly Figure[], detail: LoanFigures, input: LoanInput): Explanation {
  const { isFaster, beside, payment, interest, total, saved, sooner, payoff, loan, later, needed, lever } =
    detail;
  const inYears = figures.find(({ id }) => id === 'payoff_years')!;
  const openings = {
    time: text`You’d be done in about ${inYears}.`,
    count: text`You have about ${payoff} of payments to make.`,
    rate: text`The rate works out to ${given('rate', input.rate, 'percent')}.`,
    ...beside.openings,
  };
  const [more, moreSaved, moreSooner] = lever;
  const addMore =
    more && moreSaved && moreSooner
      ? [text`Adding ${more} would save ${moreSaved} in interest and end the loan ${moreSooner} sooner.`]
      : [];
  const { principal, rate, extra, lump_sum: lump } = input;
  const borrowed = loan.value === principal ? given('principal', principal, 'usd') : loan;
  if (input.target_years > 0) {
    const by = given('target_years', input.target_years, 'years');
    return {
      conclusion: text`Paying ${needed} on top of the regular ${payment} ends the loan in ${by}.`,
      openings: {
        ...openings,
        yesno:
          needed.value === 0
            ? text`Yes, what you pay now ends the loan in about ${inYears}.`
            : isFaster
              ? text`Not quite: finishing in ${by} takes ${needed} more than you’re paying.`
              : text`Yes, if you add ${needed} to the regular ${payment}.`,
      },
      reasons: [
        text`At ${given('rate', rate, 'percent')} the ${borrowed} would otherwise take about ${inYears}.`,
        ...beside.reasons,
      ],
      next: [
        text`Tell the lender the extra goes to principal, and check that there’s no prepayment penalty.`,
      ],
    };
  }
  if (asksLater(input)) {
    return {
      conclusion: text`After ${given(input.after_years > 0 ? 'after_years' : 'lump_after', timeAskedOf(input), 'years')} you’d still owe ${later} of the ${borrowed} at ${given('rate', rate, 'percent')}.`,
      openings,
      reasons: [
        ...(isMostlyInterest(figures, payment)
          ? [
              text`Early payments are mostly interest, so the balance falls slowly at first and fast at the end.`,
            ]
          : []),
        ...beside.reasons,
        text`The regular payment is ${payment}, and the loan takes about ${inYears} in all.`,
      ],
      next: [
        text`Get a payoff quote from the lender before you sell or refinance: it includes interest to the day.`,
      ],
    };
  }
  if (!isFaster) {
    const atRate = given('rate', rate, 'percent');
    return {
      // The payment that was told is no news.
      conclusion:
        input.payment > 0
          ? text`Paying ${given('payment', input.payment, 'usd_per_month')} on ${borrowed} at ${atRate}, you’d be done in about ${inYears} and pay ${whole(interest)} in interest.`
          : text`The payment is ${payment} on a loan of ${borrowed} at ${atRate}.`,
      openings: {
        ...openings,
        ...(input.payment > 0
          ? { time: text`You’d be done in about ${inYears} and pay ${whole(interest)} in interest.` }
          : {}),
        amount: text`You’d pay ${whole(interest)} in interest, ${whole(total)} in all.`,
      },
      reasons: [
        ...(input.payment > 0 ? [] : [text`Over about ${inYears} the interest comes to ${whole(interest)}.`]),
        ...beside.reasons,
        ...firstPayment(figures, payment),
      ],
      next: [...addMore, text`When you compare offers, compare the APR: it includes the lender’s fees.`],
    };
  }
  if (lump >= loan.value && input.lump_after === 0)
    return payOffNow({ saved, loan, payment, sooner }, beside.reasons);
  const monthly = given('extra', extra, 'usd_per_month');
  return {
    conclusion: text`Paying ${extrasInWords(input) ?? payment} saves ${saved} in interest and ends the loan ${sooner} sooner.`,
    openings: {
      ...openings,
      time: text`You’d be done ${sooner} sooner, in about ${inYears}, and save ${whole(saved)} in interest.`,
      payment:
        extra > 0
          ? text`With your ${monthly} extra on top of the regular ${payment}, you’d save ${whole(saved)} in interest and finish ${sooner} sooner.`
          : text`The regular payment is ${payment}; paying more saves ${whole(saved)} in interest and ends the loan ${sooner} sooner.`,
      yesno: text`Yes, it helps: you’d save ${whole(saved)} in interest and finish ${sooner} sooner.`,
    },
    reasons: [
      text`You’d be done in about ${inYears} and pay ${whole(interest)} in interest.`,
      ...beside.reasons,
      text`Every extra dollar lowers the balance right away, so it saves interest in every month after that.`,
    ],
    next: [
      text`Tell the lender the extra goes to principal, and check that there’s no prepayment penalty.`,
      text`Pay off debts with a higher rate first, and keep an emergency fund: money paid into a loan is hard to get back.`,
    ],
  };
}

/** "$20,000 after 5 years and $100 a month extra"; undefined where only the payment is larger. */
function extrasInWords(input: LoanInput): Text | undefined {
  const once = given('lump_sum', input.lump_sum, 'usd');
  const parts = [
    ...(input.lump_sum > 0
      ? [
          input.lump_after > 0
            ? text`${once} after ${given('lump_after', input.lump_after, 'years')}`
            : text`${once} at once`,
        ]
      : []),
    ...(input.yearly_extra > 0
      ? [text`${given('yearly_extra', input.yearly_extra, 'usd')} extra once a year`]
      : []),
    ...(input.extra > 0 ? [text`${given('extra', input.extra, 'usd_per_month')} extra`] : []),
  ];
  return parts.length === 0
    ? undefined
    : parts.reduce((all, part, at) => text`${all}${at === parts.length - 1 ? ' and ' : ', '}${part}`);
}
