import type { Profile } from '#features/profiles/contract.ts';
import { documentExample, profileExample as example } from '#features/profiles/document/testing/profile-example.ts';
import type { PhysicalOrderWithHistory, SavedDesign } from '../../../contract.ts';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { sampleDesign } from '../../../design/testing/any-design.ts';
import { designExample as saved, orderExample as shipped } from '../../testing/physical-card-examples.ts';

/** For tests: a plain PVC card. */
export const designExample: PhysicalCardDesign = sampleDesign({
  language: 'en',
  colours: { ground: '#ffffff', ink: '#14211f', accent: '#0f4c4a' },
  words: { name: 'Dana Levi', title: 'Architect', company: '', line: '' },
});

export const profileExample: Profile = example({
  id: 3,
  slug: 'dana',
  document: documentExample({
    language: 'en',
    identity: { name: { en: 'Dana Levi' }, title: { en: 'Architect' } },
    design: { template: 'shore', colours: { accent: '#7b1e3a', ground: '#fdf7f8', ink: '#2a1219' } },
  }),
});

export const savedExample: SavedDesign = {
  ...saved,
  id: 15,
  name: 'Fair',
  profileId: 3,
  design: designExample,
  version: 4,
};

/** An order for which the workshop requested changes. */
export const orderExample: PhysicalOrderWithHistory = {
  ...shipped,
  id: 41,
  state: 'needs_changes',
  designId: 15,
  design: designExample,
  profileId: 3,
  profileName: 'Dana Levi',
  promise: null,
  tracking: null,
  reason: 'The logo is blurred',
  can: ['resubmit', 'cancel'],
  history: [],
  tags: [],
};
