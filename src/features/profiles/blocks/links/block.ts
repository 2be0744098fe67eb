import { z } from 'zod';
import { localizedText, webAddress } from '#base/schemas.ts';
import { defineBlock, linkTarget, listOf } from '../define-block.ts';

export const maxLinks = 100;

export const linksBlock = defineBlock({
  shape: { items: listOf(z.object({ label: localizedText(80), address: webAddress }), maxLinks) },
  empty: () => ({ items: [{ label: {}, address: '' }] }),
  list: { name: 'items', blankIn: ['label', 'address'], needs: 'address' },
  limitedBy: 'links',
  links: ({ items }) => items,
  targets: ({ items }) => items.flatMap(({ address, label }) => linkTarget(address, label)),
});
