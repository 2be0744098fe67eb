import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { isEngraved } from '../../../design/design.ts';
import type { DesignWarning } from '../../../design/elements.ts';
import { designerTexts } from '../designer-texts.ts';
import { useDesign, useDesignerSession, useWarnings } from '../state/use-design.ts';
import { type FieldName, fieldId, fieldOf, stopsOf, useWarningText } from '../state/warning-fields.ts';
import styles from './stage.module.css';

const focusable = 'input:not([hidden], [type=file]), textarea, select, button';

/** Shows the side that a warning refers to and focuses the field where it can be fixed. */
export function useGoTo(): (warning: Pick<WarningLine, 'side' | 'field'>) => void {
  const { store } = useDesignerSession();
  return ({ side, field: name }) => {
    store.turn(side);
    const target = document.getElementById(fieldId(name));
    const field = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable);
    field?.focus({ preventScroll: true });
    (field ?? target)?.scrollIntoView({ block: 'center' });
  };
}

export function SeverityIcon({ severity, size }: { severity: DesignWarning['severity']; size: number }) {
  const Icon = severity === 'stop' ? CircleAlert : TriangleAlert;
  return <Icon size={size} aria-hidden="true" />;
}

type WarningLine = DesignWarning & {
  text: string;
  field: FieldName;
  sides: DesignWarning['side'][];
  /** Of the field, where its text alone does not say which one it is about. */
  name: string | undefined;
};

/** The warnings by what causes them, and their heading: one colour can make several texts unreadable, on both sides. */
export function useWarningLines() {
  const t = useTexts(designerTexts);
  const warningText = useWarningText();
  const hasColours = useDesign((design) => !isEngraved(design.material));
  const lines = new Map<string, WarningLine>();
  const warnings = useWarnings();
  for (const warning of warnings) {
    const text = warningText(warning);
    const field = fieldOf(warning, hasColours);
    const key = `${warning.severity} ${text} ${field}`;
    const sides = new Set(lines.get(key)?.sides).add(warning.side);
    lines.set(key, {
      ...(lines.get(key) ?? warning),
      text,
      field,
      sides: [...sides],
      name: t.find(`designer.warnings.of.${field}`),
    });
  }
  const stops = stopsOf([...lines.values()]).length;
  const title = stops > 0 ? 'designer.bar.stopped' : 'designer.warnings.title';
  return { lines: [...lines.values()], title: t(title, { count: stops || lines.size }) };
}

/** All print warnings, each with a link to its field. */
export function WarningList() {
  const t = useTexts(designerTexts);
  const goTo = useGoTo();
  const { lines: warnings, title } = useWarningLines();
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
        {title}
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
            <SeverityIcon severity={warning.severity} size={18} />
            <Stack as="span" gap="hair">
              {warning.text}
              <Text as="span" tone="muted" size="xs" className={styles.where}>
                {warning.severity === 'stop' && <b>{t('designer.warnings.mustFix')} · </b>}
                {warning.name && `${warning.name} · `}
                {warning.sides.map((side) => t(`designer.warnings.on.${side}`)).join(' · ')}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('designer.warnings.goTo', {
                what: warning.name ? `${warning.text} (${warning.name})` : warning.text,
              })}
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
