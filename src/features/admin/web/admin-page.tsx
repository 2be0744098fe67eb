import { Newspaper, Nfc, Package, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import styles from './admin-page.module.css';
import { adminTexts } from './texts.ts';

/** More sections of the administration will join. */
const sections = [
  { to: '/admin/orders', icon: Package, name: 'admin.sections.orders' },
  { to: '/admin/tags', icon: Nfc, name: 'admin.sections.tags' },
  { to: '/blog-admin', icon: Newspaper, name: 'admin.sections.blog' },
  { to: '/admin/communities', icon: UsersRound, name: 'admin.sections.communities' },
] as const;

interface AdminPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Over the title: the way back. */
  back?: ReactNode;
  acts?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the administration: its sections and the name of the page. */
export function AdminPage({ title, lead, back, acts, children }: AdminPageProps) {
  const t = useTexts(adminTexts);
  return (
    <div className={styles.page}>
      <nav className={styles.sections} aria-label={t('admin.sections.label')}>
        {sections.map(({ to, icon: Icon, name }) => (
          <NavLink key={to} className={styles.section ?? ''} to={to}>
            <Icon size={18} aria-hidden="true" />
            {t(name)}
          </NavLink>
        ))}
      </nav>
      {back}
      <header className={styles.head}>
        <div className={styles.words}>
          {/* Takes the keyboard where what had it is gone. */}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </header>
      {children}
    </div>
  );
}
