import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { badgeText, LazyPopover } from '#ui/overlays/lazy-popover.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { supportQueries } from '../queries.ts';
import { supportTriggerTexts } from './trigger-texts.ts';

const loadPanel = async () => (await import('./support-panel.tsx')).SupportPanel;

/** The support conversations, beside the bell. Sends requests only while signed in. */
export function SupportPopover() {
  const t = useTexts(supportTriggerTexts);
  const { user } = useSession();
  const { data } = useQuery({ ...supportQueries.unread(useApi()), enabled: user !== undefined });
  if (!user) return null;
  const count = data?.count ?? 0;
  return (
    <LazyPopover
      icon={MessageCircle}
      label={t('supportTrigger.label', { count, badge: badgeText(count) })}
      count={count}
      load={loadPanel}
    />
  );
}
