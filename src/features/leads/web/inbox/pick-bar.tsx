import { ChevronDown, Trash2, X } from 'lucide-react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { canTransition } from '../../domain.ts';
import { statusIcons } from '../components/status-icons.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { useRemoveLeads } from '../state/use-remove-leads.ts';
import { aims, useSetLeadsStatus } from '../state/use-set-leads-status.ts';
import styles from './lead-list.module.css';

interface PickBarProps {
  leads: readonly Lead[];
  onClear: () => void;
  onRemoved: (ids: readonly number[]) => void;
}

const idsOf = (leads: readonly Lead[]): number[] => leads.map(({ id }) => id);

/** What can be done with all that are marked. Those that stand there already need no move. */
export function PickBar({ leads, onClear, onRemoved }: PickBarProps) {
  const t = useTexts(inboxTexts);
  const setStatus = useSetLeadsStatus();
  const { mutate: remove, isPending } = useRemoveLeads(onRemoved);
  const count = leads.length;
  const possible = aims
    .map((aim) => ({ aim, able: leads.filter(({ status }) => canTransition(status, aim)) }))
    .filter(({ able }) => able.length > 0);
  return (
    <Row as="section" gap={2} align="center" wrap className={styles.picked} aria-label={t('inbox.pick.bar')}>
      <p className={styles.count} role="status">
        {t('inbox.pick.count', { count })}
      </p>
      <Button
        className={styles.clear ?? ''}
        variant="ghost"
        size="sm"
        onClick={onClear}
        aria-label={t('inbox.pick.clear')}
        title={t('inbox.pick.clear')}
      >
        <X aria-hidden="true" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button className={styles.act ?? ''} size="sm">
            {t('inbox.pick.move')}
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {possible.map(({ aim, able }) => (
            <DropdownMenuItem
              key={aim}
              icon={statusIcons[aim]}
              onSelect={() => {
                setStatus({ ids: idsOf(able), status: aim });
                onClear();
              }}
            >
              {t(`inbox.tabs.${aim}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button className={styles.act ?? ''} variant="outline" size="sm" loading={isPending}>
            <Trash2 aria-hidden="true" />
            {t('inbox.pick.delete')}
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent
          title={t('inbox.remove.title', { count })}
          description={t('inbox.remove.text')}
          confirm={t('inbox.remove.confirm', { count })}
          onConfirm={() => remove(idsOf(leads))}
          destructive
        />
      </AlertDialog>
    </Row>
  );
}
