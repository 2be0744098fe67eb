import { EyeOff, Moon, RotateCcw } from 'lucide-react';
import { useEffect, useId } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { colour } from '#base/schemas.ts';
import { type ColourError, colourErrors, paletteOf, schemesOf } from '#features/profiles/design/colours.ts';
import { type FontName, fontNames } from '#features/profiles/design/fonts.ts';
import { readyPalettes } from '#features/profiles/design/palettes.ts';
import { fieldId, TextField, useFormText } from '#features/profiles/form/index.ts';
import { addFonts, fontStack } from '#features/profiles/page/index.ts';
import { ChoiceTile, ColourInput, PaletteButton } from '#ui/choices/design-choices.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Caption, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useActions, useForm } from '../../state/use-editor.ts';
import { TemplateGallery } from '../../templates/template-gallery.tsx';
import styles from './choice-tiles.module.css';
import { designTexts } from './design-texts.ts';

const names = ['accent', 'ground', 'ink'] as const;

function ColoursSection() {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const design = useForm((form) => form.design);
  const [scheme, second] = schemesOf(design);
  const palette = paletteOf(design, design.template, scheme);
  const visible = { accent: palette.accent, ground: palette.card, ink: palette.ink };
  const isUsed = (name: keyof typeof visible) =>
    [undefined, visible[name]].includes(colour.safeParse(design.colours[name]).data);
  const [error] = colourErrors(design);
  return (
    <FormSection title={t('design.colours')} text={t('design.coloursText')} id={fieldId('design.colours')}>
      <Stack gap={2}>
        <ChoiceTiles
          kind="scheme"
          values={schemesOf({ ...design, scheme: 'auto' }).length > 1 ? schemes : schemes.slice(1)}
          value={second ? 'auto' : scheme}
          text={(one) => t(`design.schemes.${one}`)}
        />
        {second && <Caption>{t('design.schemeText')}</Caption>}
      </Stack>
      <Grid as="fieldset" gap={2} shrink className={styles.palettes}>
        <legend className={styles.legend}>{t('design.palettes')}</legend>
        {readyPalettes.map(({ name, colours }) => (
          <PaletteButton
            key={name}
            className={styles.palette}
            colours={name === 'own' ? undefined : colours}
            aria-pressed={isDeepEqual(colours, design.colours)}
            onClick={() => set('design.colours', colours)}
          >
            {t(`design.palette.${name}`)}
          </PaletteButton>
        ))}
      </Grid>
      <Grid columns={1} wideColumns={3} gap={4}>
        {names.map((name) => (
          <ColourField key={name} name={name} value={visible[name]} />
        ))}
      </Grid>
      {error && <ContrastNotice error={error} />}
      {!error && scheme === 'dark' && !names.every(isUsed) && (
        <Notice
          isStacked
          icon={Moon}
          tone="sea"
          title={t('design.darkened')}
          isLive
          action={
            <Button size="sm" variant="outline" onClick={() => set('design.scheme', 'light')}>
              {t('design.toLight')}
            </Button>
          }
        />
      )}
    </FormSection>
  );
}

/** Explains why a colour pair is unreadable and offers the nearest readable one. */
function ContrastNotice({ error: { ratio, suggestion } }: { error: ColourError }) {
  const t = useTexts(designTexts);
  const { edit } = useActions();
  const applySuggestion = () =>
    edit((form) => ({ ...form, design: { ...form.design, colours: { ...form.design.colours, ...suggestion } } }));
  return (
    <Notice
      isStacked
      icon={EyeOff}
      tone="warn"
      title={t('design.contrast.title')}
      isLive
      action={
        <Row gap={3} align="center" wrap>
          <svg width="132" height="44" viewBox="0 0 132 44" role="img" aria-label={t('design.contrast.sample')}>
            <rect width="132" height="44" rx="12" fill={suggestion.ground} />
            <text x="66" y="28" textAnchor="middle" fontSize="15" fontWeight="600" fill={suggestion.ink}>
              {t('design.contrast.sample')}
            </text>
          </svg>
          <Button size="sm" onClick={applySuggestion}>
            {t('design.contrast.fix')}
          </Button>
        </Row>
      }
    >
      {t('design.contrast.text', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
    </Notice>
  );
}

interface ColourFieldProps {
  name: 'accent' | 'ground' | 'ink';
  /** Shown while no colour is chosen. */
  value: string;
}

/** The browser's colour picker and a field for the six hex digits. */
function ColourField({ name, value }: ColourFieldProps) {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const path = `design.colours.${name}`;
  const typed = useFormText(path);
  const label = t(`design.colour.${name}`);
  return (
    <Grid columns="auto fill auto" gap={2} align="end" className={styles.field}>
      <ColourInput
        aria-label={t('design.pick', { name: label })}
        value={colour.safeParse(typed).data ?? value}
        onChange={({ currentTarget }) => set(path, currentTarget.value)}
      />
      <TextField
        path={path}
        label={label}
        dir="ltr"
        max={7}
        placeholder={value}
        removesEmpty
        normalize={(text) => (/^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : undefined)}
      />
      {typed && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('design.clear', { name: label })}
          onClick={() => set(path, undefined)}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
    </Grid>
  );
}

const corners = ['square', 'soft', 'round'] as const;
const buttons = ['filled', 'outlined', 'quiet'] as const;
const schemes = ['auto', 'light', 'dark'] as const;

export function DesignTab() {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const design = useForm((form) => form.design);
  useEffect(() => addFonts(fontNames), []);
  return (
    <Stack gap={5} shrink shrinkItems>
      <FormSection title={t('design.template')} text={t('design.templateText')} id="f-design-template">
        <TemplateGallery
          label={t('design.template')}
          value={design.template}
          design={design}
          onChange={(template) => set('design.template', template)}
        />
      </FormSection>
      <ColoursSection />
      <ChoiceTiles kind="font" values={fontNames} value={design.font} text={(one) => t(`design.fonts.${one}`)} />
      <ChoiceTiles kind="corner" values={corners} value={design.corner} text={(one) => t(`design.corners.${one}`)} />
      <ChoiceTiles kind="button" values={buttons} value={design.button} text={(one) => t(`design.buttons.${one}`)} />
    </Stack>
  );
}

interface ChoiceTilesProps<Value extends string> {
  kind: 'font' | 'corner' | 'button' | 'scheme';
  values: readonly Value[];
  value: Value;
  text: (value: Value) => string;
}

/** A choice of a few options, each drawn as its effect. */
function ChoiceTiles<Value extends string>({ kind, values, value: chosen, text }: ChoiceTilesProps<Value>) {
  const t = useTexts(designTexts);
  const name = useId();
  const { set } = useActions();
  const path = `design.${kind}`;
  return (
    <fieldset className={styles.group} id={fieldId(path)}>
      <legend className={styles.legend}>{t(`design.${kind}`)}</legend>
      <Grid columns={values.length === 2 ? 2 : 3} gap={3}>
        {values.map((value) => (
          <ChoiceTile
            key={value}
            className={styles.tile}
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => set(path, value)}
          >
            <span
              className={styles.sign}
              data-kind={kind}
              data-value={value}
              style={kind === 'font' ? { fontFamily: fontStack(value as FontName) } : undefined}
              aria-hidden="true"
            />
            {text(value)}
          </ChoiceTile>
        ))}
      </Grid>
    </fieldset>
  );
}
