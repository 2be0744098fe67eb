import { ChevronDown } from 'lucide-react';
import { isolatedLtr } from '#i18n/format.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Grid, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { WorkshopTag } from '../../contract.ts';
import { tagTexts } from '../tag-texts.ts';
import styles from './components.module.css';

interface TagBytesProps {
  tag: Pick<WorkshopTag, 'ndef' | 'ndefBytes' | 'fits'>;
  copyLabel: string;
}

/** The length of a tag's message and the models it fits; its hexadecimal digits when expanded. */
export function TagBytes({ tag: { ndef, ndefBytes, fits }, copyLabel }: TagBytesProps) {
  const t = useTexts(tagTexts);
  return (
    <details className={styles.bytes}>
      <summary className={styles.summary}>
        <LatinText>NDEF</LatinText>
        <span>{t('workshopChips.row.bytes', { count: ndefBytes })}</span>
        {fits.length > 0 && (
          <span>{t('workshopChips.row.fits', { chips: isolatedLtr(fits.join(', ').toUpperCase()) })}</span>
        )}
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <Grid columns="fill auto" gap={2} align="center">
        <Text size="xs" breakWords className={styles.hex} dir="ltr">
          {ndef.match(/../g)?.join(' ') ?? ''}
        </Text>
        <CopyButton value={ndef} label={copyLabel} />
      </Grid>
    </details>
  );
}
