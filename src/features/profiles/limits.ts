export const profileLimits = {
  nameMax: 80,
  maxVersions: 20,
  /** Days during which a deletion can be undone. */
  undoDays: 30,
  /** Days during which a released address is reserved. */
  addressDays: 90,
} as const;
