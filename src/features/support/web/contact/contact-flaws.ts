import { contactForm } from '../../contract.ts';
import type { ContactField, ContactValues } from './contact-draft.ts';

export type ContactFlaws = Partial<Record<ContactField, string>>;

/**
 * What is wrong with what was typed, as keys of texts, by the rules of the server. Whoever has no account must say who
 * they are: an answer needs an address.
 */
export function flawsOf(values: ContactValues, needsSender: boolean): ContactFlaws {
  const parsed = contactForm.safeParse(values);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message] as const);
  const flaws: ContactFlaws = Object.fromEntries(wrong.toReversed());
  if (!needsSender) return { ...only(flaws, 'topic'), ...only(flaws, 'message') };
  for (const name of ['name', 'email'] as const) if (!values[name]?.trim()) flaws[name] = 'errors.required';
  return flaws;
}

const only = (flaws: ContactFlaws, name: ContactField): ContactFlaws => (flaws[name] ? { [name]: flaws[name] } : {});
