import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BroadcastAudience } from '../../broadcast.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

const packages = ['basic', 'advanced', 'pro'] as const;

interface PackagesFieldProps {
  chosen: NonNullable<BroadcastAudience['packages']>;
  onChange: (chosen: PackagesFieldProps['chosen']) => void;
}

export function PackagesField({ chosen, onChange }: PackagesFieldProps) {
  const t = useTexts(broadcastsAdminTexts);
  const toggle = (name: (typeof packages)[number], isOn: boolean) =>
    onChange(packages.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.packages}>
      <legend className={styles.legend}>{t('broadcastsAdmin.audience.packages')}</legend>
      {packages.map((name) => (
        <Field key={name} label={t(`broadcastsAdmin.audience.package.${name}`)} inline>
          <Checkbox checked={chosen.includes(name)} onCheckedChange={(isOn) => toggle(name, isOn)} />
        </Field>
      ))}
    </fieldset>
  );
}
