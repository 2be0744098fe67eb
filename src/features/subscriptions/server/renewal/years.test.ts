import { expect, test } from 'vitest';
import { planAt } from '#features/packages/plan.ts';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { NaivePlan } from '../testing/naive-plan.ts';
import { liveOneDay, type Random, randomFrom, type World } from '../testing/random-lifecycle.ts';
import { inDays, type Subscriber, start, startSubscriptions } from '../testing/subscription-kit.ts';

const api = await startSubscriptions();

const people = 40;
const days = 400;

interface Person {
  readonly owner: Subscriber;
  readonly world: World;
  readonly plan: NaivePlan;
  readonly random: Random;
}

const behaviour = (isValid: boolean) => (isValid ? 'pays' : 'no_funds');

/** The same actions through the real endpoints. */
function worldOf(owner: Subscriber): World {
  const put = async (path: string, body?: unknown) => {
    const answer = await owner.send('PUT', `/api/subscription/${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  return {
    buy: async ({ packageType, cycle }, isRenewed) => {
      const { status } = await owner.buy({ type: packageType, cycle, isRenewed });
      if (status !== 'paid') throw new Error(`A purchase is ${status}`);
    },
    cancel: () => put('cancel'),
    resume: () => put('resume'),
    schedule: async ({ packageType, cycle }) => put('schedule', { packageId: await api.packageId(packageType), cycle }),
    setMethod: (isValid) => owner.setMethodBehaviour(behaviour(isValid)),
    replaceMethod: async (isValid) => {
      await owner.setMethodBehaviour(behaviour(isValid));
      await put('method', { methodId: await owner.addPaymentMethod(behaviour(isValid)) });
    },
  };
}

async function newPerson(index: number): Promise<Person> {
  const random = randomFrom(index * 104_729);
  const trialEndsAt = random() < 0.5 ? inDays(14) : null;
  const owner = await api.newSubscriber({ trialEndsAt });
  return { owner, world: worldOf(owner), plan: new NaivePlan(trialEndsAt), random };
}

/** The state of all owners in the database, by owner. */
async function readActual(now: Date): Promise<Map<number, unknown[]>> {
  const rows = await api.rows(`
    select u.id, u.role, u.trial_ends_at, u.paid_package, u.paid_until, s.period_end,
      (select count(*)::int from payments p where p.user_id = u.id and p.purpose = 'renewal' and p.status = 'paid') as charges,
      (select coalesce(sum(amount - refunded), 0)::int from payments p where p.user_id = u.id and p.status = 'paid') as kept
    from users u left join subscriptions s on s.user_id = u.id and s.status <> 'expired'`);
  return new Map(
    rows.map((row) => {
      const noComplimentary = { complimentaryPackage: null, complimentaryUntil: null };
      const paid = { paidPackage: row.paid_package, paidUntil: row.paid_until, ...noComplimentary };
      const { packageType } = planAt({ role: row.role, trialEndsAt: row.trial_ends_at, ...paid }, now);
      return [row.id, [packageType, row.period_end?.toISOString(), row.charges, row.kept]];
    }),
  );
}

test('forty owners over 400 days behave like a simple model of the rules', async () => {
  const everybody: Person[] = [];
  while (everybody.length < people) everybody.push(await newPerson(everybody.length + 1));
  for (let count = 0; count < days; count += 1) {
    const now = inDays(count, start);
    api.setTime(now);
    await api.doJobs();
    for (const { world, plan, random } of everybody) {
      plan.advance(now);
      await liveOneDay(world, plan, random, now);
    }
    const actual = await readActual(now);
    for (const { owner, plan } of everybody) {
      const end = plan.isEnded ? undefined : plan.end.toISOString();
      const expected = [plan.inForce(now), end, plan.charges, plan.retained];
      const found = actual.get(owner.id) ?? [];
      // Compared manually because this runs very often; the slow matcher is used only on a difference.
      if (expected.some((one, position) => one !== found[position]))
        expect([count, owner.id, ...found]).toEqual(expected);
    }
  }
  expect(everybody.reduce((sum, { plan }) => sum + plan.charges, 0)).toBeGreaterThan(100);
  expect(await findLedgerErrors(api.services)).toEqual([]);
  expect(await compareWithProvider(api)).toEqual([]);
}, 300_000);
