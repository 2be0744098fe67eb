import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { type ContactForm, contactForm, supportApi } from '../../contract.ts';
import { type ContactTopic, contactTopics } from '../../domain.ts';
import { contactTexts } from './contact-texts.ts';

const contactFields = ['name', 'email', 'topic', 'message'] as const;
type ContactField = (typeof contactFields)[number];
type ContactValues = Partial<Record<ContactField, string>>;

const key = 'contactDraft';

/** Survives a reload and a lost connection, in this tab only. */
export function readDraft(): ContactValues | undefined {
  const text = readStored('sessionStorage', key);
  try {
    return text ? draftOf(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Session storage is untrusted: only strings are read from it. */
function draftOf(stored: unknown): ContactValues | undefined {
  const { values } = (stored ?? {}) as { values?: Record<string, unknown> };
  if (!values || typeof values !== 'object') return undefined;
  return Object.fromEntries(
    contactFields.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
}

export const saveDraft = (values: ContactValues): void =>
  writeStored('sessionStorage', key, JSON.stringify({ values }));
export const dropDraft = (): void => writeStored('sessionStorage', key, undefined);

interface SavedDraft {
  /** Call on every key press. */
  save(): void;
  drop(): void;
}

/** Restores the draft after a reload into fields that are still empty, and stores further input. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, senderKind: string): SavedDraft {
  // Fields come and go with who is signed in: those that came are filled again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of sender decides which fields there are
  useEffect(() => {
    const stored = readDraft();
    for (const name of contactFields) putBack(form.current, name, stored?.[name]);
  }, [form, senderKind]);
  return {
    save: () => {
      if (form.current) saveDraft({ ...readDraft(), ...valuesOf(form.current) });
    },
    drop: dropDraft,
  };
}

function putBack(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && !field.value && value) field.value = value;
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const present = contactFields.filter((name) => data.has(name));
  return Object.fromEntries(present.map((name) => [name, String(data.get(name))]));
}

export type ContactErrors = Partial<Record<ContactField, string>>;

/**
 * Validation errors as text keys, by the server's rules. A sender without an account must enter name and email, because
 * an answer needs an address.
 */
export function contactErrorsOf(values: ContactValues, needsSender: boolean): ContactErrors {
  const parsed = contactForm.safeParse(values);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message] as const);
  const errors: ContactErrors = Object.fromEntries(wrong.toReversed());
  if (!needsSender) return { ...only(errors, 'topic'), ...only(errors, 'message') };
  for (const name of ['name', 'email'] as const)
    if (!values[name]?.trim()) errors[name] = `contact.form.missing.${name}`;
  return errors;
}

const only = (errors: ContactErrors, name: ContactField): ContactErrors =>
  errors[name] ? { [name]: errors[name] } : {};

/** The result of sending, and where the answer will arrive. */
export interface Sent {
  readonly kind: 'ticket' | 'mail';
  readonly email: string;
}

export type Sender =
  | { readonly kind: 'account'; readonly user: SessionUser }
  /** No account, or the shared demo account: the sender must identify themselves. */
  | { readonly kind: 'guest' | 'demo' };

export function useSender(): Sender {
  const { user } = useSession();
  if (!user) return { kind: 'guest' };
  return user.email === demoEmail ? { kind: 'demo' } : { kind: 'account', user };
}

interface ContactOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sender: Sender;
  readonly draft: SavedDraft;
  onSent(sent: Sent): void;
}

/** Submits the form. Validation errors appear at their fields, failures next to the button; the input always stays. */
export function useContact({ form, sender, draft, onSent }: ContactOptions) {
  const api = useApi();
  const errors = useTexts(errorTexts);
  const [fieldErrors, setErrors] = useState<ContactErrors>({});
  const show = (found: ContactErrors): boolean => {
    setErrors(found);
    const first = contactFields.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return first !== undefined;
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ContactForm) => api.call(supportApi.contact, { body }),
    // A retry could send the message twice. Offline it fails at once and reports it.
    retry: false,
    onSuccess: ({ kind }, { email = '' }) => {
      draft.drop();
      onSent({ kind, email });
    },
    onError: (failed) => failed instanceof RequestError && show(failed.fields),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    reset();
    const values = valuesOf(event.currentTarget);
    if (show(contactErrorsOf(values, sender.kind !== 'account'))) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    mutate({ ...values, website } as ContactForm);
  };
  /** What was said about a field is outdated once the field has changed. */
  const forget = (name: string) => {
    if (!(name in fieldErrors)) return;
    reset();
    setErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([one]) => one !== name)));
  };
  const isAtField = Object.keys(fieldErrors).length > 0;
  return {
    send,
    forget,
    errors: fieldErrors,
    failure: error && !isAtField ? messageOf(error, errors('errors.network')) : undefined,
    isSending: isPending,
  };
}

const messageOf = (error: Error, otherwise: string): string =>
  error instanceof RequestError ? error.message : otherwise;

/** The schema returns text keys of the server, which this page does not load; the server returns full sentences. */
export function useErrorText(): (error: string | undefined) => string | undefined {
  const t = useTexts(contactTexts);
  const errors = useTexts(errorTexts);
  return (error) => {
    if (error === 'support.contact.emptyMessage') return t('contact.form.missing.message');
    return error && (t.find(error) ?? errors.find(error) ?? error);
  };
}

const isTopic = (value: string | null): value is ContactTopic => contactTopics.some((topic) => topic === value);

/** The topic requested by a link: `/contact?topic=cards`, or `/contact#password`. */
export function requestedTopic({ search, hash }: Pick<Location, 'search' | 'hash'>): ContactTopic | undefined {
  const inQuery = new URLSearchParams(search).get('topic');
  return [hash.slice(1), inQuery].find((value) => isTopic(value));
}
