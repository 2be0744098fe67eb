import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { badgeText, LazyPopover } from '#ui/overlays/lazy-popover.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { bellTexts } from '../bell-texts.ts';
import { notificationsQueries } from '../queries.ts';

const loadPanel = async () => (await import('./bell-panel.tsx')).BellPanel;

/** Rendered only for signed-in users, so it fetches only for them. */
export function Bell() {
  const t = useTexts(bellTexts);
  const { locale } = useLocale();
  const { data } = useQuery(notificationsQueries.list(useApi(), locale));
  const count = data?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <LazyPopover
      icon={BellIcon}
      label={t('bell.label', { count, badge: badgeText(count) })}
      count={count}
      load={loadPanel}
    />
  );
}
