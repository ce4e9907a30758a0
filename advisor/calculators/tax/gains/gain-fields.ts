import { money } from '#advisor/calculators/define/fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

export const longGainField = money({
  label: 'Long-term gain',
  roles: ['gain_amount:long', 'gain_amount', 'gain_amount@spouse', 'gain_amount@both'],
  adds: true,
  min: -mostDollars,
  max: mostDollars,
  default: nothingSaid('long-term sales are'),
});

/** Gains and losses of a year, and what earlier years have left over. */
export const gainFields = {
  short_gain: money({
    label: 'Short-term gain',
    roles: ['gain_amount:short'],
    adds: true,
    min: -mostDollars,
    max: mostDollars,
    default: nothingSaid('short-term sales are'),
  }),
  long_gain: longGainField,
  short_loss: money({
    label: 'Short-term loss',
    roles: ['loss_amount:short'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('short-term loss is'),
  }),
  long_loss: money({
    label: 'Long-term loss',
    roles: ['loss_amount:long', 'loss_amount'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('long-term loss is'),
  }),
  short_carryover: money({
    label: 'Short-term loss carried over from earlier years',
    roles: ['loss_carryover:short'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('earlier losses are'),
  }),
  long_carryover: money({
    label: 'Long-term loss carried over from earlier years',
    roles: ['loss_carryover:long', 'loss_carryover'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('earlier losses are'),
  }),
};
