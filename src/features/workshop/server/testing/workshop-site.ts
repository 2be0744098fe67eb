import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import type { PhysicalCardDesign } from '#features/physical-cards/design/design.ts';
import { sampleDesign } from '#features/physical-cards/design/testing/any-design.ts';
import { physicalCardsTexts } from '#features/physical-cards/texts.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { makeTags } from '#features/tags/server/index.ts';
import type { Feature } from '#server-kit/services/feature.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { workshopFeature } from '../index.ts';
import { hebrew } from './example-texts.ts';

export const publicUrl = 'https://negia.example';

export const exampleDesign: PhysicalCardDesign = sampleDesign({
  template: 'paper',
  colours: { ground: '#ffffff', ink: '#101418', accent: '#0b4f6c' },
  words: { name: hebrew.name, title: hebrew.title, company: hebrew.company, line: '050-555-0123' },
  qr: {},
});

export const exampleAddress = {
  recipient: hebrew.name,
  phone: '+972505550123',
  city: hebrew.city,
  street: hebrew.street,
  house: '7',
  entrance: '',
  floor: '2',
  apartment: '3',
  postcode: '3310401',
  notes: hebrew.notes,
};

interface OrderInput {
  readonly state?: OrderState;
  readonly design?: PhysicalCardDesign;
  readonly quantity?: number;
  readonly delivery?: 'post' | 'pickup' | 'express';
  readonly address?: object | null;
  readonly ownerId?: number;
  /** Also creates its tags. */
  readonly hasTags?: boolean;
}

export interface Workshop extends TestApi {
  readonly adminId: number;
  addPerson(name: string): Promise<number>;
  /** Inserts an order directly in the requested state, without a payment. */
  addOrder(input?: OrderInput): Promise<number>;
  codesOf(orderId: number): Promise<string[]>;
  download(path: string): Promise<Buffer>;
}

/** Starts a test API with the workshop endpoints, called by an admin. */
export async function startWorkshop(more: readonly Feature[] = []): Promise<Workshop> {
  const api = await startTestApi({
    features: [workshopFeature, ...more],
    texts: [physicalCardsTexts],
    settings: { RATE_LIMITS: 'off', PUBLIC_URL: publicUrl, ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'admin@cards.example' },
  });
  const addPerson = (name: string) => addUser(api, { display_name: name });
  const adminId = await addPerson('Admin');
  const ownerId = await addPerson(hebrew.name);
  api.signIn({ id: adminId, role: 'admin' });
  return {
    ...api,
    adminId,
    addPerson,
    addOrder: (input = {}) => addOrder(api, { ownerId, ...input }),
    codesOf: async (orderId) => {
      const rows = await api.rows('select code from tags where order_id = $1 order by code', [orderId]);
      return rows.map(({ code }) => code);
    },
    download: async (path) => {
      const answer = await fetch(api.address + path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

async function addOrder(api: TestApi, input: OrderInput & { readonly ownerId: number }): Promise<number> {
  const { state = 'paid', design = exampleDesign, quantity = 2, delivery = 'post', ownerId } = input;
  const address = input.address === undefined ? exampleAddress : input.address;
  const client = await api.pool.connect();
  try {
    await client.query('begin');
    // Bypasses the triggers that enforce order transitions, to insert an order directly in any state.
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query(
      `insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, amount,
         carrier, promised_from, promised_to, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'he', 11400, 'own', '2026-11-18', '2026-11-22',
         now() + interval '2 days', now(), now()) returning id`,
      [ownerId, state, design, design.material, quantity, delivery, address],
    );
    await client.query(
      `insert into physical_order_events (order_id, event, to_state, by, at) values ($1, 'order', $2, 'owner', now())`,
      [rows[0].id, state],
    );
    await client.query('commit');
    if (input.hasTags) await addTags(api, rows[0].id, ownerId, quantity);
    return rows[0].id;
  } finally {
    client.release();
  }
}

const addTags = ({ services }: TestApi, orderId: number, ownerId: number, count: number): Promise<string[]> =>
  services.db.transaction((tx) =>
    makeTags(tx, { ownerId, profileId: null, orderId, batch: null, count, actorId: null, at: services.clock.now() }),
  );
