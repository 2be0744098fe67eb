import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { isAt, textAt } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork } from './use-package-work.ts';

const marks = ['isPopular', 'showAtHome', 'isActive'] as const;

export function PlacePanel({ work: { draft, flaws, set } }: { work: PackageWork }) {
  const t = useTexts(packagesAdminTexts);
  return (
    <Panel title={t('packagesAdmin.place.title')}>
      <div className={styles.switches}>
        {marks.map((name) => (
          <Field
            key={name}
            inline
            label={t(`packagesAdmin.place.${name}`)}
            hint={name === 'isActive' ? t('packagesAdmin.place.isActiveHint') : undefined}
            error={flaws[name]}
          >
            <Switch checked={isAt(draft, name)} onCheckedChange={(isOn) => set(name, isOn)} />
          </Field>
        ))}
      </div>
      <Field
        className={styles.narrow ?? ''}
        label={t('packagesAdmin.place.sortOrder')}
        hint={t('packagesAdmin.place.sortOrderHint')}
        error={flaws.sortOrder}
      >
        <Input
          type="number"
          min={0}
          max={999}
          value={textAt(draft, 'sortOrder')}
          onChange={({ currentTarget }) => set('sortOrder', currentTarget.value)}
        />
      </Field>
    </Panel>
  );
}
