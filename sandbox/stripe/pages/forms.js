// Everything works without this; it only makes typing a card pleasant.
const group = (digits) =>
  /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
    : (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');

const shapes = {
  number: (typed) => group(typed.replace(/\D/g, '')),
  expiry: (typed) => {
    const digits = typed
      .replace(/\D/g, '')
      .replace(/^([2-9])/, '0$1')
      .slice(0, 4);
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  },
  cvc: (typed) => typed.replace(/\D/g, '').slice(0, 4),
};

for (const [name, shape] of Object.entries(shapes)) {
  for (const input of document.querySelectorAll(`[data-card-form] [name="${name}"]`)) {
    input.addEventListener('input', () => {
      // Who corrects something in the middle must not have the caret jump to the end.
      if (input.selectionStart === input.value.length) input.value = shape(input.value);
    });
  }
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
