import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { DrawnCard } from '../parts/drawn-card.tsx';
import { Section } from './section.tsx';
import styles from './sides-section.module.css';
import { WarningsList } from './warnings-list.tsx';

interface SidesSectionProps {
  order: WorkshopOrderDetail;
}

const sides = ['front', 'back'] as const;

/** Both sides at once: whoever checks a card looks from one to the other. */
export function SidesSection({ order: { design, chips } }: SidesSectionProps) {
  const t = useTexts(orderTexts);
  return (
    <Section title={t('workshopOrder.card.title')}>
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
    </Section>
  );
}
