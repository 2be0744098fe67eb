import { useTexts } from '#ui/locale.tsx';
import { frameTexts } from './frame-texts.ts';
import { type LegalName, legalNames } from './legal-document.ts';
import styles from './other-documents.module.css';

interface OtherDocumentsProps {
  name: LegalName;
}

export function OtherDocuments({ name }: OtherDocumentsProps) {
  const t = useTexts(frameTexts);
  return (
    <nav className={styles.others} aria-label={t('legal.others')}>
      {legalNames
        .filter((one) => one !== name)
        .map((one) => (
          <a key={one} className={styles.link} href={`/${one}`}>
            {t(`legal.names.${one}`)}
          </a>
        ))}
    </nav>
  );
}
