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

/** What became of a message, and where the answer will come. */
export interface Sent {
  readonly kind: 'ticket' | 'mail';
  readonly email: string;
}

export type Sender =
  | { readonly kind: 'account'; readonly user: SessionUser }
  /** Nobody's account, or everybody's: who writes must say so. */
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

/** Sends the form. What is wrong stands at its field, what failed over the form; what was typed stays in any case. */
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
    // A second try of the same could be a second letter; without a line it fails at once, and says so.
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

/** The schema speaks in keys of the server's texts, which this page does not load; the server speaks in sentences. */
export function useErrorText(): (error: string | undefined) => string | undefined {
  const t = useTexts(contactTexts);
  const errors = useTexts(errorTexts);
  return (error) => {
    if (error === 'support.contact.emptyMessage') return t('contact.form.emptyMessage');
    return error && (errors.find(error) ?? error);
  };
}

const isTopic = (value: string | null): value is ContactTopic => contactTopics.some((topic) => topic === value);

/** What a link says that it is about: `/contact?topic=cards`, or `/contact#password`. */
export function requestedTopic({ search, hash }: Pick<Location, 'search' | 'hash'>): ContactTopic | undefined {
  const inQuery = new URLSearchParams(search).get('topic');
  return [hash.slice(1), inQuery].find((value) => isTopic(value));
}
