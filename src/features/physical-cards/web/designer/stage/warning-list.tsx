import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useWarnings } from '../state/use-design.ts';
import styles from './stage.module.css';
import { useGoTo } from './use-go-to.ts';
import { useWarningText } from './use-warning-text.ts';

/** Everything that is worth a look before it is printed, each with the way to it. */
export function WarningList() {
  const t = useTexts(designerTexts);
  const warningText = useWarningText();
  const goTo = useGoTo();
  const warnings = useWarnings();
  if (warnings.length === 0)
    return (
      <p className={styles.good}>
        <CircleCheck size={18} aria-hidden="true" />
        {t('designer.warnings.none')}
      </p>
    );
  return (
    <Stack as="section" gap={3} className={styles.list} aria-labelledby="card-warnings-title">
      <Text as="h2" size="s" weight="strong" className={styles.title} id="card-warnings-title" tabIndex={-1}>
        {t('designer.warnings.title', { count: warnings.length })}
      </Text>
      <Stack as="ul" gap={3}>
        {warnings.map((warning) => (
          <Grid
            as="li"
            columns="auto fill auto"
            gap={2}
            align="start"
            key={`${warning.code} ${warning.role} ${warning.side}`}
            className={styles.row}
            data-severity={warning.severity}
          >
            {warning.severity === 'stop' ? (
              <CircleAlert size={18} aria-hidden="true" />
            ) : (
              <TriangleAlert size={18} aria-hidden="true" />
            )}
            <Stack as="span" gap="hair">
              {warningText(warning)}
              <Text as="span" tone="muted" size="xs" className={styles.where}>
                {warning.severity === 'stop' && <b>{t('designer.warnings.mustFix')} · </b>}
                {t(`designer.warnings.on.${warning.side}`)}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('designer.warnings.goTo', { what: warningText(warning) })}
              onClick={() => goTo(warning)}
            >
              {t('designer.warnings.go')}
            </Button>
          </Grid>
        ))}
      </Stack>
    </Stack>
  );
}
