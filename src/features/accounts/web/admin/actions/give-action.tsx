import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { usersTexts } from '../users-texts.ts';
import { dayAhead, endOfDay } from './days.ts';
import { UserAction } from './user-action.tsx';

const gifts = ['advanced', 'pro'] as const;
type GiftPackage = (typeof gifts)[number];

/** A month, unless somebody thinks of another. */
const usual = 30;

export function GiveAction({ user: { id } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const [packageType, setPackage] = useState<GiftPackage>('pro');
  const [day, setDay] = useState(() => dayAhead(new Date(), usual));
  const [isFlawed, setFlawed] = useState(false);
  const until = endOfDay(day);
  const canSend = () => {
    const isAhead = until !== undefined && until > new Date();
    setFlawed(!isAhead);
    return isAhead;
  };
  return (
    <UserAction
      button={t('userAdmin.give.button')}
      icon={Gift}
      title={t('userAdmin.give.title')}
      text={t('userAdmin.give.text')}
      action={t('userAdmin.give.action')}
      done={t('userAdmin.give.done')}
      canSend={canSend}
      call={(api) => {
        const gift = { packageType, until: until?.toISOString() ?? '' };
        return api.call(adminUsersApi.give, { params: { id }, body: { gift } });
      }}
    >
      <Field label={t('userAdmin.give.package')}>
        <Select value={packageType} onChange={({ currentTarget }) => setPackage(currentTarget.value as GiftPackage)}>
          {gifts.map((gift) => (
            <option key={gift} value={gift}>
              {list(`usersAdmin.packages.${gift}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('userAdmin.give.until')} error={isFlawed && t('userAdmin.give.wrong')} required>
        <Input
          type="date"
          min={dayAhead(new Date(), 0)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
    </UserAction>
  );
}
