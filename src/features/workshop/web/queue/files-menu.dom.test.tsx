import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Material } from '#features/physical-cards/design/design.ts';
import { pageOf } from '#testing/render-page.tsx';
import { orderExample } from '../testing/workshop-examples.ts';
import { FilesMenu } from './queue-column.tsx';

function orderOf(id: number, material: Material) {
  const order = orderExample(id, 'in_production');
  return { ...order, design: { ...order.design, material } };
}

async function files(...orders: ReturnType<typeof orderOf>[]) {
  render(pageOf(<FilesMenu orders={orders} />, { locale: 'en' }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Files' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => [item.textContent, item.getAttribute('href')?.split('/').at(-1)]);
}

test('one material: one print file', async () => {
  expect((await files(orderOf(3, 'wood'), orderOf(5, 'wood')))[0]).toEqual(['Print file', 'print.pdf?ids=3,5']);
});

test('several materials: a print file for each, and the other files of all orders', async () => {
  expect(await files(orderOf(3, 'wood'), orderOf(4, 'pvc'), orderOf(5, 'wood'))).toEqual([
    ['Print file: Wood', 'print.pdf?ids=3,5'],
    ['Print file: PVC', 'print.pdf?ids=4'],
    ['Chip table', 'chips.csv?ids=3,4,5'],
    ['Packing lists', 'packing.pdf?ids=3,4,5'],
    ['Address labels', 'labels.pdf?ids=3,4,5'],
  ]);
});
