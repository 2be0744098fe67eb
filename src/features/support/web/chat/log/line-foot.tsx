import { CircleAlert } from 'lucide-react';
import { formatInstant } from '#i18n/format.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import type { ChatLine } from '../logic/lines.ts';
import type { LineActions } from './line-actions.ts';
import styles from './log.module.css';

interface LineFootProps {
  line: ChatLine;
  actions: LineActions;
}

/** When it was written, or how far it has come. What the chat says by itself has no hour. */
export function LineFoot({ line: { key, state, createdAt }, actions }: LineFootProps) {
  const t = useTexts(chatTexts);
  const { locale } = useLocale();
  if (state === 'said') return null;
  if (state === 'sending') return <p className={styles.foot}>{t('chat.log.sending')}</p>;
  if (state === 'failed')
    return (
      <p className={styles.failed}>
        <CircleAlert size={16} aria-hidden="true" />
        {t('chat.log.failed')}
        <button type="button" className={styles.act} onClick={() => actions.retry(key)}>
          {t('chat.log.retry')}
        </button>
        <button type="button" className={styles.act} onClick={() => actions.drop(key)}>
          {t('chat.log.drop')}
        </button>
      </p>
    );
  return (
    <p className={styles.foot}>
      <time dateTime={createdAt}>
        <bdi dir="ltr">{formatInstant(createdAt, locale, { timeStyle: 'short' })}</bdi>
      </time>
    </p>
  );
}
