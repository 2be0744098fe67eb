import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { FileLink } from '../parts/file-link.tsx';
import { batchHref } from '../state/file-links.ts';
import { stockTexts } from '../stock-texts.ts';
import { BatchForm } from './batch-form.tsx';
import styles from './stock.module.css';

interface BatchButtonProps {
  onShow: (batch: string) => void;
}

interface Made {
  readonly batch: string;
  readonly count: number;
}

export function BatchButton({ onShow }: BatchButtonProps) {
  const t = useTexts(stockTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<Made>();
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (open) setMade(undefined);
  };
  const show = (batch: string) => {
    toggle(false);
    onShow(batch);
  };
  return (
    <Dialog open={isOpen} onOpenChange={toggle}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Plus aria-hidden="true" />
          {t('workshopStock.make.button')}
        </Button>
      </DialogTrigger>
      {made ? (
        <DialogContent
          title={t('workshopStock.make.done', { count: made.count })}
          description={t('workshopStock.make.doneText')}
        >
          <BatchMade batch={made.batch} onShow={() => show(made.batch)} />
        </DialogContent>
      ) : (
        <DialogContent title={t('workshopStock.make.title')} description={t('workshopStock.make.text')}>
          <BatchForm onMade={setMade} onBack={() => toggle(false)} />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface BatchMadeProps {
  batch: string;
  onShow: () => void;
}

function BatchMade({ batch, onShow }: BatchMadeProps) {
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
