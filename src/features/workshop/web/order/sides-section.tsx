import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { PhysicalCardDesign } from '#features/physical-cards/design/design.ts';
import { warningsOf } from '#features/physical-cards/design/warnings.ts';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { DesignPreview } from '../components/design-preview.tsx';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { Section } from './section.tsx';

const sides = ['front', 'back'] as const;

/** Shows both sides at once, so that they can be compared. */
export function SidesSection({ order: { design, chips: tags } }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  return (
    <Section title={t('workshopOrder.physicalCard.title')}>
      <Grid columns={1} wideColumns={2} gap={4}>
        {sides.map((side) => (
          <Stack as="figure" gap={2} key={side}>
            <DesignPreview
              design={design}
              side={side}
              code={tags[0]?.code}
              title={t(`workshopOrder.physicalCard.${side}`)}
              className={styles.drawing}
            />
            <Text as="figcaption" tone="muted" size="s" textAlign="center">
              {t(`workshopOrder.physicalCard.${side}Name`)}
            </Text>
          </Stack>
        ))}
      </Grid>
      <WarningsList design={design} />
    </Section>
  );
}

/** Automatically detected design problems; anything else needs a visual check. */
function WarningsList({ design }: { design: PhysicalCardDesign }) {
  const t = useTexts(orderTexts);
  const warnings = useMemo(() => warningsOf(design), [design]);
  if (warnings.length === 0)
    return (
      <Row as="p" gap={2} align="center" tone="good" size="s">
        <CircleCheck size={18} aria-hidden="true" />
        {t('workshopOrder.warnings.none')}
      </Row>
    );
  return (
    <Stack as="ul" gap={2} aria-label={t('workshopOrder.warnings.title')}>
      {warnings.map(({ code, severity, side, role }) => {
        const Icon = severity === 'stop' ? OctagonAlert : TriangleAlert;
        return (
          <Grid
            as="li"
            columns="auto fill"
            gap={2}
            align="start"
            key={`${side} ${role} ${code}`}
            className={styles.warning}
            data-severity={severity}
          >
            <Icon size={18} aria-hidden="true" />
            <span>
              <Text as="span" weight="strong">
                {t(`workshopOrder.warnings.${side}`)}, {t(`workshopOrder.warnings.section.${role}`)}:
              </Text>{' '}
              {t(`workshopOrder.warnings.code.${code}`)}
              {severity === 'stop' && `. ${t('workshopOrder.warnings.stop')}`}
            </span>
          </Grid>
        );
      })}
    </Stack>
  );
}
