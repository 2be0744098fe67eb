import { createThread, threadFile } from '#server-kit/heavy-work/index.ts';
import type { HashRequest } from './hash-thread.ts';

export const runHashing = createThread<HashRequest, string | boolean>({
  name: 'hashing',
  file: threadFile('hash-thread', import.meta.url),
  waiting: 100,
  message: 'accounts.login.busy',
  heapMegabytes: 32,
});
