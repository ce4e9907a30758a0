import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { testCards } from '#sandbox/stripe/billing/cards.ts';
import {
  countries,
  groupDigits,
  type CardErrors,
  type CardValues,
  type FieldName,
} from '#sandbox/stripe/pages/card-form.ts';

interface Field {
  name: FieldName;
  label: string;
  /** `off` for all of the card: what a browser would fill in is a real one. */
  autocomplete: string;
  inputmode?: 'numeric' | 'email' | 'text';
}

const emailField: Field = { name: 'email', label: 'Email', autocomplete: 'email', inputmode: 'email' };
const numberField: Field = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'off',
  inputmode: 'numeric',
};
const expiryField: Field = {
  name: 'expiry',
  label: 'Expiry (MM / YY)',
  autocomplete: 'off',
  inputmode: 'numeric',
};
const cvcField: Field = { name: 'cvc', label: 'Security code', autocomplete: 'off', inputmode: 'numeric' };
const nameField: Field = { name: 'name', label: 'Name on card', autocomplete: 'off' };

interface CardFields {
  values: CardValues;
  errors: CardErrors;
  /** Where the address is known already and not to be changed here. */
  knownEmail: string | null;
}

export function cardFields({ values, errors, knownEmail }: CardFields): Markup {
  const firstWrong = Object.keys(errors)[0];
  const show = (field: Field) => inputOf(field, values[field.name], errors[field.name], firstWrong);
  return html`
    ${
      knownEmail === null
        ? show(emailField)
        : html`<dl class="facts">
            <dt>Email</dt>
            <dd>${knownEmail}</dd>
          </dl>`
    }
    <fieldset>
      <legend>Card</legend>
      ${show(numberField)}
      <div class="side-by-side">${show(expiryField)} ${show(cvcField)}</div>
      ${show(nameField)}
      <div class="field">
        <label for="country">Country</label>
        <select id="country" name="country" autocomplete="off">
          ${countries.map(
            ({ code, name }) =>
              html`<option value="${code}" ${code === values.country ? 'selected' : ''}>${name}</option>`,
          )}
        </select>
      </div>
    </fieldset>
  `;
}

function inputOf(
  field: Field,
  value: string,
  error: string | undefined,
  firstWrong: string | undefined,
): Markup {
  const { name, label, autocomplete, inputmode = 'text' } = field;
  const faults = error
    ? html`aria-invalid="true" aria-describedby="${name}-error" ${name === firstWrong ? 'autofocus' : ''}`
    : '';
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      required
      ${faults}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

/** Buttons of the same form: they work without any script, and leave alone what has been typed. */
export const testCardHints = (): Markup => html`
  <section class="test-cards" aria-labelledby="test-cards-title">
    <h2 id="test-cards-title">Test cards</h2>
    <p class="quiet">Choose one to fill in the form. Never type a real card here.</p>
    <ul>
      ${testCards.map(
        (card) =>
          html`<li>
            <button class="quiet-button" name="fill" value="${card.number}" formnovalidate>
              <span class="digits">${groupDigits(card)}</span> <span>${card.says}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>
`;
