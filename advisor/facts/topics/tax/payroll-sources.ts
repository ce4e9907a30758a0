import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

export const payrollSources = defineSources({
  ssa_contribution_base: {
    title: 'Contribution and Benefit Base',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
    date: '2025-10',
  },
  irs_topic_751: irs('Topic 751, Social Security and Medicare Withholding Rates', 'taxtopics/tc751', '2026'),
  irs_topic_560: irs('Topic 560, Additional Medicare Tax', 'taxtopics/tc560', '2026'),
  irs_topic_554: irs('Topic 554, Self-Employment Tax', 'taxtopics/tc554', '2026'),
  irs_schedule_se: irs(
    'Schedule SE (Form 1040), Self-Employment Tax, with its instructions',
    'forms-pubs/about-schedule-se-form-1040',
    '2025',
  ),
  irs_pub_15: irs(
    'Publication 15 (Circular E), Employer’s Tax Guide',
    'forms-pubs/about-publication-15',
    '2026',
  ),
});
