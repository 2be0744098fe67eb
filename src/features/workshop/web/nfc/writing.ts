import { createStore } from '#web-kit/value-store.ts';
import { failureOf, type NfcErrorKind, type NfcPort } from './nfc-port.ts';
import { lockTag, type WritePhase, type WrittenTag, writeTag } from './write-tag.ts';

type Operation = 'write' | 'lock';

/** The progress of writing one tag. */
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
  /** Reports to the server what was read back. */
  readonly report: (code: string, read: string) => Promise<unknown>;
}

const writtenUnlocked = (tag: WrittenTag): Writing => ({ step: 'written', tag, isLocked: false });

type Work = (signal: AbortSignal, onPhase: (step: WritePhase) => void) => Promise<void>;

/** Waits for the report to the server; a failed one can be retried. */
async function afterReport(work: Promise<unknown>, tag: WrittenTag): Promise<Writing> {
  try {
    await work;
    return writtenUnlocked(tag);
  } catch (error) {
    return { step: 'unreported', tag, message: error instanceof Error ? error.message : '' };
  }
}

/** Writes tags one after the other: each is written, read back, reported, and locked only on request. */
export function createWriting({ Nfc, report }: WritingOptions) {
  const { get, set, subscribe } = createStore<Writing>({ step: 'idle' });
  const scanSession = createScanSession(Nfc);
  let target: TagTarget | undefined;
  let written: WrittenTag | undefined;
  let waiting = new AbortController();

  async function run(operation: Operation, work: Work): Promise<void> {
    waiting = new AbortController();
    set({ step: 'waiting', operation });
    try {
      await scanSession.start();
      await work(waiting.signal, (step) => set({ step, operation }));
    } catch (error) {
      const { errorKind, found } = failureOf(error);
      if (errorKind !== 'stopped') set({ step: 'failed', operation, errorKind, found });
      else set(operation === 'lock' && written ? writtenUnlocked(written) : { step: 'idle' });
    }
  }

  async function reportWritten({ code }: TagTarget, tag: WrittenTag): Promise<void> {
    set({ step: 'reporting', tag });
    set(await afterReport(report(code, tag.read), tag));
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
      set({ step: 'written', tag, isLocked: true });
    });
  }

  return {
    now: get,
    subscribe,
    write,
    lock,
    target: () => target,
    /** Retries the report only; the tag itself is written correctly. */
    reportAgain: async () => {
      if (target && written) await reportWritten(target, written);
    },
    /** Stops waiting for a tag. */
    stop: () => waiting.abort(),
    /** Skips this tag without changes. */
    leave: () => {
      target = undefined;
      written = undefined;
      set({ step: 'idle' });
    },
    end: () => {
      waiting.abort();
      scanSession.end();
    },
  };
}

/**
 * Without an active scan, the phone itself opens any tag held to it, so one scan stays active for the whole session.
 */
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
