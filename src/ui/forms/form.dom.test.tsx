import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { texts } from '#i18n/texts.ts';
import { Field, Input } from '../controls/field.tsx';
import { LocaleProvider } from '../locale.tsx';
import { futureInstant, parsedText } from './field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from './form.tsx';

const formTexts = texts('form', { street: ['איפה?', 'Where?'], many: ['עד {max}', 'Up to {max}'] });
const countOf = (typed: string) => (Number(typed) < 3 ? Number(typed) : undefined);
const schema = z.object({
  name: z.string().trim().min(1, { error: 'errors.required' }),
  address: z.object({ street: z.string().min(1, { error: 'form.street' }) }),
  count: parsedText(countOf, 'form.many'),
});
type Values = z.output<typeof schema>;

interface Send {
  readonly values: Values;
  readonly showFields: (fields: Readonly<Record<string, string>>) => boolean;
}

interface OrderProps {
  isOneErrorShown?: boolean;
  onSend: (send: Send) => unknown;
  isPending?: boolean;
  onValues?: (typed: z.input<typeof schema>) => void;
}

function Order({ onSend, onValues, isOneErrorShown = false, ...rest }: OrderProps) {
  const form = useSchemaForm({
    schema,
    texts: [formTexts],
    serverNames: { where: 'address.street' },
    defaultValues: { name: '', address: { street: '' }, count: '1' },
    onValues,
    isOneErrorShown,
  });
  const { showFields } = form;
  return (
    <Form form={form} onSubmit={(values) => onSend({ values, showFields })} {...rest}>
      <Field label="Name" error={form.errorOf('name')}>
        <Input {...form.register('name')} />
      </Field>
      <Field label="Street" error={form.errorOf('address.street')}>
        <Input {...form.register('address.street')} />
      </Field>
      <Field label="Count" error={form.errorOf('count', { max: 2 })}>
        <Input {...form.register('count')} />
      </Field>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const mount = (props: Partial<OrderProps> = {}, locale: Locale = 'en') => {
  const onSend = vi.fn<OrderProps['onSend']>(() => undefined);
  render(
    <LocaleProvider locale={locale}>
      <Order onSend={onSend} {...props} />
    </LocaleProvider>,
  );
  return onSend;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button');
const errorAt = (name: string) => {
  const id = field(name).getAttribute('aria-describedby');
  return field(name).getAttribute('aria-invalid') && id && document.getElementById(id)?.textContent;
};
const fill = async () => {
  await userEvent.type(field('Name'), ' Dana ');
  await userEvent.type(field('Street'), 'Herzl 1');
};

test('shows errors on submit, focuses the first invalid field and clears each error once it is fixed', async () => {
  const onSend = mount();
  await userEvent.type(field('Count'), '2');
  expect(errorAt('Count')).toBeNull();
  await userEvent.click(send());
  expect(['Name', 'Street', 'Count'].map(errorAt)).toEqual(['Required', 'Where?', 'Up to 2']);
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.type(field('Name'), 'D');
  expect(errorAt('Name')).toBeNull();
  expect(errorAt('Street')).toBe('Where?');
  await userEvent.click(send());
  expect(document.activeElement).toBe(field('Street'));
  expect(onSend).not.toHaveBeenCalled();
});

test('in a small space says what is wrong with the first field alone, and marks the others', async () => {
  mount({ isOneErrorShown: true });
  await userEvent.type(field('Count'), '2');
  await userEvent.click(send());
  const marked = () => ['Name', 'Street', 'Count'].map((name) => field(name).getAttribute('aria-invalid'));
  expect([marked(), errorAt('Name')]).toEqual([['true', 'true', 'true'], 'Required']);
  expect(document.querySelectorAll('[id$="-error"]')).toHaveLength(1);
  // Corrected, the next says what is wrong, without another press.
  await userEvent.type(field('Name'), 'D');
  expect([marked(), errorAt('Street')]).toEqual([[null, 'true', 'true'], 'Where?']);
});

test('shows errors in the page’s language', async () => {
  mount({}, 'he');
  await userEvent.click(send());
  expect(errorAt('Street')).toBe('איפה?');
});

test('submits the schema’s output', async () => {
  const onSend = mount();
  await fill();
  await userEvent.keyboard('{Enter}');
  expect(onSend.mock.calls.map(([{ values }]) => values)).toEqual([
    { name: 'Dana', address: { street: 'Herzl 1' }, count: 1 },
  ]);
});

test('shows the server’s errors at their fields, focuses the first in form order and retains the input', async () => {
  const onSend = mount();
  await fill();
  await userEvent.click(send());
  const show = (fields: Readonly<Record<string, string>>) => {
    let isShown: boolean | undefined;
    act(() => {
      isShown = onSend.mock.calls[0]?.[0].showFields(fields);
    });
    return isShown;
  };
  expect(show({ elsewhere: 'No' })).toBe(false);
  expect(show({ where: 'No such street', name: 'Taken' })).toBe(true);
  expect([errorAt('Name'), errorAt('Street')]).toEqual(['Taken', 'No such street']);
  expect(document.activeElement).toBe(field('Name'));
  expect([field('Name').value, field('Street').value]).toEqual([' Dana ', 'Herzl 1']);
  await userEvent.type(field('Street'), '2');
  expect([errorAt('Name'), errorAt('Street')]).toEqual(['Taken', null]);
  await userEvent.click(send());
  expect(errorAt('Name')).toBeNull();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('repeated clicks submit once, and the button is busy until the submission is done', async () => {
  const sent = Promise.withResolvers<void>();
  const onSend = vi.fn(() => sent.promise);
  mount({ onSend });
  await fill();
  const press = () => (send() as HTMLButtonElement).click();
  await act(async () => {
    press();
    press();
  });
  expect(send().getAttribute('aria-busy')).toBe('true');
  await act(async () => press());
  sent.resolve();
  await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('isPending makes the submit button busy', () => {
  mount({ isPending: true });
  expect(send().getAttribute('aria-busy')).toBe('true');
});

test('onValues receives the typed values on change', async () => {
  const onValues = vi.fn();
  mount({ onValues });
  await userEvent.type(field('Name'), 'D');
  expect(onValues).toHaveBeenLastCalledWith({ name: 'D', address: { street: '' }, count: '1' });
});

test('futureInstant rejects a missing and a past instant', () => {
  const instant = futureInstant('missing', 'past');
  const errorOf = (typed: string) => instant.safeParse(typed).error?.issues.map(({ message }) => message);
  expect([errorOf(''), errorOf('2020-01-01T09:00')]).toEqual([['missing'], ['past']]);
  expect(instant.parse('2099-01-01T09:00')).toEqual(new Date('2099-01-01T07:00:00Z'));
});
