export const supportLimits = {
  subjectMax: 120,
  /** Of the HTML that is sent, tags and all: what may be typed fits, though every letter of it be a quotation mark. */
  contentMax: 12_000,
  /** Of what a person types into the box. */
  typedMax: 2_000,
  contactNameMax: 80,
  contactMessageMax: 4_000,
  /** Whoever has not read after so long is written to by mail. */
  awayMinutes: 5,
  /** Nobody fills in a form in less. */
  leastSeconds: 2,
  /** The newest messages that a list holds. */
  listMost: 2_000,
} as const;

/** What the contact page is written for. */
export const contactTopics = [
  'question',
  'cards',
  'payments',
  'password',
  'accessibility',
  'privacy',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
