import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card, CardHeader } from '#ui/card.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { attentionOf } from './attention.ts';
import styles from './overview.module.css';
import { overviewTexts } from './overview-texts.ts';

interface AttentionListProps {
  overview: Overview;
}

/** What waits for an admin, each a way to it; a calm word where nothing does. */
export function AttentionList({ overview }: AttentionListProps) {
  const t = useTexts(overviewTexts);
  const waiting = attentionOf(overview);
  if (waiting.length === 0)
    return (
      <p className={styles.calm}>
        <CircleCheck size={20} aria-hidden="true" />
        {t('overview.attention.none')}
      </p>
    );
  return (
    <Card as="section" aria-labelledby="overview-attention" className={styles.attention}>
      <CardHeader title={t('overview.attention.title')} titleId="overview-attention" />
      <ul className={styles.waiting}>
        {waiting.map(({ name, icon, tone, count, to }) => (
          <li key={name}>
            <Link className={styles.wait} to={to}>
              <IconTile icon={icon} tone={tone} />
              <span className={styles.waitWords}>{t(`overview.attention.${name}`, { count })}</span>
              <ChevronForward className={styles.forward} size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
