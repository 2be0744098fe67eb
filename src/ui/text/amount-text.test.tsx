import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isolatedMoney } from '#base/money.ts';
import { MoneyText } from './text.tsx';

test.each([
  [30_000, '₪300'],
  [30_050, '₪300.50'],
  [4_576, '₪45.76'],
  [123_456_700, '₪1,234,567'],
  [-24_337, '-₪243.37'],
])('%d agorot are shown as %s', (amount, text) => {
  expect(renderToStaticMarkup(<MoneyText agorot={amount} />)).toBe(`<bdi dir="ltr">${text}</bdi>`);
  expect(isolatedMoney(amount)).toBe(`\u2066${text}\u2069`);
});
