import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shekels } from '#base/money.ts';
import type { Locale } from '#i18n/locale.ts';
import { visiblePages } from '../lists/pagination.tsx';
import { DateText, LatinText, LocaleProvider, MoneyText, PhoneText } from '../locale.tsx';
import { edgeOf } from '../overlays/sheet.tsx';
import styles from './text.module.css';

const render = (node: ReactNode, locale: Locale = 'he') =>
  renderToStaticMarkup(<LocaleProvider locale={locale}>{node}</LocaleProvider>);

const inOnePiece = (text: string) => `<bdi dir="ltr" class="${styles.unbroken}">${text}</bdi>`;

test('money is isolated left to right on one line, with its sign first and no hidden marks', () => {
  expect(render(<MoneyText agorot={shekels(1300).amount} />)).toBe(inOnePiece('₪1,300'));
  expect(render(<MoneyText agorot={-24_337} />)).toBe(inOnePiece('-₪243.37'));
  expect(render(<MoneyText agorot={900} currency="USD" />)).toBe(inOnePiece('$9'));
  expect(render(<MoneyText agorot={undefined} />)).toBe(inOnePiece('₪0'));
});

test('a phone number is isolated left to right on one line, and dials as stored', () => {
  expect(render(<PhoneText value="+972501234567" />)).toBe(inOnePiece('050-123-4567'));
  expect(render(<PhoneText value="*2345" dial />)).toBe(`<a href="tel:*2345">${inOnePiece('*2345')}</a>`);
});

test('a date has the direction of its language, on the Israeli day', () => {
  const late = new Date('2026-11-14T23:30:00Z');
  expect(render(<DateText value={late} />)).toMatch(/<bdi dir="rtl">15 .*2026<\/bdi>/);
  expect(render(<DateText value={late} time />, 'en')).toMatch(/<bdi dir="ltr">15 Nov 2026, (01:30|1:30)/);
});

test('Latin addresses are isolated', () => {
  expect(render(<LatinText>negia.example/noa</LatinText>)).toBe('<bdi dir="ltr">negia.example/noa</bdi>');
});

test('a sheet opens from the same side of the screen in both directions', () => {
  expect(edgeOf('right', 'ltr')).toBe('end');
  expect(edgeOf('right', 'rtl')).toBe('start');
  expect(edgeOf('left', 'ltr')).toBe('start');
  expect(edgeOf('left', 'rtl')).toBe('end');
  expect(edgeOf('top', 'rtl')).toBe('top');
});

test('shows the pages around the current one, and a gap only where it hides more than one', () => {
  expect(visiblePages(1, 3)).toEqual([1, 2, 3]);
  expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 5, 0, 12]);
  expect(visiblePages(7, 12)).toEqual([1, 0, 6, 7, 8, 0, 12]);
});
