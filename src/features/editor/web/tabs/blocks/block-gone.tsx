import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePlace } from '../../shell/use-place.ts';
import styles from './block-editor.module.css';
import { blocksTexts } from './blocks-texts.ts';

/** After an undo, or in an address kept for too long. */
export function BlockGone() {
  const t = useTexts(blocksTexts);
  const { open } = usePlace();
  return (
    <div className={styles.gone}>
      <h2 id="tab-title" className={styles.title} tabIndex={-1}>
        {t('blocks.gone')}
      </h2>
      <Button variant="outline" onClick={() => open('blocks')}>
        {t('blocks.back')}
      </Button>
    </div>
  );
}
