import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const familyAndHealth: CatalogGroup = {
  id: 'family-and-health',
  title: 'Family, college and health',
  entries: [
    {
      name: 'marriage_tax',
      title: 'Tax effect of marrying, divorcing or filing separately',
      summary: 'What marrying, divorcing or filing separately changes in your tax.',
      words: 'wedding married couple divorce joint separate spouse',
    },
    {
      name: 'child_cost',
      title: 'Cost of raising a child',
      summary: 'What a child costs to eighteen, by the year and after the child tax credit.',
      words: 'kid baby children family afford having kids USDA',
    },
    {
      name: 'child_care_credit',
      title: 'Child care credit or dependent care FSA',
      summary: 'The child care credit against a dependent care FSA, and which is worth more.',
      words: 'daycare nanny preschool kids children FSA',
    },
    {
      name: 'premium_tax_credit',
      title: 'Marketplace health insurance credit',
      summary: 'Your subsidy for marketplace health insurance.',
      words: 'obamacare ACA health insurance subsidy premium',
    },
    {
      name: 'health_plan_costs',
      title: 'Health plans compared',
      summary: 'What each of two or more health plans costs you in a year.',
      words: 'HDHP PPO HSA deductible coinsurance open enrollment insurance',
    },
    {
      name: 'medical_bill',
      title: 'Your part of a medical bill',
      summary: 'What you pay of a hospital or doctor bill, and what the plan pays.',
      words: 'deductible coinsurance out-of-pocket maximum hospital surgery ER baby insurance',
    },
    {
      name: 'college_529',
      title: 'Saving for college',
      summary: 'What college will cost and what to save for it each month.',
      words: '529 tuition education kids children university',
    },
    {
      name: 'college_credits',
      title: 'College tax credits and student loan interest',
      summary: 'Tax credits for tuition, and the deduction for student loan interest.',
      words: 'american opportunity lifetime learning tuition university',
    },
    {
      name: 'student_loan_plans',
      title: 'Student loan repayment plans',
      summary: 'Your federal student loan payment under each repayment plan.',
      words: 'IBR RAP PSLF income driven forgiveness student debt',
    },
    {
      name: 'life_insurance_need',
      title: 'Life insurance need',
      summary: 'How much life insurance would cover your family.',
      words: 'term life death kids protect insurance',
    },
    {
      name: 'yearly_gifts',
      title: 'Gifts without a gift tax return',
      summary: 'How much you can give away in a year without any paperwork.',
      words: 'gift money kids annual exclusion',
    },
    {
      name: 'estate_gift',
      title: 'Gift and estate tax',
      summary: 'Whether a gift or an estate would be taxed.',
      words: 'inheritance estate death gift tax heirs will',
    },
    {
      name: 'estate_portability',
      title: 'Estate tax of a couple, with portability',
      summary: 'What keeping a late spouse’s unused exemption saves in estate tax.',
      words: 'form 706 portability election unused exemption DSUE widow estate',
    },
    {
      name: 'disability_gap',
      title: 'Disability income gap',
      summary: 'What would be missing each month if you couldn’t work.',
      words: 'disability insurance LTD SSDI sick hurt income protection coverage',
    },
  ],
};
