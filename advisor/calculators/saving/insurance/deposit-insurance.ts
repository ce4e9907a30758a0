import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money } from '#advisor/calculators/define/fields.ts';
import { fact, figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

const most = 1e10;
const owners = 2;

const deposits = (label: string, roles: readonly RoleUse[], what: string) =>
  money({
    label,
    roles,
    adds: true,
    min: 0,
    max: most,
    default: { value: 0, reason: `no ${what} was mentioned` },
  });

/** How much of what somebody has at one bank is insured, category by category. */
export const depositInsurance = defineCalculator({
  name: 'deposit_insurance',
  version: 1,
  title: 'Deposit insurance (FDIC) at one bank',
  about:
    'How much of the money at one bank or credit union is insured by the FDIC or NCUA and how much is not, for a single person or a couple: accounts in one name, joint accounts, IRAs, and accounts with beneficiaries (payable on death).',
  simply:
    'If a bank fails, the government pays each person back up to a limit. Accounts in one name, joint accounts and retirement accounts each have a limit of their own.',
  input: {
    // First: what the two have together is not taken for one's own where nothing else is told.
    joint: deposits('Joint accounts of two', ['bal_cash@both', 'bal_total@both'], 'joint account'),
    own: deposits(
      'Accounts in your name only',
      ['bal_cash', 'bal_total', 'lump_sum'],
      'account in your name',
    ),
    spouse_own: deposits(
      'Accounts in your spouse’s name only',
      ['bal_cash@spouse', 'bal_total@spouse'],
      'account of a spouse',
    ),
    retirement: deposits('Your IRAs at the bank', ['bal_retirement', 'bal_roth'], 'IRA'),
    spouse_retirement: deposits(
      'Your spouse’s IRAs at the bank',
      ['bal_retirement@spouse', 'bal_roth@spouse'],
      'IRA of a spouse',
    ),
    beneficiaries: count({
      label: 'Number of beneficiaries named on the accounts',
      roles: ['n_people'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'no beneficiary was mentioned' },
    }),
  },
  check: (input) =>
    input.own + input.spouse_own + input.joint + input.retirement + input.spouse_retirement === 0
      ? 'Give how much you have at the bank, and in whose name.'
      : null,

  run(input, { facts }) {
    const { own, spouse_own: theirs, joint, retirement, spouse_retirement: spouses, beneficiaries } = input;
    const limit = facts.get('deposit_insurance_limit');
    const counted = Math.min(beneficiaries, facts.get('deposit_insurance_beneficiaries'));
    // With beneficiaries, an account belongs to those of each owner, a joint one by halves.
    const isNamed = beneficiaries > 0;
    const ofEach = (amount: number) => Math.min(amount, limit * (isNamed ? counted : 1));
    const half = joint / owners;
    const alone = isNamed ? ofEach(own + half) + ofEach(theirs + half) : ofEach(own) + ofEach(theirs);
    const shared = isNamed ? 0 : owners * Math.min(half, limit);
    const old = Math.min(retirement, limit) + Math.min(spouses, limit);
    const total = own + theirs + joint + retirement + spouses;
    const covered = alone + shared + old;
    const insured = figure('insured', 'Insured', covered, 'usd');
    const uninsured = figure('uninsured', 'Not insured', total - covered, 'usd');
    const label = isNamed ? 'Insured with beneficiaries' : 'Insured in one name';
    return {
      figures: [
        uninsured,
        insured,
        figure('total', 'Money at the bank', total, 'usd'),
        ...(alone > 0 ? [figure('alone', label, alone, 'usd')] : []),
        ...(shared > 0 ? [figure('shared', 'Insured in joint accounts', shared, 'usd')] : []),
        ...(old > 0 ? [figure('in_iras', 'Insured in IRAs', old, 'usd')] : []),
      ],
      steps: [
        { label, value: alone, unit: 'usd' },
        { label: 'Insured in joint accounts', value: shared, unit: 'usd' },
        { label: 'Insured in IRAs', value: old, unit: 'usd' },
        { label: 'Not insured', formula: 'total - insured', value: total - covered, unit: 'usd' },
      ],
      assumptions: [
        text`All of it is at one bank that belongs to the FDIC, or one credit union of the NCUA: another bank has limits of its own.`,
        text`Checking, savings, CDs and money market deposit accounts count together. Stocks, funds and crypto aren’t insured this way.`,
        ...(joint > 0 ? [text`A joint account belongs to its two owners in equal parts.`] : []),
        ...(isNamed ? [text`The beneficiaries are named on every account but the IRAs.`] : []),
      ],
      warnings: [],
      detail: { insured, uninsured, limit: fact('deposit_insurance_limit', limit, 'usd') },
    };
  },

  explain({ figures, detail: { insured, uninsured, limit } }, { joint, beneficiaries }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const isCovered = uninsured.value === 0;
    const [all, alone, shared, old] = [find('total')!, find('alone'), find('shared'), find('in_iras')];
    return {
      conclusion: isCovered
        ? text`All of it is insured: ${insured}.`
        : text`${uninsured} of your ${all} isn’t insured; ${insured} is.`,
      openings: {
        yesno: isCovered
          ? text`Yes, all ${insured} of it is insured.`
          : text`No, ${uninsured} of your ${all} isn’t insured.`,
        amount: isCovered
          ? text`All ${insured} of it is insured.`
          : text`${insured} of your ${all} is insured, and ${uninsured} isn’t.`,
      },
      reasons: [
        text`The limit is ${limit} for each person, bank and kind of ownership${beneficiaries > 0 ? ' and, with beneficiaries, for each of them' : ''}.`,
        ...(alone && beneficiaries === 0 ? [text`Accounts in one name are insured for ${alone}.`] : []),
        ...(shared ? [text`The joint accounts are insured for ${shared}, counting both owners.`] : []),
        ...(old ? [text`IRAs have a limit of their own: ${old} of them is insured.`] : []),
      ],
      next: isCovered
        ? [
            text`Check the bank’s name with the FDIC’s BankFind: apps and brokers are often not banks themselves.`,
          ]
        : [
            text`Move ${uninsured} to a second bank, or into Treasury bills.`,
            joint > 0
              ? text`Naming beneficiaries on the accounts raises the limit as well.`
              : text`A joint account or named beneficiaries raise the limit as well.`,
          ],
    };
  },

  chart: ({ figures }) => barsOf('Insured and not insured', figures, ['insured', 'uninsured']),

  formulas: {
    insured: [
      'alone',
      'alone + shared',
      'alone + shared + in_iras',
      'The limits of {own}, {joint} and {retirement} together',
    ],
    uninsured: 'total - insured',
    total: 'own + spouse_own + joint + retirement + spouse_retirement',
    alone:
      'Up to the limit for each person: of {own}[, and of {spouse_own}][, with {beneficiaries} beneficiaries]',
    shared: 'Up to the limit for each of two owners, of {joint}',
    in_iras: 'Up to the limit for each person: of {retirement}[, and of {spouse_retirement}]',
  },

  examples: [
    {
      question:
        'We have $420,000 in a joint account and I have $180,000 in my own name at the same bank. Is all of it FDIC insured?',
      input: { joint: 420_000, own: 180_000 },
    },
    {
      question: 'how much of 610k in our joint savings is covered by the fdic',
      input: { joint: 610_000 },
    },
    {
      question:
        'savings account 700,000 with my 2 daughters as payable on death beneficiaries, how much is not insured',
      input: { own: 700_000, beneficiaries: 2 },
    },
    {
      question:
        'husband 260k, me 240k, joint 300k and my IRA CD 130k all at one credit union, what is uninsured',
      input: { spouse_own: 260_000, own: 240_000, joint: 300_000, retirement: 130_000 },
    },
  ],
  sources: ['fdic_insurance', 'ncua_insurance'],
});
