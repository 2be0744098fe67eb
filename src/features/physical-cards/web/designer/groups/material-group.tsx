import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { type Finish, finishes, type Material, materials } from '../../../design/design.ts';
import { cardWordsTexts } from '../../parts/card-words-texts.ts';
import { inDesign, withMaterial } from '../state/draft.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';
import styles from './material-group.module.css';
import { MaterialPrice } from './material-price.tsx';
import { PackageHint } from './package-hint.tsx';

export function MaterialGroup() {
  const t = useTexts(groupsTexts);
  const words = useTexts(cardWordsTexts);
  const change = useChange();
  const { order } = useDesignerSession();
  const material = useDesign((design) => design.material);
  const finish = useDesign((design) => design.finish);
  return (
    <Group title={t('designerForm.material.title')} text={order ? t('designerForm.material.fixed') : undefined}>
      {!order && (
        <>
          <RadioGroup
            className={styles.materials ?? ''}
            variant="cards"
            hideLabel
            label={t('designerForm.material.label')}
            value={material}
            onValueChange={(value) => change(undefined, withMaterial(value as Material))}
          >
            {materials.map((one) => (
              <RadioItem key={one} value={one} description={t(`designerForm.material.${one}`)}>
                <span className={styles.name}>
                  {words(`cardWords.material.${one}`)}
                  <MaterialPrice material={one} />
                </span>
              </RadioItem>
            ))}
          </RadioGroup>
          <PackageHint material={material} />
        </>
      )}
      <RadioGroup
        variant="segmented"
        label={t('designerForm.material.finish')}
        value={finish}
        onValueChange={(value) => change(undefined, inDesign({ finish: value as Finish }))}
      >
        {finishes[material].map((one) => (
          <RadioItem key={one} value={one}>
            {t(`designerForm.material.finishes.${one}`)}
          </RadioItem>
        ))}
      </RadioGroup>
    </Group>
  );
}
