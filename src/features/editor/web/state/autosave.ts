import { type Profile, staleSave } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from '#web-kit/drafts/draft-saver.ts';
import { unsavedCopies } from '#web-kit/drafts/unsaved-copies.ts';
import type { EditorForm } from '../../form.ts';

export type ProfileSaveState = SaveState<Profile, never, ProfileDocument>;
export type Autosave = DraftSaver<ProfileDocument, Profile>;

interface AutosaveTools {
  readonly save: (document: ProfileDocument, version: number) => Promise<Profile>;
  readonly onSaved: (profile: Profile) => void;
  /** Shows the document with the changes that were saved elsewhere. */
  readonly onMerged: (document: ProfileDocument) => void;
  /** The server's validation errors, by document path. */
  readonly onRejected: (fields: Readonly<Record<string, string>>) => void;
}

export const createAutosave = (first: Profile, { save, onSaved, onMerged, onRejected }: AutosaveTools): Autosave =>
  createDraftSaver({
    version: first.version,
    saved: first.document,
    saveAfterMilliseconds: 1_000,
    save,
    draftOf: ({ document }) => document,
    conflictIn: (body) => staleSave.safeParse(body).data?.current,
    onSaved,
    onMerged,
    onRejected: (fields) => onRejected(documentFields(fields)),
  });

/** The server names fields from the root of the request body. */
const documentFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^document\./, ''), message]));

export interface UnsavedProfile {
  /** Version of the draft that the edits are based on. */
  readonly version: number;
  /** That draft itself; missing in copies of an older release. */
  readonly base?: ProfileDocument;
  readonly at: number;
  readonly form: EditorForm;
}

export const unsavedProfiles = unsavedCopies('localStorage', 'negia-draft-', (value) => {
  const copy = value as UnsavedProfile | null;
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
});
