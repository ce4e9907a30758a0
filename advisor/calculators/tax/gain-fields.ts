import { money } from '#advisor/calculators/define/fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

/** With further words that speak for it: "profit" means a gain where the question is about a sale. */
export function longGainField(furtherCues: readonly string[]) {
  return money({
    label: 'Long-term gain',
    cues: [
      'long-term gain',
      'long-term gains',
      'long term gain',
      'long-term',
      'long term',
      'long-term capital gain',
      'long-term capital gains',
      'long term capital gain',
      'long-term profit',
      'capital gain',
      'capital gains',
      'gain',
      ...furtherCues,
    ],
    min: -mostDollars,
    max: mostDollars,
    default: nothingSaid('long-term sales are'),
  });
}

/** Gains and losses of a year, and what earlier years have left over. */
export const gainFields = {
  short_gain: money({
    label: 'Short-term gain',
    cues: [
      'short-term gain',
      'short-term gains',
      'short term gain',
      'short-term',
      'short term',
      'short-term capital gain',
      'short-term capital gains',
      'short term capital gain',
      'short-term profit',
      'held less than a year',
      'day trading',
    ],
    min: -mostDollars,
    max: mostDollars,
    default: nothingSaid('short-term sales are'),
  }),
  long_gain: longGainField([
    'profit on stock',
    'profit on shares',
    'profit on crypto',
    'profit on the sale',
    'profit from selling',
    'profit from the sale',
  ]),
  short_loss: money({
    label: 'Short-term loss',
    cues: [
      'short-term loss',
      'short-term losses',
      'short term loss',
      'short term losses',
      'short-term capital loss',
      'short-term capital losses',
    ],
    min: 0,
    max: mostDollars,
    default: nothingSaid('short-term loss is'),
  }),
  long_loss: money({
    label: 'Long-term loss',
    cues: [
      'long-term loss',
      'long-term losses',
      'long term loss',
      'long term losses',
      'capital loss',
      'capital losses',
      'loss',
      'lost',
    ],
    min: 0,
    max: mostDollars,
    default: nothingSaid('long-term loss is'),
  }),
  short_carryover: money({
    label: 'Short-term loss carried over from earlier years',
    cues: ['short-term carryover', 'short-term loss carryover', 'short-term losses carried over'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('earlier losses are'),
  }),
  long_carryover: money({
    label: 'Long-term loss carried over from earlier years',
    cues: [
      'carryover',
      'carried over',
      'loss carryover',
      'loss carryforward',
      'carryforward',
      'carrying over',
      'carry over',
      'carry forward',
      'carrying forward',
      'carried forward',
      'losses from prior years',
      'losses from previous years',
      'loss from last year',
      'losses from last year',
      'losses from earlier years',
    ],
    min: 0,
    max: mostDollars,
    default: nothingSaid('earlier losses are'),
  }),
};
