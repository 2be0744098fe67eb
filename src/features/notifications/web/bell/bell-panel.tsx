import { useQuery } from '@tanstack/react-query';
import { LatePanel } from '#ui/late-panel.tsx';
import type { LatePanelProps } from '#ui/late-popover.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellContent } from './bell-content.tsx';
import { useMarkRead } from './use-mark-read.ts';

export function BellPanel(props: LatePanelProps) {
  const t = useTexts(noticesTexts);
  const { locale } = useLocale();
  const { isOpen, setOpen } = props;
  const { data, isError, refetch } = useQuery(notificationsQueries.list(useApi(), locale));
  const fresh = useMarkRead(isOpen, data);
  const settings = (
    // biome-ignore lint/a11y/useValidAnchor: it leads on, perhaps within this very page, which the list must not cover then
    <a className={styles.settings} href="/account#mails" onClick={() => setOpen(false)}>
      {t('notices.bell.settings')}
    </a>
  );
  return (
    <LatePanel {...props} title={t('notices.bell.title')} foot={settings}>
      <BellContent list={data} fresh={fresh} isFailed={isError} onRetry={() => void refetch()} />
    </LatePanel>
  );
}
