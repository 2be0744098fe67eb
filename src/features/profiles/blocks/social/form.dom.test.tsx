import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#ui/locale.tsx';
import { documentExample } from '../../document/testing/profile-example.ts';
import { FormContext, type FormState, type FormStore } from '../../form/form-store.ts';
import { form } from './form.tsx';

test.each([
  ['https://www.facebook.com/dana', 'facebook'],
  ['instagram.com/dana', undefined],
  ['@dana', undefined],
  ['https://dana.example/', undefined],
])('%s typed in an Instagram row switches it to %s', (address, network) => {
  const changed: (readonly [string, unknown])[] = [];
  const block = { kind: 'social', items: [{ key: 'a', network: 'instagram', address }] };
  const history = { present: { language: 'en' as const, isBilingual: false, blocks: [block] } };
  const state: FormState = { history, normalized: { document: documentExample(), errors: {} }, rejected: {} };
  const store: FormStore = {
    state: () => state,
    subscribe: () => () => undefined,
    dispatch: (action) => void (action.type === 'set' && changed.push([action.path, action.value])),
  };
  render(
    <LocaleProvider locale="en">
      <FormContext value={store}>
        <form.Form path="blocks.0" />
      </FormContext>
    </LocaleProvider>,
  );
  fireEvent.blur(screen.getByLabelText('Username or link'));
  expect(changed.find(([path]) => path === 'blocks.0.items.0.network')?.[1]).toBe(network);
});
