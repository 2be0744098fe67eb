import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { demoEmail } from '#features/accounts/domain.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { type ContactForm, contactForm, supportApi } from '../../contract.ts';
import { type ContactTopic, contactTopics } from '../../domain.ts';
import { type ContactField, type ContactValues, contactFields, type SavedDraft, valuesOf } from './contact-draft.ts';
import { contactTexts } from './contact-texts.ts';

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
  for (const name of ['name', 'email'] as const) if (!values[name]?.trim()) errors[name] = 'errors.required';
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

/** Submits the form. Validation errors appear at their fields, failures above the form; the input always stays. */
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
    networkMode: 'always',
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
    mutate({ ...values, website, elapsed: draft.elapsed() } as ContactForm);
  };
  const isAtField = Object.keys(fieldErrors).length > 0;
  return {
    send,
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
    if (error === 'support.contact.emptyMessage') return t('contact.form.emptyMessage');
    return error && (errors.find(error) ?? error);
  };
}

const isTopic = (value: string | null): value is ContactTopic => contactTopics.some((topic) => topic === value);

/** The topic requested by a link: `/contact?topic=cards`, or `/contact#password`. */
export function requestedTopic({ search, hash }: Pick<Location, 'search' | 'hash'>): ContactTopic | undefined {
  const inQuery = new URLSearchParams(search).get('topic');
  return [hash.slice(1), inQuery].find((value) => isTopic(value));
}
