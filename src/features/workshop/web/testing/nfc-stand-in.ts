import type { NfcPort, NfcReader, NfcReading } from '../nfc/nfc-port.ts';

/** For tests: a chip that can be held to a phone. */
export interface StandInChip {
  serial: string;
  link: string | undefined;
  isLocked: boolean;
}

export const chipWith = (link?: string, serial = '04:a1:b2'): StandInChip => ({ serial, link, isLocked: false });

interface Trouble {
  /** Refuses whatever is asked for, by the name of the standard's error. */
  readonly refuses?: string;
  /** The chip is taken away while it is written to. */
  readonly losesOnWrite?: boolean;
  /** What is written arrives as something else. */
  readonly garbles?: string;
  /** Held to it after the writing, in place of the first. */
  readonly swapsFor?: StandInChip;
  readonly cannotRead?: boolean;
}

const readingOf = ({ serial, link }: StandInChip): NfcReading => ({
  serialNumber: serial,
  message: {
    records:
      link === undefined
        ? [{ recordType: 'empty' }]
        : [{ recordType: 'url', data: new DataView(new TextEncoder().encode(link).buffer) }],
  },
});

/** For tests: a phone with Web NFC, whose readers speak as the browser's do. */
export function nfcStandIn(held: StandInChip | undefined, trouble: Trouble = {}) {
  let chip = held;
  const waiting = new Set<NfcReader>();
  const calls: string[] = [];
  const refuse = (name: string) => Promise.reject(new DOMException('refused', name));
  const tell = (reader: NfcReader) => {
    if (!chip || !waiting.has(reader)) return;
    if (trouble.cannotRead) reader.onreadingerror?.();
    else reader.onreading?.(readingOf(chip));
  };

  class Reader implements NfcReader {
    onreading: NfcReader['onreading'] = null;
    onreadingerror: NfcReader['onreadingerror'] = null;

    async scan({ signal }: { signal?: AbortSignal } = {}) {
      calls.push('scan');
      if (trouble.refuses) return refuse(trouble.refuses);
      waiting.add(this);
      signal?.addEventListener('abort', () => waiting.delete(this));
      queueMicrotask(() => tell(this));
    }

    async write({ records: [record] }: Parameters<NfcReader['write']>[0]) {
      calls.push('write');
      if (!chip || trouble.losesOnWrite) return refuse('NetworkError');
      if (chip.isLocked) return refuse('NotAllowedError');
      chip.link = trouble.garbles ?? record?.data;
      chip = trouble.swapsFor ?? chip;
    }

    async makeReadOnly() {
      calls.push('makeReadOnly');
      if (!chip) return refuse('NetworkError');
      chip.isLocked = true;
    }
  }

  return {
    Nfc: Reader satisfies NfcPort,
    calls,
    hold: (next: StandInChip) => {
      chip = next;
      for (const reader of waiting) tell(reader);
    },
    takeAway: () => {
      chip = undefined;
    },
    waits: () => waiting.size,
  };
}
