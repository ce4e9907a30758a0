import { anyPackages, type PackageFiles } from '#contract/api/packages.ts';

export interface CodeSample {
  language: 'curl' | 'TypeScript' | 'JavaScript' | 'Python' | 'Shell' | 'JSON';
  text: string;
}

/** Stands in samples for the site that shows them. */
const anySite = 'https://findeus.com';

/** A sample as it can be copied: with the packages that a build offers, and the site that offers them, if it is known. */
export function sampleAt(text: string, packages: PackageFiles, site = anySite): string {
  return text
    .replaceAll(anyPackages.sdk, packages.sdk)
    .replaceAll(anyPackages.mcp, packages.mcp)
    .replaceAll(anySite, site);
}

interface SampleCall {
  method: 'GET' | 'POST';
  path: string;
  /** Headers whose value is in the environment: `apikey` from FINDEUS_ANON_KEY. */
  secrets?: Readonly<Record<string, { prefix?: string; variable: string }>>;
  headers?: Readonly<Record<string, string>>;
  body?: object;
  /** Reads events and prints their texts instead of one document. */
  streams?: true;
}

/** The same call in three languages, each ready to be run: what is secret comes from the environment. */
export function writeSamples(call: SampleCall): readonly CodeSample[] {
  return [
    { language: 'curl', text: curl(call) },
    { language: 'TypeScript', text: typeScript(call) },
    { language: 'Python', text: python(call) },
  ];
}

export const apiKey = { Authorization: { prefix: 'Bearer ', variable: 'FINDEUS_API_KEY' } } as const;
export const sessionToken = { Authorization: { prefix: 'Bearer ', variable: 'FINDEUS_TOKEN' } } as const;

function curl({ path, secrets = {}, body, streams, ...call }: SampleCall): string {
  const lines = [
    `curl ${streams ? '--no-buffer ' : ''}"$FINDEUS_API_URL${path}"`,
    ...Object.entries(secrets).map(
      ([name, { prefix = '', variable }]) => `  -H "${name}: ${prefix}$${variable}"`,
    ),
    ...Object.entries(headersOf(call, body)).map(([name, value]) => `  -H "${name}: ${value}"`),
    ...(body ? [`  -d '${indented(body, '  ')}'`] : []),
  ];
  return lines.join(' \\\n');
}

function typeScript({ method, path, secrets = {}, body, streams, ...call }: SampleCall): string {
  const variables = ['FINDEUS_API_URL', ...Object.values(secrets).map(({ variable }) => variable)];
  const headers = [
    ...Object.entries(secrets).map(
      ([name, { prefix = '', variable }]) =>
        `    ${name}: ${prefix === '' ? `\`\${${variable}}\`` : `\`${prefix}\${${variable}}\``},`,
    ),
    ...Object.entries(headersOf(call, body)).map(
      ([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: '${value}',`,
    ),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body ? [`  body: JSON.stringify(${asTypeScript(indented(body, '  '))}),`] : []),
  ];
  const address = `\`\${FINDEUS_API_URL}${path}\``;
  return [
    `const { ${variables.join(', ')} } = process.env;`,
    '',
    options.length > 0
      ? `const response = await fetch(${address}, {\n${options.join('\n')}\n});`
      : `const response = await fetch(${address});`,
    streams ? readStreamInTypeScript : readAnswerInTypeScript,
  ].join('\n');
}

const readAnswerInTypeScript = `const answer = await response.json();
if (!response.ok) throw new Error(\`\${response.status}: \${JSON.stringify(answer)}\`);
console.log(JSON.stringify(answer, null, 2));`;

const readStreamInTypeScript = `if (!response.ok || !response.body) throw new Error(await response.text());

let rest = '';
const decoder = new TextDecoder();
for await (const bytes of response.body) {
  rest += decoder.decode(bytes, { stream: true });
  const lines = rest.split('\\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (!line.startsWith('data:')) continue;
    const data = JSON.parse(line.slice(5));
    if (data.error) throw new Error(data.error);
    process.stdout.write(data.text ?? '');
  }
}`;

function python({ method, path, secrets = {}, body, streams, ...call }: SampleCall): string {
  const headers = [
    ...Object.entries(secrets).map(
      ([name, { prefix = '', variable }]) =>
        `        "${name}": ${prefix === '' ? '' : `"${prefix}" + `}os.environ["${variable}"],`,
    ),
    ...Object.entries(headersOf(call, body)).map(([name, value]) => `        "${name}": "${value}",`),
  ];
  const address = `os.environ["FINDEUS_API_URL"] + "${path}"`;
  const parts = [
    ...(body ? ['    data=json.dumps(body).encode(),'] : []),
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(method === 'POST' && !body ? ['    method="POST",'] : []),
  ];
  return [
    'import json\nimport os\nimport urllib.request\n',
    ...(body ? [`body = ${asPython(indented(body, '', 4))}`] : []),
    parts.length > 0
      ? `request = urllib.request.Request(\n    ${address},\n${parts.join('\n')}\n)`
      : `request = urllib.request.Request(${address})`,
    streams ? readStreamInPython : readAnswerInPython,
  ].join('\n');
}

const readAnswerInPython = `with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`;

const readStreamInPython = `with urllib.request.urlopen(request) as response:
    for line in response:
        if line.startswith(b"data:"):
            data = json.loads(line[5:])
            if "error" in data:
                raise SystemExit(data["error"])
            print(data.get("text", ""), end="", flush=True)`;

function headersOf({ headers = {} }: Pick<SampleCall, 'headers'>, body: object | undefined) {
  return { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) };
}

function indented(body: object, indent: string, step = 2): string {
  return JSON.stringify(body, null, step).replaceAll('\n', `\n${indent}`);
}

/** Formatted like code. The texts of the samples have no quotation marks. */
function asTypeScript(json: string): string {
  return json.replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'");
}

/** The values that JSON and Python write differently. */
function asPython(json: string): string {
  return json.replaceAll(/: (true|false|null)(?=,?\n)/g, (_, word: string) =>
    word === 'null' ? ': None' : `: ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );
}
