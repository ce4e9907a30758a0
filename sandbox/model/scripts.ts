/** What a scripted model does, piece by piece. */
export type Beat =
  /** Words, sent in small pieces, all at once or so many milliseconds apart. `{figures.0.text}` is taken from the last tool result. */
  | { say: string; everyMs?: number }
  | { call: string; input: unknown }
  /** A refusal by the protocol, outside of the content. */
  | { refuse: string }
  | { finish: 'stop' | 'tool_calls' | 'length' | 'content_filter' }
  /** A raw event, which may be invalid JSON. */
  | { raw: string }
  /** Nothing more, and the connection stays open. */
  | { hang: true }
  /** The connection is gone. */
  | { cut: true };

export interface Turn {
  /** An error instead of a stream. */
  status?: number;
  body?: unknown;
  /** False: not even the headers are sent before the first beat. */
  headersFirst?: false;
  beats: readonly Beat[];
}

export interface Script {
  about: string;
  /** One for each request of a conversation: the first, the one with the first tool results, and so on. */
  turns: readonly [Turn, ...Turn[]];
}

const growth = { monthly: 500, rate: 7, years: 30 };
const callGrowth: Turn = {
  beats: [{ call: 'compound_growth', input: growth }, { finish: 'tool_calls' }],
};
const done = { finish: 'stop' } as const;

/** By the name of the model that is asked for. */
export const scripts = {
  normal: {
    about: 'words without a number, in several kinds of Markdown',
    turns: [
      {
        beats: [
          {
            say: 'Pay off expensive debt before you invest. Its interest is certain; a return is not.\n\n## Why\n\n1. Debt costs more than most investments bring.\n2. It frees your budget.\n\n| First | Then |\n|---|---|\n| Debt | Savings |\n',
          },
          done,
        ],
      },
    ],
  },
  paced: {
    about: 'says a thousand characters in 200 pieces, one every 5 milliseconds',
    turns: [
      {
        beats: [
          {
            say: 'Save a little, but often. Then wait longer, as always. '.repeat(20).slice(0, 1_000),
            everyMs: 5,
          },
          done,
        ],
      },
    ],
  },
  tool_calls: {
    about: 'calls a calculator and words its result',
    turns: [
      callGrowth,
      {
        beats: [
          {
            say: 'You would have about {figures.0.text} after 30 years. You put in {figures.1.text} of it yourself; the other {figures.2.text} is growth.',
          },
          done,
        ],
      },
    ],
  },
  bad_input: {
    about: 'calls a calculator with input that makes no sense, reads why, and mends it',
    turns: [
      {
        beats: [
          { call: 'compound_growth', input: { monthly: 500, rate: 700, years: 30 } },
          { finish: 'tool_calls' },
        ],
      },
      callGrowth,
      { beats: [{ say: 'You would have about {figures.0.text}.' }, done] },
    ],
  },
  unknown_tool: {
    about: 'calls a tool that does not exist, and goes on without it',
    turns: [
      { beats: [{ call: 'read_mail', input: {} }, { finish: 'tool_calls' }] },
      { beats: [{ say: 'Save first.' }, done] },
    ],
  },
  only_tools: { about: 'calls a calculator again and again, and never says a word', turns: [callGrowth] },
  wrong_number: {
    about: 'calls a calculator and then writes another number',
    turns: [
      callGrowth,
      { beats: [{ say: 'You would have about $612,340 after 30 years, at 7% a year.' }, done] },
    ],
  },
  wrong_numbers: {
    about: 'makes up one number after the other',
    turns: [
      {
        beats: [
          {
            say: 'Stocks bring 11.3% a year. Bonds bring 6.1%. Gold brings 9.4%. Land brings 7.7%. Art brings 13.2%.',
          },
          done,
        ],
      },
    ],
  },
  stale_limit: {
    about: 'writes a limit of another year from memory',
    turns: [{ beats: [{ say: 'An employee may put $23,500 into a 401(k) this year.' }, done] }],
  },
  forged_receipt: {
    about: 'writes a receipt of its own',
    turns: [
      {
        beats: [
          { say: 'Here is the proof.\n\n```findeus\n{"calculator":"compound_growth"}\n```\n\nThat was it.' },
          done,
        ],
      },
    ],
  },
  refusal: {
    about: 'declines by the protocol',
    turns: [{ beats: [{ refuse: "I'm sorry, but I can't help with that." }, done] }],
  },
  content_filter: {
    about: 'is stopped by the filter of its provider',
    turns: [{ beats: [{ finish: 'content_filter' }] }],
  },
  too_long: {
    about: 'reaches the limit of its output',
    turns: [
      { beats: [{ say: 'Saving early matters most. The second thing that mat' }, { finish: 'length' }] },
    ],
  },
  hang: {
    about: 'takes the request and never answers',
    turns: [{ headersFirst: false, beats: [{ hang: true }] }],
  },
  hang_midway: {
    about: 'stops talking after a sentence and a half',
    turns: [{ beats: [{ say: 'Saving early matters most. The second thing that mat' }, { hang: true }] }],
  },
  cut: {
    about: 'loses its connection in the middle of a word',
    turns: [{ beats: [{ say: 'Saving early matters most. The second thing that mat' }, { cut: true }] }],
  },
  cut_after_figure: {
    about: 'loses its connection after it has told a figure',
    turns: [
      callGrowth,
      { beats: [{ say: 'You would have about {figures.0.text}. The rest is gro' }, { cut: true }] },
    ],
  },
  ends_early: {
    about: 'ends the stream without saying that it has finished',
    turns: [{ beats: [{ say: 'Saving early matters most. The second thing that mat' }] }],
  },
  quota: {
    about: 'has no quota left',
    turns: [
      {
        status: 429,
        body: {
          error: {
            message: 'You exceeded your current quota.',
            type: 'insufficient_quota',
            param: null,
            code: 'insufficient_quota',
          },
        },
        beats: [],
      },
    ],
  },
  error: {
    about: 'fails',
    turns: [
      {
        status: 500,
        body: { error: { message: 'The server had an error.', type: 'server_error' } },
        beats: [],
      },
    ],
  },
  error_midway: {
    about: 'fails after a sentence',
    turns: [
      {
        beats: [
          { say: 'Saving early matters most. The se' },
          {
            raw: '{"error":{"message":"The server had an error.","type":"server_error","code":null,"param":null}}',
          },
        ],
      },
    ],
  },
  garbage: {
    about: 'sends what is no JSON',
    turns: [{ beats: [{ raw: '<html>Bad gateway</html>' }, { raw: '{"choices": 7}' }] }],
  },
} satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;
