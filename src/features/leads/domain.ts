/** `review`: arrived in a burst that may be spam; stored without an email until the owner has reviewed it. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'archived', 'review'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadLimits = {
  fieldMax: 500,
  noteMax: 2_000,
  pageSize: 50,
  maxBulk: 500,
  /** A repeated submission within this time counts as the first one. */
  sameWithinMinutes: 10,
  /** Above this number per hour, further emails are combined into one. */
  mailsAnHour: 10,
  /** Above these, leads are stored for review: per profile and hour, and per client IP address and minute. */
  ofProfileAnHour: 30,
  ofAddressAMinute: 5,
  /** No human fills in a form in less time. */
  leastSeconds: 2,
} as const;

/** Why a webhook delivery failed; `status` is a response other than 2xx. */
export const webhookErrors = ['address', 'host', 'connection', 'certificate', 'timeout', 'status', 'secret'] as const;
export type WebhookError = (typeof webhookErrors)[number];

/** `dropped`: not needed any more, as the lead, the webhook or the plan is gone. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Failures of so many hours wait for staff. */
export const failedDeliveryHours = 24;

/** Retention of the log of deliveries, as the legal pages promise. */
export const webhookDeliveryDays = 90;

const minute = 60;
export const webhookLimits = {
  urlMax: 2_000,
  /** Seconds to wait after each failed delivery; after the last one the lead is not sent again. */
  waits: [10, minute, 5 * minute, 15 * minute, 45 * minute, 90 * minute, 180 * minute],
  /** The owner is notified of a failing URL at most once in this many hours. */
  tellsEveryHours: 24,
} as const;

/**
 * A contacted lead cannot become `new` again; a closed one may be reopened. `new` is reached only from `review` or by
 * undo, and `review` only by undo.
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
/** Statuses that confirm a lead in review as genuine. */
export const isReal = (status: LeadStatus): boolean => ['new', 'contacted', 'won'].includes(status);
export const transitionsFrom = (from: LeadStatus): readonly LeadStatus[] => transitions[from];

/** The page of a lead. */
export const leadPath = (id: number): string => `/leads?lead=${id}`;
