import { type ReactNode, useId } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

interface PanelProps {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page of details. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card>
      <Stack as="section" shrinkItems gap={4} aria-labelledby={id}>
        <Row wrap align="center" justify="between" gap={2}>
          <Text as="h2" size="l" id={id}>
            {title}
          </Text>
          {actions && (
            <Row wrap gap={2}>
              {actions}
            </Row>
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
