import { describe, expect, test } from 'vitest';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { openBus } from '#server-kit/bus/bus.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { notificationsRoutes } from './feature.ts';
import { publishEvent, publishEventToAll } from './index.ts';
import { leadNotification, newReader, notifyReader, startNotifications } from './testing/notifications-kit.ts';
import { openEventStream } from './testing/open-event-stream.ts';

const api = await startNotifications();

/** Another process on the same database with a separate bus listener. */
async function startSecond(heartbeat?: number) {
  const bus = await openBus(api.url, api.services.log);
  const services = { ...api.services, bus };
  const app = await createTestServer(services);
  const routes = [...accountsFeature.routes, ...notificationsRoutes];
  mountRoutes(app, routes, { services, identify, ...(heartbeat && { heartbeat }) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    stop: async () => {
      await app.close();
      await bus.close();
    },
  };
}

describe('the event stream', () => {
  test('sends events to its owner only', async () => {
    const [reader, other] = [await newReader(api), await newReader(api)];
    const [connection, silent] = [
      await openEventStream(api.address, reader),
      await openEventStream(api.address, other),
    ];
    expect(connection.status).toBe(200);
    expect(connection.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(connection.headers.get('cache-control')).toBe('no-store');
    expect(connection.headers.get('x-accel-buffering')).toBe('no');
    await notifyReader(api, leadNotification(reader));
    await publishEvent(api.services.bus, api.services.db, reader.id, 'stats');
    await connection.receives(['news notifications', 'news stats']);
    expect(connection.events[0]).toBe('retry: 3000');
    await publishEvent(api.services.bus, api.services.db, other.id, 'leads');
    await silent.receives(['news leads']);
    connection.close();
    silent.close();
  });

  test('sends nothing for a rolled-back transaction or an unknown topic', async () => {
    const reader = await newReader(api);
    const connection = await openEventStream(api.address, reader);
    const { bus, db } = api.services;
    await db
      .transaction(async (tx) => {
        await publishEvent(bus, tx, reader.id, 'leads');
        throw new Error('undone');
      })
      .catch(() => undefined);
    await bus.publish(db, 'news', `${reader.id} secrets`);
    await publishEvent(bus, db, reader.id, 'orders');
    await connection.receives(['news orders']);
    connection.close();
  });

  test('sends an event to many users and to no others', async () => {
    const [one, two, other] = [await newReader(api), await newReader(api), await newReader(api)];
    const connections = await Promise.all([one, two, other].map((reader) => openEventStream(api.address, reader)));
    const { bus, db } = api.services;
    const strangers = Array.from({ length: 1_200 }, (_, order) => 2_000_000_000 + order);
    await publishEventToAll(bus, db, [one.id, ...strangers, two.id], 'messages');
    await publishEventToAll(bus, db, [], 'messages');
    await publishEvent(bus, db, other.id, 'orders');
    const [ofOne, ofTwo, ofOther] = connections;
    await ofOne?.receives(['news messages']);
    await ofTwo?.receives(['news messages']);
    await ofOther?.receives(['news orders']);
    for (const connection of connections) connection.close();
  });

  test('delivers events of one process to a connection of another', async () => {
    const second = await startSecond();
    const reader = await newReader(api);
    const connection = await openEventStream(second.address, reader);
    await notifyReader(api, leadNotification(reader));
    await connection.receives(['news notifications']);
    await second.stop();
  });

  test('sends a resync after the database connection was lost', async () => {
    const reader = await newReader(api);
    const connection = await openEventStream(api.address, reader);
    await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'negia-bus' and datname = current_database()`,
    );
    await connection.receives(['resync all']);
    connection.close();
  });

  test('sends one event when notifications are read elsewhere', async () => {
    const reader = await newReader(api);
    const connection = await openEventStream(api.address, reader);
    await notifyReader(api, leadNotification(reader));
    await reader.send('PUT', '/api/notifications/read-all');
    await reader.send('PUT', '/api/notifications/read-all');
    await publishEvent(api.services.bus, api.services.db, reader.id, 'leads');
    await connection.receives(['news notifications', 'news notifications', 'news leads']);
    connection.close();
  });
});

describe('a connection closes', () => {
  test('on sign-out, while other devices stay connected', async () => {
    const reader = await newReader(api);
    const phone = createBrowser(api);
    await phone.login(reader.person);
    const [own, ofPhone] = [await openEventStream(api.address, reader), await openEventStream(api.address, phone)];
    await reader.logout();
    await own.over();
    await publishEvent(api.services.bus, api.services.db, reader.id, 'leads');
    await ofPhone.receives(['news leads']);
    ofPhone.close();
  });

  test('when another device ends its session', async () => {
    const reader = await newReader(api);
    const phone = createBrowser(api);
    await phone.login(reader.person);
    const ofPhone = await openEventStream(api.address, phone);
    const { body: sessions } = await reader.send('GET', '/api/account/sessions');
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const ended = await reader.send('DELETE', `/api/account/sessions/${id}`);
    expect(ended.status).toBe(200);
    await ofPhone.over();
  });

  test('at the next heartbeat after its session has expired', async () => {
    const second = await startSecond(20);
    const [reader, other] = [await newReader(api), await newReader(api)];
    const [connection, lasting] = [
      await openEventStream(second.address, reader),
      await openEventStream(second.address, other),
    ];
    await api.pool.query('delete from sessions where user_id = $1', [reader.id]);
    await connection.over();
    const signs = () => lasting.events.filter((one) => one === 'heartbeat').length;
    await expect.poll(signs, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(lasting.isOver()).toBe(false);
    await second.stop();
    await lasting.over();
  });

  test('when its session opens a seventh: the oldest', async () => {
    const reader = await newReader(api);
    const connections = [];
    for (let count = 0; count < 7; count += 1) connections.push(await openEventStream(api.address, reader));
    await connections[0]?.over();
    await publishEvent(api.services.bus, api.services.db, reader.id, 'leads');
    for (const connection of connections.slice(1)) await connection.receives(['news leads']);
    for (const connection of connections) connection.close();
  });

  test('when the server stops, without delaying it', async () => {
    const second = await startSecond();
    const reader = await newReader(api);
    const connections = [await openEventStream(second.address, reader), await openEventStream(second.address, reader)];
    await second.stop();
    for (const connection of connections) await connection.over();
  });
});
