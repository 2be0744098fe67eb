import { type ComponentProps, createContext, type FormEvent, useContext, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { Stack } from '../layout/layout.tsx';
import type { SchemaForm } from './use-schema-form.ts';

const BusyContext = createContext(false);

interface FormProps<I extends FieldValues, O> extends Omit<ComponentProps<typeof Stack<'form'>>, 'as' | 'onSubmit'> {
  form: SchemaForm<I, O>;
  /** Gets what the schema made of the values. A promise keeps the form busy. */
  onSubmit: (values: O) => unknown;
  /** Of the call that it leads to, where that is no promise. */
  isPending?: boolean;
}

/** Fields below each other that are checked and sent together, once for however many presses. */
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

/** Sends the form around it, and shows that it is under way. */
export function SubmitButton(props: ButtonProps) {
  const isBusy = useContext(BusyContext);
  return <Button type="submit" loading={isBusy} {...props} />;
}
