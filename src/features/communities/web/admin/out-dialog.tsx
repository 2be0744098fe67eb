import { useState } from 'react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast-store.ts';
import { communitiesApi } from '../../contract.ts';
import { useAdminCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

interface OutDialogProps {
  communityId: number;
  profileId: number;
  name: string;
}

const maxNote = 300;

/** Taking a member out is told to its owner, so it is asked for with a reason. */
export function OutDialog({ communityId, profileId, name }: OutDialogProps) {
  const t = useTexts(communitiesAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(communitiesApi.removeMember, { params: { id: communityId, profileId }, body: { note } }),
    onDone: () => {
      toast({ title: t('communitiesAdmin.out.done') });
      setIsOpen(false);
    },
  });
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" aria-label={t('communitiesAdmin.people.removeNamed', { name })}>
          {t('communitiesAdmin.people.remove')}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('communitiesAdmin.out.title', { name })}
        description={t('communitiesAdmin.out.text')}
        confirm={t('communitiesAdmin.out.confirm')}
        onConfirm={() => send()}
        loading={isPending}
        destructive
        keepOpen
      >
        <Field label={t('communitiesAdmin.out.note')} hint={t('communitiesAdmin.out.noteHint')} optional>
          <Textarea rows={2} maxLength={maxNote} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </AlertDialogContent>
    </AlertDialog>
  );
}
