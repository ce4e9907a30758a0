import { given } from '#advisor/calculators/define/result.ts';
import { cushionMonths } from '#advisor/guides/investing/footing-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface Owed {
  card: number | undefined;
  cash: number | undefined;
  spending: number | undefined;
}

/** Whether the cushion is still there once a card is paid from cash: then nothing has to be filled again. */
export const keepsCushion = ({ card = 0, cash, spending }: Owed): boolean =>
  cash !== undefined && spending !== undefined && cash - card >= cushionMonths * spending;

interface PaidFromFund {
  cash: number | undefined;
  rate: number | undefined;
  debt: Text;
  /** What the cash that is left covers. */
  months: Quantity;
}

/** A card that the emergency fund pays off and stays full. */
export function payAndKeepFund({ cash = 0, rate, debt, months }: PaidFromFund) {
  return {
    opening: text`You have enough: pay ${debt} from your ${given('cash', cash, 'usd')}, and what's left covers ${months} of spending.`,
    because: [
      rate === undefined
        ? text`Card interest costs more than any savings account pays.`
        : text`At ${given('rate', rate, 'percent')} the debt costs more than any savings account pays.`,
      text`Three to six months of spending is the usual fund, and you keep that much.`,
    ],
    unless: text`your job is shaky right now. Then keep six months, and pay the rest of the card off month by month.`,
    next: text`Pay the card from savings today, and put what you paid on it each month into a retirement account.`,
  };
}
