import { loadCorpus } from '#reader/corpus.ts';
import { readMarkup } from '#reader/markup.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { factsOf, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { emptyPicture } from '#advisor/picture/picture.ts';
const only = process.argv[2];
const stats: Record<string, any> = {};
for (const { file, line, turns } of await loadCorpus()) {
  if (!/^(tax|loans|retire|invest|mix)-/.test(file) || turns.length !== 1) continue;
  const t = turns[0]!; let m; try { m = readMarkup(t.text); } catch { continue; }
  const name = t.ask?.[0]; const c = calculators.find((x) => x.name === name); if (!c) continue;
  const told = readQuantities(m.text).map((q) => { const s = m.spans.find((x) => x.start < q.end && x.end > q.start); return { ...q, role: (s?.role ?? 'other') as any, owner: (s?.owner ?? 'me') as any, kind: (s?.kind ?? 'none') as any, case: (s?.case ?? 'none') as any, probability: 1, otherRoles: [] }; });
  const reading: any = { text: m.text, act: { id: 'new', probability: 1 }, want: { id: t.want ?? 'amount', probability: 1 }, relative: { id: 'none', probability: 1 }, asks: [{ id: name, probability: 1 }], told, facts: (t.facts ?? []).map((id) => ({ id, probability: 1 })) };
  const picture = withDerived(startQuestion(emptyPicture, factsOf(reading, 0), wordsOf(reading, 0)), 2026);
  const r = planCalculation(c, { picture, reading, turn: 0, year: 2026, profile: {}, last: undefined });
  const s = (stats[name!] ??= { n: 0, ok: 0, missing: 0, problem: 0, left: 0, m: {}, l: {} }); s.n++;
  if (r.missing.length) { s.missing++; for (const x of r.missing) s.m[x] = (s.m[x] ?? 0) + 1; } else if (r.problem) { s.problem++; if (only === name) console.log('PROBLEM', r.problem, '|', t.text.slice(0,200)); }
  else if (r.leftover.length === 0) s.ok++;
  if (r.leftover.length) { s.left++; for (const x of r.leftover) s.l[x.role] = (s.l[x.role] ?? 0) + 1; }
  if (only === name && (r.missing.length || r.leftover.length)) console.log(`${file}:${line}`, 'MISSING', r.missing, 'LEFT', r.leftover.map((x) => x.role), '|', t.text.slice(0, 220), '|', JSON.stringify(r.runs[0].input));
}
if (!only) for (const [k, s] of Object.entries(stats).sort((a: any, b: any) => b[1].n - a[1].n)) console.log(k.padEnd(26), `n=${s.n} ok=${s.ok} missing=${s.missing} problem=${s.problem} left=${s.left}`, 'M', Object.entries(s.m).map(([a, b]) => `${a}:${b}`).join(' '), 'L', Object.entries(s.l).sort((a: any,b: any)=>b[1]-a[1]).slice(0,6).map(([a, b]) => `${a}:${b}`).join(' '));
