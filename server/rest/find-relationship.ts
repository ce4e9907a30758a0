import { AppError } from '#server/http/errors/app-error.ts';
import type { Relation } from '#server/rest/catalogue.ts';
import type { Relationship } from '#server/rest/relationships.ts';
import type { Embed } from '#server/rest/request.ts';

/** The one relationship that `target!hint(…)` can mean, by the rules of PostgREST. */
export function findRelationship(origin: Relation, embed: Embed): Relationship {
  const found = origin.relationships.filter((relationship) =>
    relationship.target === origin.name ? fitsItself(relationship, embed) : fits(relationship, embed),
  );
  const [only, another] = found;
  if (!only) throw noRelationship(origin, embed);
  if (another) throw severalRelationships(origin, embed, found);
  return only;
}

function fits(relationship: Relationship, { target, hint }: Embed): boolean {
  const isTarget = relationship.target === target;
  if (hint !== null) {
    return isTarget && (relationship.name === hint || singleColumn(relationship)?.includes(hint) === true);
  }
  // A foreign key, or the column of one, stands for the table that it refers to, not for views of it.
  const isKey = isForeignKey(relationship, target) || isOwnKey(relationship, target);
  return isTarget || (isKey && !relationship.toView);
}

/** One foreign key leads both ways: to the rows that refer to this one, and by the name of its column to the other. */
function fitsItself(relationship: Relationship, { target, hint }: Embed): boolean {
  if (isOwnKey(relationship, target)) return hint === null;
  const refersHere = relationship.target === target && !relationship.ownsKey;
  return refersHere && (hint === null || singleColumn(relationship)?.[1] === hint);
}

function isForeignKey({ name, junction }: Relationship, text: string): boolean {
  return junction === null && name === text;
}

function isOwnKey(relationship: Relationship, column: string): boolean {
  return relationship.ownsKey && singleColumn(relationship)?.[0] === column;
}

function singleColumn({ columns, junction }: Relationship) {
  return junction === null && columns.length === 1 ? columns[0] : undefined;
}

function noRelationship(origin: Relation, { target, hint }: Embed): AppError {
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new AppError('PGRST200', {
    message: `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    details:
      `Searched for a foreign key relationship between '${origin.name}' and '${target}'${using} ` +
      "in the schema 'public', but no matches were found.",
  });
}

function severalRelationships(origin: Relation, { target }: Embed, found: Relationship[]): AppError {
  const choices = found.map(({ target: name, name: hint }) => `'${name}!${hint}'`).join(', ');
  return new AppError('PGRST201', {
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    details: found.map((relationship) => ({
      cardinality: relationship.cardinality,
      embedding: `${origin.name} with ${relationship.target}`,
      relationship: describe(origin, relationship),
    })),
    hint:
      `Try changing '${target}' to one of the following: ${choices}. ` +
      "Find the desired relationship in the 'details' key.",
  });
}

function describe(origin: Relation, { target, name, columns, junction }: Relationship): string {
  const here = columns.map(([column]) => column).join(', ');
  const there = columns.map(([, column]) => column).join(', ');
  if (!junction) return `${name} using ${origin.name}(${here}) and ${target}(${there})`;
  const beyond = junction.columns.map(([column]) => column).join(', ');
  return `${junction.table} using ${junction.keys[0]}(${there}) and ${junction.keys[1]}(${beyond})`;
}
