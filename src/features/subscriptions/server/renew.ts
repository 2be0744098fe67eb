import type { Services } from '#server-kit/services/services.ts';
import { renewalNoticeDays } from '../domain.ts';
import { end } from '../life.ts';
import { tooLateBefore } from '../periods.ts';
import { chargeOne } from './charge.ts';
import { listDue, listEnding, listToNotice } from './due-queries.ts';
import { keepChange } from './keep.ts';
import { comingPrice } from './prices.ts';
import { takeSubscription, updateSubscription } from './queries.ts';
import { tellEnded, tellSoon } from './telling.ts';

const batch = 200;
const noticeMilliseconds = renewalNoticeDays * 86_400_000;

type List = (place: { after: number; most: number }) => Promise<{ id: number }[]>;

/** One by one, and past whatever fails: nobody waits because of somebody else's subscription. */
async function forEach({ log }: Services, list: List, work: (id: number) => Promise<void>): Promise<void> {
  for (let after = 0; ; ) {
    const found = await list({ after, most: batch });
    for (const { id } of found)
      await work(id).catch((error) => log.error({ err: error, subscription: id }, 'a subscription could not go on'));
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.id;
  }
}

/** Charges whose day has come. */
export async function renewDue(services: Services, now = services.clock.now()): Promise<void> {
  const list: List = (place) => listDue(services.db, now, place);
  await forEach(services, list, (id) => chargeOne(services, id, 'due'));
}

/** Ends what runs no further. Access has ended by itself: this is for the record, the owner and the pages. */
export async function endOver(services: Services): Promise<void> {
  const now = services.clock.now();
  const list: List = (place) => listEnding(services.db, { now, tooLate: tooLateBefore(now), ...place });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await takeSubscription(tx, id);
      const change = row && end(row, now);
      if (change) await tellEnded(services, tx, await keepChange(services, tx, id, change, { kind: 'expired' }));
    }),
  );
}

/** The law asks that whoever pays by the year is told before the charge. */
export async function noticeRenewals(services: Services): Promise<void> {
  const now = services.clock.now();
  const soon = new Date(now.getTime() + noticeMilliseconds);
  const list: List = (place) => listToNotice(services.db, { now, soon, ...place });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await takeSubscription(tx, id);
      if (row?.status !== 'active' || row.noticedIndex >= row.periodIndex) return;
      await updateSubscription(tx, id, { noticedIndex: row.periodIndex });
      await tellSoon(services, tx, row, await comingPrice(tx, row));
    }),
  );
}
