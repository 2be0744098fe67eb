export const communityLimits = {
  nameMax: 60,
  descriptionMax: 600,
  cityMax: 40,
  slugMax: 60,
  pageSize: 24,
  /** Of one profile. */
  maxMemberships: 10,
} as const;

/** What the businesses of a community do. */
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
