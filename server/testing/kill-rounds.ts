/** `npm run test:all` sets this; `npm test` takes a few rounds of what is the same each time. */
const isThorough = process.env.TEST_ALL === 'on';

/** How often a test kills what it tests with kill -9. */
export const killRounds = (all: number): number => (isThorough ? all : 3);
