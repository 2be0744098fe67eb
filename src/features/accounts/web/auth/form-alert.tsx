import { CircleAlert } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
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
export function showFormFailure<I extends FieldValues, O>(
  { showFields, setError }: Pick<SchemaForm<I, O>, 'showFields' | 'setError'>,
  { fields, message, isClosed }: Pick<SignInFailure, 'fields' | 'message'> & Partial<Pick<SignInFailure, 'isClosed'>>,
): void {
  if (!showFields(fields)) setError('root', { type: isClosed ? closedAccount : 'server', message });
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
