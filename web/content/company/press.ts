import type { Page, Section } from '#web/content/blocks.ts';
import type { ClaimId } from '#web/content/company/claims.ts';
import { contacts } from '#web/content/company/contacts.ts';

interface PressRelease {
  /** ISO, for machines. */
  date: string;
  dateText: string;
  headline: string;
  summary: string;
  body: readonly string[];
  /** What the release claims, shown below it with what each claim rests on. */
  claims?: readonly ClaimId[];
}

interface PressPage extends Page {
  releases: readonly PressRelease[];
  contact: Section;
}

export const press: PressPage = {
  heading: 'Press',
  lead: 'Announcements about FinDeus with their dates, and whom to ask for more.',
  releases: [
    {
      date: '2025-09-10',
      dateText: 'September 10, 2025',
      headline: 'FinDeus launches version 1.0 of its financial assistant',
      summary:
        'Ask FinDeus is open to everyone, with a Free plan at $0, a Pro plan at $9.99 a month and conversations that can be saved and continued.',
      body: [
        'FinDeus today released version 1.0 of its financial assistant for individual investors. Visitors can open the chat, called Ask FinDeus, from any page and put a question about saving, investing, retirement or tax without creating an account first.',
        'Visitors can send seven messages in a visit. With a free account, conversations are saved and can be searched, renamed and deleted. The chat offers four starting points: portfolio analysis, market insights, risk assessment and tax strategy.',
        'FinDeus Pro costs $9.99 a month. It adds a mode for deeper analysis, covering portfolios, risk and tax in more detail, and the export of chat history. Payments are handled by Stripe, and a subscription can be canceled at any time.',
        'The chat looks for numbers that should not be shared. Social Security numbers, card numbers and account numbers are replaced by markers before a message is sent. Requests for help with insider trading, market manipulation or guaranteed returns are refused.',
        'Accounts can be opened with an email address and a password, or with Google. Programmers can reach the same advisor over HTTP; the documentation describes the endpoints, the format of the answers and the error codes.',
        'FinDeus provides education about money. It is not a registered investment adviser, does not hold or move customer funds, and does not promise returns. The claims below belong to this release and are shown with what they rest on.',
      ],
      claims: ['testers', 'backtest'],
    },
    {
      date: '2025-04-07',
      dateText: 'April 7, 2025',
      headline: 'FinDeus announces an AI assistant for individual investors',
      summary:
        'The assistant is to answer everyday questions about money in plain words, explain how it got there, and say what it does not know.',
      body: [
        'FinDeus today announced an AI assistant that answers questions about saving, investing, retirement and tax. It is meant for people who make these decisions themselves and want to understand them first.',
        'The idea is a conversation instead of a form. Someone describes their situation in a sentence or two, asks a question, and gets an answer that names its assumptions. A follow-up such as a different rate or a later retirement date continues from there.',
        'FinDeus will have two plans. A free plan is to give everyone a way to ask. A paid plan, Pro, is to go deeper into portfolios, risk and tax for those who want more detail.',
        'Privacy is part of the design from the start. The assistant needs amounts and dates, not card or account numbers, and is to remove such numbers from a question before it is sent. Each saved conversation will belong to one account.',
        'The assistant is a tool for learning and will not act as a registered investment adviser. It will not trade, hold customer funds or promise a result, and it will decline to help with unlawful practices such as insider trading and market manipulation.',
        'A first public version is planned for later in 2025. Journalists who would like to know more can write to the media contact on this page.',
      ],
    },
  ],
  contact: {
    id: 'contact',
    heading: 'Media contact',
    blocks: [
      `Write to ${contacts.media} with your question, your publication and your deadline. We answer in writing, and we can walk you through the product and the way an answer is computed.`,
      `Customers reach us at ${contacts.support}. For partnerships, write to ${contacts.partnerships}.`,
    ],
  },
  related: [
    { to: 'about', title: 'About', about: 'Why FinDeus exists, what guides it and what comes next.' },
    { to: 'home', title: 'Home', about: 'See the product and compare the plans.' },
    { to: 'security', title: 'Security', about: 'How accounts and conversations are protected.' },
  ],
};
