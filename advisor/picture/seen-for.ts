import type { Picture, PictureFact } from '#advisor/picture/picture.ts';

/** The picture as that of the person whose case is worked out: what was told of them stands for the asker's own. */
export function seenForSubject(picture: Picture): Picture {
  const { about, facts } = picture;
  if (about === undefined) return picture;
  const theirs = facts.filter(({ owner }) => owner === about);
  const isTold = ({ role }: PictureFact) => theirs.some((fact) => fact.role === role);
  return {
    ...picture,
    facts: facts.flatMap((fact): PictureFact[] =>
      fact.owner === about ? [{ ...fact, owner: 'me' }] : fact.owner === 'me' && isTold(fact) ? [] : [fact],
    ),
  };
}
