import { Scale } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/sheet.tsx';
import { paymentsAdminTexts } from '../payments-texts.ts';
import { BooksReport } from './books-report.tsx';

/** The same check that runs every night, when somebody wants to know now. */
export function BooksButton() {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Scale aria-hidden="true" />
          {t('paymentsAdmin.books.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('paymentsAdmin.books.title')} description={t('paymentsAdmin.books.lead')}>
        <BooksReport />
      </SheetContent>
    </Sheet>
  );
}
