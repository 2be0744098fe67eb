import { X } from 'lucide-react';
import { CsvButton } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { queueTexts } from '../queue-texts.ts';
import { type QueueFilter, tableQuery } from '../state/queue-view.ts';
import styles from './queue.module.css';

interface QueueToolsProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter, replace?: boolean) => void;
}

/** In which order, whose alone, and all of it as a table. */
export function QueueTools({ filter, onFilter }: QueueToolsProps) {
  const t = useTexts(queueTexts);
  const { isUp = false, owner, ...rest } = filter;
  return (
    <Row gap={2} align="center" wrap>
      <Select
        className={styles.order}
        aria-label={t('workshopQueue.order.label')}
        value={isUp ? 'asc' : 'desc'}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...rest, ...(owner && { owner }), ...(value === 'asc' && { isUp: true }) }, true)
        }
      >
        <option value="desc">{t('workshopQueue.order.newest')}</option>
        <option value="asc">{t('workshopQueue.order.oldest')}</option>
      </Select>
      {owner && (
        <Button variant="secondary" size="sm" onClick={() => onFilter({ ...rest, ...(isUp && { isUp }) })}>
          {t('workshopQueue.ofOwner', { id: String(owner) })}
          <X role="img" aria-label={t('workshopQueue.leaveOwner')} />
        </Button>
      )}
      <div className={styles.table}>
        <CsvButton path="/api/admin/orders.csv" name="orders.csv" query={tableQuery(filter)} />
      </div>
    </Row>
  );
}
