import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import type { EditorForm } from '../../form.ts';

/** What was typed and is not on the server yet, kept on this device through a crash or a lost line. */
export interface LocalCopy {
  /** The draft that the typing started from. */
  readonly version: number;
  readonly at: number;
  readonly form: EditorForm;
}

const keyOf = (userId: number, profileId: number): string => `negia-draft-${userId}-${profileId}`;

/** Storage can be written by anybody: what lacks a part is none of ours. */
export function parseLocalCopy(text: string | undefined): LocalCopy | undefined {
  try {
    const copy = JSON.parse(text ?? 'null') as LocalCopy | null;
    const { identity, contact, blocks, design, sharing } = copy?.form ?? ({} as Partial<EditorForm>);
    const isComplete =
      typeof copy?.version === 'number' &&
      Array.isArray(blocks) &&
      Array.isArray(contact?.phones) &&
      Array.isArray(contact?.emails) &&
      [identity?.name, contact?.whatsapp, contact?.address, design?.colours, sharing?.title].every(
        (section) => typeof section === 'object' && section !== null,
      );
    return isComplete ? (copy ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export const readLocalCopy = (userId: number, profileId: number): LocalCopy | undefined =>
  parseLocalCopy(readStored('localStorage', keyOf(userId, profileId)));

export const writeLocalCopy = (userId: number, profileId: number, copy: LocalCopy | undefined): void =>
  writeStored('localStorage', keyOf(userId, profileId), copy && JSON.stringify(copy));
