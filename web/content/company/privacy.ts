import type { Page, Section } from '#web/content/blocks.ts';
import { contacts } from '#web/content/company/contacts.ts';

/** Also the shape of the terms. */
export interface PolicyPage extends Page {
  effective: string;
  sections: readonly Section[];
}

export const privacy: PolicyPage = {
  heading: 'Privacy policy',
  lead: 'What we collect, why, who else sees it, how long we keep it, and how you get a copy or have it removed.',
  effective: 'January 8, 2025',
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      blocks: [
        'This policy applies to the FinDeus website, the Ask FinDeus chat, your account and the API. FinDeus (“we”) decides how and why this data is used and is responsible for it.',
        `It does not cover websites that we link to, or accounts that you have with other companies. For questions, write to ${contacts.privacy}.`,
      ],
    },
    {
      id: 'collect',
      heading: 'What we collect',
      blocks: [
        {
          terms: [
            {
              term: 'Account',
              meaning:
                'Your email address, the name you give, and a hash of your password. If you sign in with Google: your Google account’s identifier, name, email address and the address of your picture. If you set up a second factor: its secret in encrypted form, or the phone number that receives codes.',
            },
            {
              term: 'Conversations',
              meaning:
                'If you are signed in: the questions you send, the answers, the titles, the mode and the times. Visitors’ conversations are answered and not saved in our database.',
            },
            {
              term: 'Details you give',
              meaning:
                'Amounts, ages, incomes and similar details that you write or enter, so that a calculation fits you. You decide how much to tell.',
            },
            {
              term: 'Your numbers and positions',
              meaning:
                'If you save them: facts about you such as age, state, filing status, income and spending; your accounts, debts, homes and goals with the names you give them; the positions you type or import, with at most the last four digits of an account number; and what you owned and owed on the days it changed. Nothing of it is saved without your click, and you can delete it at any time.',
            },
            {
              term: 'Scenarios',
              meaning:
                'If you save a calculation as a scenario: its name, its inputs and the time. You can delete it at any time.',
            },
            {
              term: 'Shared plans',
              meaning:
                'If you make a link to your plan: a copy of the plan as it was, without your name or email address, a hash of the link and the time. Anyone with the link can read the copy until you revoke it, which deletes the copy.',
            },
            {
              term: 'Subscription',
              meaning:
                'If you buy Pro: Stripe’s identifiers for you and your subscription, its status, price and billing period, and the brand and last four digits of your card. We do not receive the card number.',
            },
            {
              term: 'Sign-ins',
              meaning:
                'The time, the way you signed in and the name of your browser as it reports it. For a second factor, also the network address, for about a day. The networks you signed in from, as pseudonyms, for 90 days after you last used them.',
            },
            {
              term: 'API keys',
              meaning:
                'If you create keys for programs: the name you give each, a hash of it and its first characters, and when it was created and last used.',
            },
            {
              term: 'Technical records',
              meaning:
                'For each request: the kind of request, its result, its duration and a random number. To limit abuse: a pseudonym made from your network address or email address. Logs contain no message text, no email addresses and no tokens.',
            },
            {
              term: 'Messages to us',
              meaning:
                'What you write to our email addresses or in the support form, the conversation you include there, and our replies.',
            },
          ],
        },
        'We do not connect to your bank or broker, and we do not buy data about you from others. Please do not send us information about your health, your beliefs or other people’s private lives; we do not need it.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use it, and on what legal basis',
      blocks: [
        {
          terms: [
            {
              term: 'To perform our contract with you',
              meaning:
                'Answer questions, keep your account and conversations, provide Pro, take payment, and send email that belongs to your account, such as confirmations and password resets.',
            },
            {
              term: 'For our legitimate interests',
              meaning:
                'Keep the service secure, limit abuse, find faults and measure load. We use as little data as this takes.',
            },
            {
              term: 'To meet legal obligations',
              meaning: 'Keep records of payments for tax and accounting, and answer lawful requests.',
            },
            {
              term: 'With your consent',
              meaning:
                'Where we ask you first, for example when you choose to sign in with Google or to save your numbers. You can withdraw consent at any time for the future.',
            },
          ],
        },
        'We do not sell your data, show advertising, or train language models on your conversations. FinDeus makes no decisions about you that have legal or similarly significant effects: it does not grant credit, set prices by person or trade for you.',
      ],
    },
    {
      id: 'masking',
      heading: 'What leaves your browser, and what is masked first',
      blocks: [
        'When you send a message, your browser looks for three kinds of numbers and replaces each with a marker before anything is sent:',
        {
          list: [
            'numbers written like a Social Security number',
            '16-digit numbers that look like a payment card',
            'numbers of 9 to 12 digits that look like an account; amounts of money are left alone',
          ],
        },
        'What remains is sent to our server together with up to 10 earlier messages of the same conversation, the mode, and profile details that help with the calculation. The server runs the same masking again.',
        'Masking recognizes patterns, not meaning. It can miss a number that is written in an unusual way, and it does not remove names or addresses. Leave out what an answer does not need.',
        'Questions on certain prohibited topics are refused in your browser and are not sent to be answered.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who else receives data',
      blocks: [
        'We share data only with those who help us run the service, and only what each of them needs:',
        {
          terms: [
            {
              term: 'Language-model providers',
              meaning:
                'FinDeus can answer without a language model, and then your question goes to no other company to be answered. Where one is configured, such as a model of OpenAI or Anthropic, the provider receives the masked question, up to 10 earlier messages, profile details sent with the question, the numbers you have saved (without the names you gave your accounts and debts), and results of our calculators. Your password and the email address of your account are not part of this.',
            },
            {
              term: 'Stripe',
              meaning:
                'Handles payment, stores your card and sends us the state of your subscription. Stripe processes payment data under its own privacy policy as well.',
            },
            {
              term: 'Google',
              meaning:
                'Only if you choose to sign in with Google. Google learns that you sign in to FinDeus and gives us the details listed above. We do not ask for access to your mail, files or contacts.',
            },
            {
              term: 'Mail and text messages',
              meaning:
                'A mail server delivers email to your address. Where codes by text message are offered and you choose them, Twilio delivers them to your phone.',
            },
            {
              term: 'Hosting',
              meaning:
                'Companies that run servers and databases for us store the data on our behalf and under our instructions.',
            },
            {
              term: 'Authorities and successors',
              meaning:
                'We disclose data if the law obliges us to. If the service passes to another company, your data passes with it under this policy, and we tell you beforehand.',
            },
          ],
        },
        'Some of these companies work in the United States or in other countries than yours. Where the law requires safeguards for such a transfer, we rely on the ones it provides, such as standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          terms: [
            {
              term: 'Account and conversations',
              meaning:
                'Until you delete them. Deleting a conversation deletes its messages; deleting your account deletes everything that belongs to it in our database.',
            },
            {
              term: 'Visitors’ conversations',
              meaning:
                'Not saved by us. Your browser keeps them, and how much you have asked, until you close the tab.',
            },
            {
              term: 'Sessions',
              meaning:
                'Until you sign out. Revoked tokens are removed after about 30 days, the networks you signed in from 90 days after you last used them.',
            },
            {
              term: 'API keys',
              meaning: 'Until you revoke them, and then about 90 days, or until you delete your account.',
            },
            {
              term: 'Codes, links and abuse limits',
              meaning: 'Removed about a day after they were made or last used.',
            },
            {
              term: 'Answers to programs',
              meaning:
                'Not saved, unless the program sends an Idempotency-Key: then for about a day, to answer the same call in the same way.',
            },
            { term: 'Outgoing email', meaning: 'Removed from our queue once it is delivered or given up.' },
            {
              term: 'Payment records',
              meaning: 'As long as tax and accounting law requires, at Stripe and in our books.',
            },
          ],
        },
        'A backup made before you deleted something can contain it until that backup is replaced. If we ever restore a backup, we delete it again.',
      ],
    },
    {
      id: 'control',
      heading: 'Export and deletion',
      blocks: [
        'You do not have to ask us. Sign in, open the account dialog from the user menu, and choose what you want:',
        {
          list: [
            'Export: download a copy of your profile, your conversations, your numbers and your positions.',
            'Delete account: remove your account and everything in it. This cannot be undone.',
          ],
        },
        `Single conversations can be deleted in the chat. If you can no longer sign in, write to ${contacts.privacy} from the email address of your account.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'We give these rights to everyone, wherever you live, as far as the law does not require otherwise:',
        {
          list: [
            'Know what data we hold about you, and get a copy in a common format.',
            'Have wrong data corrected and data that is no longer needed deleted.',
            'Have the use of your data restricted, or object to a use that rests on our interests.',
            'Withdraw a consent that you have given.',
          ],
        },
        'In the European Economic Area, the United Kingdom and Switzerland these rights follow from data-protection law such as the GDPR. You can also complain to the supervisory authority where you live.',
        'In California they follow from the CCPA. You may ask which categories of data we collect and disclose; they are listed on this page. We do not sell personal information or share it for advertising across sites. You may use an agent to make a request, and we treat you no differently for making one.',
        `Write to ${contacts.privacy}. We answer within 30 days and may ask you to show that the account is yours.`,
      ],
    },
    {
      id: 'storage',
      heading: 'Cookies and local storage',
      blocks: [
        'We use your browser’s storage only for what the site needs to work: the tokens that keep you signed in, drafts of messages that you have not sent, the colors and the chat mode that you have chosen, and, where you ask without an account, your conversation and how many messages of it are used up. That conversation is kept for the tab only, outlasts a reload and goes when you close the tab. Signing out removes the tokens and the drafts. Your browser’s settings remove everything.',
        'We use no advertising or analytics cookies and load no content from other websites into our pages. Stripe and Google may set cookies on their own pages when you pay or sign in there.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        'We protect data with row-level security in the database, hashed passwords, encrypted keys and encrypted connections. The people who run the service can reach the database where their work requires it. The security page has the details and its limits.',
        'If an incident affects your data, our policy is to write to you within 24 hours of confirming it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        `FinDeus is for people who are at least 18 years old. We do not knowingly collect data of anyone younger. If you believe that a minor has an account, write to ${contacts.privacy} and we delete it.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change this policy, we publish the new text here with a new effective date. If a change matters to you, for example a new purpose or a new kind of recipient, we tell you by email or in the product before it takes effect.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Questions about your data: ${contacts.privacy}. Reports of security problems: ${contacts.security}. Everything else: ${contacts.support}.`,
      ],
    },
  ],
  related: [
    { to: 'terms', title: 'Terms of service', about: 'The agreement between you and FinDeus.' },
    { to: 'security', title: 'Security', about: 'How data is protected and what happens in an incident.' },
  ],
};
