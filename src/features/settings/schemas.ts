import { z } from 'zod';
import { normalizePhone } from '#base/phone.ts';
import { day, singleLineText } from '#base/schemas.ts';
import { isTaxId } from '#base/tax-id.ts';
import { isBusinessDay } from '#base/time/business-days.ts';
import { settingLimits as limits } from './limits.ts';

const wrong = { error: 'errors.invalid' };
const missing = { error: 'errors.required' };

const requiredLine = (maxLength: number) => singleLineText(maxLength, 'errors.required').min(1, missing);
const mail = requiredLine(limits.mail).pipe(z.email({ error: 'errors.invalid_email' }));

const bilingualText = (maxLength: number) => z.object({ he: requiredLine(maxLength), en: requiredLine(maxLength) });

/** Empty in both languages or in neither, so that no page has missing texts. */
const optionalBilingualText = (maxLength: number) =>
  z.object({ he: singleLineText(maxLength), en: singleLineText(maxLength) }).superRefine(({ he, en }, context) => {
    if (!he && en) context.addIssue({ code: 'custom', path: ['he'], message: 'settings.bothLanguages' });
    if (he && !en) context.addIssue({ code: 'custom', path: ['en'], message: 'settings.bothLanguages' });
  });

const claim = z.object({
  isShown: z.boolean(wrong),
  value: bilingualText(limits.claimValue),
  label: bilingualText(limits.claimLabel),
});
export const claims = z.object({ cards: claim, satisfaction: claim, support: claim, templates: claim });

const phone = (isGood: (number: string) => boolean, message: string) =>
  singleLineText(limits.phone)
    .transform((typed) => (typed ? (normalizePhone(typed) ?? '?') : ''))
    .refine((number) => !number || isGood(number), { error: message });

export const contact = z.object({
  mail,
  phone: phone((number) => number !== '?', 'settings.phone'),
  // Star numbers and toll-free numbers have no WhatsApp.
  whatsapp: phone((number) => /^\+(?!9721[789]00)\d+$/.test(number), 'settings.whatsapp'),
  hours: optionalBilingualText(limits.hours),
  address: optionalBilingualText(limits.address),
});

export const issuer = z.object({
  taxId: singleLineText(20)
    .transform((typed) => typed.replace(/[\s\p{Cf}-]/gu, ''))
    .refine(isTaxId, { error: 'settings.taxId' }),
  email: mail,
  name: bilingualText(limits.issuerName),
  address: bilingualText(limits.address),
});

/** What the workshop prints besides the design. */
export const printing = z.object({ hasCodes: z.boolean(wrong) });

export const maintenanceModes = ['off', 'announced', 'read-only'] as const;

/** An announcement says something; a product that can only be read may explain itself by our own words. */
export const maintenance = z
  .object({ mode: z.enum(maintenanceModes, wrong), text: optionalBilingualText(limits.maintenance) })
  .refine(({ mode, text }) => mode !== 'announced' || text.he || text.en, {
    path: ['text', 'he'],
    error: 'settings.nothingAnnounced',
  });

/** An invalid date is already reported by another rule and cannot be looked up in the calendar. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T12:00:00Z`));

const holiday = z
  .object({ day, isWorked: z.boolean(wrong), note: singleLineText(limits.note) })
  // An exception that does not differ from the calendar is an input error.
  .refine(({ day, isWorked }) => !isDay(day) || isBusinessDay(day) !== isWorked, {
    path: ['day'],
    error: (issue) =>
      (issue.input as { isWorked?: boolean }).isWorked ? 'settings.worksAnyway' : 'settings.restsAnyway',
  });

export const holidays = z.object({
  days: z
    .array(holiday, wrong)
    .max(limits.days, { error: 'settings.tooManyDays' })
    .superRefine((days, context) => {
      for (const [index, { day }] of days.entries())
        if (days.findIndex((one) => one.day === day) < index)
          context.addIssue({ code: 'custom', path: [index, 'day'], message: 'settings.dayTwice' });
    })
    .transform((days) => days.toSorted((one, two) => one.day.localeCompare(two.day))),
});
