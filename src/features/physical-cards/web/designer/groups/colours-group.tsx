import { isDeepEqual } from '#base/deep-equal.ts';
import { readyPalettes } from '#features/profiles/palettes.ts';
import { useTexts } from '#ui/locale.tsx';
import { type CardDesign, isEngraved } from '../../../design/design.ts';
import { startDesign } from '../../../design/start.ts';
import { withColours } from '../state/draft.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange, useDesign, useDraft } from '../state/use-design.ts';
import { fieldId } from '../state/warning-places.ts';
import { ColourField } from './colour-field.tsx';
import styles from './colours-group.module.css';
import { FieldWarnings } from './field-warnings.tsx';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';
import { Swatch } from './swatch.tsx';

type Colours = CardDesign['colours'];
const names = ['ground', 'ink', 'accent'] as const;

export function ColoursGroup() {
  const t = useTexts(groupsTexts);
  const material = useDesign((design) => design.material);
  return (
    <Group title={t('designerForm.colours.title')} id={fieldId('colours')}>
      {isEngraved(material) ? (
        <p className={styles.engraved}>
          {t(material === 'wood' ? 'designerForm.colours.engraved.wood' : 'designerForm.colours.engraved.metal')}
        </p>
      ) : (
        <Choices />
      )}
    </Group>
  );
}

function Choices() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const colours = useDesign((design) => design.colours);
  return (
    <>
      <fieldset className={styles.palettes}>
        <legend className={styles.legend}>{t('designerForm.colours.palettes')}</legend>
        {usePalettes().map((palette) => (
          <button
            key={palette.name}
            type="button"
            className={styles.palette}
            aria-pressed={isDeepEqual(palette.colours, colours)}
            onClick={() => change(undefined, withColours(palette.colours))}
          >
            <Swatch colours={palette.colours} />
            {t(`designerForm.colours.palette.${palette.name}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {names.map((name) => (
          <ColourField key={name} name={name} />
        ))}
      </div>
      <FieldWarnings field="colours" />
    </>
  );
}

interface Choice {
  readonly name: (typeof readyPalettes)[number]['name'];
  readonly colours: Colours;
}

/** The chosen profile's own, then the ready ones that profiles have too. */
function usePalettes(): Choice[] {
  const { profiles } = useDesignerSession();
  const profileId = useDraft((draft) => draft.profileId);
  const profile = profiles.find(({ id }) => id === profileId);
  const own: Choice[] = profile ? [{ name: 'own', colours: startDesign(profile.document, 'pvc').colours }] : [];
  const ready = readyPalettes.filter(({ name }) => name !== 'own');
  return [...own, ...ready.map(({ name, colours }) => ({ name, colours: colours as Colours }))];
}
