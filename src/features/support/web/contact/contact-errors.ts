import { contactForm } from '../../contract.ts';
import type { ContactField, ContactValues } from './contact-draft.ts';

export type ContactErrors = Partial<Record<ContactField, string>>;

/**
 * What is wrong with what was typed, as keys of texts, by the rules of the server. Whoever has no account must say who
 * they are: an answer needs an address.
 */
export function contactErrorsOf(values: ContactValues, needsSender: boolean): ContactErrors {
  const parsed = contactForm.safeParse(values);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message] as const);
  const errors: ContactErrors = Object.fromEntries(wrong.toReversed());
  if (!needsSender) return { ...only(errors, 'topic'), ...only(errors, 'message') };
  for (const name of ['name', 'email'] as const) if (!values[name]?.trim()) errors[name] = 'errors.required';
  return errors;
}

const only = (errors: ContactErrors, name: ContactField): ContactErrors =>
  errors[name] ? { [name]: errors[name] } : {};
