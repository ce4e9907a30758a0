/** What the keys of the tables mean that several facts share. Filing statuses have theirs in filing-status.ts. */

export const jointOrOtherNames = {
  joint: 'married filing jointly',
  other: 'everybody else',
};

export const separateOrOtherNames = {
  separate: 'married filing separately',
  other: 'everybody else',
};

export const rangeNames = { from: 'from', to: 'to' };

export const coverageNames = { self: 'self-only coverage', family: 'family coverage' };

export const seriesNames = { firstYear: 'the first year', amounts: 'the amounts of the years from then on' };
