import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { useDayText } from '../use-day-text.ts';
import { userTexts } from '../user-texts.ts';
import { extendedUntil, isDays } from './days.ts';
import { UserAction } from './user-action.tsx';

export function ExtendAction({ user: { id, trialEndsAt } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const day = useDayText();
  const [typed, setTyped] = useState('14');
  const [isFlawed, setFlawed] = useState(false);
  const days = Number(typed);
  const canSend = () => {
    setFlawed(!isDays(days));
    return isDays(days);
  };
  return (
    <UserAction
      button={t('userAdmin.extend.button')}
      icon={CalendarPlus}
      title={t('userAdmin.extend.title')}
      text={t('userAdmin.extend.text')}
      action={t('userAdmin.extend.action')}
      done={t('userAdmin.extend.done')}
      canSend={canSend}
      call={(api) => api.call(adminUsersApi.extendTrial, { params: { id }, body: { days } })}
    >
      <Field
        label={t('userAdmin.extend.days')}
        hint={isDays(days) && t('userAdmin.extend.until', { day: day(extendedUntil(trialEndsAt, days, new Date())) })}
        error={isFlawed && t('userAdmin.extend.wrong')}
        required
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </UserAction>
  );
}
