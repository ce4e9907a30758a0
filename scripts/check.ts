/** `npm run check`: types, lint, format and import boundaries, side by side. `npm test` runs these and the tests. */
import { describeResult, runStaticChecks } from '#scripts/static-checks.ts';

const results = await runStaticChecks((result) => console.log(describeResult(result)));
process.exit(results.every(({ succeeded }) => succeeded) ? 0 : 1);
