import { type ProfileDocument, profileDocument } from '#features/profiles/document/document.ts';

/** Test fixture: a profile with a bit of everything. */
export const exampleDocument: ProfileDocument = profileDocument.parse({
  version: 1,
  language: 'he',
  identity: { name: { he: 'Noa Barak' }, title: { he: 'Architect' } },
  contact: {
    phones: [
      { kind: 'mobile', number: '050-123-4567' },
      { kind: 'work', number: '*4000' },
    ],
    whatsapp: { number: '0501234567', text: { he: 'Hello' } },
    emails: ['noa@cards.example'],
    website: 'negia.example',
    address: { street: { he: 'Herzl 1' }, city: { he: 'Haifa' }, point: { latitude: 32.8, longitude: 34.99 } },
  },
  blocks: [
    {
      id: 'links',
      kind: 'links',
      items: [
        { label: { he: 'Shop' }, address: 'https://shop.example/' },
        { label: { he: 'Blog' }, address: 'https://blog.example/' },
      ],
    },
    { id: 'future', kind: 'hologram', isHidden: false, depth: 3 },
    { id: 'video', kind: 'video', address: 'https://youtu.be/abcdefghijk' },
    { id: 'hours', kind: 'hours', week: [[{ from: 540, to: 1_020 }], [], [], [], [], [], []], exceptions: [] },
  ],
  design: { template: 'shore' },
});
