import type { Block, Page } from '#web/content/blocks.ts';
import { contacts } from '#web/content/company/contacts.ts';
import { maxApiKeys } from '#contract/api-keys.ts';
import { apiEndpoints, type ApiEndpoint } from '#contract/api/endpoints.ts';
import { recommendationFields, riskFields } from '#contract/api/fields.ts';
import { idempotencyHours, maxKeptAnswerBytes, maxKeptAnswers, signInLimits } from '#contract/api/limits.ts';
import { apiExamples, apiSamples } from '#contract/api/samples.ts';
import type { CodeSample } from '#contract/api/write-samples.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { visitorMessages } from '#contract/chat.ts';
import type { RateLimit } from '#contract/rate-limit.ts';
import * as tables from '#web/content/docs/docs-tables.ts';

function callsIn({ count, seconds }: RateLimit): string {
  return `${count} calls in ${seconds / 60} minutes`;
}

export const docsTexts = {
  copy: 'Copy',
  search: {
    label: 'Search the documentation',
    placeholder: 'Search the docs',
    found: (count: number) => (count === 1 ? '1 section found' : `${count} sections found`),
    none: 'Nothing found. Try another word, such as “idempotency” or “429”.',
  },
  sections: { label: 'Go to a section', none: 'Sections' },
  sample: (language: string) => `${language} sample`,
} as const;

export type DocsBlock =
  | Block
  | { code: readonly CodeSample[] }
  | { endpoint: EndpointHeading; tryIt?: 'advise' | 'calculate' }
  | { table: tables.Table };

interface EndpointHeading {
  method: 'GET' | 'POST';
  path: string;
  auth: string;
  about: string;
}

export interface DocsSection {
  id: string;
  heading: string;
  blocks: readonly DocsBlock[];
}

interface DocsPage extends Page {
  sections: readonly DocsSection[];
}

const authInWords: Record<ApiEndpoint['auth'], string> = {
  user: 'API key or session token',
  optional: 'Open to anybody; an API key or session token raises the limits',
  none: 'Open to anybody',
};

const headingOf = ({ method, path, auth, about }: ApiEndpoint): EndpointHeading => ({
  method,
  path,
  auth: authInWords[auth],
  about,
});

/** What it takes, how it is called and what it gives: all of it from the contract. */
function reference(
  endpoint: ApiEndpoint,
  code: readonly CodeSample[],
  tryIt?: 'advise' | 'calculate',
): DocsBlock[] {
  return [
    { endpoint: headingOf(endpoint), ...(tryIt ? { tryIt } : {}) },
    ...(endpoint.takes ? [{ table: tables.requestTable(endpoint.takes) }] : []),
    { code },
  ];
}

const curlOf = (samples: readonly CodeSample[]) => samples.filter(({ language }) => language === 'curl');

