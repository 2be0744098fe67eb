export type Form = { [name: string]: string | Form };

/** Stripe's encoding of nested values: `metadata[key]=1&expand[0]=a`. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) setNested(form, name.replaceAll(']', '').split('['), value);
  return form;
}

function setNested(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const nested = typeof inner === 'object' ? inner : {};
  form[first] = nested;
  setNested(nested, rest, value);
}

export const expands = (form: Form, name: string): boolean => Object.values(form.expand ?? {}).includes(name);
