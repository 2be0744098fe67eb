import { useQueryClient } from '@tanstack/react-query';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useProfileCall } from '../use-profile-call.ts';
import { profileListTexts } from './profile-list-texts.ts';

type ProfileAction = 'duplicate' | 'makePrimary' | 'pause' | 'resume' | 'remove' | 'bringBack';

const successKeys = {
  duplicate: 'cards.duplicated',
  makePrimary: 'cards.madePrimary',
  pause: 'cards.paused',
  resume: 'cards.resumed',
  remove: 'cards.removed',
  bringBack: 'cards.broughtBack',
} as const;

/** Actions on a profile in the list; each refetches the list. */
export function useProfileActions(id: number) {
  const t = useTexts(profileListTexts);
  const queries = useQueryClient();
  const { send } = useProfileCall<Profile, ProfileAction>({
    call: (api: Api, action) => api.call(profilesApi[action], { params: { id } }),
    onDone: (_, action) => {
      void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      void queries.invalidateQueries({ queryKey: ['/api/profiles/deleted'] });
      void queries.invalidateQueries({ queryKey: ['/api/profiles/entitlements'] });
      const back = { label: t('cards.undo'), onClick: () => send('bringBack') };
      toast({ title: t(successKeys[action]), ...(action === 'remove' && { action: back }) });
    },
  });
  return {
    duplicate: () => send('duplicate'),
    makePrimary: () => send('makePrimary'),
    pause: () => send('pause'),
    resume: () => send('resume'),
    remove: () => send('remove'),
    bringBack: () => send('bringBack'),
  };
}
