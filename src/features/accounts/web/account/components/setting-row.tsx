import type { ReactNode } from 'react';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './components.module.css';

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