export const docs: DocsPage = {
  heading: 'API documentation',
  lead: 'Ask FinDeus from your own program: make a key, send a question as JSON, and get an answer with its figures and sources.',
  sections: [
    {
      id: 'quick-start',
      heading: 'Quick start',
      blocks: [
        'Two minutes from here to the first answer, with nothing to install:',
        {
          steps: [
            'Create a free account on this site with Get Started, and confirm your email address if you are asked to.',
            'Open the menu under your name, then Account settings, and make a key under API keys. It begins with `fd_live_` and is shown only once: copy it.',
            'Put the address of this site and your key into the environment of a terminal. Every sample on this page takes them from there.',
          ],
        },
        { code: apiSamples.setUp },
        'Now ask with curl, from TypeScript (save it as `ask.mts`, run it with Node 24: `node ask.mts`) or from Python 3:',
        { code: apiSamples.advise },
        'You get the answer as one JSON document, as described under Response formats. The calculators need no key at all:',
        { code: curlOf(apiSamples.calculate) },
        'There is also a package for JavaScript and TypeScript, under SDKs, and a server for AI assistants, under MCP.',
      ],
    },
    {
      id: 'authentication',
      heading: 'Authentication',
      blocks: [
        'Send a key or a token in the header `Authorization: Bearer`, never in an address. Which of the two depends on what you call:',
        { table: tables.authTable },
        `An API key asks in your name, with your plan and your limits, and reaches nothing else: neither your conversations nor your account. It does not expire. Revoke it in your account settings, and it is refused from the next call on. An account can have ${maxApiKeys} keys, so give each program its own.`,
        'A session token is what this site itself uses. It can do all that you can do, for one hour. To get one, read the public key, which is the `anonKey` field of `/config.json`, and keep it as `FINDEUS_ANON_KEY`:',
        { code: apiSamples.readKey },
        'Then sign in, and keep the `access_token` field of the answer as `FINDEUS_TOKEN`:',
        { code: apiSamples.signIn },
        'The `expires_at` field says until when it is good. Renew it with the refresh token; each refresh token works once and comes with the next.',
        { code: apiSamples.refresh },
        'Keep keys and tokens out of source code, logs and web pages. Anyone who has your key can spend your limits until you revoke it; anyone who has your token can read your conversations until it expires.',
      ],
    },
    {
      id: 'capabilities',
      heading: 'Capabilities',
      blocks: [
        {
          terms: [
            {
              term: 'Calculate',
              meaning:
                'Saving, borrowing, investing, retirement and federal tax in the United States, by question or calculator by calculator. Each result comes with its inputs, assumptions and steps.',
            },
            {
              term: 'Look up',
              meaning: 'Limits, brackets and rates by year, with the publication they come from.',
            },
            { term: 'Explain', meaning: 'Concepts and rules, from a library of articles with sources.' },
            {
              term: 'Continue',
              meaning: `Send the earlier messages along and ask “and at 5%?”. The last ${chatTextLimits.rememberedMessages} messages are taken into account.`,
            },
            {
              term: 'Protect',
              meaning:
                'Card, account and Social Security numbers are masked, and prohibited topics are refused. Mask them before you send as well.',
            },
          ],
        },
        'Live prices are there only if this installation has a market data provider; each comes with its time and source. The API makes no forecasts, does not cover state and foreign law, and cannot trade or move money. It says so when a question needs that.',
      ],
    },
    {
      id: 'reference',
      heading: 'Reference',
      blocks: [
        'Bodies are JSON in UTF-8, up to 1 MB (64 KB for a calculator) and 5,000 values. Every address of the API is also reached under `/functions/v1`. Browsers may call it from any site. The same reference for tools is OpenAPI 3.1 at `/openapi.json`.',
        { code: apiSamples.openApi },
        {
          endpoint: {
            method: 'POST',
            path: '/auth/v1/token?grant_type=password',
            auth: 'Public key in the apikey header',
            about: 'Signs in with email and password and answers with a session.',
          },
        },
        { table: tables.signInFields },
        'The answer has `access_token`, `token_type`, `expires_in`, `expires_at`, `refresh_token` and `user`.',
        ...reference(apiEndpoints.advise, apiSamples.advise, 'advise'),
        ...reference(apiEndpoints.listCalculators, apiSamples.listCalculators),
        ...reference(apiEndpoints.describeCalculator, apiSamples.describeCalculator),
        ...reference(apiEndpoints.calculate, apiSamples.calculate, 'calculate'),
        {
          endpoint: {
            method: 'POST',
            path: '/functions/v1/chat',
            auth: 'API key or session token',
            about: 'Answers the same question as a stream of texts, as the chat of this site shows it.',
          },
        },
        { code: apiSamples.chat },
        'The body has the same fields. For visitors the site sends the public key as the token, within the visitors’ limits. Asked for pro mode without Pro, it answers with a description of Pro instead of an error. A field that does not fit is a 400 here.',
        {
          endpoint: {
            method: 'POST',
            path: '/stripe-checkout',
            auth: 'Session token',
            about: 'Starts the purchase of Pro. Open the address in the url field of the answer.',
          },
        },
        { table: tables.checkoutFields },
        { code: apiSamples.checkout },
        'A field that does not fit is a 400 here, and an account that has Pro already gets 409 with the code `conflict`.',
        {
          endpoint: {
            method: 'POST',
            path: '/stripe-webhook',
            auth: 'Signature of Stripe in the stripe-signature header',
            about: 'Receives events from Stripe. Your program does not call it.',
          },
        },
      ],
    },
    {
      id: 'code-samples',
      heading: 'Code samples',
      blocks: [
        'Ask a question and wait for the whole answer:',
        { code: apiSamples.advise },
        'Show the answer while it is being written:',
        { code: apiSamples.streamAdvice },
        'Run a calculator, with or without a key:',
        { code: apiSamples.calculate },
        `Ask a question that may be sent again without being answered twice. With an \`Idempotency-Key\` of your own choice, the same question to \`POST /findeus-chat\` gets the same answer for ${idempotencyHours} hours; the header \`idempotent-replayed\` says so, and it takes nothing from your limit. For that the answer is kept that long, the newest ${maxKeptAnswers} of your account. A failed call may be sent again with the same key. Answered again are streams, answers above ${maxKeptAnswerBytes / 1024} KB, and the calculators: they take the header and keep nothing, because the same inputs give the same figures.`,
        { code: apiSamples.adviseOnce },
      ],
    },
    {
      id: 'pricing',
      heading: 'Pricing',
      blocks: [
        'The API has no price of its own. Calls belong to the account whose key or token they carry.',
        { table: tables.planPrices },
        'The terms of service say how many messages each plan promises. Rate limits apply to both plans.',
      ],
    },
    {
      id: 'response-formats',
      heading: 'Response formats',
      blocks: [
        'An answer of `/findeus-chat`, shortened:',
        { code: apiExamples.advice },
        { table: tables.answerTable(apiEndpoints.advise.gives) },
        'Each of the recommendations:',
        { table: tables.answerTable(recommendationFields) },
        'The risk_assessment:',
        { table: tables.answerTable(riskFields) },
        'With `Accept: text/event-stream` the same answer comes as events: `text` for each piece, then one `result` with the whole document, or one `error` in the form below. Ignore events and fields that you do not know, and lines that start with a colon: they keep the connection open.',
        { code: apiExamples.stream },
        'An answer of a calculator, shortened:',
        { code: apiExamples.calculation },
        { table: tables.answerTable(apiEndpoints.calculate.gives) },
        'An answer of `/functions/v1/chat` is a stream as well. Join the `text` fields of all lines that start with `data:` to get the Markdown. The last line is `{"done": true}`, or `{"failed": true}` where the text is an apology instead of an answer. Without either it was cut off.',
        { code: apiExamples.chatStream },
        'The Markdown can contain blocks fenced as `findeus`. Each is one line of JSON. Most are receipts: the calculator, its inputs and where each came from, the figures, and the facts with year and source. The last can be a `record`: what the answer was about, its question with choices, what was understood, and follow-ups; one that has a `run` is asked by sending that `run` along with its label. Keep them when you send an answer back as an earlier message, so that a follow-up can continue from them.',
      ],
    },
    {
      id: 'error-handling',
      heading: 'Error handling',
      blocks: [
        'An error has a status of 400 or above and this body:',
        { code: apiExamples.error },
        '`error` and `details.message` are sentences for people, `code` is for programs. `details.field` is there where one field is to be changed.',
        { table: tables.errorTable },
        'Signing in under `/auth/v1` and data under `/rest/v1` report errors in the format of Supabase, which its client reads for you. They take no API keys.',
        'Every answer has an `x-request-id` header. Give it when you write to us: it lets us find the request without knowing what you asked.',
      ],
    },
    {
      id: 'rate-limiting',
      heading: 'Rate limiting',
      blocks: [
        `Limits refill steadily and allow a short burst. Signing in and renewing tokens is limited for each network address to a burst of ${signInLimits.token.burst} and then ${callsIn(signInLimits.token)}, signing up to ${callsIn(signInLimits.signup)}.`,
        { table: tables.limitTable },
        `An account is limited as a whole, with all its keys and sessions together, a caller without either by network address. Visitors of the chat on this site have ${visitorMessages} messages in a page session.`,
        'Answers of `/findeus-chat` and of the calculators say in ratelimit headers how much is left; those of `/functions/v1/chat` do not. All of the headers that matter:',
        { table: tables.headerTable },
        'A call over the limit is answered with 429 and a `Retry-After` header in seconds. Wait that long, then try again.',
      ],
    },
    {
      id: 'sdks',
      heading: 'SDKs',
      blocks: [
        '`findeus-sdk` is for JavaScript and TypeScript: typed inputs for every calculator, streams, and calls that are tried again when that helps. It has no dependencies and needs Node 20 or later. It is not in the registry of npm yet; npm installs it from this site, into the project whose folder you are in. In a new folder run `npm init` first. The name carries a hash of the file, so what you have installed never changes at its address; when this site offers a newer one, this page shows the new name, and the old one is gone.',
        { code: apiSamples.installSdk },
        'Save a sample as `ask.mjs` and run it with `node ask.mjs`. A question, and the whole answer:',
        { code: apiSamples.sdkAdvise },
        'The same while it is being written. Leaving the loop ends the request:',
        { code: apiSamples.sdkStream },
        'A calculator:',
        { code: apiSamples.sdkCalculate },
        'What fails is a `FinDeusError` with the fields of the error body:',
        { code: apiSamples.sdkError },
        'Accounts and data speak the protocol of Supabase, so the official client `@supabase/supabase-js`, on Node 22 or later, works unchanged for signing in, renewing tokens and reading your own profile, conversations and subscription:',
        { code: apiSamples.conversations },
        'For other languages use any HTTP client, as in the samples above, or a client made from `/openapi.json`.',
      ],
    },
    {
      id: 'mcp',
      heading: 'MCP, for AI assistants',
      blocks: [
        '`findeus-mcp` offers the advisor and every calculator to AI assistants as tools of the Model Context Protocol. Like the SDK it comes from this site, by npx, and needs Node 20 or later. Add this to the configuration of a client, such as `claude_desktop_config.json` of Claude Desktop or `.cursor/mcp.json` of Cursor, with your key in it:',
        { code: apiSamples.mcpClient },
        'Restart the client and ask it what $500 a month at 7% grows to in 30 years: it calls `compound_growth`. `ask_findeus` is the advisor; without a key only the calculators answer.',
      ],
    },
    {
      id: 'use-cases',
      heading: 'Use cases',
      blocks: [
        {
          terms: [
            {
              term: 'Your own spreadsheet',
              meaning: 'Ask what a contribution does to your tax, and put the figures beside your own.',
            },
            {
              term: 'A planning tool',
              meaning: 'Run the same retirement question with different inputs and compare the receipts.',
            },
            {
              term: 'A learning app',
              meaning: 'Explain a term with its sources, and let learners change the numbers.',
            },
            {
              term: 'A regular check',
              meaning: 'Send your holdings once a quarter and follow how the risk changes.',
            },
          ],
        },
        'If other people see the answers, show the sources and say that they are education, not individual advice. The terms of service apply.',
      ],
    },
    {
      id: 'support',
      heading: 'Support',
      blocks: [
        {
          terms: [
            { term: 'Questions and faults', meaning: contacts.support },
            { term: 'Vulnerabilities', meaning: contacts.security },
            { term: 'Partnerships', meaning: contacts.partnerships },
          ],
        },
        'Describe what you sent, what you expected and what came back, with the request id. Leave out keys, tokens and private numbers.',
      ],
    },
  ],
  related: [
    {
      to: 'calculators',
      title: 'Calculators',
      about: 'Every calculator as a page, with its formula and its steps.',
    },
    { to: 'home', title: 'Home', about: 'Try the advisor in your browser and compare the plans.' },
    { to: 'security', title: 'Security', about: 'How tokens, keys and conversations are protected.' },
    { to: 'about', title: 'About', about: 'Why answers show their work.' },
  ],
};
