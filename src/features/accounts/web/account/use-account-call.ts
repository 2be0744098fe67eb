import { useCallback } from 'react';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { ConfirmDismissed, errorCodeOf, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';

/** Says what went wrong; a refusal of the demo account offers an account of one's own. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTexts(accountTexts);
  return useCallback(
    (error) => {
      if (isSessionOver(error)) return;
      const description = failureMessage(error);
      if (errorCodeOf(error) !== 'demo_refused') {
        toast({ variant: 'destructive', title: t('account.failed'), description });
        return;
      }
      const action = { label: t('account.demo.register'), onClick: () => requestAuth('register') };
      toast({ variant: 'warning', title: t('account.demo.title'), description, action });
    },
    [t],
  );
}

interface AccountCall<I, A> extends Call<I, A> {
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change to the account: asks for proof where it is wanted, and tells what went wrong. */
export function useAccountCall<A, I = void>({ call, onFields, ...rest }: AccountCall<I, A>) {
  const confirmed = useConfirmedCall();
  const showFailure = useShowFailure();
  return useCall<A, I>({
    ...rest,
    call: (api, input) => confirmed(() => call(api, input)),
    onFailed: (error) => {
      if (error instanceof ConfirmDismissed) return;
      if (error instanceof RequestError && onFields?.(error.fields)) return;
      showFailure(error);
    },
    isRepeatable: true,
  });
}

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(accountsTexts), useTexts(accountTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}

/** Puts the server's words at the fields that it named; false when none of them is in the form. */
export function showServerFields<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  fields: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(fields).filter((name) => name in form.getValues());
  for (const [index, name] of names.entries())
    form.setError(name as Path<V>, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  return names.length > 0;
}
