import type { DraftPost } from '../../../contract.ts';

/** For tests: a post as an admin gets it. */
export const draftExample = (change: Partial<DraftPost> = {}): DraftPost => ({
  id: 12,
  slug: 'first-tap',
  language: 'he',
  title: 'First tap',
  summary: 'What happens when a card meets a phone',
  cover: null,
  tags: ['NFC'],
  body: [{ kind: 'paragraph', runs: [{ text: 'A card meets a phone.' }] }],
  status: 'draft',
  publishAt: null,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T09:30:00.000Z',
  ...change,
});
