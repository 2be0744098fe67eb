import { useState } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Caption, Stack, Text } from '#ui/layout/layout.tsx';
import { LocaleProvider, useLocale, useTexts } from '#ui/locale.tsx';
import { contentFor } from '../../broadcast.ts';
import { BellRow } from '../bell/bell-row.tsx';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { draftOf, type Typed } from './draft.ts';

interface PreviewProps {
  typed: Typed;
  isSent?: boolean;
  /** False if nobody was sent an email. */
  isMailed?: boolean;
}

/** The broadcast as owners see it, in each language. */
export function Preview({ typed, isSent = false, isMailed = true }: PreviewProps) {
  const t = useTexts(broadcastsAdminTexts);
  const [language, setLanguage] = useState(useLocale().locale);
  const [now] = useState(() => new Date().toISOString());
  const { kind, texts, link } = draftOf(typed);
  const isService = kind === 'service';
  const { title, content } = contentFor(texts, language);
  const theirs = translator(broadcastsAdminTexts, language);
  const lines = content.split('\n').filter(Boolean);
  const notification = { id: 0, kind: 'broadcast', title, content, link: null, isRead: false, createdAt: now } as const;
  return (
    <Panel title={t(isSent ? 'broadcastsAdmin.preview.sentTitle' : 'broadcastsAdmin.preview.title')}>
      <SegmentedChoice
        label={t('broadcastsAdmin.preview.language')}
        hideLabel
        values={locales}
        text={(one) => t(`broadcastsAdmin.audience.languages.${one}`)}
        value={language}
        onChange={setLanguage}
      />
      {!title && !content && <Caption>{t('broadcastsAdmin.preview.none')}</Caption>}
      {(title || content) && (
        <>
          <h3 className={styles.legend}>{t('broadcastsAdmin.preview.bell')}</h3>
          <LocaleProvider locale={language}>
            <ul className={styles.bell} dir={directionOf(language)} lang={language}>
              <BellRow notification={notification} isNew />
            </ul>
          </LocaleProvider>
          {isMailed && (
            <>
              <h3 className={styles.legend}>{t('broadcastsAdmin.preview.email')}</h3>
              <Stack gap={2} breakWords className={styles.email} dir={directionOf(language)} lang={language}>
                <p className={styles.subject}>
                  {isService ? title : theirs('broadcastsAdmin.preview.subject', { title })}
                </p>
                <p>{title}</p>
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                  <p key={index}>{line}</p>
                ))}
                {link && (
                  <Text tone="brand" weight="medium">
                    {theirs('broadcastsAdmin.preview.more')}
                  </Text>
                )}
                <Caption>{theirs(`broadcastsAdmin.preview.${isService ? 'serviceWhy' : 'stop'}`)}</Caption>
              </Stack>
            </>
          )}
        </>
      )}
    </Panel>
  );
}
