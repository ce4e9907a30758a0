import type { View } from '#web/views.ts';

export interface PageContent {
  heading: string;
  paragraphs: string[];
  related: View[];
}

/** What each page says. */
export const pages: Record<View, PageContent> = {
  home: {
    heading: 'Questions about your money, answered with numbers you can check',
    paragraphs: [
      'Ask about saving, investing, retirement or tax. Every figure in an answer is computed by a calculator or taken from a dated source, and you can open it to see how.',
      'Without a language model FinDeus answers from its calculators and a library of cited articles. With one, the wording gets better; the numbers stay the same.',
    ],
    related: ['about', 'docs', 'security'],
  },
  about: {
    heading: 'Advice should show its work',
    paragraphs: [
      'FinDeus is for individual investors who want to understand a decision before they make it.',
      'We compute instead of guessing, name the year and the source of every rule, and say plainly when we do not know.',
    ],
    related: ['home', 'press', 'security'],
  },
  press: {
    heading: 'Press',
    paragraphs: ['Announcements about FinDeus, with their dates, and whom to ask for more.'],
    related: ['about', 'home'],
  },
  security: {
    heading: 'Your questions stay yours',
    paragraphs: [
      'Every row in our database belongs to one person, and the database itself refuses everybody else.',
      'Signing keys are encrypted at rest, logs hold no messages and no addresses, and deleting an account deletes everything in it.',
    ],
    related: ['privacy', 'docs', 'about'],
  },
  privacy: {
    heading: 'Privacy policy',
    paragraphs: ['Effective January 8, 2025. What we keep, why, for how long, and how to have it removed.'],
    related: ['terms', 'security'],
  },
  terms: {
    heading: 'Terms of service',
    paragraphs: ['The agreement between you and FinDeus. You must be at least 18 years old to use it.'],
    related: ['privacy', 'home'],
  },
  docs: {
    heading: 'API documentation',
    paragraphs: ['How programs ask FinDeus: the endpoints, what they expect and what they answer.'],
    related: ['home', 'security', 'about'],
  },
  success: {
    heading: 'Welcome to FinDeus Pro',
    paragraphs: ['Thank you. Pro is unlocked for your account as soon as your payment is confirmed.'],
    related: ['home'],
  },
};
