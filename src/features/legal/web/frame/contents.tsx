import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Run } from '#base/markdown.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import styles from './frame.module.css';
import { frameTexts } from './frame-texts.ts';

/** In pixels, slightly below the header. */
const readingLine = 140;

/** The last sections cannot scroll up to the reading line: returns the one in the URL's hash, else the last. */
function atTheEnd(ids: readonly string[], passed: number): string | undefined {
  const requested = window.location.hash.slice(1);
  return ids.slice(passed).find((id) => id === requested) ?? ids.at(-1);
}

/** The section currently being read, by the ID of its element; undefined before hydration and above the first section. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const update = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setCurrent(isAtEnd ? atTheEnd(all, passed.length) : passed.at(-1));
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

/** Next to the text and sticky where there is space; collapsed above it on a phone. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useTexts(frameTexts);
  const visibleId = useSectionInView(entries.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label={t('legal.contents')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {t('legal.contents')}
          <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
        </summary>
        <ContentsList entries={entries} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{t('legal.contents')}</p>
        <ContentsList entries={entries} visibleId={visibleId} />
      </div>
    </nav>
  );
}

interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

function ContentsList({ entries, visibleId }: { entries: readonly ContentsEntry[]; visibleId?: string | undefined }) {
  return (
    <Stack as="ol" className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} {...(id === visibleId && { 'aria-current': 'location' })}>
            {title}
          </a>
        </li>
      ))}
    </Stack>
  );
}

const latin = /^[\x20-\x7e]+$/;

/** A printed link needs its full URL, which only the browser knows. */
const setMailAddress = (link: HTMLAnchorElement | null): void => {
  if (link?.getAttribute('href')?.startsWith('/')) link.dataset.address = link.href;
};

export function RichText({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, link, isBold, isCode }, index) => {
    // The parts of a sentence have no other identity and are never reordered.
    const key = `${index} ${text}`;
    if (isBold) return <strong key={key}>{text}</strong>;
    if (isCode)
      return (
        <code key={key} className={styles.name} dir="ltr">
          {text}
        </code>
      );
    if (!link) return text;
    return (
      <a key={key} className={styles.richTextLink} href={link} ref={setMailAddress}>
        {latin.test(text) ? <LatinText>{text}</LatinText> : text}
      </a>
    );
  });
}
