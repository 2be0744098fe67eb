import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

const paths = { conversations: '/admin/support', contacts: '/admin/support?tab=contacts' } as const;

/** Ordinary links: each list has an address of its own. */
export function SupportTabs({ tab }: { tab: keyof typeof paths }) {
  const t = useTexts(supportAdminTexts);
  const link = (name: keyof typeof paths) => (
    <Link className={styles.tab} to={paths[name]} {...(name === tab && { 'aria-current': 'page' as const })}>
      {t(`supportAdmin.tabs.${name}`)}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('supportAdmin.tabs.label')}>
      {link('conversations')}
      {link('contacts')}
    </nav>
  );
}
