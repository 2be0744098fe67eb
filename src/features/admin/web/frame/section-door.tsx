import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/sheet.tsx';
import { adminTexts } from '../frame-texts.ts';
import { SectionMenu } from './section-menu.tsx';
import { sectionOf } from './sections.ts';

/** On narrow screens the menu waits behind a button that says where one is. */
export function SectionDoor() {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const name = sectionOf(pathname)?.name;
  return (
    // Whoever has gone somewhere by it needs it no longer.
    <Sheet open={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : undefined)}>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Menu aria-hidden="true" />
          {name ? t(name) : t('admin.sections.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('admin.sections.label')}>
        <SectionMenu />
      </SheetContent>
    </Sheet>
  );
}
