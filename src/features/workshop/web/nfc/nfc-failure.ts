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
