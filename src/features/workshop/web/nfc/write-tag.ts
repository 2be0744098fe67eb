import { failureOf, linkOn, NfcFailure, type NfcPort, type NfcReading } from './nfc-port.ts';

/** `waiting`: for a tag to be held to the phone. */
export type WritePhase = 'waiting' | 'writing' | 'reading';

export interface WrittenTag {
  readonly serial: string;
  /** The link as read back. */
  readonly read: string;
}

interface WriteOrder {
  readonly Nfc: NfcPort;
  readonly link: string;
  readonly signal: AbortSignal;
  readonly onPhase: (phase: WritePhase) => void;
  /** Writes even if the tag holds the link of another card. */
  readonly overwrites?: boolean;
}

/** The same kind of link with another code: overwriting it would break another user's card. */
function isOthers(found: string | undefined, link: string): boolean {
  if (!found || found === link) return false;
  return found.toLowerCase().startsWith(link.slice(0, link.lastIndexOf('/') + 1).toLowerCase());
}

/** Not every phone reports a tag's serial number; if one is missing, the content read has to suffice. */
const isSameTag = (one: string, other: string): boolean => !one || !other || one === other;

function check(before: Pick<NfcReading, 'serialNumber'>, after: NfcReading, link: string): WrittenTag {
  if (!isSameTag(before.serialNumber, after.serialNumber)) throw new NfcFailure('other_chip');
  const read = linkOn(after);
  if (read !== link) throw new NfcFailure('differs', read);
  return { serial: after.serialNumber, read };
}

/** A successful scan proves the permission, so a denied write means that this tag is locked. */
async function writeLink({ Nfc, link, signal }: WriteOrder): Promise<void> {
  try {
    await new Nfc().write({ records: [{ recordType: 'url', data: link }] }, { overwrite: true, signal });
  } catch (error) {
    const failure = failureOf(error);
    throw failure.errorKind === 'denied' ? new NfcFailure('locked') : failure;
  }
}

/** Reads the tag, writes the link, reads it back, and compares both the serial number and the record. */
export async function writeTag(order: WriteOrder): Promise<WrittenTag> {
  const { Nfc, link, signal, onPhase, overwrites = false } = order;
  try {
    onPhase('waiting');
    const before = await nextReading(Nfc, signal);
    const found = linkOn(before);
    if (!overwrites && isOthers(found, link)) throw new NfcFailure('taken', found);
    onPhase('writing');
    await writeLink(order);
    onPhase('reading');
    return check(before, await nextReading(Nfc, signal), link);
  } catch (error) {
    throw failureOf(error);
  }
}

interface LockOrder extends Omit<WriteOrder, 'overwrites'> {
  readonly serial: string;
}

/** Locks the tag permanently, after checking that it is the written one and still holds the right link. */
export async function lockTag({ Nfc, link, serial, signal, onPhase }: LockOrder): Promise<void> {
  try {
    onPhase('waiting');
    check({ serialNumber: serial }, await nextReading(Nfc, signal), link);
    onPhase('writing');
    await new Nfc().makeReadOnly({ signal });
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Reads the tag that is held to the phone now, or the next one. Uses a new reader each time: a reader does not read the
 * same tag again until it was removed.
 */
async function nextReading(Nfc: NfcPort, signal: AbortSignal): Promise<NfcReading> {
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
