import { expect, test } from 'vitest';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { physicalCardsFeature } from './index.ts';
import { seedPoints } from './points.ts';
import { startPhysicalCards } from './testing/physical-card-site.ts';

const api = await startTestApi({ features: [physicalCardsFeature] });
await seedPoints(api.services.db);
const path = '/api/admin/pickup-points';
const inBoth = (he: string, en: string) => ({ he, en });
const draft = {
  city: inBoth('אבו גוש', 'Abu Gosh'),
  name: inBoth('קיוסק הכפר', 'Village Kiosk'),
  street: inBoth('השלום 3', '3 HaShalom St'),
};
const asAdmin = () => api.signIn({ id: 1, role: 'admin' });
const names = async (language: string) => {
  api.signIn({ id: 2, role: 'user' });
  const { body } = await api.send('GET', '/api/pickup-points', undefined, { 'accept-language': language });
  return body.map(({ city, name }: { city: string; name: string }) => `${city}: ${name}`);
};

test('points are offered by city in the reader’s language; seeding again adds none', async () => {
  await seedPoints(api.services.db);
  const [he, en] = [await names('he'), await names('en')];
  expect([he.length, en.length]).toEqual([25, 25]);
  expect(en).toEqual(en.toSorted((one: string, two: string) => one.localeCompare(two, 'en')));
  expect(en.join()).not.toMatch(/[\u05d0-\u05ea]/);
});

test('an admin adds, changes and hides a point, which is recorded', async () => {
  asAdmin();
  const { status, body } = await api.send('POST', path, draft);
  expect([status, body]).toEqual([201, { id: body.id, ...draft, isHidden: false }]);
  expect((await names('en'))[0]).toBe('Abu Gosh: Village Kiosk');
  asAdmin();
  const changed = { ...draft, isHidden: true };
  expect((await api.send('PUT', `${path}/${body.id}`, changed)).body).toEqual({ id: body.id, ...changed });
  expect((await api.send('GET', path)).body.rows[0]).toEqual({ id: body.id, ...changed });
  expect(await names('en')).not.toContain('Abu Gosh: Village Kiosk');
  const entries = await api.rows('select action, target_id, before, after from audit_log order by id');
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['orders.add-point', null, { ...draft, isHidden: false }],
    ['orders.change-point', { isHidden: false }, { name: draft.name, isHidden: true }],
  ]);
});

test('an admin finds a point by a word of its city, shop or street, in either language', async () => {
  asAdmin();
  const found = async (q: string) => {
    const { body } = await api.send('GET', `${path}?q=${encodeURIComponent(q)}`);
    return body.rows.map(({ city }: { city: { en: string } }) => city.en);
  };
  expect(await found('חיפ כלבו')).toEqual(['Haifa']);
  expect(await found('haifa')).toEqual(['Haifa']);
  expect([await found('en'), await found('*')]).toEqual([[], []]);
});

test('names what is missing, does not know other points, and refuses everyone else', async () => {
  asAdmin();
  const { status, body } = await api.send('POST', path, { ...draft, city: { he: 'x', en: ' ' }, name: undefined });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['city.en', 'name']]);
  expect((await api.send('PUT', `${path}/999999`, draft)).status).toBe(404);
  api.signIn({ id: 2, role: 'user' });
  expect((await api.send('POST', path, draft)).status).toBe(403);
});

test('an order stores the text of its point; hidden and unknown ones are refused, and old orders stay as they are', async () => {
  const site = await startPhysicalCards();
  const customer = await site.newCustomer();
  const { id, address } = await customer.order({ delivery: 'pickup', pointId: 5 });
  expect(address).toMatchObject({ city: 'חיפה', street: 'כלבו הכרמל, שדרות הנשיא 150', house: '', postcode: '' });
  await site.rows('update pickup_points set is_hidden = true where id = 5');
  expect((await customer.readOrder(id)).address).toEqual(address);
  for (const pointId of [5, 999_999, undefined])
    await expect(customer.order({ delivery: 'pickup', pointId })).rejects.toThrow('נקודת איסוף');
  const { body } = await customer.send('GET', '/api/physical-orders/prices');
  expect(body).toMatchObject({ lastDelivery: 'pickup', lastAddress: { city: '', street: '' } });
});
