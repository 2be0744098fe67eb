import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { pageOf } from '#testing/render-page.tsx';
import { HoursSection } from './hours-section.tsx';

const hours = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) => (day === 2 && hour === 9 ? 8 : 1)),
);

test.each(locales)('has one tab stop, and the left arrow key moves to the hour before: in %s', async (locale) => {
  const user = userEvent.setup();
  render(pageOf(<HoursSection hours={hours} />, { locale }));
  const focused = () => (document.activeElement as HTMLElement).dataset.at;
  await user.tab();
  expect(focused()).toBe('2-9');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2-8');
  await user.keyboard('{ArrowDown}{End}');
  expect(focused()).toBe('3-23');
  const stops = [...document.querySelectorAll<HTMLElement>('td[tabindex="0"]')];
  expect(stops.map(({ dataset }) => dataset.at)).toEqual(['3-23']);
  await user.tab();
  expect(focused()).toBeUndefined();
});
