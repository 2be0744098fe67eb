import type { AdminUserDetail } from '../../../admin-contract.ts';

export const userExample = (change: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...{ id: 7, username: 'dana', displayName: 'Dana Cohen', email: 'dana@cards.example', role: 'user', language: 'he' },
  ...{ isVerified: true, packageType: 'pro', planStatus: 'trial', until: '2026-11-20T10:00:00.000Z' },
  ...{ createdAt: '2026-11-06T10:00:00.000Z', suspendedAt: null, suspendedReason: null, deletesAt: null },
  ...{ hasPassword: true, hasGoogle: false, hasSecondFactor: false, trialEndsAt: '2026-11-20T10:00:00.000Z' },
  ...{ paidPackage: null, paidUntil: null, complimentaryPackage: null, complimentaryUntil: null },
  sessions: [
    {
      id: 3,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      createdAt: '2026-11-06T10:00:00.000Z',
      lastSeenAt: '2026-11-15T10:00:00.000Z',
    },
  ],
  ...change,
});
