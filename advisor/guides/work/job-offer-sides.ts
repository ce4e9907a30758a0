import { counterOfferQuestions } from '#advisor/guides/work/counter-offer.ts';

/** Questions that say how the benefits compare, or what leaving gives up. */
export const jobOfferSides = [
  { given: { asked: 'counter' }, questions: counterOfferQuestions },
  {
    given: { leaves: 'vesting' },
    questions: [
      'better offer but my pension vests in a year, should I wait',
      'offer pays 12k more, my current job has a match and I am fully vested in 10 months. Take it?',
      'new job pays more but I lose my retirement match and pension if I leave before I vest next year',
    ],
  },
  {
    given: { leaves: 'forgiveness' },
    questions: [
      'company offers me 20k more but I have three years of PSLF left at the nonprofit, should I leave',
      'leave my government job for a private offer two years before my student loans are forgiven?',
    ],
  },
  {
    given: { benefits: 'worse' },
    questions: [
      'new job pays more but no 401k match, current one has a match and cheaper health insurance',
      'offer is higher but the health insurance costs more and there is no match, is it better',
      'new place has no 401k match but higher base, am I losing money',
      'new job pays 8k more but health insurance for my family would cost 700 a month more. Switch?',
      'I have great insurance now, the offer pays more but its premium is much higher',
    ],
  },
  {
    given: { benefits: 'better' },
    questions: [
      'offer pays a bit more and the benefits are better too, take it',
      'same pay but much better health insurance and a pension at the new job',
    ],
  },
] as const;
