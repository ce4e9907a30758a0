import { count } from '#advisor/calculators/define/fields.ts';

/** To how many people something is given. */
export const giftRecipients = (label: string) =>
  count({
    label,
    roles: ['n_people', 'n_children'],
    adds: true,
    min: 1,
    max: 1000,
    default: { value: 1, reason: 'one person, unless you say more' },
  });
