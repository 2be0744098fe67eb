import type { AdminProfileDetail } from '../../../admin-contract.ts';

export const profileExample = (change: Partial<AdminProfileDetail> = {}): AdminProfileDetail => ({
  ...{ id: 12, name: 'Dana Cohen', address: '/p/dana', status: 'published', isPrimary: true },
  owner: { id: 7, username: 'dana', displayName: 'Dana', isSuspended: false },
  ...{ createdAt: '2026-11-06T10:00:00.000Z', publishedAt: '2026-11-07T10:00:00.000Z' },
  ...{ language: 'he', template: 'shore', title: 'Baker', company: 'Bread', website: 'https://bread.example/' },
  ...{ phones: ['+972505550123'], emails: ['dana@bread.example'], blocks: 4, hasChanges: false },
  ...{ updatedAt: '2026-11-07T10:00:00.000Z', suspendedAt: null, suspendedReason: null, deletedAt: null },
  addresses: [
    { path: '/p/dana', isFormer: false, freeAt: null, isPrinted: true },
    { path: '/p/dana-old', isFormer: true, freeAt: '2027-02-01T10:00:00.000Z', isPrinted: false },
  ],
  versions: [{ id: 1, publishedAt: '2026-11-07T10:00:00.000Z', name: 'Dana Cohen' }],
  figures: { views: 1234, visitors: 900, saves: 50, clicks: 70, shares: 8, leads: 3, taps: 40 },
  ...change,
});
