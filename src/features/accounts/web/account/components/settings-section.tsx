import type { ReactNode } from 'react';
import { Card, CardHeader, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../../account-texts.ts';
import type { SectionName } from '../section-names.ts';
import styles from './components.module.css';

interface SettingsSectionProps {
  name: SectionName;
  text?: ReactNode;
  /** A status or one secondary action beside the heading. */
  aside?: ReactNode;
  /** Disables everything inside; a notice at the top of the page gives the reason. */
  isLocked?: boolean;
  children?: ReactNode;
}

export function SettingsSection({ name, text, aside, isLocked = false, children }: SettingsSectionProps) {
  const t = useTexts(accountTexts);
  const titleId = `${name}-title`;
  return (
    <Card as="section" id={name} className={styles.section} data-section={name} aria-labelledby={titleId}>
      <CardHeader title={t(`account.section.${name}`)} titleId={titleId} description={text} action={aside} />
      {children && isLocked && (
        <Stack as="fieldset" gap={5} shrink shrinkItems className={styles.body} disabled>
          {children}
        </Stack>
      )}
      {children && !isLocked && (
        <Stack gap={5} shrink shrinkItems className={styles.body}>
          {children}
        </Stack>
      )}
    </Card>
  );
}

interface SettingRowProps {
  /** A leading visual, such as an icon on a tile. */
  sign?: ReactNode;
  title: ReactNode;
  /** A badge beside the title. */
  state?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One setting with its current value and its actions. */
export function SettingRow({ sign, title, state, text, action }: SettingRowProps) {
  return (
    <Row gap={[3, 4]} align="center" wrap>
      {sign}
      <Stack shrink className={styles.texts}>
        <Row gap={[1, 3]} align="center" wrap shrink>
          <span className={styles.title}>{title}</span>
          {state}
        </Row>
        {text && (
          <Text as="div" tone="muted" size="s">
            {text}
          </Text>
        )}
      </Stack>
      {action && (
        <Row gap={3} wrap>
          {action}
        </Row>
      )}
    </Row>
  );
}
