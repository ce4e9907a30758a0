/** How people ask for these facts. */
export const rentalHomesAsked = {
  rental_depreciation_years: [
    'how many years do i depreciate a rental house',
    'residential rental depreciation period',
    'depreciation life of a rental property',
    'over how long is a rental home written off',
  ],
  depreciation_recapture_rate: [
    'depreciation recapture rate',
    'tax rate on depreciation when i sell my rental',
    'unrecaptured section 1250 gain rate',
    'how is depreciation recapture taxed, what percent',
  ],
};
