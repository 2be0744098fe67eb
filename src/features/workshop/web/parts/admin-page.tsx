import { Nfc, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { wordsTexts } from '../words-texts.ts';
import styles from './admin-page.module.css';

/** More sections of the administration will join. */
const sections = [
  { to: '/admin/orders', icon: Package, name: 'workshopWords.nav.orders' },
  { to: '/admin/tags', icon: Nfc, name: 'workshopWords.nav.tags' },
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
  const t = useTexts(wordsTexts);
  return (
    <div className={styles.page}>
      <nav className={styles.sections} aria-label={t('workshopWords.nav.label')}>
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
