import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './admin-list.module.css';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function ListWaiting({ columns }: { columns: number }) {
  const t = useTexts(listTexts);
  const cells = rows.slice(0, Math.min(columns, 5));
  return (
    <Card className={styles.card ?? ''}>
      <div role="status" aria-busy="true" aria-label={t('adminList.loading')}>
        {rows.map((row) => (
          <div key={row} className={styles.waiting}>
            {cells.map((cell) => (
              <Skeleton key={cell} />
            ))}
          </div>
        ))}
      </div>
    </Card>
  );
}
