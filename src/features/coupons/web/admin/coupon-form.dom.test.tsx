import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { AdminCoupon } from '../../admin-contract.ts';
import { CouponDialog } from './coupon-form.tsx';
import { couponExample } from './testing/coupon-example.ts';

/** Opens the dialog; the server answers with the coupon, or refuses a field. */
function open(coupon?: AdminCoupon, refused?: Record<string, string>) {
  const sent = vi.fn<(method: string, body: Record<string, unknown>) => void>();
  const fetch = async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'GET' || !init?.body) return Response.json({ csrfToken: 'x' });
    sent(String(init.method), JSON.parse(String(init.body)));
    return refused
      ? Response.json({ code: 'invalid_input', message: 'no', fields: refused }, { status: 400 })
      : Response.json(couponExample(), { status: 200 });
  };
  const onClose = vi.fn();
  render(pageOf(<CouponDialog {...(coupon && { coupon })} onClose={onClose} />, { locale: 'en', fetch }));
  return { sent, onClose };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a new coupon names what is missing, and sends what was typed in the form of the server', async () => {
  const { sent, onClose } = open();
  await submit('Make the coupon');
  expect(screen.getByText('3 to 24 Latin letters or digits')).toBeDefined();
  expect(document.activeElement).toBe(box(/^Code/));
  await userEvent.type(box(/^Code/), 'spring-26');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of discount' }), 'Amount');
  await userEvent.type(box(/in shekels/), '19.90');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pro' }));
  await userEvent.type(box(/Uses altogether/), '50');
  await submit('Make the coupon');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([
    [
      'POST',
      expect.objectContaining({
        code: 'SPRING26',
        discountKind: 'amount',
        discountValue: 1_990,
        packages: ['pro'],
        maxUses: 50,
        maxPerOwner: 1,
        validUntil: null,
      }),
    ],
  ]);
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const { onClose } = open(couponExample(), { discountValue: 'Too generous' });
  await submit('Save');
  expect(await screen.findByText('Too generous')).toBeDefined();
  expect(box(/in percent/).value).toBe('20');
  expect(onClose).not.toHaveBeenCalled();
});

test('of a used coupon only what may change is shown and sent', async () => {
  const { sent } = open(couponExample({ used: 3 }));
  expect(screen.getByText('The coupon has been used')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull();
  await userEvent.clear(box(/Uses altogether/));
  await submit('Save');
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual(['PUT', { note: 'The fair', validUntil: '2026-12-31', maxUses: null }]);
});

test('closing asks before what was typed is lost, and does not ask when nothing was', async () => {
  const untouched = open();
  await userEvent.keyboard('{Escape}');
  expect(untouched.onClose).toHaveBeenCalledTimes(1);
  cleanup();
  const { onClose } = open();
  await userEvent.type(box(/^Code/), 'spring');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([onClose.mock.calls.length, box(/^Code/).value]).toEqual([0, 'spring']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
