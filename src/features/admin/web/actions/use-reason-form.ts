import { z } from 'zod';
import { reasonMax } from '#base/admin-list.ts';
import { requiredText } from '#base/schemas.ts';
import type { Texts } from '#i18n/texts.ts';
import { useSchemaForm } from '#ui/forms/form.tsx';

/** A form for a reason only; `missing` is the text key of the error for an empty reason. */
export const useReasonForm = (texts: Texts, missing: string) =>
  useSchemaForm({
    schema: z.object({ reason: requiredText(reasonMax, missing) }),
    texts: [texts],
    defaultValues: { reason: '' },
  });
