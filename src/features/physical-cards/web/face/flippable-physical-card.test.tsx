import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { sampleDesign } from '../../design/testing/any-design.ts';
import { FlippablePhysicalCard } from './flippable-physical-card.tsx';
import { savePixels, sizeLimits, storedPixels, usualPixels } from './true-size-field.tsx';

const drawn = (locale: Locale) =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <FlippablePhysicalCard design={sampleDesign()} link="https://negia.example/t/AB3D5F7H" />
    </LocaleProvider>,
  );

test('shows the front and hides the back from screen readers', () => {
  const html = drawn('he');
  expect(html).toMatch(/data-face="front" aria-hidden="false"/);
  expect(html).toMatch(/data-face="back" aria-hidden="true"/);
  expect(html).toContain('aria-label="חזית הכרטיס של נועה ברק"');
  expect(html).toMatch(/aria-live="polite"[^>]*>חזית</);
});

test('labels the button with what it does, in both languages', () => {
  expect(drawn('he')).toContain('לגב');
  expect(drawn('en')).toContain('See the back');
});

test('shows no size slider and no inline style before the actual size is requested', () => {
  expect(drawn('he')).not.toContain('type="range"');
  expect(drawn('he')).not.toContain('style=');
});

afterEach(() => vi.unstubAllGlobals());

test('stores a calibrated size and ignores one out of range', () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  expect(storedPixels()).toBe(usualPixels);
  savePixels(5.123);
  expect(storedPixels()).toBe(5.12);
  savePixels(sizeLimits.max + 1);
  expect(storedPixels()).toBe(usualPixels);
});
