/** Max lengths: values must fit where they are displayed, also on a phone. */
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
  maintenance: 200,
} as const;
