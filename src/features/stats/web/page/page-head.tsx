import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { downloadCsv } from '../controls/download-csv.ts';
import type { Span } from '../controls/range-selection.ts';
import { dayText } from '../day-text.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './stats-page.module.css';

interface PageHeadProps {
  /** What is shown, or while that is not known, what was asked for. */
  span: Span;
  profiles: readonly Profile[];
  profileId: number | undefined;
}

/** Whose figures these are and of when: on paper nothing else says so. */
export function PageHead({ span, profiles, profileId }: PageHeadProps) {
  const t = useTexts(statsTexts);
  const { locale } = useLocale();
  const profile = profiles.find(({ id }) => id === profileId);
  const title = profile ? nameOfProfile(profile) || t('statsPage.untitled') : t('statsPage.allCards');
  return (
    <Row gap={3} align="end" justify="between" wrap>
      <div>
        <Text as="h1" size="2xl">
          {t('statsPage.title')}
        </Text>
        <Text tone="muted">
          {(profile || profiles.length > 1) && (
            <>
              <bdi>{title}</bdi>
              {' · '}
            </>
          )}
          {t('statsPage.span', { from: dayText(span.from, locale), to: dayText(span.to, locale) })}
        </Text>
      </div>
      <Row gap={2} wrap className={styles.actions}>
        <CsvButton profileId={profileId} span={span} />
        <PrintButton />
      </Row>
    </Row>
  );
}

function PrintButton() {
  const t = useTexts(statsTexts);
  return (
    <Button variant="outline" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t('statsPage.print')}
    </Button>
  );
}

interface CsvButtonProps {
  profileId: number | undefined;
  span: Span;
}

function CsvButton({ profileId, span }: CsvButtonProps) {
  const t = useTexts(statsTexts);
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCsv(api, profileId, span),
    onError: ({ message }) => toast({ variant: 'destructive', title: t('statsPage.csv.failed'), description: message }),
  });
  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      {t('statsPage.csv.action')}
    </Button>
  );
}
