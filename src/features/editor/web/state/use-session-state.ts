import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { isWrittenInBoth } from '#features/profiles/languages.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { writeOnChange } from '#web-kit/drafts/unsaved-copies.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { toForm } from '../../form.ts';
import { formPath, isComplete } from '../../normalize.ts';
import { useCacheProfile } from '../profile-queries.ts';
import { createAutosave, unsavedProfiles } from './autosave.ts';
import type { EditorSession } from './editor-context.tsx';
import { createEditorStore } from './editor-store.ts';

/** Stores what is typed on this device until the server has all of it. */
function useUnsavedCopy({ store, autosave, profileId }: EditorSession, userId: number): void {
  const isViewed = useSession().user?.viewedBy !== undefined;
  useEffect(() => {
    // What somebody tries while they look at another's card is no draft of anybody's.
    if (isViewed) return;
    return writeOnChange([store.subscribe, autosave.subscribe], () => {
      const { history, normalized } = store.state();
      const isSafe = autosave.isSafe() && isComplete(normalized, history.present);
      const copy = { version: autosave.version(), at: Date.now(), form: history.present };
      unsavedProfiles.write(userId, profileId, isSafe ? undefined : copy);
    });
  }, [store, autosave, profileId, userId, isViewed]);
}

interface Started extends EditorSession {
  /** Something typed earlier was found on this device. */
  readonly isRestored: boolean;
}

/** Everything that lives as long as one card is open in the editor. */
export function useSessionState(profile: Profile, userId: number): Started {
  const api = useApi();
  const queries = useQueryClient();
  const cacheProfile = useCacheProfile();
  const [started] = useState((): Started => {
    const copy = unsavedProfiles.read(userId, profile.id);
    const store = createEditorStore(profile, copy?.form);
    const base = copy ? { ...profile, version: copy.version } : profile;
    const autosave = createAutosave(base, {
      save: (document, version) =>
        api.call(profilesApi.save, { params: { id: profile.id }, body: { document, version } }),
      onSaved: cacheProfile,
      onRejected: (fields) => {
        const { retained } = store.state().normalized;
        const byFormPath = Object.entries(fields).map(([path, message]) => [formPath(path, retained), message]);
        store.dispatch({ type: 'refuse', fields: Object.fromEntries(byFormPath) });
      },
    });
    const applyDraft = (next: Profile): void => {
      autosave.replaceBase(next);
      cacheProfile(next);
      const form = toForm(next.document, isWrittenInBoth(next.document));
      store.dispatch({ type: 'replace', form, at: Date.now() });
    };
    return { store, autosave, profileId: profile.id, applyDraft, isRestored: copy !== undefined };
  });
  const { store, autosave, profileId } = started;
  useEffect(() => {
    const follow = () => autosave.change(store.state().normalized.document);
    follow();
    const unsubscribe = store.subscribe(follow);
    // Back after a session that ran out: what could not be saved then can be now.
    if (autosave.state().kind !== 'saved') void autosave.flush();
    return () => {
      unsubscribe();
      autosave.stop();
      // What others know of this card is old by now, and the next one to open it reads it anew.
      void autosave.flush().finally(() => {
        queries.removeQueries({ queryKey: ['/api/profiles', profileId], exact: true, type: 'inactive' });
        void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      });
    };
  }, [store, autosave, profileId, queries]);
  useUnsavedCopy(started, userId);
  return started;
}
