import { type ComponentProps, createContext, type FormEvent, useContext, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { Stack } from '../layout/layout.tsx';
import type { SchemaForm } from './use-schema-form.ts';

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
      <Stack as="form" noValidate onSubmit={submit} {...rest} />
    </BusyContext>
  );
}

/** Submits the surrounding form and shows its pending state. */
export function SubmitButton(props: ButtonProps) {
  const isBusy = useContext(BusyContext);
  return <Button type="submit" loading={isBusy} {...props} />;
}
