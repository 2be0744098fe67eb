import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { stockTexts } from '../stock-texts.ts';
import { RetireForm } from './retire-form.tsx';
import styles from './stock.module.css';

interface RetireButtonProps {
  code: string;
}

/** For good, so it is asked for with a reason. */
export function RetireButton({ code }: RetireButtonProps) {
  const t = useTexts(stockTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" className={styles.retire ?? ''}>
          <Ban aria-hidden="true" />
          {t('workshopStock.retire.button')}
        </Button>
      </DialogTrigger>
      <DialogContent
        size="sm"
        title={t('workshopStock.retire.title', { code })}
        description={t('workshopStock.retire.text')}
      >
        <RetireForm code={code} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
