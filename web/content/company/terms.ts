import { freePlan, proPlan } from '#contract/plans.ts';
import { contacts } from '#web/content/company/contacts.ts';
import type { PolicyPage } from '#web/content/company/privacy.ts';

const freePrice = `$${freePlan.monthlyPriceCents / 100}`;
const proPrice = `$${(proPlan.monthlyPriceCents / 100).toFixed(2)}`;

export const terms: PolicyPage = {
  heading: 'Terms of service',
  lead: 'The agreement between you and FinDeus. Please read it before you use the service.',
  effective: 'January 8, 2025',
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      blocks: [
        'These terms apply when you use the FinDeus website, the Ask FinDeus chat, an account or the API (“the service”). By using the service you accept them. If you do not agree, please do not use it.',
        'You must be at least 18 years old and able to enter into a contract. The privacy policy explains how we handle your data.',
      ],
    },
    {
      id: 'education',
      heading: 'Education, not individual advice',
      blocks: [
        'FinDeus gives general education about money, and calculations with the numbers you provide. It is not individual advice by a registered adviser.',
        {
          list: [
            'We are not a registered investment adviser, broker-dealer, bank, tax adviser or law firm.',
            'Using the service creates no fiduciary relation between you and us.',
            'We do not promise returns, savings or any other result. Investments can lose value, including all of what you put in.',
            'Calculations rest on inputs and assumptions. Past results, back-tests and simulations do not predict the future.',
            'Answers can be wrong, incomplete or out of date. Figures of law change, and answers cover mainly federal rules of the United States.',
          ],
        },
        'Check the assumptions and sources of an answer before you act on it. For decisions that matter, speak to a qualified professional who knows your situation. What you decide is your responsibility.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        'You can use parts of the service without an account. To save conversations or to buy Pro you need one. Give correct details and keep them up to date.',
        `An account is for one person. Keep your password and codes to yourself, and tell us at ${contacts.security} if you think someone else is using your account. You are responsible for what happens through your account unless it was our fault.`,
      ],
    },
    {
      id: 'plans',
      heading: 'Plans',
      blocks: [
        {
          terms: [
            {
              term: 'Free',
              meaning: `${freePrice}. It allows 7 messages per month. That is the least you can count on: where the service lets you send more, you may.`,
            },
            {
              term: 'Pro',
              meaning: `${proPrice} per month. It allows unlimited messages and includes the pro mode and the features that the pricing section lists.`,
            },
          ],
        },
        'Visitors without an account can send 7 messages in a page session. “Unlimited” means that messages are not counted against a quota; limits on how fast requests may follow each other protect the service and apply to everyone.',
      ],
    },
    {
      id: 'billing',
      heading: 'Billing and cancellation',
      blocks: [
        'Payments are handled by Stripe. When you buy Pro you authorize a charge for the first month and for each month after it. Taxes may be added where the law requires them.',
        'Your subscription renews every month, or every year where you have chosen that, until you cancel. You can cancel at any time. Pro then stays active until the end of the time you have paid for, and nothing more is charged.',
        'If a payment fails, Stripe may try again. If it still fails, your account returns to the Free plan; your saved conversations stay.',
        'We may change prices. We tell you by email at least 30 days before a new price applies to you. If you do not accept it, cancel before that date and the old price applies until your subscription ends.',
        'Deleting your account ends Pro at once, and no further payment falls due.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      blocks: [
        { claim: 'moneyBack' },
        `To ask for a refund, write to ${contacts.support} from the email address of your account and give the date of the payment. You do not have to give a reason. The money goes back to the card or account you paid with; how soon you see it depends on your bank.`,
        'Rights to withdraw or to be refunded that the law gives you as a consumer are not limited by this.',
      ],
    },
    {
      id: 'use',
      heading: 'Acceptable use',
      blocks: [
        'You may use the service for your own financial education and planning. You may not:',
        {
          list: [
            'break the law or help others to break it',
            'try to get into other accounts, read other people’s data or get around limits and plans',
            'disturb the service, overload it or test its security other than as the security page describes',
            'enter personal data of other people without their permission',
            'present answers as advice by a registered adviser, or remove their notices when you pass them on',
            'resell access to the service or share an account',
          ],
        },
      ],
    },
    {
      id: 'prohibited',
      heading: 'Prohibited topics',
      blocks: [
        'FinDeus does not help with the following and refuses requests for it:',
        {
          list: [
            'insider trading',
            'market manipulation',
            'pump-and-dump schemes',
            'guaranteed returns',
            'investments presented as risk free',
          ],
        },
        'You may ask what these are, whether something is legal, or how to recognize and report it. Terms of art such as the risk-free rate are not meant.',
      ],
    },
    {
      id: 'api',
      heading: 'API use',
      blocks: [
        'Programs may call the API with a key or token of your account, within the limits that the documentation states. You are responsible for what your program sends and for keeping tokens secret.',
        'If you show answers to others, show the sources and the notice that they are education. We may change the API; we announce changes that break existing programs in the documentation beforehand, unless security requires otherwise.',
      ],
    },
    {
      id: 'content',
      heading: 'Our content and yours',
      blocks: [
        'Your questions and the details you enter remain yours. You allow us to process and store them as far as this is needed to provide the service. We do not publish them.',
        'You may use the answers you receive for your own purposes. Other people can receive the same or similar answers.',
        'The texts, the design and the name of the service belong to us or to those who license them to us. Where software is published under an open license, that license applies to it.',
        'If you send us suggestions, we may use them without owing you anything for them.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and third parties',
      blocks: [
        'We work to keep the service available and correct, but provide it as it is and as it is available. As far as the law permits, we give no warranties, express or implied, about accuracy, fitness for a purpose or uninterrupted operation.',
        'The service relies on others, such as Stripe, Google, hosting companies and, where one is configured, a provider of language models. Their own terms apply to what you do with them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'As far as the law permits, our total liability for all claims related to the service is limited to the amount you paid us in the 12 months before the event that gave rise to the claim.',
        'As far as the law permits, we are not liable for losses on investments, lost profits, lost data or indirect and consequential damage.',
        'Nothing here limits liability that cannot be limited by law, such as for intent, fraud or injury to a person.',
      ],
    },
    {
      id: 'termination',
      heading: 'Ending the agreement',
      blocks: [
        'You can stop using the service at any time and delete your account in the account dialog.',
        'We may suspend or close an account that breaks these terms, puts others at risk or has to be closed by law. Where we can, we tell you first and give you the chance to put it right.',
        'Sections that by their nature go on, such as those on content, liability and law, continue after the end.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'When we change these terms, we publish the new text here with a new effective date. We tell you about changes that matter by email or in the product before they apply. If you do not agree, you can end the agreement before that date; if you go on using the service after it, the new terms apply.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [
        'The law of the place where the company that operates FinDeus has its seat applies, and its courts decide, unless the law where you live gives you, as a consumer, the protection of its own rules or courts.',
        `Please write to us first, at ${contacts.support}. Most disagreements can be settled that way. If a part of these terms is not valid, the rest remains in force.`,
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Questions about these terms, billing and refunds: ${contacts.support}. Questions about your data: ${contacts.privacy}.`,
      ],
    },
  ],
  related: [
    { to: 'privacy', title: 'Privacy policy', about: 'What we collect, why, and how to have it removed.' },
    { to: 'security', title: 'Security', about: 'How accounts are protected.' },
    { to: 'home', title: 'Home', about: 'Compare the Free and Pro plans.' },
  ],
};
