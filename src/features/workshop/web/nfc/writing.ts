import { failureOf, type NfcErrorKind, type NfcPort } from './nfc-port.ts';
import { lockTag, type WritePhase, type WrittenTag, writeTag } from './write-tag.ts';

type Operation = 'write' | 'lock';

/** Where the work with one tag stands. */
export type Writing =
  | { readonly step: 'idle' }
  | { readonly step: WritePhase; readonly operation: Operation }
  | { readonly step: 'reporting'; readonly tag: WrittenTag }
  | { readonly step: 'unreported'; readonly tag: WrittenTag; readonly message: string }
  | { readonly step: 'written'; readonly tag: WrittenTag; readonly isLocked: boolean }
  | {
      readonly step: 'failed';
      readonly operation: Operation;
      readonly errorKind: NfcErrorKind;
      readonly found: string | undefined;
    };

export interface TagTarget {
  readonly code: string;
  readonly link: string;
}

interface WritingOptions {
  readonly Nfc: NfcPort;
  /** Tells the server what was read back. */
  readonly report: (code: string, read: string) => Promise<unknown>;
}

const writtenUnlocked = (tag: WrittenTag): Writing => ({ step: 'written', tag, isLocked: false });

type Work = (signal: AbortSignal, onPhase: (step: WritePhase) => void) => Promise<void>;

/** Tells the server; what it does not hear can be told again. */
async function afterReport(work: Promise<unknown>, tag: WrittenTag): Promise<Writing> {
  try {
    await work;
    return writtenUnlocked(tag);
  } catch (error) {
    return { step: 'unreported', tag, message: error instanceof Error ? error.message : '' };
  }
}

/** Writes one tag after the other: each is written, read back, told of, and locked only where that is asked for. */
export function createWriting({ Nfc, report }: WritingOptions) {
  const { now, show, subscribe } = createStore<Writing>({ step: 'idle' });
  const scanSession = createScanSession(Nfc);
  let target: TagTarget | undefined;
  let written: WrittenTag | undefined;
  let waiting = new AbortController();

  async function run(operation: Operation, work: Work): Promise<void> {
    waiting = new AbortController();
    show({ step: 'waiting', operation });
    try {
      await scanSession.start();
      await work(waiting.signal, (step) => show({ step, operation }));
    } catch (error) {
      const { errorKind, found } = failureOf(error);
      if (errorKind !== 'stopped') show({ step: 'failed', operation, errorKind, found });
      else show(operation === 'lock' && written ? writtenUnlocked(written) : { step: 'idle' });
    }
  }

  async function reportWritten({ code }: TagTarget, tag: WrittenTag): Promise<void> {
    show({ step: 'reporting', tag });
    show(await afterReport(report(code, tag.read), tag));
  }

  async function write(next: TagTarget, overwrites = false): Promise<void> {
    target = next;
    written = undefined;
    await run('write', async (signal, onPhase) => {
      written = await writeTag({ Nfc, link: next.link, signal, onPhase, overwrites });
      await reportWritten(next, written);
    });
  }

  async function lock(): Promise<void> {
    const [tag, chosen] = [written, target];
    if (!tag || !chosen) return;
    await run('lock', async (signal, onPhase) => {
      await lockTag({ Nfc, link: chosen.link, serial: tag.serial, signal, onPhase });
      show({ step: 'written', tag, isLocked: true });
    });
  }

  return {
    now,
    subscribe,
    write,
    lock,
    target: () => target,
    /** The tag is good, only the server does not know it yet. */
    reportAgain: async () => {
      if (target && written) await reportWritten(target, written);
    },
    /** Gives up the waiting for a tag. */
    stop: () => waiting.abort(),
    /** Leaves this tag as it is. */
    leave: () => {
      target = undefined;
      written = undefined;
      show({ step: 'idle' });
    },
    end: () => {
      waiting.abort();
      scanSession.end();
    },
  };
}

/** One value, and whoever wants to know of the next. */
function createStore<T>(first: T) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    show: (next: T) => {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** While nobody scans, the phone itself opens whatever lies on it: one scan lasts as long as the work. */
function createScanSession(Nfc: NfcPort) {
  let session: AbortController | undefined;
  return {
    start: async (): Promise<void> => {
      if (session) return;
      const next = new AbortController();
      await new Nfc().scan({ signal: next.signal });
      session = next;
    },
    end: () => {
      session?.abort();
      session = undefined;
    },
  };
}
