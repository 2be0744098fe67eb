import { useEffect, useState } from 'react';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { type SectionName, sectionIcons } from './section-names.ts';
import styles from './section-nav.module.css';

/** Where the eye reads: a little below the header. */
const readingLine = 160;

/** The last parts cannot be scrolled up to the line: the one that was asked for, else the very last. */
function atTheEnd<N extends string>(names: readonly N[], passed: number): N | undefined {
  const asked = window.location.hash.slice(1);
  return names.slice(passed).find((name) => name === asked) ?? names.at(-1);
}

/** The part of the page that is being read. */
function useShownSection<N extends string>(names: readonly N[]): N | undefined {
  const [shown, setShown] = useState<N | undefined>(names[0]);
  const joined = names.join(' ');
  useEffect(() => {
    const all = joined.split(' ') as N[];
    const look = () => {
      const page = document.documentElement;
      const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      const passed = all.filter((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setShown(isAtEnd ? atTheEnd(all, passed.length) : (passed.at(-1) ?? all[0]));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [joined]);
  return shown;
}

interface SectionNavProps {
  names: readonly SectionName[];
}

export function SectionNav({ names }: SectionNavProps) {
  const t = useTexts(accountTexts);
  const shown = useShownSection(names);
  return (
    <nav className={styles.nav} aria-label={t('account.page.sections')}>
      <Stack as="ul" gap={1}>
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
      </Stack>
    </nav>
  );
}
