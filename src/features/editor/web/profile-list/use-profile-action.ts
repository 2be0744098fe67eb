import { useQueryClient } from '@tanstack/react-query';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useProfileCall } from '../use-profile-call.ts';
import { profileListTexts } from './profile-list-texts.ts';

const successKeys = {
  publish: 'cards.published',
  duplicate: 'cards.duplicated',
  makePrimary: 'cards.madePrimary',
  pause: 'cards.paused',
  resume: 'cards.resumed',
  remove: 'cards.removed',
  bringBack: 'cards.broughtBack',
} as const;

/** What takes visitors' access away is undone from its message. */
const opposites: { readonly [Action in keyof typeof successKeys]?: keyof typeof successKeys } = {
  pause: 'resume',
  remove: 'bringBack',
};

/** Sends an action on a profile, refetches the list and updates an open editor. */
export function useProfileAction(id: number) {
  const t = useTexts(profileListTexts);
  const queries = useQueryClient();
  const { send, isPending } = useProfileCall<Profile, keyof typeof successKeys>({
    call: (api, action) => api.call(profilesApi[action], { params: { id } }),
    onDone: (profile, action) => {
      queries.setQueryData(['/api/profiles', id], (open: Profile | undefined) => open && profile);
      void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      void queries.invalidateQueries({ queryKey: ['/api/profiles/deleted'] });
      void queries.invalidateQueries({ queryKey: ['/api/profiles/entitlements'] });
      const opposite = opposites[action];
      const undo = opposite && { label: t('cards.undo'), onClick: () => send(opposite) };
      toast({ title: t(successKeys[action]), ...(undo && { action: undo }) });
    },
  });
  return { send, isPending };
}
