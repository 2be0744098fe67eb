import { createThread, threadFile } from '#server-kit/heavy-work/index.ts';
import type { TypesetResult, TypesetWork } from './typeset-thread.ts';
import { TypesetError, type Typesetter } from './typesetter.ts';

const maxWaiting = 40;

/** Typesets one item at a time on a thread: a hundred lines take 0.1 seconds, which would block the event loop. */
export function createThreadedTypesetter(): Typesetter {
  const work = createThread<TypesetWork, TypesetResult>({
    name: 'typesetting',
    file: threadFile('typeset-thread', import.meta.url),
    waiting: maxWaiting,
    heapMegabytes: 256,
  });
  const set = async (...[kind, template, data, pictures]: [TypesetWork['kind'], ...Parameters<Typesetter['pdf']>]) => {
    const result = await work({ kind, template, data, ...(pictures && { pictures }) });
    if ('diagnostics' in result) throw new TypesetError(result.diagnostics);
    return result.set;
  };
  return {
    pdf: async (...all) => (await set('pdf', ...all)) as Uint8Array,
    svg: async (...all) => (await set('svg', ...all)) as string,
  };
}
