/** The public part of the admin settings, in the caller's language. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { claimIds } from './values.ts';

export const publicSettings = z.object({
  /** The visible claims, in order. */
  claims: z.array(z.object({ id: z.enum(claimIds), value: z.string(), label: z.string() })),
  /** Empty values are not displayed. */
  contact: z.object({
    mail: z.string(),
    phone: z.string(),
    whatsapp: z.string(),
    hours: z.string(),
    address: z.string(),
  }),
  /** Whether a small code is printed on the back of physical cards. */
  printsCodes: z.boolean(),
  /** From today on: dates whose working status differs from the calendar. */
  holidays: z.array(z.object({ day: z.string(), isWorked: z.boolean() })),
});
export type PublicSettings = z.output<typeof publicSettings>;
export type PublicClaim = PublicSettings['claims'][number];
export type PublicContact = PublicSettings['contact'];

export const settingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'public',
    summary:
      'What the landing page claims, how to reach us, and days on which we work otherwise than the calendar says',
    answer: publicSettings,
  }),
};
