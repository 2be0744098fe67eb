/** Schemas that validate form fields before the contract does. Errors are text keys. */
import { z } from 'zod';
import { instantOfField } from '#base/time/instant-field.ts';

/** Parses text to a value; `parse` returns undefined if the text is invalid. */
export const parsedText = <T>(parse: (typed: string) => T | undefined, error: string) =>
  z.string().transform((typed, context) => {
    const value = parse(typed);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

/** Accepts what the schema accepts, with the form's own error. The output is the typed text, unchanged. */
export const acceptedBy = (schema: z.ZodType, error: string) =>
  z.string().refine((typed) => schema.safeParse(typed).success, { error });

/** A date and time field that must contain a future instant; outputs that instant. */
export const futureInstant = (missing: string, past: string) =>
  parsedText(instantOfField, missing).refine((instant) => instant > new Date(), { error: past });
