import { CreditCard, IdCard, type LucideIcon, MessagesSquare, Package, Repeat, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '#features/admin/web/index.ts';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import styles from './user.module.css';
import { userTexts } from './user-texts.ts';

interface Way {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
}

/** Everything else of theirs, each in its own section. */
export function UserLinks({ user: { id, email } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const ways: Way[] = [
    { to: `/admin/profiles?owner=${id}`, icon: IdCard, name: t('userAdmin.links.cards') },
    { to: `/admin/subscriptions?user=${id}`, icon: Repeat, name: t('userAdmin.links.subscriptions') },
    { to: `/admin/payments?user=${id}`, icon: CreditCard, name: t('userAdmin.links.payments') },
    { to: `/admin/orders?q=${encodeURIComponent(email)}`, icon: Package, name: t('userAdmin.links.orders') },
    { to: `/admin/support?user=${id}`, icon: MessagesSquare, name: t('userAdmin.links.conversation') },
    { to: `/admin/audit?target=user:${id}`, icon: ScrollText, name: t('userAdmin.links.audit') },
  ];
  return (
    <Panel title={t('userAdmin.links.title')}>
      <ul className={styles.ways}>
        {ways.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              <Icon size={18} aria-hidden="true" />
              <span className={styles.wayName}>{name}</span>
              <ChevronForward size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
