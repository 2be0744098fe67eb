import type { Profile } from '#features/profiles/contract.ts';
import { documentExample, profileExample as example } from '#features/profiles/document/testing/profile-example.ts';
import type { PhysicalCardPrices, PhysicalOrderWithHistory, SavedDesign } from '../../contract.ts';
import { sampleDesign } from '../../design/testing/any-design.ts';
import { firstPrices } from '../../prices.ts';
import order from './order-example.json' with { type: 'json' };

/** For tests: an owner with a profile, one of its designs and an order in progress. */
export const profileExample: Profile = example({
  id: 4,
  slug: 'noa',
  document: documentExample({ language: 'en', identity: { name: { en: 'Noa Barak' }, title: { en: 'Architect' } } }),
});

const design = sampleDesign({
  language: 'en',
  template: 'paper',
  colours: { ground: '#ffffff', ink: '#14211f', accent: '#0f4c4a' },
  words: { name: 'Noa Barak', title: 'Architect' },
  qr: {},
});

export const designExample: SavedDesign = {
  id: 7,
  name: 'Spring',
  profileId: 4,
  design,
  version: 1,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
};

export const pricesExample: PhysicalCardPrices = {
  prices: firstPrices,
  discount: 10,
  packages: [
    { packageType: 'basic', name: 'Basic', discount: 0 },
    { packageType: 'advanced', name: 'Advanced', discount: 10 },
    { packageType: 'pro', name: 'Pro', discount: 20 },
  ],
  promises: [
    { delivery: 'post', from: '2026-11-18', to: '2026-11-22' },
    { delivery: 'pickup', from: '2026-11-18', to: '2026-11-22' },
    { delivery: 'express', from: '2026-11-18', to: '2026-11-18' },
  ],
  lastAddress: { ...order.address, postcode: '', notes: 'Ring twice' },
  lastDelivery: 'express',
};

export const orderExample = { ...order, design } as PhysicalOrderWithHistory;
