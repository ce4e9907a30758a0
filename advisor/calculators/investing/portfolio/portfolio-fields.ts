import { choice, list, money, name, percent } from '#advisor/calculators/define/fields.ts';
import { kinds, type Kind } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';

export const portfolioFields = {
  holdings: list({
    label: 'List of holdings',
    ask: 'what do you hold, and how much of each',
    min: 1,
    max: 100,
    items: {
      name: name({ label: 'Name' }),
      amount: money({
        label: 'Amount',
        roles: ['hold_amount'],
        min: 0,
        max: 1e10,
        default: { value: 0, reason: 'its share is given instead' },
      }),
      share: percent({
        label: 'Share of the whole',
        roles: ['hold_share'],
        min: 0,
        max: 100,
        default: { value: 0, reason: 'its amount is given instead' },
      }),
      kind: choice<Kind>({
        label: 'Kind of holding',
        ofKind: true,
        options: kinds,
        guess: 'such a ratio is usually one of stocks and bonds, and then cash',
        default: { value: 'stocks', reason: 'most holdings people ask about are stocks or stock funds' },
      }),
      fee: percent({
        label: 'Expense ratio',
        roles: ['rate_fee'],
        min: 0,
        max: 5,
        default: { value: 0, reason: 'costs are left out unless you name them' },
      }),
    },
  }),
  total: money({
    label: 'Value of the whole portfolio',
    roles: ['bal_total', 'bal_total@both', 'bal_retirement', 'bal_brokerage', 'bal_roth', 'lump_sum'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'the holdings add up to it' },
  }),
  cash: money({
    label: 'Cash on the side',
    roles: ['bal_cash'],
    adds: true,
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'no cash was mentioned' },
  }),
  fee: percent({
    label: 'Fee on everything',
    roles: ['rate_fee'],
    min: 0,
    max: 5,
    default: { value: 0, reason: 'each holding has its own, or none was mentioned' },
  }),
  drop: percent({
    label: 'Drop in a crash',
    roles: ['loss_rate'],
    min: 1,
    max: 100,
    default: { value: 50, reason: 'stocks have lost about half of their value more than once' },
  }),
  wanted: choice({
    label: 'Figure in question',
    options: ['risk', 'fees'],
    default: { value: 'risk', reason: 'costs are asked for by name' },
  }),
};
