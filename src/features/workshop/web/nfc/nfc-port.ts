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
 * `none`: no NFC in this device. `off`: there is, but switched off. `lost`: moved away too early. `taken`: the tag holds
 * the link of another card. `differs`: what was read back is not what was written. `other_chip`: another one was held to it.
 * `locked`: nobody can write on it any more.
 */
export type NfcErrorKind = (typeof nfcErrors)[number];

export class NfcFailure extends Error {
  override name = 'NfcFailure';
  readonly errorKind: NfcErrorKind;
  /** What was found on the tag, where that matters. */
  readonly found: string | undefined;

  constructor(errorKind: NfcErrorKind, found?: string) {
    super(errorKind);
    this.errorKind = errorKind;
    this.found = found;
  }
}

/** By the names that the standard gives to what can go wrong. */
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
