import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { mergeEdits } from '#base/edits/merge-edits.ts';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { writeOnChange } from '#web-kit/drafts/unsaved-copies.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { toForm, withChanges } from '../../form.ts';
import { formPath, isComplete } from '../../normalize.ts';
import { useCacheProfile } from '../profile-queries.ts';
import { createAutosave, type UnsavedProfile, unsavedProfiles } from './autosave.ts';
import type { EditorSession } from './editor-context.tsx';
import { createEditorStore, isBilingual } from './editor-store.ts';

/** Stores edits on this device until the server has saved all of them. */
function useUnsavedCopy({ store, autosave, profileId }: EditorSession, userId: number): void {
  const isViewed = useSession().user?.viewedBy !== undefined;
  useEffect(() => {
    // Edits made while viewing another user's profile are not stored as a draft.
    if (isViewed) return;
    return writeOnChange([store.subscribe, autosave.subscribe], () => {
      const { history, normalized } = store.state();
      const isSafe = autosave.isSafe() && isComplete(normalized, history.present);
      const copy = { version: autosave.version(), base: autosave.base(), at: Date.now(), form: history.present };
      unsavedProfiles.write(userId, profileId, isSafe ? undefined : copy);
    });
  }, [store, autosave, profileId, userId, isViewed]);
}

interface Started extends EditorSession {
  /** Unsaved edits were found on this device. */
  readonly isRestored: boolean;
}

/** Without a known base, every difference counts as a contradiction. */
const baseOf = ({ base }: UnsavedProfile): ProfileDocument => base ?? ({} as ProfileDocument);

/** The copy is dropped if the server has all of it: it was being saved when the page was left. */
function restore(profile: Profile, copy: UnsavedProfile | undefined) {
  const store = createEditorStore(profile, copy?.form);
  if (!copy) return { store };
  const { document } = store.state().normalized;
  const { value } = mergeEdits(baseOf(copy), document, profile.document);
  const isSaved = isDeepEqual(value, profile.document) && isComplete(store.state().normalized, copy.form);
  return isSaved ? { store: createEditorStore(profile) } : { store, copy };
}

/** State that lives as long as a profile is open in the editor. */
export function useSessionState(profile: Profile, userId: number): Started {
  const api = useApi();
  const queries = useQueryClient();
  const cacheProfile = useCacheProfile();
  const [started] = useState((): Started => {
    const { store, copy } = restore(profile, unsavedProfiles.read(userId, profile.id));
    const base = copy ? { ...profile, version: copy.version, document: baseOf(copy) } : profile;
    const show = (document: ProfileDocument): void =>
      store.dispatch({
        type: 'replace',
        form: toForm(document, isBilingual({ id: profile.id, document })),
        at: Date.now(),
      });
    const autosave = createAutosave(base, {
      save: (document, version) =>
        api.call(profilesApi.save, { params: { id: profile.id }, body: { document, version } }),
      onSaved: cacheProfile,
      onMerged: (document) => {
        const { history, normalized } = store.state();
        const form = withChanges(history.present, normalized.document, document);
        store.dispatch({ type: 'replace', form, at: Date.now() });
      },
      onRejected: (fields) => {
        const { retained } = store.state().normalized;
        const byFormPath = Object.entries(fields).map(([path, message]) => [formPath(path, retained), message]);
        store.dispatch({ type: 'refuse', fields: Object.fromEntries(byFormPath) });
      },
    });
    const applyDraft = (next: Profile): void => {
      autosave.replaceBase(next);
      show(next.document);
    };
    return {
      store,
      autosave,
      profileId: profile.id,
      typedAddresses: new Map(),
      applyDraft,
      isRestored: copy !== undefined,
    };
  });
  const { store, autosave, profileId } = started;
  useEffect(() => {
    const follow = () => autosave.change(store.state().normalized.document);
    follow();
    const unsubscribe = store.subscribe(follow);
    // After an expired session: saves now what could not be saved then.
    if (autosave.state().kind !== 'saved') void autosave.flush();
    return () => {
      unsubscribe();
      autosave.stop();
      // Cached copies of this profile are stale by now; the next reader refetches it.
      void autosave.flush().finally(() => {
        queries.removeQueries({ queryKey: ['/api/profiles', profileId], exact: true, type: 'inactive' });
        void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      });
    };
  }, [store, autosave, profileId, queries]);
  useUnsavedCopy(started, userId);
  return started;
}
