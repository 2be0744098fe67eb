export const communityLimits = {
  nameMax: 60,
  descriptionMax: 600,
  cityMax: 40,
  slugMax: 60,
  pageSize: 24,
  /** Per profile. */
  maxMemberships: 10,
  /** At a time, to the admin who looks at them. */
  newMembersShown: 50,
} as const;

/** Business fields a community can have. */
export const communityFields = [
  'home',
  'money',
  'law',
  'care',
  'food',
  'shops',
  'creative',
  'events',
  'tech',
  'other',
] as const;
export type CommunityField = (typeof communityFields)[number];
