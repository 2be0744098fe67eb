import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { PackageEditor } from './package-admin-page.tsx';
import { adminPackageExample } from './testing/admin-package-example.ts';

const texts = { name: 'Pro', description: '', features: ['One', 'Two', 'Three'], benefits: [] };

test('a line of what is included moves up and down, and no further than the ends', async () => {
  render(pageOf(<PackageEditor one={adminPackageExample({ texts: { he: texts, en: texts } })} />, { locale: 'en' }));
  const user = userEvent.setup();
  // Both languages are in the page; the Hebrew one comes first.
  const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0];
  const press = (name: string) => user.click(button(name) as HTMLButtonElement);
  const lines = () =>
    [1, 2, 3].map((number) => screen.getAllByRole<HTMLInputElement>('textbox', { name: `Line ${number}` })[0]?.value);
  await press('Move line 1 down');
  expect(lines()).toEqual(['Two', 'One', 'Three']);
  await press('Move line 3 up');
  expect(lines()).toEqual(['Two', 'Three', 'One']);
  expect(button('Move line 1 up')?.disabled).toBe(true);
  expect(button('Move line 3 down')?.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('#package-preview');
});
