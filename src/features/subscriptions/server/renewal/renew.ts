import type { Services } from '#server-kit/services/services.ts';
import { renewalNoticeDays } from '../../domain.ts';
import { end } from '../../lifecycle.ts';
import { tooLateBefore } from '../../periods.ts';
import { notifyEnded, notifyRenewalSoon } from '../notify.ts';
import { upcomingPrice } from '../prices.ts';
import { claimSubscription, updateSubscription } from '../queries.ts';
import { saveChange } from '../save-change.ts';
import { chargeOne } from './charge.ts';
import { listDue, listEnding, listToNotice } from './due-queries.ts';

const batch = 200;
const noticeMilliseconds = renewalNoticeDays * 86_400_000;

type List = (cursor: { after: number; limit: number }) => Promise<{ id: number }[]>;

/** One by one, and past whatever fails: nobody waits because of somebody else's subscription. */
async function forEach({ log }: Services, list: List, work: (id: number) => Promise<void>): Promise<void> {
  for (let after = 0; ; ) {
    const found = await list({ after, limit: batch });
    for (const { id } of found)
      await work(id).catch((error) => log.error({ err: error, subscription: id }, 'a subscription could not go on'));
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.id;
  }
}

/** Charges whose day has come. */
export async function renewDue(services: Services, now = services.clock.now()): Promise<void> {
  const list: List = (cursor) => listDue(services.db, now, cursor);
  await forEach(services, list, (id) => chargeOne(services, id, 'due'));
}

/** Ends what runs no further. Access has ended by itself: this is for the record, the owner and the pages. */
export async function endOver(services: Services): Promise<void> {
  const now = services.clock.now();
  const list: List = (cursor) => listEnding(services.db, { now, tooLate: tooLateBefore(now), ...cursor });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await claimSubscription(tx, id);
      const change = row && end(row, now);
      if (change) await notifyEnded(services, tx, await saveChange(services, tx, id, change, { kind: 'expired' }));
    }),
  );
}

/** The law asks that whoever pays by the year is told before the charge. */
export async function noticeRenewals(services: Services): Promise<void> {
  const now = services.clock.now();
  const soon = new Date(now.getTime() + noticeMilliseconds);
  const list: List = (cursor) => listToNotice(services.db, { now, soon, ...cursor });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await claimSubscription(tx, id);
      if (row?.status !== 'active' || row.noticedIndex >= row.periodIndex) return;
      await updateSubscription(tx, id, { noticedIndex: row.periodIndex });
      await notifyRenewalSoon(services, tx, row, await upcomingPrice(tx, row));
    }),
  );
}
