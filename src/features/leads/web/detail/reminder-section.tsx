import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Lead, leadsApi } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { useLeadCall } from '../state/use-lead-call.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';
import { OwnReminder } from './own-reminder.tsx';
import { ReminderPresets } from './reminder-presets.tsx';

interface ReminderSectionProps {
  lead: Lead;
}

/** When to come back to a lead: usual times in one press, or a time of one's own. */
export function ReminderSection({ lead: { id, remindAt } }: ReminderSectionProps) {
  const t = useTexts(detailTexts);
  const [isOwn, setIsOwn] = useState(false);
  const { send, isPending } = useLeadCall<Date | null>({
    call: (api, at) => api.call(leadsApi.change, { params: { id }, body: { remindAt: at ? at.toISOString() : null } }),
    onDone: (_, at) => {
      setIsOwn(false);
      toast({ title: t(at ? 'leadDetail.reminder.done' : 'leadDetail.reminder.removed') });
    },
  });
  return (
    <DetailSection title={t('leadDetail.reminder.title')}>
      {remindAt ? (
        <div className={styles.reminder}>
          <BellRing size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>
            {t(new Date(remindAt) > new Date() ? 'leadDetail.reminder.at' : 'leadDetail.reminder.was')}{' '}
            <strong>
              <DateText value={remindAt} time />
            </strong>
          </p>
          <Button variant="ghost" size="sm" loading={isPending} onClick={() => send(null)}>
            <BellOff aria-hidden="true" />
            {t('leadDetail.reminder.remove')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.quiet}>{t('leadDetail.reminder.none')}</p>
          {isOwn ? (
            <OwnReminder isPending={isPending} onSet={send} onCancel={() => setIsOwn(false)} />
          ) : (
            <ReminderPresets onSet={send} onOwn={() => setIsOwn(true)} />
          )}
        </>
      )}
    </DetailSection>
  );
}
