import { z } from 'zod';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { emailKey } from '../../domain.ts';
import { isDemoTemplate } from '../demo.ts';
import { lockUser } from '../protected-queries.ts';
import { findUserByEmail } from '../queries.ts';
import { recordEvent } from '../session/security-log.ts';
import { hasRecentEvent } from '../session/security-log-queries.ts';
import { accountMailJob } from './mail-job.ts';

const day = 86_400_000;
const payload = z.object({
  email: z.string(),
  visitor: z.object({ address: z.string(), userAgent: z.string(), requestId: z.string() }),
});

/** Somebody forgot the password of this address, which may be nobody's. */
export const forgotPasswordJob = job({
  name: 'forgot-password',
  payload,
  work: async (services: Services, { email, visitor }) => {
    const user = await findUserByEmail(services.db, emailKey(email));
    if (!user || user.suspendedAt || isDemoTemplate(user)) return;
    await services.db.transaction(async (tx) => {
      await recordEvent(tx, { ...services, visitor }, { userId: user.id, kind: 'reset-asked' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'reset' });
    });
  },
});

/** Somebody tried to register an address that has an account: its owner hears of it, once a day at most. */
export const registrationTriedJob = job({
  name: 'registration-tried',
  payload,
  work: async (services: Services, { email, visitor }) => {
    const { db, clock } = services;
    const user = await findUserByEmail(db, emailKey(email));
    if (!user || user.suspendedAt || isDemoTemplate(user)) return;
    const since = new Date(clock.now().getTime() - day);
    await db.transaction(async (tx) => {
      // Two tries at once are one after the other.
      await lockUser(tx, user.id);
      if (await hasRecentEvent(tx, user.id, 'registration-tried', since)) return;
      await recordEvent(tx, { ...services, visitor }, { userId: user.id, kind: 'registration-tried' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'registration-tried' });
    });
  },
});
