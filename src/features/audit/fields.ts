/** Fields of entries that have a display name. */
const auditFields = [
  ...(['state', 'reason', 'note', 'role', 'title', 'slug', 'name', 'summary', 'body', 'cover', 'tags'] as const),
  ...(['language', 'publishAt', 'hiddenAt', 'field', 'suspendedAt', 'suspendedReason', 'trialEndsAt'] as const),
  ...([
    'complimentaryPackage',
    'complimentaryUntil',
    'amount',
    'refunded',
    'carrier',
    'trackingNumber',
    'isClosed',
  ] as const),
  ...(['isReopened', 'ticket', 'doneAt', 'writtenAt', 'model', 'codes', 'count', 'profileId', 'isRemoved'] as const),
  ...(['value', 'status', 'audience', 'cancelledAt', 'endedAt', 'nextTryAt', 'checksum', 'allocationNumber'] as const),
  ...(['monthlyPrice', 'yearlyPrice', 'effectiveFrom', 'since', 'rate', 'link', 'mail', 'owners', 'source'] as const),
  ...(['target', 'total', 'sent', 'texts', 'sortOrder', 'until', 'when', 'username', 'email', 'broken'] as const),
];

/** The log is append-only: entries of earlier releases contain the field names of their time. */
const currentNames = new Map([
  ['givenPackage', 'complimentaryPackage'],
  ['givenUntil', 'complimentaryUntil'],
  ['holdsFrom', 'effectiveFrom'],
  ['chip', 'model'],
  ['words', 'texts'],
]);

export function auditField(name: string): (typeof auditFields)[number] | undefined {
  const current = currentNames.get(name) ?? name;
  return auditFields.find((one) => one === current);
}
