import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { entitlementTexts } from '../../entitlement-texts.ts';
import { isAt, numberEntitlements, switchEntitlements, textAt } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageEditorState } from './use-package-editor.ts';

export function EntitlementsPanel({ editor: { draft, errors, set } }: { editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const nameOf = useTexts(entitlementTexts);
  return (
    <Panel title={t('packagesAdmin.entitlements.title')}>
      <p className={styles.small}>{t('packagesAdmin.entitlements.lead')}</p>
      <div className={styles.numbers}>
        {numberEntitlements.map((name) => (
          <Field
            key={name}
            label={nameOf(`entitlements.${name}`)}
            hint={name === 'templates' ? t('packagesAdmin.entitlements.templatesHint') : undefined}
            error={errors[`entitlements.${name}`]}
          >
            <Input
              type="number"
              min={0}
              end={name === 'physicalCardDiscount' && <span className={styles.unit}>%</span>}
              value={textAt(draft, `entitlements.${name}`)}
              onChange={({ currentTarget }) => set(`entitlements.${name}`, currentTarget.value)}
            />
          </Field>
        ))}
      </div>
      <div className={styles.switches}>
        {switchEntitlements.map((name) => (
          <Field key={name} inline label={nameOf(`entitlements.${name}`)} error={errors[`entitlements.${name}`]}>
            <Switch
              checked={isAt(draft, `entitlements.${name}`)}
              onCheckedChange={(isOn) => set(`entitlements.${name}`, isOn)}
            />
          </Field>
        ))}
      </div>
    </Panel>
  );
}
