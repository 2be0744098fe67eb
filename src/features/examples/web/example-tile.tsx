import { ArrowUpLeft, ArrowUpRight } from 'lucide-react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { SmallPage } from '#ui/small-page.tsx';
import type { Example } from '../contract.ts';
import { examplesTexts } from '../texts.ts';
import styles from './example-tile.module.css';

interface ExampleTileProps {
  example: Example;
}

/** The real page at a third of its size: nobody can press or reach anything inside, the whole tile opens it. */
export function ExampleTile({ example: { slug, address, name, title, template } }: ExampleTileProps) {
  const t = useTexts(examplesTexts);
  const { direction } = useLocale();
  const Arrow = direction === 'rtl' ? ArrowUpLeft : ArrowUpRight;
  const look = findLook(template);
  return (
    <li className={styles.tile}>
      <div className={styles.phone} aria-hidden="true">
        <div className={styles.screen}>
          <SmallPage src={`/embed/${encodeURIComponent(slug)}`} title={t('examples.preview', { name })} />
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={address}>
            <bdi>{name}</bdi>
            <Arrow className={styles.arrow} size={18} aria-hidden="true" />
          </a>
        </h2>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        {look && <p className={styles.look}>{t('examples.template', { name: t(`examples.templates.${look}`) })}</p>}
      </div>
    </li>
  );
}

const looks = ['shore', 'line', 'paper', 'night', 'market', 'studio'] as const;
const findLook = (template: string) => looks.find((look) => look === template);
