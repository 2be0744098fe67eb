import type { SupportMessage } from '../../contract.ts';

/** A message as the server sends it, with test-specific overrides. */
export const message = (id: number, change: Partial<SupportMessage> = {}): SupportMessage => ({
  id,
  userId: 7,
  senderId: 7,
  username: 'dana',
  displayName: 'Dana Bar',
  content: `words ${id}`,
  isRead: true,
  isClosed: false,
  createdAt: '2026-11-15T08:00:00.000Z',
  isFromSupport: false,
  ticketId: 1,
  subject: null,
  ...change,
});
