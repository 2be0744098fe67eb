import { useTexts } from '#ui/locale.tsx';
import type { Difference, Said } from '../../differences.ts';
import { blocksTexts } from '../tabs/blocks/blocks-texts.ts';
import styles from './conflict-dialog.module.css';
import { conflictTexts } from './conflict-texts.ts';

interface DifferenceRowProps {
  difference: Difference;
}

export function DifferenceRow({ difference: { section, kind, mine, theirs } }: DifferenceRowProps) {
  const t = useTexts(conflictTexts);
  const tb = useTexts(blocksTexts);
  const block = kind === undefined ? undefined : (tb.find(`blocks.kind.${kind}`) ?? tb('blocks.unknown.name'));
  return (
    <li className={styles.row}>
      <h3 className={styles.section}>{block ?? t(`conflict.sections.${section}`)}</h3>
      {section !== 'order' && (
        <>
          <SaidBy who={t('conflict.mine')} said={mine} />
          <SaidBy who={t('conflict.theirs')} said={theirs} />
        </>
      )}
    </li>
  );
}

interface SaidByProps {
  who: string;
  said: Said;
}

function SaidBy({ who, said: { text, count } }: SaidByProps) {
  const t = useTexts(conflictTexts);
  const parts = [text, count ? t('conflict.count', { count }) : ''].filter(Boolean);
  return (
    <p className={styles.said}>
      <span className={styles.who}>{who}</span>
      <bdi className={styles.words}>{parts.join(' · ') || t('conflict.empty')}</bdi>
    </p>
  );
}
