import { html } from 'hono/html';
import { claimsOf, people } from '#sandbox/google/people.ts';
import { pageDocument, type Markup } from '#sandbox/page/document.ts';

const styleUrl = '/style.css';
const place = html`<p class="place">Local stand-in for Google</p>`;

export function accountPickerPage(): Markup {
  const body = html`
    <main>
      ${place}
      <h1>Choose an account</h1>
      <p>
        Sign in to FinDeus as one of these people. They are made up and this page runs on your machine: no
        real Google account is involved.
      </p>
      <form method="post">
        <ul class="rows">
          ${people.map(
            (person) =>
              html`<li>
                <button class="person" name="account" value="${person.sub}">
                  <img src="${claimsOf(person).picture}" alt="" />
                  <span>
                    <strong>${claimsOf(person).name}</strong>
                    <small>${person.email}</small>
                    ${person.email_verified ? '' : html`<small>Address not verified</small>`}
                  </span>
                </button>
              </li>`,
          )}
        </ul>
        <button class="cancel" name="account" value="cancel">Cancel</button>
      </form>
    </main>
  `;
  return pageDocument({ title: 'Choose an account', styleUrl, body, layout: 'narrow' });
}

export function problemPage(reason: string): Markup {
  const body = html`
    <main>
      ${place}
      <h1>This sign-in cannot go on</h1>
      <p>The stand-in for Google answered: ${reason}.</p>
      <p>Nobody has been signed in. Go back to FinDeus and start again.</p>
    </main>
  `;
  return pageDocument({ title: 'This sign-in cannot go on', styleUrl, body, layout: 'narrow' });
}
