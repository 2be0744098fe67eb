import { CheckCheck } from 'lucide-react';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../../texts.ts';
import styles from './drawings.module.css';
import { DrawnFace } from './drawn-face.tsx';

/** Preview of a profile's link in a chat: picture, name, role, URL. */
export function DrawnChat() {
  const t = useTexts(landingTexts);
  return (
    <Stack gap={3} className={styles.chat}>
      <div className={styles.sent}>
        <div className={styles.preview}>
          <Grid align="center" justify="center" className={styles.cover}>
            <DrawnFace className={styles.face} />
          </Grid>
          <div className={styles.texts}>
            <Text as="span" weight="strong">
              {t('landing.person.name')}
            </Text>
            <Text as="span" tone="muted" size="xs">
              {t('landing.person.role')}
            </Text>
            <bdi className={styles.host} dir="ltr">
              negia.example
            </bdi>
          </div>
        </div>
        <span className={styles.message}>{t('landing.features.whatsapp.message')}</span>
        <bdi className={styles.link} dir="ltr">
          negia.example/noa
        </bdi>
        <Row as="span" inline align="center" tone="muted" className={styles.time}>
          10:24
          <CheckCheck />
        </Row>
      </div>
      <div className={styles.reply}>{t('landing.features.whatsapp.reply')}</div>
    </Stack>
  );
}
