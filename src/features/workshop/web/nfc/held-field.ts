import type { NfcPort } from './nfc-port.ts';

/** While nobody scans, the phone itself opens whatever lies on it: one scan lasts as long as the work. */
export function createHeldField(Nfc: NfcPort) {
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
