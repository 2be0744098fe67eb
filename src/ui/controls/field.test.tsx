import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../choices/checkbox.tsx';
import { RadioGroup, RadioItem } from '../choices/radio-group.tsx';
import { Select } from '../choices/select.tsx';
import { Switch } from '../choices/switch.tsx';
import { Field, Input, Textarea } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

const controls: Record<string, ReactNode> = {
  input: <Input />,
  password: <PasswordInput />,
  textarea: <Textarea />,
  select: <Select />,
  checkbox: <Checkbox />,
  switch: <Switch />,
};

test.each(Object.entries(controls))('%s is associated with its label, hint and error', (_, control) => {
  const html = renderToStaticMarkup(
    <Field id="name" label="Name" hint="As on the card" error="Too short" required>
      {control}
    </Field>,
  );
  expect(html).toContain('for="name"');
  expect(html).toMatch(/<(input|textarea|select)[^>]* id="name"/);
  expect(html).toContain('aria-describedby="name-error name-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-required="true"');
  expect(html).toMatch(/<p[^>]*id="name-error"[^>]*>.*Too short/);
  expect(html).toMatch(/<p[^>]*id="name-hint"[^>]*>As on the card/);
});

test('a custom control gets the same attributes through a function', () => {
  const html = renderToStaticMarkup(
    <Field id="colour" label="Colour" error="Unknown">
      {(control) => <input type="color" {...control} />}
    </Field>,
  );
  expect(html).toContain('<input type="color" id="colour" aria-describedby="colour-error" aria-invalid="true"/>');
});

test('a field without hint and error has no aria attributes', () => {
  const html = renderToStaticMarkup(
    <Field label="Name">
      <Input />
    </Field>,
  );
  expect(html).not.toMatch(/aria-(describedby|invalid|required)/);
});

test('a radio group is a fieldset whose items share a name', () => {
  const html = renderToStaticMarkup(
    <RadioGroup label="Plan" value="year" error="Choose one">
      <RadioItem value="month">Monthly</RadioItem>
      <RadioItem value="year">Yearly</RadioItem>
    </RadioGroup>,
  );
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(html).toMatch(/<fieldset[^>]*aria-describedby/);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="year"|<input[^>]*value="year"[^>]*checked=""/);
});

test.each([
  ['tel', 'ltr'],
  ['email', 'ltr'],
  ['url', 'ltr'],
  ['text', 'auto'],
])('an input of type %s has dir %s', (type, dir) => {
  expect(renderToStaticMarkup(<Input type={type} />)).toContain(`dir="${dir}"`);
});
