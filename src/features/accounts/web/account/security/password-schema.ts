import { z } from 'zod';
import { password } from '../../../contract.ts';

/** Asked twice, as it cannot be seen; what travels is one. The first password of an account has none before it. */
export const passwordSchema = (hasCurrent: boolean) =>
  z
    .object({
      currentPassword: z.string().min(hasCurrent ? 1 : 0, { error: 'account.password.currentNeeded' }),
      password,
      repeat: z.string(),
    })
    .refine((form) => form.password === form.repeat, { path: ['repeat'], error: 'accounts.password.mismatch' });

export type PasswordForm = z.output<ReturnType<typeof passwordSchema>>;
