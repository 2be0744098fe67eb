import type { ComponentProps } from 'react';
import { ChevronBack, ChevronForward } from '../direction-icons.tsx';
import { Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPageChange?: (page: number) => void;
}

/** The first, last and nearby pages; 0 stands for a gap. */
export function visiblePages(page: number, pages: number): readonly number[] {
  const nearby = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(nearby)].sort((first, second) => first - second);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [0, number] : [number];
  });
}

export function Pagination({ page, pages, onPageChange }: PaginationProps) {
  const t = useTexts(uiTexts);
  if (pages <= 1) return null;
  const step = (to: number) => ({ onClick: () => onPageChange?.(to) });
  return (
    <Row as="nav" align="center" justify="center" gap={1} aria-label={t('ui.pagination.label')}>
      <Step {...step(page - 1)} disabled={page <= 1} aria-label={t('ui.pagination.previous')}>
        <ChevronBack size={20} aria-hidden="true" />
      </Step>
      <span className={styles.position}>{t('ui.pagination.position', { page, pages })}</span>
      <ol className={styles.numbers}>
        {visiblePages(page, pages).map((number, index, all) => (
          <li key={number || `gap-${all[index - 1]}`}>
            {number === 0 ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Step
                {...step(number)}
                aria-label={t('ui.pagination.page', { page: number })}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
              >
                {number}
              </Step>
            )}
          </li>
        ))}
      </ol>
      <Step {...step(page + 1)} disabled={page >= pages} aria-label={t('ui.pagination.next')}>
        <ChevronForward size={20} aria-hidden="true" />
      </Step>
    </Row>
  );
}

function Step(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.step} />;
}
