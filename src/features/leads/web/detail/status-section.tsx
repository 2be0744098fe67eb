import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { movesOf } from '../../domain.ts';
import { detailTexts } from '../detail-texts.ts';
import { statusIcons } from '../parts/status-icons.ts';
import { aims, useMoveLeads } from '../state/use-move-leads.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';

interface StatusSectionProps {
  lead: Lead;
}

/** Where it stands, and where it can go from here. What was pressed stays in its place, and so does the focus. */
export function StatusSection({ lead: { id, status } }: StatusSectionProps) {
  const t = useTexts(detailTexts);
  const move = useMoveLeads();
  const ways = movesOf(status);
  return (
    <DetailSection title={t('leadDetail.status.title')}>
      <div className={styles.choices}>
        {aims
          .filter((aim) => (aim === status && aim !== 'new') || ways.includes(aim))
          .map((aim) => {
            const Icon = statusIcons[aim];
            const isNow = aim === status;
            return (
              <Button
                key={aim}
                variant={isNow ? 'secondary' : 'outline'}
                size="sm"
                aria-pressed={isNow}
                onClick={() => isNow || move({ ids: [id], status: aim })}
              >
                <Icon aria-hidden="true" />
                {t(`leadDetail.moves.${aim}`)}
              </Button>
            );
          })}
      </div>
    </DetailSection>
  );
}
