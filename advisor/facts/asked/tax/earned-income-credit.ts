/** How people ask for these facts. */
export const earnedIncomeCreditAsked = {
  earned_income_credit_income_limit: [
    'EITC income limit',
    'earned income credit income limit',
    'earned income credit income cutoff',
    'how much can i make and still get the earned income credit',
    'maximum income for the earned income credit with two kids',
    'at what income does the eic end',
    'eitc income limit married filing jointly',
    'do i earn too much for the earned income tax credit, where is the line',
  ],
};
