import { z } from 'zod';
import { localizedText, webAddress } from '#base/schemas.ts';
import { defineBlock, linkTarget, listOf } from '../define-block.ts';

export const maxPayments = 6;

/** Payment apps have no public link format; the pasted link must be on one of their hosts. */
const hosts = ['bitpay.co.il', 'www.bitpay.co.il', 'payboxapp.page.link', 'links.payboxapp.com', 'payboxapp.com'];
const payAddress = webAddress.refine((address) => hosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

export const paymentBlock = defineBlock({
  shape: { items: listOf(z.object({ label: localizedText(80), address: payAddress }), maxPayments) },
  empty: () => ({ items: [{ label: {}, address: '' }] }),
  list: { name: 'items', blankIn: ['label', 'address'], needs: 'address' },
  links: ({ items }) => items,
  targets: ({ items }) => items.flatMap(({ address, label }) => linkTarget(address, label)),
});
