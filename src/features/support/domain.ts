export const supportLimits = {
  subjectMax: 120,
  /** Of the HTML that is sent, tags and all: what may be typed fits, though every letter of it be a quotation mark. */
  contentMax: 12_000,
  /** Of what a person types into the box. */
  typedMax: 2_000,
  contactNameMax: 80,
  contactMessageMax: 4_000,
  /** Whoever has not read after so long is written to by mail. */
  offlineMinutes: 5,
  /** What came by the contact form is deleted after this. */
  contactDays: 365,
  /** Nobody fills in a form in less. */
  leastSeconds: 2,
  /** A page of messages ends with the one that reaches either of these. */
  pageSize: 50,
  pageCharacters: 100_000,
} as const;

/** Messages of a list up to where its page ends: however many there are, and however long, an answer stays small. */
export function pageOfMessages<T extends { readonly content: string }>(messages: readonly T[]): T[] {
  const page: T[] = [];
  let characters = 0;
  for (const message of messages) {
    page.push(message);
    characters += message.content.length;
    if (page.length === supportLimits.pageSize || characters >= supportLimits.pageCharacters) break;
  }
  return page;
}

/** Nothing stopped this page but the end of the list. */
export const isLastPage = (page: readonly { readonly content: string }[]): boolean =>
  page.length < supportLimits.pageSize &&
  page.reduce((sum, { content }) => sum + content.length, 0) < supportLimits.pageCharacters;

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
