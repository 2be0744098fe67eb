import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { type ContactForm, supportApi } from '../../contract.ts';
import { contactFields } from './contact-draft.ts';
import { type ContactErrors, contactErrorsOf } from './contact-errors.ts';
import type { Sent } from './sent.ts';
import { type SavedDraft, valuesOf } from './use-saved-draft.ts';
import type { Sender } from './use-sender.ts';

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
