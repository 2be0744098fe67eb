import { MessageCircle, Phone } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import styles from './drawn-leads.module.css';

const leads = ['first', 'second'] as const;

export function DrawnLeads() {
  const t = useTexts(landingTexts);
  return (
    <div className={styles.leads}>
      {leads.map((id) => (
        <div key={id} className={styles.lead}>
          <span className={styles.initial}>{t(`landing.features.leads.${id}.initial`)}</span>
          <span className={styles.words}>
            <span className={styles.name}>
              {t(`landing.features.leads.${id}.name`)}
              {id === 'first' && (
                <Badge variant="hot" size="sm">
                  {t('landing.features.leads.fresh')}
                </Badge>
              )}
            </span>
            <span className={styles.text}>{t(`landing.features.leads.${id}.text`)}</span>
          </span>
          <span className={styles.action}>
            <Phone />
          </span>
          <span className={styles.action}>
            <MessageCircle />
          </span>
        </div>
      ))}
    </div>
  );
}
