import type { Account } from '../../contract.ts';

/** The pages of the account settings, each with its own address, and their sections in order; a section is an anchor. */
export const accountPages = {
  '/account': ['details', 'email'],
  '/account/notifications': ['mails'],
  '/account/security': ['password', 'secondFactor', 'google', 'sessions', 'activity'],
  '/account/data': ['data', 'deletion'],
} as const;

export type AccountPath = keyof typeof accountPages;
export type SectionName = (typeof accountPages)[AccountPath][number];

export const accountPaths = Object.keys(accountPages) as [AccountPath, ...AccountPath[]];

/** The page of a section. Older links name the section alone, as all were on one page. */
export const pathOfSection = (name: string): AccountPath | undefined =>
  accountPaths.find((path) => (accountPages[path] as readonly string[]).includes(name));

export const hasGoogleSection = ({
  isGoogleOffered,
  hasGoogle,
}: Pick<Account, 'isGoogleOffered' | 'hasGoogle'>): boolean => isGoogleOffered || hasGoogle;
