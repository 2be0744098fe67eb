import { z } from 'zod';
import { text, webAddress } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
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

export const socialTexts = texts('block', {
  social: {
    name: ['רשתות חברתיות', 'Social networks'],
    about: ['Instagram, Facebook, TikTok ועוד', 'Instagram, Facebook, TikTok and more'],
    count: [
      '{count, plural, =0 {עוד אין רשתות} one {רשת אחת} two {שתי רשתות} other {# רשתות}}',
      '{count, plural, =0 {No networks yet} one {One network} other {# networks}}',
    ],
    page: { label: ['רשתות חברתיות', 'Social networks'] },
    form: {
      pick: ['הוספת רשת', 'Add a network'],
      network: ['רשת', 'Network'],
      handle: ['שם המשתמש או הקישור', 'Username or link'],
      one: ['{network}', '{network}'],
    },
  },
});
