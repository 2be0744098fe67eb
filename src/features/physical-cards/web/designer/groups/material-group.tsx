import { isolatedMoney } from '#base/money.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type Finish, finishes, type Material, materials } from '../../../design/design.ts';
import { physicalCardLabelTexts } from '../../../label-texts.ts';
import { unitPrice } from '../../../prices.ts';
import { inDesign, withMaterial } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession } from '../state/use-design.ts';
import { bestOffer } from './best-offer.ts';
import styles from './groups.module.css';
import { groupsTexts } from './groups-texts.ts';
import { usePrices } from './use-prices.ts';

export function MaterialGroup() {
  const t = useTexts(groupsTexts);
  const tLabels = useTexts(physicalCardLabelTexts);
  const change = useChange();
  const { order } = useDesignerSession();
  const material = useDesign((design) => design.material);
  const finish = useDesign((design) => design.finish);
  return (
    <FormSection
      level="h2"
      title={t('designerForm.material.title')}
      text={order ? t('designerForm.material.fixed') : undefined}
    >
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
                <Stack as="span" align="start" weight="strong">
                  {tLabels(`cardWords.material.${one}`)}
                  <MaterialPrice material={one} />
                </Stack>
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
    </FormSection>
  );
}

/** The user's price, with the regular price struck through if it is higher. */
function MaterialPrice({ material }: { material: Material }) {
  const t = useTexts(groupsTexts);
  const known = usePrices();
  if (!known) return null;
  const full = known.prices[material];
  const own = unitPrice(known.prices, material, known.discount);
  if (own === full) return <MoneyText agorot={full} />;
  return (
    <Row as="span" gap={2} align="baseline" inline>
      <s className={styles.materialGroupFull}>
        <VisuallyHidden>{t('designerForm.material.was')} </VisuallyHidden>
        <MoneyText agorot={full} />
      </s>
      <span>
        <VisuallyHidden>{t('designerForm.material.now')} </VisuallyHidden>
        <MoneyText agorot={own} />
      </span>
    </Row>
  );
}

/** The discount of the user's package, and what a larger package would save. */
function PackageHint({ material }: { material: Material }) {
  const t = useTexts(groupsTexts);
  const prices = usePrices();
  const { user } = useSession();
  // Nothing is sold to an account that waits for its deletion.
  const offer = !prices || user?.deletesAt ? undefined : bestOffer(prices, material);
  if (!prices || (prices.discount === 0 && !offer)) return null;
  return (
    <Stack gap={1} size="s">
      {prices.discount > 0 && (
        <Text tone="good" weight="medium">
          {t('designerForm.material.saves', { percent: prices.discount })}
        </Text>
      )}
      {offer && (
        <Text tone="muted">
          {t('designerForm.material.could', {
            name: offer.name,
            price: isolatedMoney(offer.price),
            saved: isolatedMoney(offer.saved),
          })}{' '}
          <Link to="/subscription">{t('designerForm.material.plans')}</Link>
        </Text>
      )}
    </Stack>
  );
}
