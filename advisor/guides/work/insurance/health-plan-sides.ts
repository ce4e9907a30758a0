import { goWithoutQuestions, partnerQuestions } from '#advisor/guides/work/insurance/health-plan-partner.ts';

/** Questions that say where coverage could come from, or how much care is expected. */
export const healthPlanSides = [
  { given: { asked: 'partner' }, questions: partnerQuestions },
  { given: { asked: 'no_plan' }, questions: goWithoutQuestions },
  {
    given: { situation: 'two_at_work' },
    questions: [
      'high deductible plan or the PPO at open enrollment',
      'HDHP or regular plan through my job, which one',
      'my work offers two health plans, which should I pick',
    ],
  },
  {
    given: { cobra: 'asked' },
    questions: [
      'is COBRA worth it or should I go to the marketplace',
      'cobra wants this much a month for me, is there something cheaper',
      'take COBRA or an Obamacare plan after leaving my job',
    ],
  },
  {
    given: { situation: 'two_at_work', use: 'low' },
    questions: [
      'high deductible or regular plan at work, I only see a doctor once or twice a year',
      'is a high deductible plan with hsa better if i barely see a doctor',
      'two plans at work, we are healthy and hardly ever go to the doctor',
      'hdhp with hsa or ppo from my employer, young and healthy',
    ],
  },
  {
    given: { situation: 'two_at_work', use: 'high' },
    questions: [
      'high deductible plan or ppo when I take expensive medicine every month',
      'which plan at work if I need surgery next year',
      'diabetic, should I take the hdhp or the regular plan my job offers',
      'my son has therapy every week, high deductible or the normal plan',
      'two plans at work with different deductibles, I see a therapist weekly',
    ],
  },
] as const;
