import { Smartphone } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { groupSecret } from './code-text.ts';
import { QrPicture } from './qr-picture.tsx';
import type { Secret } from './second-factor-answers.ts';
import styles from './secret-picture.module.css';

interface SecretPictureProps {
  secret: Secret;
}

/** The secret in three ways: to scan, to type, and on a phone to open where it belongs. */
export function SecretPicture({ secret: { secret, uri, qr } }: SecretPictureProps) {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.secret}>
      <QrPicture rows={qr} label={t('account.setup.qr')} />
      <Button variant="secondary" className={styles.open} asChild>
        <a href={uri}>
          <Smartphone aria-hidden="true" />
          {t('account.setup.open')}
        </a>
      </Button>
      <div className={styles.manual}>
        <p className={styles.said}>{t('account.setup.manual')}</p>
        <div className={styles.line}>
          <LatinText className={styles.key ?? ''}>{groupSecret(secret)}</LatinText>
          <CopyButton value={secret} label={t('account.setup.copy')} />
        </div>
      </div>
    </div>
  );
}
