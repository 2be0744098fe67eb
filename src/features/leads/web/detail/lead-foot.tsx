import { Trash2, UserPlus } from 'lucide-react';
import { fillPath } from '#base/endpoint.ts';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type LeadWithNotes, leadsApi } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { useRemoveLeads } from '../state/use-remove-leads.ts';
import styles from './lead-body.module.css';

interface LeadFootProps {
  lead: LeadWithNotes;
  onRemoved: (ids: readonly number[]) => void;
}

/** Taking it along, and letting it go. */
export function LeadFoot({ lead: { id, name, notes, notesCount }, onRemoved }: LeadFootProps) {
  const t = useTexts(detailTexts);
  const { mutate: remove, isPending } = useRemoveLeads(onRemoved);
  return (
    <div className={styles.foot}>
      <Button variant="outline" size="sm" asChild>
        <a href={fillPath(leadsApi.vcard.path, { id })}>
          <UserPlus aria-hidden="true" />
          {t('leadDetail.save')}
        </a>
      </Button>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button className={styles.remove ?? ''} variant="ghost" size="sm" loading={isPending}>
            <Trash2 aria-hidden="true" />
            {t('leadDetail.remove.button')}
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent
          title={t('leadDetail.remove.title', { name })}
          description={t('leadDetail.remove.text', { notes: notes.length || notesCount })}
          confirm={t('leadDetail.remove.confirm')}
          onConfirm={() => remove([id])}
          destructive
        />
      </AlertDialog>
    </div>
  );
}
