import { expect, test } from 'vitest';
import { auditEntriesOf, newAdmin } from '../testing/run-jobs.ts';
import { newOwner, startAccounts } from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
const admin = await newAdmin(api);
const owner = await newOwner(api);
const path = `/api/admin/users/${owner.id}/notes`;

const newStaff = async (role: string) => {
  const staff = await newAdmin(api);
  await api.pool.query('update users set staff_role = $2 where id = $1', [staff.id, role]);
  return staff;
};

test('notes are written by those who answer customers, newest first, and audited without their text', async () => {
  const support = await newStaff('support');
  await admin.browser.send('POST', path, { text: 'Prefers the phone' });
  const { body } = await support.browser.send('POST', path, { text: 'Asked about metal cards' });
  expect(body.map(({ text, author }: { text: string; author: { id: number } }) => [text, author.id])).toEqual([
    ['Asked about metal cards', support.id],
    ['Prefers the phone', admin.id],
  ]);
  expect((await admin.browser.send('GET', path)).body).toEqual(body);
  const entries = await auditEntriesOf(api, owner.id);
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['users.note', null],
    ['users.note', null],
  ]);
});

test('who may only look at accounts reads them and writes none', async () => {
  const finance = await newStaff('finance');
  expect((await finance.browser.send('GET', path)).status).toBe(200);
  expect((await finance.browser.send('POST', path, { text: 'x' })).body.code).toBe('forbidden');
  expect((await owner.browser.send('GET', path)).body.code).toBe('forbidden');
});

test('a note is removed by who wrote it alone', async () => {
  const other = await newStaff('admin');
  const [note] = (await admin.browser.send('POST', path, { text: 'Wrong customer' })).body;
  expect((await other.browser.send('DELETE', `${path}/${note.id}`)).status).toBe(404);
  const stranger = await newOwner(api);
  expect((await admin.browser.send('DELETE', `/api/admin/users/${stranger.id}/notes/${note.id}`)).status).toBe(404);
  const { body } = await admin.browser.send('DELETE', `${path}/${note.id}`);
  expect(body.map(({ id }: { id: number }) => id)).not.toContain(note.id);
});

test('an empty note, one too long and one of nobody are refused', async () => {
  for (const text of ['', '  ', 'x'.repeat(2_001)])
    expect((await admin.browser.send('POST', path, { text })).body.fields).toHaveProperty('text');
  expect((await admin.browser.send('POST', '/api/admin/users/999999/notes', { text: 'x' })).status).toBe(404);
  expect((await admin.browser.send('GET', '/api/admin/users/999999/notes')).status).toBe(404);
});
