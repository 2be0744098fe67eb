import type { StaffRole } from '#base/staff-roles.ts';

export const supportLimits = {
  subjectMax: 120,
  /**
   * Length of the sent HTML including tags: the max input fits, even if every character is an escaped quotation mark.
   */
  contentMax: 12_000,
  /** Length of the text typed by the user. */
  typedMax: 2_000,
  contactNameMax: 80,
  contactMessageMax: 4_000,
  /** After this time without reading, the recipient gets an email. */
  offlineMinutes: 5,
  /** Contact form messages are deleted after this. */
  contactDays: 365,
  /** A page of messages ends with the one that reaches either limit. */
  pageSize: 50,
  pageCharacters: 100_000,
} as const;

export const deskLimits = { titleMax: 80, textMax: 4_000, cannedMax: 200 } as const;

export const deskViews = ['open', 'mine', 'snoozed', 'closed'] as const;
export type DeskView = (typeof deskViews)[number];

/** Also the key of its query, which public pages read without the contract and its schemas. */
export const unreadPath = '/api/support-messages/unread';

/** Cuts a list of messages at the end of its page, so that a response stays small however many or long they are. */
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

/** The page ended because the list did, not because of a limit. */
export const isLastPage = (page: readonly { readonly content: string }[]): boolean =>
  page.length < supportLimits.pageSize &&
  page.reduce((sum, { content }) => sum + content.length, 0) < supportLimits.pageCharacters;

/** The topics of the contact page. */
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

interface Writer {
  readonly userRole: 'user' | 'subscriber' | 'admin';
  readonly staffRole?: StaffRole | undefined;
}

/** Those who write in the area `desk`; the matrix itself would burden every page that shows the chat. */
export const deskRoles: readonly StaffRole[] = ['owner', 'admin', 'support'];

/** Whether a user answers owners. Staff of other areas write to support as owners do. */
export const answersAtDesk = ({ userRole, staffRole = 'owner' }: Writer): boolean =>
  userRole === 'admin' && deskRoles.includes(staffRole);

/** The page of a conversation at the desk. */
export const deskPath = (id: number): string => `/admin/support?conversation=${id}`;
