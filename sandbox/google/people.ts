interface Person {
  /** Google's are 21 digits. */
  sub: string;
  given_name: string;
  family_name: string;
  email: string;
  email_verified: boolean;
}

export const people: Person[] = [
  {
    sub: '104829175536620184731',
    given_name: 'Ada',
    family_name: 'Lindqvist',
    email: 'ada.lindqvist@example.com',
    email_verified: true,
  },
  {
    sub: '117350264498103562908',
    given_name: 'Jonas',
    family_name: 'Okafor',
    email: 'jonas.okafor@example.com',
    email_verified: true,
  },
  {
    // A sign-in with an address that Google has not verified.
    sub: '109671843320957746215',
    given_name: 'Mira',
    family_name: 'Castellan',
    email: 'mira.castellan@example.com',
    email_verified: false,
  },
];

/** What Google would say about this person in an id_token. */
export function claimsOf(person: Person) {
  return { ...person, name: `${person.given_name} ${person.family_name}`, picture: pictureOf(person) };
}

/** The initials on a plain ground, in the address itself, so that nothing has to be fetched. */
function pictureOf({ given_name, family_name }: Person): string {
  const initials = `${given_name.charAt(0)}${family_name.charAt(0)}`;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#1f4d43"/>' +
    '<text x="48" y="60" font-family="sans-serif" font-size="34" fill="#fbfaf7" text-anchor="middle">' +
    `${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
