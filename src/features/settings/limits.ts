/** Lengths: what is set has to fit where it is shown, on a phone too. */
export const settingLimits = {
  claimValue: 12,
  claimLabel: 40,
  hours: 120,
  address: 160,
  issuerName: 120,
  note: 120,
  mail: 254,
  phone: 30,
  days: 200,
} as const;
