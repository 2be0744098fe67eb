import { useContact } from '#features/settings/web/index.ts';
import type { Texts } from '#i18n/texts.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Changes, changesId } from './changes.tsx';
import { Contents } from './contents.tsx';
import { frameTexts } from './frame-texts.ts';
import { LegalBlock } from './legal-block.tsx';
import { type LegalDocument, readDocument } from './legal-document.ts';
import { LegalHead } from './legal-head.tsx';
import styles from './legal-page.module.css';
import { Nutshell } from './nutshell.tsx';
import { OtherDocuments } from './other-documents.tsx';

interface LegalPageProps<T extends Texts> {
  document: LegalDocument<T>;
}

export function LegalPage<T extends Texts>({ document }: LegalPageProps<T>) {
  const { locale } = useLocale();
  const t = useTexts(frameTexts);
  const { mail } = useContact();
  const read = readDocument(document, locale, mail);
  const entries = [...read.sections, { id: changesId, title: t('legal.changes') }];
  return (
    <div className={styles.page}>
      <LegalHead name={read.name} day={read.changes[0].day} />
      <div className={styles.columns}>
        <Contents entries={entries} />
        <article className={styles.text}>
          <Nutshell items={read.nutshell} />
          {read.sections.map(({ id, title, blocks }) => (
            <section key={id} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <Changes changes={read.changes} />
          <OtherDocuments name={read.name} />
        </article>
      </div>
    </div>
  );
}
