/** How people ask for these facts. */
export const savingsAsked = {
  consumer_price_index: [
    'CPI',
    'inflation index',
    'what was the cpi in a given year',
    'price index used to measure inflation',
    'level of consumer prices over the years',
    'how high is the consumer price index now',
  ],
  college_cost: [
    'cost of college',
    'average college tuition',
    'how much does college cost',
    'what does a year at a state school cost',
    'price of a private university per year',
    'how much is tuition, room and board on average',
    'average cost of an out-of-state public college',
  ],
};
