import type { ReactNode } from 'react';
import { useCharactersLeft } from '#ui/controls/characters-left.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { fieldId } from './field-id.ts';
import { useFormActions, useFormText } from './form-store.ts';
import { useDelayedFieldError } from './use-field-error.ts';

export interface TextFieldProps {
  path: string;
  label: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'tel' | 'url' | 'email' | 'date';
  max?: number;
  /** Set for a multi-line field. */
  rows?: number;
  /** Its lines only wrap: a typed or pasted line break becomes a space. */
  isOneLine?: boolean;
  placeholder?: string;
  autoComplete?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  start?: ReactNode;
  optional?: boolean;
  /** Selected when the field is entered, so that typing replaces it. */
  suggestion?: string | undefined;
  /** Normalizes the typed value on blur; undefined leaves it unchanged. */
  normalize?: (typed: string) => string | undefined;
  /** How a value is displayed; typing replaces the value by what is displayed. */
  display?: ((value: string) => string) | undefined;
  /** An error that the field's schema accepts. */
  ownError?: string | undefined;
  /** An adjacent element describes the error in more detail. */
  isErrorDelayed?: boolean;
  /** An empty value is removed from the document instead of being stored as an empty string. */
  removesEmpty?: boolean;
  className?: string;
}

/** A text field bound to a form path. */
export function TextField({
  path,
  label,
  hint,
  rows,
  isOneLine,
  max,
  normalize,
  display,
  suggestion,
  removesEmpty,
  isErrorDelayed,
  ownError,
  optional,
  className,
  ...rest
}: TextFieldProps) {
  const { set } = useFormActions();
  const value = useFormText(path);
  const { error, onFocus, onBlur } = useDelayedFieldError(path, ownError);
  const left = useCharactersLeft(value, max);
  const { type: _, start: __, ...ofArea } = rest;
  const shown = display ? display(value) : value;
  const control = {
    value: shown,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      // In the next frame: the press that entered the field places its own cursor first.
      if (suggestion && value === suggestion) requestAnimationFrame(() => currentTarget.select());
      onFocus();
    },
    ...(max !== undefined && { maxLength: max }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const typed = isOneLine ? currentTarget.value.replace(/\n+/g, ' ') : currentTarget.value;
      set(path, removesEmpty && typed === '' ? undefined : typed);
    },
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
      {...(hint || left
        ? {
            hint:
              hint && left ? (
                <>
                  {hint} {left}
                </>
              ) : (
                (hint ?? left)
              ),
          }
        : {})}
      {...(error && !isErrorDelayed ? { error } : {})}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {rows ? <Textarea {...ofArea} {...control} rows={rows} /> : <Input autoComplete="off" {...rest} {...control} />}
    </Field>
  );
}
