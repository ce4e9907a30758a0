import { chatTextLimits } from '#contract/chat-text-limits.ts';

/**
 * What each field of the public API means, and of what type it is: the schemas take their descriptions from here, and
 * the documentation page its tables. A test holds the types against the schemas.
 */
export interface ApiField {
  type: string;
  required?: true;
  meaning: string;
}

type ApiFields = Readonly<Record<string, ApiField>>;

export const adviceRequestFields = {
  messages: {
    type: 'array',
    required: true,
    meaning: `The conversation, oldest first. Each has a role (user or assistant) and content. The last one is the user’s and is the question, of at most ${chatTextLimits.question.toLocaleString('en-US')} characters; the last ${chatTextLimits.rememberedMessages} before it are taken into account, as far back as they come to at most ${chatTextLimits.history.toLocaleString('en-US')} characters and none is longer than ${chatTextLimits.earlierMessage.toLocaleString('en-US')}; older ones are left out.`,
  },
  mode: { type: 'string', meaning: 'free or pro; free if left out. pro needs an active Pro subscription.' },
  useRag: { type: 'boolean', meaning: 'Always true: answers draw on the library of articles.' },
  profile: {
    type: 'object or null',
    meaning:
      'What you know about the person who asks, by the names that calculators have for it, such as age or filing_status. What fits nowhere is left alone.',
  },
  run: {
    type: 'object or null',
    meaning: `A calculation to run exactly so, in place of one read from the question: calculator (a name that GET /calculators lists), inputs as that calculator takes them, and the tax year, this year if left out. At most ${chatTextLimits.run.toLocaleString('en-US')} characters of JSON. The question is then only what is shown beside it.`,
  },
} as const satisfies ApiFields;

export const adviceFields = {
  advice: {
    type: 'string',
    required: true,
    meaning: 'The answer as Markdown, with a receipt in a block fenced as findeus for every calculation.',
  },
  confidence: {
    type: 'number',
    required: true,
    meaning:
      'From 0 to 1: how near the question is to what answers it, times the share of numbers in the answer that its evidence accounts for, less what had to be assumed. 0 where nothing was answered. It says nothing about markets.',
  },
  sources: {
    type: 'array',
    required: true,
    meaning: 'What the answer rests on: title, publisher and address of each, in one string.',
  },
  recommendations: {
    type: 'array',
    required: true,
    meaning:
      'The next steps that the answer names, each with action, priority and details. Empty where it names none.',
  },
  risk_assessment: {
    type: 'object',
    required: true,
    meaning:
      'overall_risk, concentration_risk and volatility_score of the holdings in question. What a question gives no figures for is null, and reason says why.',
  },
} as const satisfies ApiFields;

export const recommendationFields = {
  action: { type: 'string', required: true, meaning: 'What to do' },
  priority: {
    type: 'string',
    required: true,
    meaning: 'high, medium or low: the order in which the answer names them',
  },
  details: { type: 'string', required: true, meaning: 'What it follows from' },
} as const satisfies ApiFields;

export const riskFields = {
  overall_risk: {
    type: 'string or null',
    required: true,
    meaning:
      'By volatility: low is at most that of 30% stocks and 70% bonds since 1928, high is more than that of 70% stocks and 30% bonds, moderate is between them',
  },
  concentration_risk: {
    type: 'string or null',
    required: true,
    meaning:
      'By the sum of the squared shares of the holdings: low below 0.10, high above 0.18, moderate between them. A fund counts as one holding.',
  },
  volatility_score: {
    type: 'number or null',
    required: true,
    meaning: 'By how many percent a year typically strays from the average',
  },
  reason: { type: 'string or null', required: true, meaning: 'Why something above is null' },
} as const satisfies ApiFields;

export const calculationFields = {
  calculator: { type: 'string', required: true, meaning: 'Its name' },
  version: {
    type: 'integer',
    required: true,
    meaning: 'Raised when the same inputs would give other figures',
  },
  title: { type: 'string', required: true, meaning: 'What it is called' },
  tax_year: {
    type: 'integer',
    required: true,
    meaning: 'The year that was asked for; the facts tell whose figures were the latest',
  },
  seed: {
    type: 'integer',
    required: true,
    meaning: 'What simulations start from: the same seed, the same figures',
  },
  summary: { type: 'string', required: true, meaning: 'The conclusion in one sentence' },
  reasons: { type: 'array', required: true, meaning: 'Why it is so, in sentences' },
  next_steps: { type: 'array', required: true, meaning: 'What to do next, in order' },
  inputs: {
    type: 'object',
    required: true,
    meaning: 'Everything it was calculated with, what you left out included',
  },
  assumed: {
    type: 'array',
    required: true,
    meaning:
      'The inputs that you left out, also in the items of lists (holdings.0.kind): field, label, the value taken, and the reason for it',
  },
  figures: {
    type: 'array',
    required: true,
    meaning: 'The results: id, label, value, unit, and text as a person reads it. The first is the answer.',
  },
  steps: {
    type: 'array',
    required: true,
    meaning: 'How it is worked out, in order: label, formula, value, unit and text',
  },
  facts: {
    type: 'array',
    required: true,
    meaning:
      'The figures of law it rests on: id, label, the year they are for, whether a later year is not announced yet, and the source',
  },
  sources: {
    type: 'array',
    required: true,
    meaning: 'Where the method is described: title, publisher and url',
  },
  assumptions: {
    type: 'array',
    required: true,
    meaning: 'What is taken for granted and what is left out, in sentences',
  },
  warnings: { type: 'array', required: true, meaning: 'What to look out for, in sentences' },
  chart: {
    type: 'object or null',
    required: true,
    meaning: 'Data to draw: kind, title, axes and series of at most 200 points',
  },
} as const satisfies ApiFields;

export const calculatorFields = {
  name: { type: 'string', required: true, meaning: 'What it is called in addresses' },
  version: {
    type: 'integer',
    required: true,
    meaning: 'Raised when the same inputs would give other figures',
  },
  title: { type: 'string', required: true, meaning: 'What a person calls it' },
  about: { type: 'string', required: true, meaning: 'What it answers' },
  group: { type: 'string', required: true, meaning: 'What it belongs to, such as Pay and taxes' },
  summary: { type: 'string', required: true, meaning: 'What it answers, in one line' },
  page: { type: 'string', required: true, meaning: 'The address of its page, for people' },
} as const satisfies ApiFields;

export const calculatorDescriptionFields = {
  ...calculatorFields,
  input_schema: { type: 'object', required: true, meaning: 'What it takes, as JSON Schema' },
  output_schema: { type: 'object', required: true, meaning: 'What it answers with, as JSON Schema' },
  examples: { type: 'array', required: true, meaning: 'Questions as people ask them, each with its input' },
  sources: {
    type: 'array',
    required: true,
    meaning: 'Where the method is described: title, publisher and url',
  },
} as const satisfies ApiFields;
