import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { PromiseText } from '../parts/promise-text.tsx';
import { queueTexts } from '../queue-texts.ts';
import { hasChips } from '../state/has-chips.ts';
import { wordsTexts } from '../words-texts.ts';
import styles from './order-row.module.css';

interface RowFactsProps {
  order: WorkshopOrder;
}

/** What is to be made, how it goes out and by when, and how far its chips are. */
export function RowFacts({ order }: RowFactsProps) {
  const t = useTexts(queueTexts);
  const words = useTexts(wordsTexts);
  const { design, quantity, delivery, promise, tagsWritten } = order;
  const written = t('workshopQueue.row.chips', { done: tagsWritten, count: quantity });
  return (
    <>
      <p className={styles.what}>
        <span className={styles.main}>{words('workshopWords.quantity', { count: quantity })}</span>
        <span>
          {words(`workshopWords.material.${design.material}`)}, {words(`workshopWords.finish.${design.finish}`)}
        </span>
      </p>
      <p className={styles.way}>
        <span className={styles.main}>{words(`workshopWords.delivery.${delivery}`)}</span>
        {promise && (
          <span>
            {t('workshopQueue.row.until')} <PromiseText order={order} />
          </span>
        )}
      </p>
      {hasChips(order) && (
        <div className={styles.chips}>
          <span>{written}</span>
          <Progress value={tagsWritten} max={quantity} label={written} />
        </div>
      )}
    </>
  );
}
