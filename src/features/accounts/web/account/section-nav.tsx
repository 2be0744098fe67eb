import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { type SectionName, sectionIcons } from './section-names.ts';
import styles from './section-nav.module.css';
import { useShownSection } from './use-shown-section.ts';

interface SectionNavProps {
  names: readonly SectionName[];
}

export function SectionNav({ names }: SectionNavProps) {
  const t = useTexts(accountTexts);
  const shown = useShownSection(names);
  return (
    <nav className={styles.nav} aria-label={t('account.page.sections')}>
      <ul className={styles.list}>
        {names.map((name) => {
          const Icon = sectionIcons[name];
          return (
            <li key={name}>
              <a className={styles.link} href={`#${name}`} {...(name === shown && { 'aria-current': 'location' })}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {t(`account.section.${name}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
