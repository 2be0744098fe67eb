import { Download, MailCheck, MailPlus, Trash2, Undo2 } from 'lucide-react';
import { z } from 'zod';
import { Panel, useMayStaff } from '#features/admin/web/index.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { email } from '../../../contract.ts';
import { accountPolicy } from '../../../domain.ts';
import { accountsTexts } from '../../../texts.ts';
import { onBehalfTexts } from './on-behalf-texts.ts';
import { UserAction } from './user-action.tsx';

interface ActionProps {
  user: AdminUserDetail;
}

const isolate = (text: string): string => `\u2068${text}\u2069`;

/** What staff do for a customer who cannot do it in the account settings; the customer is told of each. */
export function OnBehalf({ user }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  const mayChange = useMayStaff('users', 'write');
  if (user.role === 'admin' || !mayChange) return null;
  return (
    <Panel title={t('onBehalf.title')}>
      <Caption>{t('onBehalf.text')}</Caption>
      <Row wrap gap={2}>
        {!user.suspendedAt && <EmailAction user={user} />}
        {!user.suspendedAt && !user.isVerified && <VerificationAction user={user} />}
        {!user.suspendedAt && <ExportAction user={user} />}
        {user.deletesAt ? <KeepAction user={user} /> : <DeletionAction user={user} />}
      </Row>
    </Panel>
  );
}

const emailForm = z.object({ email });

function EmailAction({ user: { id, isVerified, ...user } }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  const form = useSchemaForm({ schema: emailForm, texts: [accountsTexts], defaultValues: { email: '' } });
  return (
    <UserAction
      button={t('onBehalf.email.button')}
      icon={MailPlus}
      title={t('onBehalf.email.title')}
      text={t(isVerified ? 'onBehalf.email.text' : 'onBehalf.email.textUnverified', { email: isolate(user.email) })}
      action={t('onBehalf.email.action')}
      done={t('onBehalf.email.done')}
      isDangerous
      form={form}
      call={(api, body) => api.call(adminUsersApi.changeEmail, { params: { id }, body })}
      onDone={() => form.reset()}
    >
      <Field label={t('onBehalf.email.label')} error={form.errorOf('email')} required>
        <Input {...form.register('email')} type="email" dir="ltr" autoComplete="off" />
      </Field>
    </UserAction>
  );
}

function VerificationAction({ user: { id, email: address } }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  return (
    <UserAction
      button={t('onBehalf.verification.button')}
      icon={MailCheck}
      title={t('onBehalf.verification.title')}
      text={t('onBehalf.verification.text', { email: isolate(address) })}
      action={t('onBehalf.verification.action')}
      done={t('onBehalf.verification.done')}
      call={(api) => api.call(adminUsersApi.resendVerification, { params: { id } })}
    />
  );
}

function ExportAction({ user: { id, email: address } }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  return (
    <UserAction
      button={t('onBehalf.export.button')}
      icon={Download}
      title={t('onBehalf.export.title')}
      text={t('onBehalf.export.text', { email: isolate(address), hours: accountPolicy.exportHours })}
      action={t('onBehalf.export.action')}
      done={t('onBehalf.export.done')}
      call={(api) => api.call(adminUsersApi.sendExport, { params: { id } })}
    />
  );
}

function DeletionAction({ user: { id, displayName, username } }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  return (
    <UserAction
      button={t('onBehalf.deletion.button')}
      icon={Trash2}
      title={t('onBehalf.deletion.title', { name: displayName || username })}
      text={t('onBehalf.deletion.text', { days: accountPolicy.deletionDays })}
      action={t('onBehalf.deletion.action')}
      done={t('onBehalf.deletion.done')}
      isDangerous
      call={(api) => api.call(adminUsersApi.requestDeletion, { params: { id } })}
    />
  );
}

function KeepAction({ user: { id, displayName, username } }: ActionProps) {
  const t = useTexts(onBehalfTexts);
  return (
    <UserAction
      button={t('onBehalf.keep.button')}
      icon={Undo2}
      title={t('onBehalf.keep.title', { name: displayName || username })}
      text={t('onBehalf.keep.text')}
      action={t('onBehalf.keep.action')}
      keep={t('onBehalf.keep.back')}
      done={t('onBehalf.keep.done')}
      call={(api) => api.call(adminUsersApi.cancelDeletion, { params: { id } })}
    />
  );
}
