import type { Owner, RoleId, RoleUse, ThingKind } from '#advisor/reader/roles.ts';

/** One value that a reading or a picture holds, by what it means. */
export interface ReadRoleUse {
  role: RoleId;
  owner: Owner;
  kind: ThingKind | undefined;
  /** Zero for the first, one for the second. */
  place: number;
}

export function readRoleUse(use: RoleUse): ReadRoleUse {
  const [, role, owner = 'me', kind, place] = /^(\w+)(?:@(\w+))?(?::(\w+))?(?:#(\d))?$/.exec(use) ?? [];
  return {
    role: role as RoleId,
    owner: owner as Owner,
    kind: kind as ThingKind | undefined,
    place: place === undefined ? 0 : Number(place) - 1,
  };
}
