import { useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Api } from '#web-kit/api-client.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { useKeepProfile } from '../profile-queries.ts';
import { useEditorSession } from '../state/editor-context.ts';
import { useProfileCall } from '../use-profile-call.ts';
import { publishTexts } from './publish-texts.ts';

/** Saves what is typed, moves to the address that was chosen, and shows the draft to everyone. */
export function usePublish(profile: Profile, onPublished: () => void) {
  const t = useTexts(publishTexts);
  const { autosave } = useEditorSession();
  const keepProfile = useKeepProfile();
  const [refusal, setRefusal] = useState<string>();
  const params = { id: profile.id };
  const isFirst = profile.publishedAt === null;
  const call = async (api: Api, slug: string | undefined): Promise<Profile> => {
    if (!(await autosave.flush())) throw new RequestError(t('publish.unsaved'));
    if (slug !== undefined && slug !== profile.slug)
      keepProfile(await api.call(profilesApi.setAddress, { params, body: { slug } }));
    return api.call(profilesApi.publish, { params });
  };
  const { send, isPending } = useProfileCall({
    call,
    onDone: (published) => {
      autosave.adopt(published);
      keepProfile(published);
      onPublished();
      if (isFirst) return;
      const onPress = () => window.open(published.address, '_blank', 'noopener');
      toast({
        title: t('publish.toast'),
        description: window.location.host + decodeURI(published.address),
        action: { label: t('publish.toastOpen'), onPress },
      });
    },
    onFailed: (error) => {
      const slug = error instanceof RequestError ? error.fields.slug : undefined;
      setRefusal(slug);
      return slug !== undefined;
    },
  });
  const publish = (slug: string | undefined) => {
    setRefusal(undefined);
    send(slug);
  };
  return { publish, isPending, refusal };
}

export type Publishing = ReturnType<typeof usePublish>;
