import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellContent } from './bell-content.tsx';
import { useMarkRead } from './use-mark-read.ts';

const mostShown = 9;

/** Stands only where somebody is signed in, and so asks only for them. */
export function Bell() {
  const t = useTexts(noticesTexts);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQueries.list(useApi(), locale));
  const fresh = useMarkRead(isOpen, data);
  const count = data?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className={styles.trigger} aria-label={t('notices.bell.label', { count })}>
        <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <Badge className={styles.count} variant="count" aria-hidden="true">
            <bdi dir="ltr">{count > mostShown ? t('notices.bell.many') : count}</bdi>
          </Badge>
        )}
      </PopoverTrigger>
      <PopoverContent className={styles.popover} label={t('notices.bell.title')}>
        <h2 className={styles.heading}>{t('notices.bell.title')}</h2>
        <div className={styles.scroll}>
          <BellContent list={data} fresh={fresh} isFailed={isError} onRetry={() => void refetch()} />
        </div>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads on, perhaps within this very page, which the list must not cover then */}
        <a className={styles.settings} href="/account#mails" onClick={() => setOpen(false)}>
          {t('notices.bell.settings')}
        </a>
      </PopoverContent>
    </Popover>
  );
}
