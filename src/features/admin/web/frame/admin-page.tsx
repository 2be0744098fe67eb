import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/overlays/sheet.tsx';
import { adminTexts } from '../frame-texts.ts';
import styles from './admin-page.module.css';
import { overview, sectionGroups, sectionOf } from './sections.ts';

interface AdminPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Over the title: the way back. */
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the administration: its sections and the name of the page. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <SectionMenu />
      </div>
      <div className={styles.page}>
        <div className={styles.link}>
          <SectionMenuButton />
        </div>
        {back}
        <header className={styles.head}>
          <div className={styles.texts}>
            {/* Takes the keyboard where what had it is gone. */}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}

/** On narrow screens the menu waits behind a button that says where one is. */
function SectionMenuButton() {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const name = sectionOf(pathname)?.name;
  return (
    // Whoever has gone somewhere by it needs it no longer.
    <Sheet open={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : undefined)}>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Menu aria-hidden="true" />
          {name ? t(name) : t('admin.sections.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('admin.sections.label')}>
        <SectionMenu />
      </SheetContent>
    </Sheet>
  );
}

/** All sections, under headings. */
function SectionMenu() {
  const t = useTexts(adminTexts);
  const id = useId();
  const current = sectionOf(useLocation().pathname)?.to;
  const entry = ({ to, icon: Icon, name }: typeof overview) => (
    <Link className={styles.section} to={to} {...(to === current ? { 'aria-current': 'page' as const } : {})}>
      <Icon size={18} aria-hidden="true" />
      {t(name)}
    </Link>
  );
  return (
    <nav className={styles.menu} aria-label={t('admin.sections.label')}>
      {entry(overview)}
      {sectionGroups.map(({ name, sections }) => (
        <div key={name} className={styles.group}>
          <p className={styles.heading} id={`${id}${name}`}>
            {t(name)}
          </p>
          <ul className={styles.list} aria-labelledby={`${id}${name}`}>
            {sections.map((section) => (
              <li key={section.to}>{entry(section)}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
