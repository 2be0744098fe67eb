import { useState } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { colour } from '#base/schemas.ts';
import { readyPalettes } from '#features/profiles/design/palettes.ts';
import { ColourInput, PaletteButton } from '#ui/choices/design-choices.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { isEngraved, type PhysicalCardDesign } from '../../../design/design.ts';
import { startDesign } from '../../../design/start.ts';
import { withColours } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession, useDraft } from '../state/use-design.ts';
import { fieldId } from '../state/warning-fields.ts';
import { FieldWarnings } from './field-warnings.tsx';
import styles from './groups.module.css';
import { groupsTexts } from './groups-texts.ts';

const read = (typed: string): string | undefined => {
  const text = typed.trim();
  return colour.safeParse(text.startsWith('#') ? text : `#${text}`).data;
};

/** On leaving the field, three digits are a whole colour: `#123` is `#112233`. */
const readWhole = (typed: string): string | undefined =>
  read(typed.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'));

/** The browser's colour picker and a field for the hex digits. */
function ColourField({ name }: { name: 'ground' | 'ink' | 'accent' }) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const value = useDesign((design) => design.colours[name]);
  // An incomplete or invalid input does not change the design. On leaving, the field shows the design's colour again, so
  // that what is ordered is what is read.
  const [typed, setTyped] = useState<string>();
  /** The colour that stayed when another was refused; choosing a colour elsewhere ends the hint. */
  const [kept, setKept] = useState<string>();
  const set = (next: string) => change(`colours.${name}`, withColours({ [name]: next }));
  const label = t(`designerForm.colours.${name}`);
  const isWrong = typed !== undefined && read(typed) === undefined;
  const leave = () => {
    const whole = typed === undefined ? value : readWhole(typed);
    if (whole && whole !== value) set(whole);
    if (typed !== undefined) setKept(whole === undefined ? value : undefined);
    setTyped(undefined);
  };
  return (
    <Grid columns="auto fill" gap={2} align="start" className={styles.field}>
      <ColourInput
        className={styles.picker}
        aria-label={t('designerForm.colours.pick', { name: label })}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <Field
        label={label}
        error={isWrong ? t('designerForm.colours.invalid') : undefined}
        hint={kept === value && !isWrong ? t('designerForm.colours.kept') : undefined}
      >
        <Input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setKept(undefined);
            const next = read(currentTarget.value);
            if (next) set(next);
          }}
          onBlur={leave}
        />
      </Field>
    </Grid>
  );
}

type Colours = PhysicalCardDesign['colours'];
const names = ['ground', 'ink', 'accent'] as const;

export function ColoursGroup() {
  const t = useTexts(groupsTexts);
  const material = useDesign((design) => design.material);
  return (
    <FormSection level="h2" title={t('designerForm.colours.title')} id={fieldId('colours')}>
      {isEngraved(material) ? (
        <Text tone="muted" size="s" className={styles.engraved}>
          {t(material === 'wood' ? 'designerForm.colours.engraved.wood' : 'designerForm.colours.engraved.metal')}
        </Text>
      ) : (
        <Choices />
      )}
    </FormSection>
  );
}

function Choices() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const colours = useDesign((design) => design.colours);
  return (
    <>
      <Row as="fieldset" gap={2} wrap shrink className={styles.palettes}>
        <legend className={styles.legend}>{t('designerForm.colours.palettes')}</legend>
        {usePalettes().map((palette) => (
          <PaletteButton
            key={palette.name}
            className={styles.palette}
            colours={palette.colours}
            aria-pressed={isDeepEqual(palette.colours, colours)}
            onClick={() => change(undefined, withColours(palette.colours))}
          >
            {t(`designerForm.colours.palette.${palette.name}`)}
          </PaletteButton>
        ))}
      </Row>
      <Grid columns={1} wideColumns={3} gap={4}>
        {names.map((name) => (
          <ColourField key={name} name={name} />
        ))}
      </Grid>
      <FieldWarnings field="colours" />
    </>
  );
}

interface Choice {
  readonly name: (typeof readyPalettes)[number]['name'];
  readonly colours: Colours;
}

/** The colours of the selected profile, then the presets that profiles offer too. */
function usePalettes(): Choice[] {
  const { profiles } = useDesignerSession();
  const profileId = useDraft((draft) => draft.profileId);
  const profile = profiles.find(({ id }) => id === profileId);
  const own: Choice[] = profile ? [{ name: 'own', colours: startDesign(profile.document, 'pvc').colours }] : [];
  const ready = readyPalettes.filter(({ name }) => name !== 'own');
  return [...own, ...ready.map(({ name, colours }) => ({ name, colours: colours as Colours }))];
}
