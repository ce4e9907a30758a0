/** Whether `npm run test:all` runs, which does what takes too long for each change. */
export const isThorough = process.env.TEST_ALL === 'on';
