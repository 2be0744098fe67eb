import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { adminTexts } from '../frame-texts.ts';
import styles from './section-menu.module.css';
import { overview, sectionGroups, sectionOf } from './sections.ts';

/** All sections, under headings. */
export function SectionMenu() {
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
