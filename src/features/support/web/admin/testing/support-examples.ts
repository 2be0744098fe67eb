import type { AdminContact, AdminConversation } from '../../../admin-contract.ts';

export const conversationExample = (more: Partial<AdminConversation> = {}): AdminConversation => ({
  owner: { id: 7, username: 'dana', displayName: 'Dana Bar', email: 'dana@cards.example' },
  subject: 'My card',
  isClosed: false,
  unread: 0,
  last: { id: 41, text: 'It does not open', isFromSupport: false, at: '2026-11-10T10:00:00.000Z' },
  ...more,
});

export const contactExample = (more: Partial<AdminContact> = {}): AdminContact => ({
  id: 5,
  name: 'Ron',
  email: 'ron+shop@customers.example',
  topic: 'cards',
  message: 'Do you ship abroad?',
  language: 'en',
  createdAt: '2026-11-10T10:00:00.000Z',
  doneAt: null,
  ...more,
});
