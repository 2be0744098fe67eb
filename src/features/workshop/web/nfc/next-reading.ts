import { NfcFailure } from './nfc-failure.ts';
import type { NfcPort, NfcReading } from './nfc-port.ts';

/**
 * What is on the chip that is held to the phone now, or next. A reader of its own each time: one that has read a chip does
 * not read it again before it was taken away, a new one does.
 */
export async function nextReading(Nfc: NfcPort, signal: AbortSignal): Promise<NfcReading> {
  const ended = new AbortController();
  const reader = new Nfc();
  try {
    return await new Promise<NfcReading>((resolve, reject) => {
      const stop = () => reject(new NfcFailure('stopped'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { signal: ended.signal });
      reader.onreading = resolve;
      reader.onreadingerror = () => reject(new NfcFailure('unreadable'));
      reader.scan({ signal: ended.signal }).catch(reject);
    });
  } finally {
    reader.onreading = null;
    reader.onreadingerror = null;
    ended.abort();
  }
}
