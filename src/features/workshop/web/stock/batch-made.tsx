import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { FileLink } from '../parts/file-link.tsx';
import { batchHref } from '../state/file-links.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';

interface BatchMadeProps {
  batch: string;
  onShow: () => void;
}

export function BatchMade({ batch, onShow }: BatchMadeProps) {
  const t = useTexts(stockTexts);
  return (
    <div className={styles.actions}>
      <FileLink href={batchHref(batch)} variant="default" size="default">
        {t('workshopStock.make.download')}
      </FileLink>
      <Button variant="outline" onClick={onShow}>
        {t('workshopStock.make.show')}
      </Button>
    </div>
  );
}
