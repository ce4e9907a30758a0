/**
 * `node sandbox/model/serve.ts [port]`: a scripted model to try the product with. It prints what to set; the name of
 * the model chooses one of sandbox/model/scripts.ts.
 */
import { scripts } from '#sandbox/model/scripts.ts';
import { startModel } from '#sandbox/model/start-model.ts';

const model = await startModel(Number(process.argv[2] ?? 4010));
const list = Object.entries(scripts).map(([name, { about }]) => `  ${name.padEnd(18)}${about}`);
process.stdout.write(
  `FINDEUS_MODEL=compatible:NAME FINDEUS_MODEL_BASE_URL=${model.baseUrl}\n\n${list.join('\n')}\n`,
);
