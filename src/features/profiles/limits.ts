export const profileLimits = {
  nameMax: 80,
  maxVersions: 20,
  /** Days in which a deletion can be undone. */
  undoDays: 30,
  /** Days in which nobody else may have an address that was given up. */
  addressDays: 90,
} as const;
