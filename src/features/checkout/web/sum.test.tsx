import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sum, sumInText } from './sum.tsx';

test.each([
  [30_000, '₪300'],
  [30_050, '₪300.50'],
  [4_576, '₪45.76'],
  [123_456_700, '₪1,234,567'],
  [-24_337, '-₪243.37'],
])('%d agorot read %s', (amount, text) => {
  expect(renderToStaticMarkup(<Sum amount={amount} />)).toBe(`<bdi dir="ltr">${text}</bdi>`);
  expect(sumInText(amount)).toBe(`\u2066${text}\u2069`);
});
