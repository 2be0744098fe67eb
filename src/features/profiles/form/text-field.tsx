import type { ReactNode } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { fieldId } from './field-id.ts';
import { useFormActions, useFormText } from './form-store.ts';
import { useDelayedFieldError } from './use-field-error.ts';

export interface TextFieldProps {
  path: string;
  label: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'tel' | 'url' | 'email' | 'date';
  max?: number;
  /** Several lines. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  start?: ReactNode;
  optional?: boolean;
  /** The tidy form of what was typed, once the field is left; undefined leaves it as it is. */
  normalize?: (typed: string) => string | undefined;
  /** What is wrong, where the field's form knows better than the schema. */
  errorText?: string | undefined;
  /** Something beside the field says more about what is wrong. */
  isErrorDelayed?: boolean;
  /** An emptied field is gone from the card, not there and empty. */
  removesEmpty?: boolean;
  className?: string;
}

/** A field of the form, bound by its path. */
export function TextField({
  path,
  label,
  hint,
  rows,
  max,
  normalize,
  removesEmpty,
  isErrorDelayed,
  errorText,
  optional,
  className,
  ...rest
}: TextFieldProps) {
  const { set } = useFormActions();
  const value = useFormText(path);
  const { error, onFocus, onBlur } = useDelayedFieldError(path);
  const { type: _, start: __, ...ofArea } = rest;
  const control = {
    value,
    onFocus,
    ...(max !== undefined && { maxLength: max }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set(path, removesEmpty && currentTarget.value === '' ? undefined : currentTarget.value),
    onBlur: () => {
      const normalizedValue = normalize?.(value);
      if (normalizedValue !== undefined && normalizedValue !== value) set(path, normalizedValue);
      onBlur();
    },
  };
  return (
    <Field
      id={fieldId(path)}
      label={label}
      {...(hint ? { hint } : {})}
      {...(error && !isErrorDelayed ? { error: errorText ?? error } : {})}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {rows ? <Textarea {...ofArea} {...control} rows={rows} /> : <Input autoComplete="off" {...rest} {...control} />}
    </Field>
  );
}
