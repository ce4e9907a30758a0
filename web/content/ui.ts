/** The words of controls and charts, which know nothing of what they are used for. */
export const uiTexts = {
  loading: 'Loading FinDeus',
  close: 'Close',
  copy: { done: 'Copied', failed: 'Copying is not allowed here' },
  chart: { asTable: 'Show the chart as a table', nothing: '–' },
} as const;
