/** What forms ask of a field before the contract sees it. Errors are keys of texts. */
import { z } from 'zod';
import { instantOfField } from '#base/time/instant-field.ts';

/** A text that stands for something else; `parse` says undefined where it does not. */
export const parsedText = <T>(parse: (typed: string) => T | undefined, error: string) =>
  z.string().transform((typed, context) => {
    const value = parse(typed);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

/** Whatever a schema takes, with a sentence of the form's own where it does not. It goes on as it was typed. */
export const acceptedBy = (schema: z.ZodType, error: string) =>
  z.string().refine((typed) => schema.safeParse(typed).success, { error });

/** A field for day and hour that must name a moment to come; gives that moment. */
export const futureInstant = (missing: string, past: string) =>
  parsedText(instantOfField, missing).refine((instant) => instant > new Date(), { error: past });
