import { Check, LoaderCircle } from 'lucide-react';
import { Field, Input } from '#ui/controls/field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './address-field.module.css';
import { addressTexts } from './address-texts.ts';
import type { AddressCheck } from './use-address-check.ts';

interface AddressFieldProps {
  label: string;
  /** The displayed prefix: `negia.co/p/`. */
  prefix: string;
  typed: string;
  onType: (typed: string) => void;
  check: AddressCheck;
  /** The server's error after the address was submitted. */
  serverError?: string | undefined;
  hint?: string;
  /** Allows Hebrew letters as well as Latin ones. */
  isHebrewToo?: boolean;
}

/** An address field that checks availability as the user types. */
export function AddressField({
  label,
  prefix,
  typed,
  onType,
  check,
  serverError,
  hint,
  isHebrewToo,
}: AddressFieldProps) {
  const t = useTexts(addressTexts);
  // Only the custom address, which may be in Hebrew, can be left out.
  const missing = isHebrewToo ? undefined : t('address.missing');
  const error = serverError ?? (typed.trim() ? check.reason : missing);
  const { state } = check;
  return (
    <Stack gap={1} shrinkItems className={styles.location}>
      <Field label={label} {...(error && { error })} {...(hint && { hint })}>
        <Input
          className={styles.input}
          dir={isHebrewToo ? 'auto' : 'ltr'}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          start={
            <span className={styles.prefix}>
              <bdi dir="ltr">{prefix}</bdi>
            </span>
          }
        />
      </Field>
      <Row
        as="p"
        gap={1}
        align="center"
        className={styles.verdict}
        data-state={error ? 'refused' : state}
        role="status"
      >
        {!error && typed.trim() && state !== 'refused' && (
          <>
            {state === 'checking' ? (
              <LoaderCircle className={styles.turning} size={16} aria-hidden="true" />
            ) : (
              <Check size={16} aria-hidden="true" />
            )}
            {t(`address.${state}`)}
          </>
        )}
      </Row>
    </Stack>
  );
}
