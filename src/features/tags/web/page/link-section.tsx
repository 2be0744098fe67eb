import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-section.tsx';

export function LinkSection({ link }: { link: string }) {
  const t = useTexts(pageTexts);
  return (
    <TagSection title={t('tagPage.link.title')} text={t('tagPage.link.text')}>
      <Row gap={4} align="center" wrap>
        <QrPicture text={link} label={t('tagPage.link.qr')} size="small" />
        <Stack gap={3} align="start" shrink className={styles.linkSectionTexts}>
          <LatinText className={styles.address ?? ''}>{link.replace(/^https?:\/\//, '')}</LatinText>
          <CopyButton value={link} variant="outline" size="sm">
            {t('tagPage.link.copy')}
          </CopyButton>
        </Stack>
      </Row>
    </TagSection>
  );
}
