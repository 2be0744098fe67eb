import { z } from 'zod';
import { reasonMax } from '#base/admin-list.ts';
import { requiredText } from '#base/schemas.ts';
import type { Texts } from '#i18n/texts.ts';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';

/** The question for a reason alone; `missing` is the key of what is said where there is none. */
export const useReasonForm = (texts: Texts, missing: string) =>
  useSchemaForm({
    schema: z.object({ reason: requiredText(reasonMax, missing) }),
    texts: [texts],
    defaultValues: { reason: '' },
  });
