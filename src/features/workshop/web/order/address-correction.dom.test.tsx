import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import { emptyAddress } from '#features/physical-cards/delivery.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { orderDetailExample } from '../testing/workshop-examples.ts';
import { AddressCorrection } from './address-correction.tsx';

const address: DeliveryAddress = {
  ...emptyAddress,
  recipient: 'Dana Bar',
  phone: '+972505550123',
  city: 'Haifa',
  street: 'Herzl',
  house: '7',
};
const sent: { readonly url: string; readonly body: { readonly address: DeliveryAddress } }[] = [];
afterEach(() => {
  cleanup();
  sent.length = 0;
  changeSession({ user: undefined });
});

function mount(state: OrderState, delivery: 'post' | 'pickup' = 'post', staffRole: 'owner' | 'support' = 'owner') {
  changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });
  const order = { ...orderDetailExample(state), id: 9, delivery, address };
  const fetch = async (url: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push({ url: String(url), body: JSON.parse(String(init.body)) });
    return Response.json(init?.method === 'PUT' ? order : { csrfToken: 'x' });
  };
  render(pageOf(<AddressCorrection order={order} address={address} />, { locale: 'en', at: '/admin/orders/9', fetch }));
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Correct and tell the customer' }));

test('a wrong address is corrected, and what is missing is named first', async () => {
  mount('shipped');
  await open();
  expect(screen.getByText(/on its way already.*The customer will be told/)).toBeDefined();
  await userEvent.clear(field(/^House/));
  await save();
  expect(field(/^House/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await userEvent.type(field(/^House/), '12');
  await userEvent.type(field(/^Note/), 'Ring twice');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/api/admin/orders/9/address');
  expect(sent[0]?.body.address).toMatchObject({ city: 'Haifa', house: '12', notes: 'Ring twice' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('at a pick-up point only who comes for the parcel is asked for', async () => {
  mount('paid', 'pickup');
  await open();
  expect(screen.getByText(/The pick-up point stays/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Street/ })).toBeNull();
  expect(field(/^Full name/).value).toBe('Dana Bar');
});

test('an ended order, and a role that only reads, have nothing to correct', () => {
  mount('delivered');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  mount('shipped', 'post', 'support');
  expect(screen.queryByRole('button')).toBeNull();
});
