/** The part of Web NFC that writing tags needs, as browsers have it: Chrome on Android alone does. */
interface NfcRecord {
  readonly recordType: string;
  readonly data?: DataView | undefined;
}

export interface NfcReading {
  readonly serialNumber: string;
  readonly message: { readonly records: readonly NfcRecord[] };
}

interface NfcWait {
  readonly signal?: AbortSignal;
}

export interface NfcReader {
  onreading: ((reading: NfcReading) => void) | null;
  onreadingerror: (() => void) | null;
  /** Each waits until a tag is held to the phone; `scan` goes on until its signal says otherwise. */
  scan(options?: NfcWait): Promise<void>;
  write(
    message: { readonly records: readonly { readonly recordType: 'url'; readonly data: string }[] },
    options?: NfcWait & { readonly overwrite?: boolean },
  ): Promise<void>;
  makeReadOnly(options?: NfcWait): Promise<void>;
}

export type NfcPort = new () => NfcReader;

/** Undefined where this browser cannot. */
export const findNfc = (): NfcPort | undefined => (globalThis as { NDEFReader?: NfcPort }).NDEFReader;

/** The link that a tag holds, if its first record is one. */
export function linkOn({ message: { records } }: NfcReading): string | undefined {
  const [first] = records;
  return first?.recordType === 'url' && first.data ? new TextDecoder().decode(first.data) : undefined;
}
