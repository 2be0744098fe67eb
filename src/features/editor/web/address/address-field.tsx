import { Check, LoaderCircle } from 'lucide-react';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './address-field.module.css';
import { addressTexts } from './address-texts.ts';
import type { AddressCheck } from './use-address-check.ts';

interface AddressFieldProps {
  label: string;
  /** What stands before it, as it will be read: `negia.co/p/`. */
  prefix: string;
  typed: string;
  onType: (typed: string) => void;
  check: AddressCheck;
  /** What the server said when it was asked for. */
  serverError?: string | undefined;
  hint?: string;
  /** Letters of either language. */
  isHebrewToo?: boolean;
}

/** An address and whether it may be had, at every key press. */
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
  const error = serverError ?? (typed.trim() ? check.reason : undefined);
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
            <bdi className={styles.prefix} dir="ltr">
              {prefix}
            </bdi>
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
