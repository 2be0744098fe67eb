import { z } from 'zod';
import { text, webAddress } from '#base/schemas.ts';
import { addressOn, findNetwork, networkOf } from '../../networks.ts';
import { defineBlock, hostOf, linkTarget, listOf } from '../define-block.ts';

export const maxNetworks = 20;

const labelOf = (address: string, network: string): string =>
  networkOf(address)?.label ?? findNetwork(network)?.label ?? hostOf(address);

export const socialBlock = defineBlock({
  shape: { items: listOf(z.object({ network: text(30), address: webAddress }), maxNetworks) },
  empty: () => ({ items: [] }),
  list: { name: 'items', blankIn: ['address'], needs: 'address' },
  // A handle is sufficient, since the network is known.
  complete: ({ items }) => ({
    items: items.map((item) => ({ ...item, address: addressOn(item.network, item.address) ?? item.address })),
  }),
  links: ({ items }) => items.map(({ address }) => ({ address })),
  targets: ({ items }) => items.flatMap(({ address, network }) => linkTarget(address, {}, labelOf(address, network))),
});
