import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';
import { layoutTexts } from './texts.ts';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await loadSheet()).MenuSheet }));

/** The button is rendered at once; the sheet loads on touch or focus. */
export function MobileMenu(props: Pick<MenuSheetProps, 'links' | 'session'>) {
  const t = useTexts(layoutTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={t('layout.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={open}
      >
        <Menu size={22} aria-hidden="true" />
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuSheet {...props} isOpen={isOpen} setOpen={setOpen} onClosed={() => button.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
