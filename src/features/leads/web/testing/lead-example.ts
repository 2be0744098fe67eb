import { leadValues } from '#features/profiles/lead-fields.ts';
import type { LeadWithNotes } from '../../contract.ts';

/** Test fixture: an unseen lead. */
export const leadExample: LeadWithNotes = {
  id: 12,
  profileId: 7,
  profileName: 'Noa Barak',
  ...leadValues(() => undefined),
  name: 'Daniel Mizrahi',
  phone: '+972505550101',
  email: 'daniel@mail.example',
  message: '\n  A flat of four rooms  \nin Raanana, from April.',
  fields: [{ label: 'Budget', value: 'Up to 100,000' }],
  status: 'new',
  isUnseen: true,
  source: 'nfc',
  consent: { text: 'My details go to Noa Barak', marketing: null, at: '2026-11-15T09:58:00.000Z' },
  remindAt: null,
  notesCount: 0,
  createdAt: '2026-11-15T09:58:00.000Z',
  notes: [],
};
