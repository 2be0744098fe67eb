import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { CommunityMember } from '../../contract.ts';
import type { CommunityDetail } from '../queries.ts';
import { communityPageTexts } from './community-texts.ts';

/** All members loaded so far, without duplicates: members may join or leave between two page requests. */
export function useMoreMembers({ community: { slug }, members, hasMore }: CommunityDetail) {
  const t = useTexts(communityPageTexts);
  const api = useApi();
  const { locale } = useLocale();
  const [more, setMore] = useState<{ locale: string; members: readonly CommunityMember[]; hasMore: boolean }>();
  // Restarts the list when the language changes.
  const known = more?.locale === locale ? more : undefined;
  const all = [...new Map([...members, ...(known?.members ?? [])].map((one) => [one.profileId, one])).values()];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../calls.ts')).readOne(api, slug, all.at(-1)?.profileId),
    onSuccess: (page) =>
      setMore({ locale, members: [...(known?.members ?? []), ...page.members], hasMore: page.hasMore }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('communityPage.moreFailed'), description: error.message }),
  });
  return { all, hasMore: known?.hasMore ?? hasMore, isPending, readMore: () => mutate() };
}
