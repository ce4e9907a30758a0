/** As much of JSON Schema as zod makes of our schemas. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const plainTypes: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The TypeScript type that a JSON Schema describes, its descriptions as comments. */
export function printSchemaAsType(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => printSchemaAsType(option, indent)).join(' | ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => printSchemaAsType({ ...schema, type }, indent)).join(' | ');
  }
  if (schema.type === 'array') return printArray(schema, indent);
  if (schema.type === 'object') return printObject(schema, indent);
  if (schema.type === undefined) return 'unknown';
  const plain = plainTypes[schema.type];
  if (plain === undefined) throw new Error(`There is no TypeScript for a ${schema.type}.`);
  return plain;
}

export function printComment(lines: readonly string[], indent: string): string {
  const words = lines.filter((line) => line !== '').map((line) => line.replaceAll('*/', '*\\/'));
  if (words.length === 0) return '';
  if (words.length === 1) return `${indent}/** ${words[0]} */\n`;
  return `${indent}/**\n${words.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

function printArray({ items = {}, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => printSchemaAsType(item, indent)).join(', ')}]`;
  const isUnion = (items.enum ?? items.anyOf) !== undefined || Array.isArray(items.type);
  const item = printSchemaAsType(items, indent);
  return isUnion ? `(${item})[]` : `${item}[]`;
}

function printObject({ properties, required = [] }: JsonSchema, indent: string): string {
  if (!properties) return 'Record<string, unknown>';
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, schema]) => {
    const type = printSchemaAsType(schema, inner);
    const member = required.includes(name) ? `${name}: ${type}` : `${name}?: ${type} | undefined`;
    return `${printComment([schema.description ?? '', boundsOf(schema)], inner)}${inner}${member};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

function boundsOf({ minimum, maximum, minItems, maxItems, default: taken }: JsonSchema): string {
  // Zod limits every integer to the safe range of a float.
  const isOwn = minimum !== -Number.MAX_SAFE_INTEGER && maximum !== Number.MAX_SAFE_INTEGER;
  return [
    minimum !== undefined && maximum !== undefined && isOwn ? `From ${minimum} to ${maximum}.` : '',
    minItems !== undefined && maxItems !== undefined ? `${minItems} to ${maxItems} items.` : '',
    taken === undefined ? '' : `Default: ${JSON.stringify(taken)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
