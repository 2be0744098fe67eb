import type { Profile } from '#features/profiles/contract.ts';
import { profileDocument } from '#features/profiles/document/document.ts';
import { profileExample as example } from '#features/profiles/document/testing/profile-example.ts';
import type { PhysicalOrderWithHistory, SavedDesign } from '../../../contract.ts';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { sampleDesign } from '../../../design/testing/any-design.ts';

/** For tests: a plain PVC card. */
export const designExample: PhysicalCardDesign = sampleDesign({
  language: 'en',
  colours: { ground: '#ffffff', ink: '#14211f', accent: '#0f4c4a' },
  words: { name: 'Dana Levi', title: 'Architect', company: '', line: '' },
});

export const profileExample: Profile = example({
  id: 3,
  slug: 'dana',
  document: profileDocument.parse({
    version: 1,
    language: 'en',
    identity: { name: { en: 'Dana Levi' }, title: { en: 'Architect' } },
    design: { template: 'shore', colours: { accent: '#7b1e3a', ground: '#fdf7f8', ink: '#2a1219' } },
  }),
});

export const savedExample: SavedDesign = {
  id: 15,
  name: 'Fair',
  profileId: 3,
  design: designExample,
  version: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

/** An order for which the workshop requested changes. */
export const orderExample: PhysicalOrderWithHistory = {
  id: 41,
  state: 'needs_changes',
  designId: 15,
  design: designExample,
  profileId: 3,
  profileName: 'Dana Levi',
  quantity: 2,
  delivery: 'post',
  amount: 20_300,
  refunded: 0,
  promise: null,
  tracking: null,
  address: {
    recipient: 'Dana Levi',
    phone: '+972505550142',
    city: 'Haifa',
    street: 'Herzl',
    house: '1',
    entrance: '',
    floor: '',
    apartment: '',
    postcode: '',
    notes: '',
  },
  reason: 'The logo is blurred',
  can: ['resubmit', 'cancel'],
  refundOnCancel: 20_300,
  expiresAt: null,
  paidAt: '2026-11-03T08:00:00.000Z',
  checkoutOrderId: 9,
  createdAt: '2026-11-03T08:00:00.000Z',
  updatedAt: '2026-11-04T08:00:00.000Z',
  history: [],
  tags: [],
};
