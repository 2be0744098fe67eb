import { type Profile, profile as profileSchema } from '#features/profiles/contract.ts';
import type { PhysicalOrderWithHistory, SavedDesign } from '../../../contract.ts';
import { type PhysicalCardDesign, physicalCardDesign } from '../../../design/design.ts';

/** For tests: a plain card of PVC. */
export const designExample: PhysicalCardDesign = physicalCardDesign.parse({
  version: 1,
  language: 'en',
  material: 'pvc',
  finish: 'matte',
  template: 'line',
  colours: { ground: '#ffffff', ink: '#14211f', accent: '#0f4c4a' },
  words: { name: 'Dana Levi', title: 'Architect', company: '', line: '' },
  qr: { side: 'back', size: 20 },
});

export const profileExample: Profile = profileSchema.parse({
  id: 3,
  slug: 'dana',
  customSlug: null,
  address: '/p/dana',
  status: 'published',
  isPrimary: true,
  version: 1,
  document: {
    version: 1,
    language: 'en',
    identity: { name: { en: 'Dana Levi' }, title: { en: 'Architect' } },
    contact: {},
    blocks: [],
    design: { template: 'shore', colours: { accent: '#7b1e3a', ground: '#fdf7f8', ink: '#2a1219' } },
  },
  hasChanges: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  suspendedReason: null,
  deletesAt: null,
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

/** One that the workshop sent back. */
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
