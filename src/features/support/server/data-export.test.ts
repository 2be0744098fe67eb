import { expect, test } from 'vitest';
import { supportExport } from './index.ts';
import { newMember, startSupport } from './testing/support-kit.ts';

const api = await startSupport();

test('exports the owner’s conversation, and no other user’s', async () => {
  const [admin, owner, other] = [
    await newMember(api, 'admin'),
    await newMember(api, 'subscriber'),
    await newMember(api, 'user'),
  ];
  const { body } = await owner.write('a');
  await admin.write('b', body.id);
  await admin.send('PUT', `/api/admin/messages/${body.id}/close`);
  await owner.open('c', 'עוד');
  await other.open('of another');
  const exported = await supportExport.read(api.services.db, owner.id);
  const at = expect.any(Date);
  const ticket = { id: expect.any(Number), isFromSupport: false, createdAt: at };
  expect(exported).toEqual({
    tickets: [
      { ...ticket, subject: 'פנייה חדשה', closedAt: at },
      { ...ticket, subject: 'עוד', closedAt: null },
    ],
    messages: [
      expect.objectContaining({ id: body.id, content: 'a', isFromSupport: false, readAt: null }),
      expect.objectContaining({ content: 'b', isFromSupport: true }),
      expect.objectContaining({ content: 'c', subject: 'עוד' }),
    ],
  });
  expect(JSON.stringify(exported)).not.toContain('senderId');
});

test('a conversation is deleted with its owner; replies of a deleted admin stay', async () => {
  const [admin, owner, reader] = [
    await newMember(api, 'admin'),
    await newMember(api, 'subscriber'),
    await newMember(api, 'admin'),
  ];
  const { body } = await owner.write('a');
  await admin.write('b', body.id);
  await admin.send('PUT', `/api/admin/messages/${body.id}/close`);
  await api.pool.query('delete from users where id = $1', [admin.id]);
  expect(
    (await owner.list()).map(({ content, senderId, isFromSupport }) => [content, senderId, isFromSupport]),
  ).toEqual([
    ['a', owner.id, false],
    ['b', null, true],
  ]);
  expect((await owner.list()).every(({ isClosed }) => isClosed)).toBe(true);
  await api.pool.query('delete from users where id = $1', [owner.id]);
  for (const table of ['support_tickets', 'support_messages'])
    expect(await api.rows(`select 1 from ${table} where user_id = $1`, [owner.id])).toEqual([]);
  expect((await reader.list()).filter(({ userId }) => userId === owner.id)).toEqual([]);
});
