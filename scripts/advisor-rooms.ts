/** A folder of the advisor: the folders it may import, and the files that other code may import from it. */
interface AdvisorRoom {
  /** Names with spaces between them. */
  mayImport: string;
  /** Left out where most files are for others too, as in a folder with one file for each calculator. */
  entries?: string;
}

/** The rooms inside the advisor. A new arrow or entry is a decision: add it here in the same change. */
export const advisorRooms: Record<string, AdvisorRoom> = {
  answer: {
    mayImport:
      'calculators compose dialogue facts guardrails guides knowledge market model my-numbers plan portfolio reader retrieve',
    entries: 'create-advisor.ts stream-advice.ts upgrade-pitch.ts',
  },
  assess: {
    mayImport: 'answer calculators check compose depth knowledge numerics plan quantities retrieve',
    entries: 'assess-answer.ts',
  },
  calculators: { mayImport: 'facts history numerics quantities reader' },
  check: {
    mayImport: 'calculators compose facts guardrails guides history knowledge plan quantities reader',
    entries: 'find-ungrounded.ts grounds-of-answer.ts',
  },
  compose: {
    mayImport: 'calculators depth dialogue facts guides knowledge my-numbers plan quantities reader retrieve',
  },
  depth: { mayImport: 'calculators compose facts guides plan quantities' },
  dialogue: {
    mayImport: 'calculators compose guardrails guides picture plan reader',
    entries: 'gone.ts in-context.ts in-thread.ts person-carried.ts remember.ts small-talk.ts subject.ts',
  },
  facts: { mayImport: 'history quantities' },
  guardrails: { mayImport: '', entries: 'distress.ts insisting.ts mask.ts prohibited.ts' },
  guides: {
    mayImport: 'calculators facts quantities reader',
    entries:
      'define/define-guide.ts define/run-guide.ts investing/footing-fields.ts registry.ts retirement/convert-to-roth.ts retirement/retirement-picture.ts',
  },
  history: {
    mayImport: '',
    entries: 'consumer-prices.ts history-years.ts long-history.ts other-returns.ts yearly-returns.ts',
  },
  knowledge: {
    mayImport: 'facts quantities reader',
    entries:
      'article-sections.ts english-only.ts limit.ts limits.ts parse-article.ts render-article.ts terms.ts',
  },
  market: {
    mayImport: 'compose plan',
    entries: 'as-of.ts compose-market.ts known-symbols.ts market-port.ts value-holdings.ts',
  },
  model: {
    mayImport: 'answer calculators compose facts plan quantities reader retrieve',
    entries:
      'answer-with-model.ts fallback-texts.ts language-model.ts reading-draft.ts stall-limits.ts tools.ts',
  },
  'my-numbers': {
    mayImport:
      'calculators compose dialogue facts guides history knowledge picture plan portfolio quantities reader',
  },
  numerics: { mayImport: 'quantities' },
  picture: {
    mayImport: 'calculators facts numerics reader',
    entries:
      'convert.ts derive.ts noun-beside.ts picture.ts quoted-age.ts role-values.ts same-by-name.ts seen-for.ts taken-apart.ts update-picture.ts years-to-pay-off.ts',
  },
  plan: {
    mayImport:
      'calculators compose dialogue facts guardrails guides knowledge my-numbers picture quantities reader retrieve',
    entries:
      'doubt/doubt.ts doubt/two-plans.ts fit/fitting-plan.ts fit/with-nearness.ts follow-ups/earlier-run.ts fill/is-acceptable.ts plan-answer.ts plan-calculation.ts plan-guide.ts plan.ts planned-run.ts fill/same-value.ts to-plan.ts fill/typical-values.ts',
  },
  portfolio: {
    mayImport: 'calculators compose dialogue facts history market numerics plan quantities reader',
  },
  quantities: {
    mayImport: '',
    entries: 'cents.ts expression.ts format-day.ts format.ts formula.ts proper-names.ts text.ts unit.ts',
  },
  reader: { mayImport: 'calculators facts guides knowledge' },
  retrieve: {
    mayImport: 'guides knowledge reader',
    entries:
      'best.ts bm25.ts collect-entries.ts collection.ts embedder.ts first-of-each.ts passages.ts ranked-text.ts search.ts vectors.ts words.ts',
  },
  scenarios: { mayImport: 'calculators compose depth quantities', entries: 'compare-runs.ts' },
  'tax-plan': { mayImport: 'calculators compose depth facts quantities', entries: 'tax-plan.ts' },
};
