import { z } from 'zod';
import { text } from './schemas.ts';

/** One text in the languages that the owner wrote it in. */
export const localizedText = (maxLength: number) =>
  z.object({ he: text(maxLength).optional(), en: text(maxLength).optional() }, { error: 'errors.invalid' });

/** A file of the owner's, by its id. */
export const fileId = z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,80}$/, { error: 'errors.invalid' });

export type LocalizedText = z.output<ReturnType<typeof localizedText>>;

export const picture = z.object({ file: fileId, alt: localizedText(200).default({}) });
export type Picture = z.output<typeof picture>;
export const attachment = z.object({ file: fileId, label: localizedText(80) });

export const colour = z
  .string({ error: 'errors.invalid' })
  .regex(/^#[\da-f]{6}$/i, { error: 'errors.invalid' })
  .transform((typed) => typed.toLowerCase());

/** Minutes after midnight. */
export const minute = z
  .int({ error: 'errors.invalid' })
  .min(0, { error: 'errors.too_small' })
  .max(1_440, { error: 'errors.too_big' });
