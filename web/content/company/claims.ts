/**
 * Everything that we say in our own favour, and whatever a reader has to know to judge it. Pages show a claim only by
 * its name here, so that it never stands without its disclosure (web/prerender.test.tsx sees to it).
 */
interface Claim {
  /** As a page states it. */
  statement: string;
  /** What it rests on. */
  basis: string;
  /** As of when. */
  date: string;
  /** Shown beside it, always. */
  disclosure: string;
}

export const claims = {
  testers: {
    statement: '15,000+ testers',
    basis: 'A statement of FinDeus; how it was counted has not been published.',
    date: '2025-09-10',
    disclosure: 'Our own statement. How it was counted has not been published, and it has not been audited.',
  },
  backtest: {
    statement: '22% back-tested returns',
    basis: 'A statement of FinDeus; the rules and the period of the test have not been published.',
    date: '2025-09-10',
    disclosure:
      'Hypothetical. A back-test applies rules to past prices with the benefit of hindsight, before taxes and most costs. Its rules and period have not been published. It was not earned by any investor, it is not expected of you, and past results do not predict future ones.',
  },
  moneyBack: {
    statement: '30-day money back',
    basis: 'The refund section of the terms of service.',
    date: '2025-01-08',
    disclosure:
      'Write to us within 30 days of your first Pro payment and we refund that payment in full. Later renewals can be canceled at any time.',
  },
  stripePci: {
    statement: 'PCI DSS Level 1',
    basis: 'Stripe is assessed every year as a PCI Service Provider Level 1.',
    date: '2025-01-08',
    disclosure: 'Stripe’s certification, not ours. Card numbers go to Stripe and never reach our servers.',
  },
  stripeSoc: {
    statement: 'SOC 1 and SOC 2 reports',
    basis: 'Stripe has its controls audited and gives the reports to its customers.',
    date: '2025-01-08',
    disclosure: 'Stripe’s reports, not ours. They cover the handling of payments.',
  },
  supabaseSoc: {
    statement: 'SOC 2 Type 2',
    basis: 'Supabase has its hosted platform audited.',
    date: '2025-01-08',
    disclosure:
      'Supabase’s report, not ours. It covers the hosted database where an installation uses it; FinDeus itself has not been audited.',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
