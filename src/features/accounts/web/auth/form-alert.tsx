import { CircleAlert } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import type { SignInFailure } from './sign-in.ts';

interface FormAlertProps {
  message: string | undefined;
  /** The account is closed, so the alert suggests contacting us. */
  isClosed?: boolean;
}

/** Rendered from the start as a live region, so that screen readers announce its content. */
export function FormAlert({ message, isClosed = false }: FormAlertProps) {
  const t = useTexts(authTexts);
  return (
    <div role="alert" className={styles.alertPlace}>
      {message && (
        <Row as="p" gap={2} align="start" size="s" weight="medium" line="snug" className={styles.alert}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>
            {message}
            {isClosed && (
              <>
                <br />
                <a href="/contact">{t('auth.closed')}</a>
              </>
            )}
          </span>
        </Row>
      )}
    </div>
  );
}

/** The error type of a refusal that only support can resolve. */
export const closedAccount = 'closed';

/** Shows each message at its field and the others above the form. Typed input is preserved. */
export function showFormFailure<I extends FieldValues, O>(
  { showFields, setError }: Pick<SchemaForm<I, O>, 'showFields' | 'setError'>,
  { fields, message, isClosed }: Pick<SignInFailure, 'fields' | 'message'> & Partial<Pick<SignInFailure, 'isClosed'>>,
): void {
  if (!showFields(fields)) setError('root', { type: isClosed ? closedAccount : 'server', message });
}

/** Focuses the first field, except on touch devices, where the keyboard would cover half the screen. */
export function focusFirst(container: HTMLElement | null): void {
  const isMouse = matchMedia('(pointer: fine)').matches;
  const first = container?.querySelector<HTMLElement>('input') ?? container?.querySelector<HTMLElement>('button');
  if (isMouse && first) first.focus();
  else container?.focus({ preventScroll: true });
}

export const hasTyped = (container: HTMLElement | null): boolean =>
  [...(container?.querySelectorAll('input') ?? [])].some(({ type, value }) => type !== 'checkbox' && value !== '');
