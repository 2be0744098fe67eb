/** The subset of Web NFC needed to write tags. Only Chrome on Android supports it. */
interface NfcRecord {
  readonly recordType: string;
  readonly data?: DataView | undefined;
}

export interface NfcReading {
  readonly serialNumber: string;
  readonly message: { readonly records: readonly NfcRecord[] };
}

export interface NfcReader {
  onreading: ((reading: NfcReading) => void) | null;
  onreadingerror: (() => void) | null;
  /** Both wait until a tag is held to the phone; `scan` continues until its signal is aborted. */
  scan(options?: { readonly signal?: AbortSignal }): Promise<void>;
  write(
    message: { readonly records: readonly { readonly recordType: 'url'; readonly data: string }[] },
    options?: { readonly signal?: AbortSignal } & { readonly overwrite?: boolean },
  ): Promise<void>;
  makeReadOnly(options?: { readonly signal?: AbortSignal }): Promise<void>;
}

export type NfcPort = new () => NfcReader;

/** Undefined if this browser does not support Web NFC. */
export const findNfc = (): NfcPort | undefined => (globalThis as { NDEFReader?: NfcPort }).NDEFReader;

/** The link on a tag, if its first record is one. */
export function linkOn({ message: { records } }: NfcReading): string | undefined {
  const [first] = records;
  return first?.recordType === 'url' && first.data ? new TextDecoder().decode(first.data) : undefined;
}

export const nfcErrors = [
  'none',
  'off',
  'denied',
  'lost',
  'unreadable',
  'taken',
  'differs',
  'other_chip',
  'locked',
  'stopped',
  'unknown',
] as const;

/**
 * `none`: the device has no NFC. `off`: NFC is switched off. `lost`: the tag was moved away too early. `taken`: the tag
 * holds the link of another card. `differs`: the data read back is not what was written. `other_chip`: another tag was
 * held to the phone. `locked`: the tag is no longer writable.
 */
export type NfcErrorKind = (typeof nfcErrors)[number];

export class NfcFailure extends Error {
  override name = 'NfcFailure';
  readonly errorKind: NfcErrorKind;
  /** The link found on the tag, if relevant. */
  readonly found: string | undefined;

  constructor(errorKind: NfcErrorKind, found?: string) {
    super(errorKind);
    this.errorKind = errorKind;
    this.found = found;
  }
}

/** Maps the error names of the standard. */
const byName: Readonly<Record<string, NfcErrorKind>> = {
  NotSupportedError: 'none',
  NotReadableError: 'off',
  NotAllowedError: 'denied',
  NetworkError: 'lost',
  AbortError: 'stopped',
  InvalidStateError: 'unknown',
};

export function failureOf(error: unknown): NfcFailure {
  if (error instanceof NfcFailure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new NfcFailure(byName[name] ?? 'unknown');
}
