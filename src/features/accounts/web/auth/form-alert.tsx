import { CircleAlert } from 'lucide-react';
import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountsTexts } from '../../texts.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import type { SignInFailure } from './sign-in-failure.ts';

interface FormAlertProps {
  message: string | undefined;
  /** What helps is to write to us. */
  isClosed?: boolean;
}

/** There from the start, so that screen readers hear what appears in it. */
export function FormAlert({ message, isClosed = false }: FormAlertProps) {
  const t = useTexts(authTexts);
  return (
    <div role="alert" className={styles.alertPlace}>
      {message && (
        <Row as="p" gap={2} align="start" size="s" weight="medium" line="snug" className={styles.alert}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>
            {message} {isClosed && <a href="/contact">{t('auth.closed')}</a>}
          </span>
        </Row>
      )}
    </div>
  );
}

/** The kind of a refusal that needs us to go on. */
export const closedAccount = 'closed';

/** Each sentence to its field; what belongs to none stands over the form. Nothing that was typed is touched. */
export function showFormFailure<Form extends FieldValues>(
  { fields, message, isClosed }: Pick<SignInFailure, 'fields' | 'message'> & Partial<Pick<SignInFailure, 'isClosed'>>,
  names: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): void {
  const named = names.filter((name) => fields[name]);
  for (const name of named)
    setError(name, { type: 'server', message: fields[name] ?? message }, { shouldFocus: name === named[0] });
  if (named.length === 0) setError('root', { type: isClosed ? closedAccount : 'server', message });
}

/** Schemas speak in keys, the server in sentences: both become what stands at the field. */
export function useFieldMessage(): (error: Pick<FieldError, 'message'> | undefined) => string | undefined {
  const accounts = useTexts(accountsTexts);
  const errors = useTexts(errorTexts);
  return (error) => error?.message && (accounts.find(error.message) ?? errors.find(error.message) ?? error.message);
}

/** Straight into the first field, except where that would throw a keyboard over half the screen. */
export function focusFirst(container: HTMLElement | null): void {
  const isMouse = matchMedia('(pointer: fine)').matches;
  const first = container?.querySelector<HTMLElement>('input') ?? container?.querySelector<HTMLElement>('button');
  if (isMouse && first) first.focus();
  else container?.focus({ preventScroll: true });
}

export const hasTyped = (container: HTMLElement | null): boolean =>
  [...(container?.querySelectorAll('input') ?? [])].some(({ type, value }) => type !== 'checkbox' && value !== '');
