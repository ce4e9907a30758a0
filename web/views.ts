/**
 * Every view of the application. Views live in memory: navigating never changes the address (spec, section 2). Each
 * also has a document at an address of its own, for search engines and for links from outside; it is an entrance.
 * The calculators are beyond the specification, and keep their addresses: what is typed into one is in its link.
 */
export const views = {
  home: { title: 'Home', entrance: '/' },
  about: { title: 'About', entrance: '/about' },
  press: { title: 'Press', entrance: '/press' },
  security: { title: 'Security', entrance: '/security' },
  privacy: { title: 'Privacy', entrance: '/privacy' },
  terms: { title: 'Terms', entrance: '/terms' },
  docs: { title: 'API documentation', entrance: '/docs' },
  portfolio: { title: 'Portfolio', entrance: '/portfolio' },
  calculators: { title: 'Calculators', entrance: '/calculators' },
  // One page a calculator, below the page of all of them.
  calculator: { title: 'Calculator', entrance: null },
  // Pages about the user's own money; they need a sign-in.
  today: { title: 'Today', entrance: '/today' },
  numbers: { title: 'My numbers', entrance: '/numbers' },
  plan: { title: 'My plan', entrance: '/plan' },
  // A copy of a user's plan, for people who have the link to it.
  'shared-plan': { title: 'Shared plan', entrance: '/shared-plan' },
  market: { title: 'Market insights', entrance: '/market' },
  success: { title: 'Welcome', entrance: null },
  // Where the mail for a forgotten password leads: the one path that the specification names.
  'reset-password': { title: 'Reset password', entrance: '/reset-password' },
} as const satisfies Record<string, { title: string; entrance: `/${string}` | null }>;

export type View = keyof typeof views;

/** Where a line of the price list can lead. */
export type Destination =
  /** `part` is the id of what it shows there. */
  | { kind: 'view'; view: View; part?: string }
  | { kind: 'chat' }
  /** The chat's export. */
  | { kind: 'export' }
  /** The form for support, in the account dialog. */
  | { kind: 'support' }
  /** The export of all data, in the account dialog. */
  | { kind: 'data' };

/** Home is the first view, and the one for unknown names. */
export function toView(name: unknown): View {
  return typeof name === 'string' && Object.hasOwn(views, name) ? (name as View) : 'home';
}

const calculatorPath = /^\/calculators\/[a-z0-9-]+$/;

/** The view whose entrance an address is. */
export function viewAtEntrance(path: string): View {
  if (calculatorPath.test(path)) return 'calculator';
  const found = Object.entries(views).find(([, { entrance }]) => entrance === path);
  return toView(found?.[0]);
}

/** The address while a view is shown that was opened inside the page. */
export function addressOf(view: View): string {
  return view === 'calculators' ? views.calculators.entrance : views.home.entrance;
}

/** The title of the window; null if the page sets it. */
export function titleOf(view: View): string | null {
  if (view === 'calculator') return null;
  return view === 'home'
    ? 'FinDeus: money questions answered with the working shown'
    : `${views[view].title} · FinDeus`;
}
