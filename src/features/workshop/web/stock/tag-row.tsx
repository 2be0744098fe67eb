import { Link } from 'react-router';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopTag } from '../../contract.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import { TagStateBadge } from '../parts/tag-state-badge.tsx';
import { type StockFilter, stockHref } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';

interface TagRowProps {
  tag: WorkshopTag;
  filter: StockFilter;
}

/** The whole row opens the tag. */
export function TagRow({ tag: { code, name, state, owner, orderId, batch, writtenAt }, filter }: TagRowProps) {
  const t = useTexts(stockTexts);
  return (
    <li className={styles.row}>
      <p className={styles.who}>
        <Link className={styles.link} to={stockHref({ filter, code })} preventScrollReset>
          <LatinText>{code}</LatinText>
        </Link>
        {name && <bdi className={styles.name}>{name}</bdi>}
      </p>
      <span className={styles.state}>
        <TagStateBadge state={state} />
      </span>
      <p className={styles.fact}>
        {owner ? (
          <>
            {t('workshopStock.row.owner')} <bdi>{owner.name}</bdi>
          </>
        ) : (
          t('workshopStock.row.nobody')
        )}
      </p>
      <p className={styles.fact}>
        {orderId !== null && (
          <>
            {t('workshopStock.row.order')} <OrderNumber id={orderId} />
          </>
        )}
        {batch && (
          <>
            {t('workshopStock.batch')}: <bdi>{batch}</bdi>
          </>
        )}
      </p>
      <p className={styles.fact}>{t(writtenAt ? 'workshopStock.row.written' : 'workshopStock.row.notWritten')}</p>
    </li>
  );
}
