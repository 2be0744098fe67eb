export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'archived'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadLimits = {
  nameMax: 80,
  messageMax: 2_000,
  fieldMax: 500,
  noteMax: 2_000,
  pageSize: 50,
  bulkMost: 500,
  /** A second sending of the same within this time is the first one. */
  sameWithinMinutes: 10,
  /** More mails than these in an hour are gathered into one. */
  mailsAnHour: 10,
  /** Nobody fills in a form in less. */
  leastSeconds: 2,
} as const;

/** Whoever was answered is new no more; what ended may be taken up again. Back to `new` leads only an undo. */
const moves: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'won', 'lost', 'archived'],
  contacted: ['won', 'lost', 'archived'],
  won: ['contacted', 'lost', 'archived'],
  lost: ['contacted', 'won', 'archived'],
  archived: ['contacted', 'won', 'lost'],
};

export const canMoveLead = (from: LeadStatus, to: LeadStatus): boolean => moves[from].includes(to);
export const movesOf = (from: LeadStatus): readonly LeadStatus[] => moves[from];
