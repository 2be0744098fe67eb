import { useQuery } from '@tanstack/react-query';
import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { moveQueries } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import styles from './plan.module.css';
import type { usePlan } from './use-plan.ts';

export function PackagesPanel({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const t = useTexts(moveTexts);
  const { locale } = useLocale();
  const { data = [] } = useQuery(moveQueries.packages(useApi()));
  const isSame = plan.source !== undefined && plan.source === plan.target;
  const packages = (name: 'source' | 'target') => (
    <Field label={t(`packageMove.${name}`)} error={name === 'target' && isSame ? t('packageMove.same') : undefined}>
      <Select
        value={plan[name] ?? ''}
        placeholder={t('packageMove.choose')}
        onChange={({ currentTarget }) => plan.set({ [name]: currentTarget.value || undefined })}
      >
        {data.map(({ packageType, words }) => (
          <option key={packageType} value={packageType}>
            {words[locale].name}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Panel title={t('packageMove.step.packages')}>
      <div className={styles.fields}>
        {packages('source')}
        {packages('target')}
      </div>
    </Panel>
  );
}
