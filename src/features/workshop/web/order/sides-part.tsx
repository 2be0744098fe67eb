import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { DrawnCard } from '../parts/drawn-card.tsx';
import { Part } from './part.tsx';
import styles from './sides-part.module.css';
import { WarningsList } from './warnings-list.tsx';

interface SidesPartProps {
  order: WorkshopOrderDetail;
}

const sides = ['front', 'back'] as const;

/** Both sides at once: whoever checks a card looks from one to the other. */
export function SidesPart({ order: { design, chips } }: SidesPartProps) {
  const t = useTexts(orderTexts);
  return (
    <Part title={t('workshopOrder.card.title')}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <figure key={side} className={styles.side}>
            <DrawnCard
              design={design}
              side={side}
              code={chips[0]?.code}
              title={t(`workshopOrder.card.${side}`)}
              className={styles.drawing}
            />
            <figcaption className={styles.name}>{t(`workshopOrder.card.${side}Name`)}</figcaption>
          </figure>
        ))}
      </div>
      <WarningsList design={design} />
    </Part>
  );
}
