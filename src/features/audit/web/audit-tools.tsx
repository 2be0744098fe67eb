import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { FilterDates, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import styles from './audit.module.css';
import { auditQueries } from './audit-queries.ts';
import { auditTexts } from './audit-texts.ts';
import { useAuditWords } from './use-audit-words.ts';

/** What the log is narrowed to; a target is chosen elsewhere, and left here. */
export function AuditTools() {
  const t = useTexts(auditTexts);
  const words = useAuditWords();
  const params = useListParams();
  const { data } = useQuery(auditQueries.choices(useApi()));
  const { actions = [], actors = [] } = data ?? {};
  const sections = [...new Set(actions.map((action) => action.split('.')[0] ?? action))];
  const options = sections.flatMap((section) => [
    { value: section, label: t('audit.filters.whole', { section: words.section(section) }) },
    ...actions
      .filter((action) => action.startsWith(`${section}.`))
      .map((action) => ({ value: action, label: words.action(action) })),
  ]);
  const [kind, ...id] = (params.get('target') ?? '').split(':');
  return (
    <ListTools search={{ label: t('audit.search') }} csv={{ path: '/api/admin/audit.csv', name: 'audit.csv' }}>
      <FilterSelect name="action" label={t('audit.filters.action')} options={options} />
      <FilterSelect
        name="actor"
        label={t('audit.filters.actor')}
        options={actors.map((actor) => ({ value: String(actor.id), label: actor.name }))}
      />
      <FilterDates label={t('audit.filters.dates')} />
      {kind && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.chosen ?? ''}
          onClick={() => params.set({ target: undefined })}
        >
          {words.kind(kind)} <bdi>{id.join(':')}</bdi>
          <X role="img" aria-label={t('audit.filters.leave')} />
        </Button>
      )}
    </ListTools>
  );
}
