import { count } from '#advisor/calculators/define/fields.ts';

/** To how many people something is given. */
export const giftRecipients = (label: string) =>
  count({
    label,
    cues: [
      'kids',
      'children',
      'grandchildren',
      'grandkids',
      'people',
      'each of',
      'sons',
      'daughters',
      'nieces',
      'nephews',
      'siblings',
      'brothers',
      'sisters',
      'cousins',
      'friends',
      'relatives',
      'heirs',
      'recipients',
      'family members',
      'grandsons',
      'granddaughters',
      'godchildren',
      'of my',
      'of our',
      'of his',
      'of her',
      'of their',
    ],
    min: 1,
    max: 1000,
    default: { value: 1, reason: 'one person, unless you say more' },
  });
