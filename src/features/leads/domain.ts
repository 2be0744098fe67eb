/** `review`: one of so many at once that it may be nobody's; kept without a mail until its owner has looked. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'archived', 'review'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadLimits = {
  fieldMax: 500,
  noteMax: 2_000,
  pageSize: 50,
  maxBulk: 500,
  /** A second sending of the same within this time is the first one. */
  sameWithinMinutes: 10,
  /** More mails than these in an hour are gathered into one. */
  mailsAnHour: 10,
  /** More than these are kept for review: of a profile in an hour, and of one client address in a minute. */
  ofProfileAnHour: 30,
  ofAddressAMinute: 5,
  /** Nobody fills in a form in less. */
  leastSeconds: 2,
} as const;

/** Why a lead did not reach its owner's own systems; `status` is an answer other than 2xx. */
export const webhookErrors = ['address', 'host', 'connection', 'certificate', 'timeout', 'status', 'secret'] as const;
export type WebhookError = (typeof webhookErrors)[number];

const minute = 60;
export const webhookLimits = {
  urlMax: 2_000,
  /** Seconds to wait after each try that was not heard; after the last one the lead is not sent again. */
  waits: [10, minute, 5 * minute, 15 * minute, 45 * minute, 90 * minute, 180 * minute],
  /** A failing address is told of once in so many hours. */
  tellsEveryHours: 24,
} as const;

/**
 * Whoever was answered is new no more; what ended may be taken up again. To `new` lead a review and an undo, back to
 * `review` an undo alone.
 */
const transitions: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'won', 'lost', 'archived'],
  contacted: ['won', 'lost', 'archived'],
  won: ['contacted', 'lost', 'archived'],
  lost: ['contacted', 'won', 'archived'],
  archived: ['contacted', 'won', 'lost'],
  review: ['new', 'contacted', 'won', 'lost', 'archived'],
};

export const canTransition = (from: LeadStatus, to: LeadStatus): boolean => transitions[from].includes(to);
/** Statuses that say of a lead in review that somebody real left it. */
export const isReal = (status: LeadStatus): boolean => ['new', 'contacted', 'won'].includes(status);
export const transitionsFrom = (from: LeadStatus): readonly LeadStatus[] => transitions[from];
