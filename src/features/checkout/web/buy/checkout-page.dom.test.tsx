import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { useLocation } from '#ui/router.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { Quote } from '../../contract.ts';
import { OrderPage } from '../order/order-page.tsx';
import { orderExample, quoteExample } from '../testing/examples.ts';
import { CheckoutPage } from './checkout-page.tsx';

afterEach(() => changeSession({ user: undefined }));

const methodExample = {
  id: 4,
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2090,
  isDefault: true,
  expiry: 'good',
};

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

describe('a coupon', () => {
  const lowered: Quote = {
    ...quoteExample,
    amount: 24_000,
    coupon: { code: 'SPRING26', discount: 6_000 },
    lines: [...quoteExample.lines, { text: 'Coupon SPRING26 (20%)', quantity: 1, amount: -6_000 }],
  };
  const refusal = (coupon: string) =>
    Response.json({ code: 'invalid_input', message: coupon, fields: { coupon } }, { status: 400 });

  /** Only SPRING26 applies, unless the payment says otherwise. */
  const openWith = (at: string, onPay?: () => Response) => {
    changeSession({ user: sessionUserExample });
    const asked: string[] = [];
    const paid = vi.fn<(body: object) => void>();
    const fetch = async (url: unknown, init?: RequestInit) => {
      const { pathname, searchParams } = new URL(String(url), 'http://x');
      if (pathname === '/api/checkout/quote') return Response.json(quoteExample);
      if (pathname === '/api/checkout/coupon') {
        const code = String(searchParams.get('coupon'));
        asked.push(code);
        const isGone = paid.mock.calls.length > 0;
        return code === 'SPRING26' && !isGone ? Response.json(lowered) : refusal(`No coupon ${code}`);
      }
      if (pathname === '/api/checkout' && init?.method === 'POST') {
        paid(JSON.parse(String(init.body)));
        return onPay?.() ?? Response.json(orderExample);
      }
      if (pathname === '/api/payment-methods') return Response.json([methodExample]);
      return Response.json(pathname.endsWith('csrf-token') ? { csrfToken: 'x' } : []);
    };
    render(pageOf(<Pages />, { locale: 'en', path: paths, at, fetch }));
    return { asked, paid };
  };
  const field = () => screen.findByRole('textbox', { name: 'Coupon code' });
  const payButton = (amount: string) => screen.findByRole('button', { name: new RegExp(`^Pay .*${amount}`) });

  test('is quiet until asked for, applied by its code, and removed again', async () => {
    const { asked } = openWith('/checkout/package/2');
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon code' }));
    expect(document.activeElement).toBe(await field());
    await userEvent.type(await field(), 'spring-26{Enter}');
    expect(await screen.findByText('Coupon SPRING26 (20%)')).toBeDefined();
    expect(await payButton('₪240')).toBeDefined();
    expect(screen.getByText(/renews at the full price: .*₪300/)).toBeDefined();
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(document.activeElement).toBe(remove);
    await userEvent.click(remove);
    expect(await payButton('₪300')).toBeDefined();
    expect(screen.queryByText(/renews at the full price/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I have a coupon code' }));
    expect(asked).toEqual(['SPRING26']);
  });

  test('that does not apply says why beside its field, and leaves the price as it is', async () => {
    const { asked } = openWith('/checkout/package/2?coupon=WINTER1');
    expect(await screen.findByText('No coupon WINTER1')).toBeDefined();
    expect(await payButton('₪300')).toBeDefined();
    await userEvent.type(await field(), '!');
    expect(screen.queryByText('No coupon WINTER1')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('A code is 3 to 24 Latin letters or digits')).toBeDefined();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'spring26{Enter}');
    expect(await payButton('₪240')).toBeDefined();
    expect(asked).toEqual(['WINTER1', 'SPRING26']);
  });

  test('is paid with, and one that has ended in the meantime is taken off before anything is charged', async () => {
    const { paid } = openWith('/checkout/package/2?coupon=spring-26', () => refusal('It has just ended'));
    await userEvent.click(await payButton('₪240'));
    expect(await screen.findByText('It has just ended')).toBeDefined();
    expect(paid).toHaveBeenCalledWith(expect.objectContaining({ coupon: 'SPRING26', expected: 24_000 }));
    expect(await payButton('₪300')).toBeDefined();
    expect(await screen.findByText('No coupon SPRING26')).toBeDefined();
    await userEvent.click(await payButton('₪300'));
    await vi.waitFor(() => expect(paid).toHaveBeenCalledTimes(2));
    expect(paid.mock.calls[1]?.[0]).not.toHaveProperty('coupon');
  });

  test('is not offered to a visitor, nor to the demo', async () => {
    openWith('/checkout/package/2?coupon=SPRING26');
    changeSession({ user: undefined });
    await screen.findByText('Order summary');
    expect(screen.queryByRole('button', { name: 'I have a coupon code' })).toBeNull();
    expect(screen.queryByText('Coupon SPRING26 (20%)')).toBeNull();
  });

  test('stays with a try of another card', async () => {
    changeSession({ user: sessionUserExample });
    const declined = { ...orderExample, status: 'declined', coupon: lowered.coupon };
    const fetch = async () => Response.json(declined);
    render(pageOf(<OrderPage />, { locale: 'en', path: paths, at: '/checkout/order/7', fetch }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Try another payment card' });
    expect(link.getAttribute('href')).toBe('/checkout/package/2?cycle=yearly&coupon=SPRING26&method=new');
    expect(screen.getByText(/Coupon .*SPRING26/).nextElementSibling?.textContent).toContain('₪60');
  });
});
