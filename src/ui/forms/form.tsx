import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, createContext, type FormEvent, useContext, useEffect, useRef } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorTexts } from '#i18n/shared-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { type TextValues, translator } from '#i18n/translator.ts';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { useLocale } from '../locale.tsx';

export type SchemaForm<I extends FieldValues, O = I> = UseFormReturn<I, unknown, O> & {
  /** The error message of a field: schemas contain text keys, the server sends sentences. */
  readonly errorOf: (name: Path<I>, values?: TextValues) => string | undefined;
  /** Shows the server's messages at the fields it named; returns false if the form has none of them. */
  readonly showFields: (fields: Readonly<Record<string, string>>) => boolean;
};

interface SchemaFormOptions<I extends FieldValues, O> extends Omit<UseFormProps<I, unknown, O>, 'resolver'> {
  readonly schema: z.ZodType<O, I>;
  /** Where the schema's text keys are looked up; those of `errors` are always included. */
  readonly texts?: readonly Texts[];
  /** Maps the server's field names to the form's where they differ. */
  readonly serverNames?: Readonly<Record<string, Path<I>>>;
  /** Marks all invalid fields, but says what is wrong with the first alone: for short forms in a small space. */
  readonly isOneErrorShown?: boolean;
  /** Called on every change, for forms whose input outlives them. */
  readonly onValues?: ((typed: I) => void) | undefined;
}

/**
 * A form validated by a schema of the contract. Errors appear on submit and from then on while typing; the first
 * invalid field in the order of the values gets focus.
 */
export function useSchemaForm<I extends FieldValues, O>({
  schema,
  texts = [],
  serverNames = {},
  onValues,
  isOneErrorShown = false,
  ...options
}: SchemaFormOptions<I, O>): SchemaForm<I, O> {
  const { locale } = useLocale();
  const form = useForm<I, unknown, O>({ ...options, resolver: zodResolver(schema) });
  const { subscribe } = form;
  const listener = useRef(onValues);
  useEffect(() => {
    listener.current = onValues;
  });
  const hasListener = onValues !== undefined;
  useEffect(() => {
    if (!hasListener) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => listener.current?.(values) });
  }, [subscribe, hasListener]);
  const tables = [...texts, errorTexts].map((one) => translator(one, locale));
  const isInvalid = (path: string) => get(form.formState.errors, path) !== undefined;
  const register: typeof form.register = (name, rules) => ({
    ...form.register(name, rules),
    ...(isInvalid(name) && { 'aria-invalid': true }),
  });
  return {
    ...form,
    ...(isOneErrorShown && { register }),
    errorOf: (name, values) => {
      if (isOneErrorShown && pathsOf(form.getValues()).find(isInvalid) !== name) return undefined;
      const { message } = (get(form.formState.errors, name) ?? {}) as Partial<FieldError>;
      return message && (tables.map((t) => t.find(message, values)).find(Boolean) ?? message);
    },
    showFields: (fields) => {
      const paths = pathsOf(form.getValues());
      const shown = Object.entries(fields)
        .map(([name, message]) => ({ path: serverNames[name] ?? (name as Path<I>), message }))
        .filter(({ path }) => paths.includes(path))
        .toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
      for (const [index, { path, message }] of shown.entries())
        form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
      return shown.length > 0;
    },
  };
}

/** Paths as the server names fields: `address.city`. */
const pathsOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value && typeof value === 'object' ? pathsOf(value).map((path) => `${name}.${path}`) : name,
  );

const BusyContext = createContext(false);

interface FormProps<I extends FieldValues, O> extends Omit<ComponentProps<typeof Stack<'form'>>, 'as' | 'onSubmit'> {
  form: SchemaForm<I, O>;
  /** Receives the schema's output. A returned promise keeps the form busy. */
  onSubmit: (values: O) => unknown;
  /** Pending state of the request, if `onSubmit` does not return a promise. */
  isPending?: boolean;
}

/** Stacked fields that are validated and submitted together, only once on repeated clicks. */
export function Form<I extends FieldValues, O>({ form, onSubmit, isPending, ...rest }: FormProps<I, O>) {
  const isSending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button's disabled state lags behind the click: a second click may be faster.
    if (isSending.current) return;
    isSending.current = true;
    await form
      .handleSubmit((values) => onSubmit(values))(event)
      .finally(() => {
        isSending.current = false;
      });
  };
  return (
    <BusyContext value={isPending ?? form.formState.isSubmitting}>
      {/* Sent before its script has loaded, it must not put what was typed into the address. */}
      <Stack as="form" method="post" noValidate onSubmit={submit} {...rest} />
    </BusyContext>
  );
}

/** Submits the surrounding form and shows its pending state. */
export function SubmitButton(props: ButtonProps) {
  const isBusy = useContext(BusyContext);
  return <Button type="submit" loading={isBusy} {...props} />;
}
