/** Fields of lines that have a name in words. */
export const auditFields = [
  ...(['state', 'reason', 'note', 'role', 'title', 'slug', 'name', 'summary', 'body', 'cover', 'tags'] as const),
  ...(['language', 'publishAt', 'hiddenAt', 'field', 'suspendedAt', 'suspendedReason', 'trialEndsAt'] as const),
  ...(['givenPackage', 'givenUntil', 'amount', 'refunded', 'carrier', 'trackingNumber', 'isClosed'] as const),
  ...(['isReopened', 'ticket', 'doneAt', 'writtenAt', 'chip', 'codes', 'count', 'profileId', 'isRemoved'] as const),
  ...(['value', 'status', 'audience', 'cancelledAt', 'endedAt', 'nextTryAt', 'checksum', 'allocationNumber'] as const),
  ...(['monthlyPrice', 'yearlyPrice', 'holdsFrom', 'since', 'rate', 'link', 'mail', 'owners', 'source'] as const),
  ...(['target', 'total', 'sent', 'words', 'sortOrder', 'until', 'when', 'username', 'email', 'broken'] as const),
];
