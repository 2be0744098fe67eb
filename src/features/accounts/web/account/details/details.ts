import { z } from 'zod';
import { locales } from '#i18n/locale.ts';
import { type Account, displayName, username } from '../../../contract.ts';

export const detailsSchema = z.object({ displayName, username, language: z.enum(locales) });
export type Details = z.output<typeof detailsSchema>;

export const detailsOf = ({ displayName: name, username: user, language }: Account): Details => ({
  displayName: name,
  username: user,
  language,
});

/** Sends only changed fields: a name that predates the current rules must not block a language change. */
export function changedDetails(details: Details, account: Account): Partial<Details> {
  const known = detailsOf(account);
  return Object.fromEntries(Object.entries(details).filter(([name, value]) => known[name as keyof Details] !== value));
}
