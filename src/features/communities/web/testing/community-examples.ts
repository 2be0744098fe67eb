import type { AdminCommunity, Community, CommunityMember, OwnMembership } from '../../contract.ts';

export const communityExample = (change: Partial<Community> = {}): Community => ({
  id: 7,
  slug: 'bakers',
  name: 'Bakers "<b>"',
  description: 'Bread & flour',
  field: 'food',
  city: 'Haifa',
  picture: null,
  membersCount: 2,
  ...change,
});

export const memberExample = (change: Partial<CommunityMember> = {}): CommunityMember => ({
  profileId: 3,
  address: '/p/dana',
  name: 'Dana',
  title: 'Baker',
  company: 'Crumbs',
  avatar: null,
  language: 'en',
  joinedAt: '2026-11-15T10:00:00.000Z',
  ...change,
});

export const ownExample = (change: Partial<OwnMembership> = {}): OwnMembership => ({
  profileId: 3,
  profileName: 'Dana',
  isShown: true,
  state: 'none',
  isListed: true,
  ...change,
});

export const adminExample = (change: Partial<AdminCommunity> = {}): AdminCommunity => ({
  id: 7,
  slug: 'bakers',
  field: 'food',
  picture: null,
  isHidden: false,
  membersCount: 2,
  name: { he: 'Ofim', en: 'Bakers' },
  description: { he: '', en: '' },
  city: { he: '', en: '' },
  createdAt: '2026-11-15T10:00:00.000Z',
  ...change,
});
