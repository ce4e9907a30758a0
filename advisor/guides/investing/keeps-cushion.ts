import { cushionMonths } from '#advisor/guides/investing/footing-fields.ts';

interface Owed {
  card: number | undefined;
  cash: number | undefined;
  spending: number | undefined;
}

/** Whether the cushion is still there once a card is paid from cash: then nothing has to be filled again. */
export const keepsCushion = ({ card = 0, cash, spending }: Owed): boolean =>
  cash !== undefined && spending !== undefined && cash - card >= cushionMonths * spending;
