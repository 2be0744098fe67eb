import { Stethoscope } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { usePlace } from '../shell/use-place.ts';
import styles from './check-button.module.css';
import { checkTexts } from './check-texts.ts';
import { FindingList } from './finding-list.tsx';
import { useFindings } from './use-findings.ts';

export function CheckButton() {
  const t = useTexts(checkTexts);
  const { direction } = useLocale();
  const findings = useFindings();
  const { goTo } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = errors || findings.length;
  const said = count > 0 && t(errors ? 'check.errors' : 'check.count', { count });
  // The keyboard is on its way to the field that was asked for; closing must not call it back.
  const isGoing = useRef(false);
  const open = () => {
    isGoing.current = false;
    setIsOpen(true);
  };
  const go = (path: string) => {
    isGoing.current = true;
    setIsOpen(false);
    goTo(path);
  };
  return (
    <>
      <Button
        className={styles.button}
        variant="outline"
        onClick={open}
        aria-label={said ? `${t('check.button')}, ${said}` : t('check.button')}
      >
        <Stethoscope aria-hidden="true" />
        <span className={styles.words}>{t('check.button')}</span>
        {count > 0 && (
          <Badge variant={errors ? 'count' : 'secondary'} size="sm" aria-hidden="true">
            {count}
          </Badge>
        )}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent
          side={direction === 'rtl' ? 'left' : 'right'}
          title={t('check.title')}
          onCloseAutoFocus={(event) => isGoing.current && event.preventDefault()}
        >
          <FindingList findings={findings} onGo={go} />
        </SheetContent>
      </Sheet>
    </>
  );
}
