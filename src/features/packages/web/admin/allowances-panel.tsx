import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { allowanceTexts } from '../../allowance-texts.ts';
import { isAt, numberAllowances, switchAllowances, textAt } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork } from './use-package-work.ts';

export function AllowancesPanel({ work: { draft, flaws, set } }: { work: PackageWork }) {
  const t = useTexts(packagesAdminTexts);
  const nameOf = useTexts(allowanceTexts);
  return (
    <Panel title={t('packagesAdmin.allowances.title')}>
      <p className={styles.small}>{t('packagesAdmin.allowances.lead')}</p>
      <div className={styles.numbers}>
        {numberAllowances.map((name) => (
          <Field
            key={name}
            label={nameOf(`allowances.${name}`)}
            hint={name === 'templates' ? t('packagesAdmin.allowances.templatesHint') : undefined}
            error={flaws[`allowances.${name}`]}
          >
            <Input
              type="number"
              min={0}
              end={name === 'physicalCardDiscount' && <span className={styles.unit}>%</span>}
              value={textAt(draft, `allowances.${name}`)}
              onChange={({ currentTarget }) => set(`allowances.${name}`, currentTarget.value)}
            />
          </Field>
        ))}
      </div>
      <div className={styles.switches}>
        {switchAllowances.map((name) => (
          <Field key={name} inline label={nameOf(`allowances.${name}`)} error={flaws[`allowances.${name}`]}>
            <Switch
              checked={isAt(draft, `allowances.${name}`)}
              onCheckedChange={(isOn) => set(`allowances.${name}`, isOn)}
            />
          </Field>
        ))}
      </div>
    </Panel>
  );
}
