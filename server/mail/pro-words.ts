import type { MarketKind } from '#contract/public-config.ts';
import { singleLine } from '#server/mail/harmless.ts';
import type { Letter } from '#server/mail/letter.ts';

export interface ProWelcome {
  /** As the plan is sold. */
  plan: string;
  /** The card that was charged, such as "Visa ending in 4242"; null where Stripe names none. */
  card: string | null;
  /** When it renews; null where it ends then. */
  renews: Date | null;
  /** Within how many hours support answers. */
  supportHours: number;
  /** Which prices this site has. */
  market: MarketKind;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const insights: Record<MarketKind, string> = {
  live: 'prices and what moved your own positions.',
  daily: 'prices of the last trading day and what moved your own positions.',
  sample: 'made-up sample data only, because this site has no market-data provider yet.',
  none: 'not available on this site yet, because it has no market-data provider.',
};

/** After the first payment of a subscription: that it went through, what it includes and where to begin. */
export function proWelcome(
  { plan, card, renews, supportHours, market }: ProWelcome,
  siteUrl: string,
): Letter {
  const page = (path: string) => new URL(path, siteUrl).href;
  return {
    subject: `Welcome to ${plan}: your payment is confirmed`,
    preview: 'What your subscription includes, and where to begin.',
    headline: `Welcome to ${plan}`,
    opening: [
      `Your payment went through${card === null ? '' : `, with ${singleLine(card)}`}, and ${plan} is active now.`,
      renews === null
        ? 'The subscription does not renew by itself.'
        : `It renews on ${days.format(renews)}. You can cancel at any time before that, in your account under “Plan”, where your invoices are too.`,
    ],
    action: { label: 'Open My plan', link: page('/plan') },
    closing: [
      'What it includes:',
      `My plan: every recommendation from your own numbers, your taxes of the year and scenarios side by side. ${page('/plan')}`,
      `Portfolio: fees, risk and overlap of what you hold. ${page('/portfolio')}`,
      `Market insights: ${insights[market]} ${page('/market')}`,
      'Pro mode in the chat: alternatives, ranges and a plan by date, with no limit on messages.',
      `Support within ${supportHours} hours on weekdays: open your account and choose “Support”.`,
      `To begin, save a few of your numbers: ${page('/numbers')}`,
    ],
    footer: [
      `You receive this email because ${plan} was bought with this FinDeus account.`,
      'FinDeus never asks for your password by email.',
    ],
  };
}
