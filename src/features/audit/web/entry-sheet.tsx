import { Sheet, SheetContent } from '#ui/sheet.tsx';
import type { AuditEntry } from '../contract.ts';
import { EntryBody } from './entry-body.tsx';
import { useAuditWords } from './use-audit-words.ts';

interface EntrySheetProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** A whole line, beside the list. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const words = useAuditWords();
  return (
    <Sheet open={entry !== undefined} onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={entry && words.action(entry.action)}>
        {entry && <EntryBody entry={entry} onClose={onClose} />}
      </SheetContent>
    </Sheet>
  );
}
