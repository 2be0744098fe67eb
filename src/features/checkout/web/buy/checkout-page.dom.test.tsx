import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { useLocation } from '#ui/router.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { OrderPage } from '../order/order-page.tsx';
import { orderExample, quoteExample } from '../testing/examples.ts';
import { CheckoutPage } from './checkout-page.tsx';

afterEach(() => changeSession({ user: undefined }));

const Pages = () => (useLocation().pathname.startsWith('/checkout/order/') ? <OrderPage /> : <CheckoutPage />);
const paths = ['/checkout/order/:orderId', '/checkout/:type/:id'];

const open = (at: string, hasConsent: boolean) => {
  changeSession({ user: sessionUserExample });
  const declined = { ...orderExample, status: 'declined', hasConsent, invoiceId: null, invoiceNumber: null };
  const fetch = async (url: unknown) => {
    if (String(url).includes('/quote')) return Response.json(quoteExample);
    if (String(url).includes('/api/checkout/')) return Response.json(declined);
    return Response.json([]);
  };
  render(pageOf(<Pages />, { locale: 'en', path: paths, at, fetch }));
};
const consent = async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name: /Renew it/ })).checked;

test.each([true, false])('a try with another card starts with the consent that was given: %s', async (hasConsent) => {
  open('/checkout/order/7', hasConsent);
  await userEvent.click(await screen.findByRole('link', { name: 'Try another payment card' }));
  expect(await consent()).toBe(hasConsent);
});

test('an address cannot give the consent', async () => {
  open('/checkout/package/2?cycle=yearly&method=new&hasConsent=true', true);
  expect(await consent()).toBe(false);
});
