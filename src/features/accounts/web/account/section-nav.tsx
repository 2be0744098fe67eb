import { useEffect, useState } from 'react';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { type SectionName, sectionIcons } from './section-names.ts';
import styles from './section-nav.module.css';

/** Where the eye reads: a little below the header. */
const readingOffset = 160;

/** The last parts cannot be scrolled up to the line: the one that was asked for, else the very last. */
function atTheEnd<N extends string>(names: readonly N[], passed: number): N | undefined {
  const requested = window.location.hash.slice(1);
  return names.slice(passed).find((name) => name === requested) ?? names.at(-1);
}

/** The part of the page that is being read. */
function useCurrentSection<N extends string>(names: readonly N[]): N | undefined {
  const [current, setCurrent] = useState<N | undefined>(names[0]);
  const joined = names.join(' ');
  useEffect(() => {
    const all = joined.split(' ') as N[];
    const update = () => {
      const page = document.documentElement;
      const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      const passed = all.filter((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingOffset;
      });
      setCurrent(isAtEnd ? atTheEnd(all, passed.length) : (passed.at(-1) ?? all[0]));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [joined]);
  return current;
}

interface SectionNavProps {
  names: readonly SectionName[];
}

export function SectionNav({ names }: SectionNavProps) {
  const t = useTexts(accountTexts);
  const current = useCurrentSection(names);
  return (
    <nav className={styles.nav} aria-label={t('account.page.sections')}>
      <Stack as="ul" gap={1}>
        {names.map((name) => {
          const Icon = sectionIcons[name];
          return (
            <li key={name}>
              <a className={styles.link} href={`#${name}`} {...(name === current && { 'aria-current': 'location' })}>
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
