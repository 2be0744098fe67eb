import { Button } from '#ui/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './admin-list.module.css';
import { useListParams } from './use-list-params.ts';

/** Onward, or back to the beginning; a page back is the browser's own "back". */
export function ListPager({ next }: { next: string | null }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const isFirst = !params.get('after');
  if (isFirst && next === null) return null;
  const go = (after: string | undefined) => {
    params.set({ after });
    window.scrollTo(0, 0);
  };
  return (
    <nav className={styles.pager} aria-label={t('adminList.pages.label')}>
      <Button variant="ghost" size="sm" disabled={isFirst} onClick={() => go(undefined)}>
        {t('adminList.pages.first')}
      </Button>
      <Button variant="outline" size="sm" disabled={next === null} onClick={() => go(next ?? undefined)}>
        {t('adminList.pages.next')}
        <ChevronForward size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
