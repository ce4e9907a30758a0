import { openTestAdvisor } from '#server/testing/open-test-advisor.ts';
const { ask } = await openTestAdvisor();
for (const line of process.argv.slice(2)) {
  const h = await ask(...(line.split(' / ') as [string]));
  const r = h.remembered?.reading;
  console.log(
    '\n##',
    line,
    '\n ',
    h.planned?.plan.kind,
    h.planned?.confidence.toFixed(2),
    r?.act.id,
    r?.act.probability.toFixed(2),
    'rel',
    r?.relative.id,
    r?.asks
      .slice(0, 3)
      .map((a) => `${a.id} ${a.probability.toFixed(2)}`)
      .join(', '),
  );
  console.log(
    '  told',
    r?.told.map((t) => `${t.said}=${t.role}/${t.case}/${t.kind} ${t.probability.toFixed(2)}`).join('; '),
    '| facts',
    r?.facts.map((f) => f.id).join(','),
  );
  console.log(
    '  ',
    JSON.stringify(h.said),
    h.receipts.map((x) => x.calculator + ' ' + x.year).join(),
    h.headlines.join(),
    '|',
    h.opening.slice(0, 200),
  );
}
