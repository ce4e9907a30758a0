import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { RoleId, ThingKind } from '#advisor/reader/roles.ts';

const kindOfLoan: Readonly<Record<string, ThingKind>> = {
  mortgage: 'mortgage',
  car: 'car',
  student: 'student',
  card: 'card',
  personal: 'personal',
  home_equity: 'heloc',
  business: 'business',
  family: 'family',
};
const rolesOfAccount: Readonly<Record<string, readonly RoleId[]>> = {
  workplace: ['k401_contrib', 'save_share'],
  roth_workplace: ['k401_contrib', 'save_share'],
  traditional_ira: ['ira_contrib'],
  roth_ira: ['ira_contrib'],
  hsa: ['hsa_contrib'],
};

/** What a message says is no longer there: "after I pay off the car", "without the 401(k)". */
export interface Gone {
  kinds: readonly ThingKind[];
  roles: readonly RoleId[];
}

export function goneIn({ relative, told, facts }: Reading): Gone {
  if (relative.id !== 'minus') return { kinds: [], roles: [] };
  const valuesOf = (key: string) =>
    facts.flatMap(({ id }) => (id.startsWith(`${key}=`) ? [id.slice(key.length + 1)] : []));
  return {
    kinds: valuesOf('loan')
      .flatMap((loan) => kindOfLoan[loan] ?? [])
      .filter((kind) => !told.some((one) => one.kind === kind)),
    roles: valuesOf('account')
      .flatMap((account) => rolesOfAccount[account] ?? [])
      .filter((role) => !told.some((one) => one.role === role)),
  };
}

export function withoutNamed(picture: Picture, reading: Reading): Picture {
  const gone = goneIn(reading);
  const isGone = ({ role, kind }: PictureFact) => gone.kinds.includes(kind) || gone.roles.includes(role);
  return { ...picture, facts: picture.facts.filter((fact) => !isGone(fact)) };
}
