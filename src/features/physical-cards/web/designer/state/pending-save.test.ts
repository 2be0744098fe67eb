import { expect, test } from 'vitest';
import { savedExample } from '../testing/examples.ts';
import { draftOf } from './autosave.ts';
import { createPendingSave } from './pending-save.ts';

const first = draftOf(savedExample);

test('the design of an order waits until it was sent, and says so', async () => {
  const saving = createPendingSave(first);
  const kinds: string[] = [];
  saving.subscribe(() => kinds.push(saving.state().kind));
  saving.change({ ...first, name: 'a' });
  await expect(saving.flush()).resolves.toBe(false);
  saving.change(structuredClone(first));
  await expect(saving.flush()).resolves.toBe(true);
  saving.change({ ...first, name: 'b' });
  saving.sent();
  await expect(saving.flush()).resolves.toBe(true);
  expect(kinds).toEqual(['held', 'saved', 'held', 'saved']);
});
