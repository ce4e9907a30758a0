import { parseAst } from 'vite';

/** Every module that a source file imports: statically, by re-export, as a type, or dynamically by a plain string. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const specifier = node.source as { value?: unknown } | null | undefined;
    if (importing.has(node.type) && typeof specifier?.value === 'string') found.push(specifier.value);
  });
  return found;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') see(value as Node);
    for (const child of Object.values(value)) visit(child, see);
  }
}
