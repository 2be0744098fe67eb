import { failureOf, type NfcFlaw } from './nfc-failure.ts';
import type { NfcPort } from './nfc-port.ts';
import { lockChip, type WritePhase, type WrittenChip, writeChip } from './write-chip.ts';

type Act = 'write' | 'lock';

/** Where the work with one chip stands. */
export type Writing =
  | { readonly step: 'idle' }
  | { readonly step: WritePhase; readonly act: Act }
  | { readonly step: 'reporting'; readonly chip: WrittenChip }
  | { readonly step: 'unreported'; readonly chip: WrittenChip; readonly message: string }
  | { readonly step: 'written'; readonly chip: WrittenChip; readonly isLocked: boolean }
  | { readonly step: 'failed'; readonly act: Act; readonly flaw: NfcFlaw; readonly found: string | undefined };

export interface ChipTarget {
  readonly code: string;
  readonly link: string;
}

interface WritingOptions {
  readonly Nfc: NfcPort;
  /** Tells the server what was read back. */
  readonly report: (code: string, read: string) => Promise<unknown>;
}

const leftOpen = (chip: WrittenChip): Writing => ({ step: 'written', chip, isLocked: false });

type Work = (signal: AbortSignal, onPhase: (step: WritePhase) => void) => Promise<void>;

/** Tells the server; what it does not hear can be told again. */
async function told(work: Promise<unknown>, chip: WrittenChip): Promise<Writing> {
  try {
    await work;
    return leftOpen(chip);
  } catch (error) {
    return { step: 'unreported', chip, message: error instanceof Error ? error.message : '' };
  }
}

/** Writes one chip after the other: each is written, read back, told of, and locked only where that is asked for. */
export function createWriting({ Nfc, report }: WritingOptions) {
  const { now, show, subscribe } = createStore<Writing>({ step: 'idle' });
  const field = createHeldField(Nfc);
  let target: ChipTarget | undefined;
  let written: WrittenChip | undefined;
  let waiting = new AbortController();

  async function run(act: Act, work: Work): Promise<void> {
    waiting = new AbortController();
    show({ step: 'waiting', act });
    try {
      await field.hold();
      await work(waiting.signal, (step) => show({ step, act }));
    } catch (error) {
      const { flaw, found } = failureOf(error);
      if (flaw !== 'stopped') show({ step: 'failed', act, flaw, found });
      else show(act === 'lock' && written ? leftOpen(written) : { step: 'idle' });
    }
  }

  async function tell({ code }: ChipTarget, chip: WrittenChip): Promise<void> {
    show({ step: 'reporting', chip });
    show(await told(report(code, chip.read), chip));
  }

  async function write(next: ChipTarget, overwrites = false): Promise<void> {
    target = next;
    written = undefined;
    await run('write', async (signal, onPhase) => {
      written = await writeChip({ Nfc, link: next.link, signal, onPhase, overwrites });
      await tell(next, written);
    });
  }

  async function lock(): Promise<void> {
    const [chip, chosen] = [written, target];
    if (!chip || !chosen) return;
    await run('lock', async (signal, onPhase) => {
      await lockChip({ Nfc, link: chosen.link, serial: chip.serial, signal, onPhase });
      show({ step: 'written', chip, isLocked: true });
    });
  }

  return {
    ...{ now, subscribe, write, lock },
    target: () => target,
    /** The chip is good, only the server does not know it yet. */
    reportAgain: async () => {
      if (target && written) await tell(target, written);
    },
    /** Gives up the waiting for a chip. */
    stop: () => waiting.abort(),
    /** Leaves this chip as it is. */
    leave: () => {
      target = undefined;
      written = undefined;
      show({ step: 'idle' });
    },
    end: () => {
      waiting.abort();
      field.end();
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
function createHeldField(Nfc: NfcPort) {
  let session: AbortController | undefined;
  return {
    hold: async (): Promise<void> => {
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
