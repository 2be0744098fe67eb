import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { HoursSection } from './hours-section.tsx';

const hours = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) => (day === 2 && hour === 9 ? 8 : 1)),
);

test.each([
  ['he', '2-10'],
  ['en', '2-8'],
] as const)('has one tab stop, and arrow keys move in their visual direction: in %s', async (locale, left) => {
  const user = userEvent.setup();
  render(pageOf(<HoursSection hours={hours} />, { locale }));
  const focused = () => (document.activeElement as HTMLElement).dataset.at;
  await user.tab();
  expect(focused()).toBe('2-9');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe(left);
  await user.keyboard('{ArrowDown}{End}');
  expect(focused()).toBe('3-23');
  const stops = [...document.querySelectorAll<HTMLElement>('td[tabindex="0"]')];
  expect(stops.map(({ dataset }) => dataset.at)).toEqual(['3-23']);
  await user.tab();
  expect(focused()).toBeUndefined();
});
