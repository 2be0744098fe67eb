import type { Account } from '../../../contract.ts';

export const accountExample: Account = {
  id: 7,
  username: 'dana',
  displayName: 'Dana Levi',
  email: 'dana@cards.example',
  userRole: 'subscriber',
  unreadSupportMessages: 0,
  isEmailVerified: true,
  pendingEmail: null,
  language: 'he',
  hasPassword: true,
  hasGoogle: false,
  isGoogleOffered: false,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  adminLacks: [],
  lockedRole: null,
  isDemo: false,
  trialEndsAt: null,
  deletesAt: null,
  createdAt: '2026-01-01T08:00:00.000Z',
};
