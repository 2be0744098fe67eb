import type { NfcPort, NfcReader, NfcReading } from '../nfc/nfc-port.ts';

/** Test double: a tag that can be held to a phone. */
export interface FakeTag {
  serial: string;
  link: string | undefined;
  isLocked: boolean;
}

export const tagWith = (link?: string, serial = '04:a1:b2'): FakeTag => ({ serial, link, isLocked: false });

interface Failure {
  /** Every operation fails with this error name of the standard. */
  readonly refuses?: string;
  /** The tag is removed during the write. */
  readonly losesOnWrite?: boolean;
  /** The data stored differs from what was written. */
  readonly garbles?: string;
  /** Replaces the first tag after the write. */
  readonly swapsFor?: FakeTag;
  readonly cannotRead?: boolean;
}

const readingOf = ({ serial, link }: FakeTag): NfcReading => ({
  serialNumber: serial,
  message: {
    records:
      link === undefined
        ? [{ recordType: 'empty' }]
        : [{ recordType: 'url', data: new DataView(new TextEncoder().encode(link).buffer) }],
  },
});

/** Test double: a phone with Web NFC, whose readers behave like the browser's. */
export function fakeNfc(tag: FakeTag | undefined, failure: Failure = {}) {
  let currentTag = tag;
  const waiting = new Set<NfcReader>();
  const calls: string[] = [];
  const refuse = (name: string) => Promise.reject(new DOMException('refused', name));
  const emitReading = (reader: NfcReader) => {
    if (!currentTag || !waiting.has(reader)) return;
    if (failure.cannotRead) reader.onreadingerror?.();
    else reader.onreading?.(readingOf(currentTag));
  };

  class Reader implements NfcReader {
    onreading: NfcReader['onreading'] = null;
    onreadingerror: NfcReader['onreadingerror'] = null;

    async scan({ signal }: { signal?: AbortSignal } = {}) {
      calls.push('scan');
      if (failure.refuses) return refuse(failure.refuses);
      waiting.add(this);
      signal?.addEventListener('abort', () => waiting.delete(this));
      queueMicrotask(() => emitReading(this));
    }

    async write({ records: [record] }: Parameters<NfcReader['write']>[0]) {
      calls.push('write');
      if (!currentTag || failure.losesOnWrite) return refuse('NetworkError');
      if (currentTag.isLocked) return refuse('NotAllowedError');
      currentTag.link = failure.garbles ?? record?.data;
      currentTag = failure.swapsFor ?? currentTag;
    }

    async makeReadOnly() {
      calls.push('makeReadOnly');
      if (!currentTag) return refuse('NetworkError');
      currentTag.isLocked = true;
    }
  }

  return {
    Nfc: Reader satisfies NfcPort,
    calls,
    hold: (next: FakeTag) => {
      currentTag = next;
      for (const reader of waiting) emitReading(reader);
    },
    takeAway: () => {
      currentTag = undefined;
    },
    waits: () => waiting.size,
  };
}
