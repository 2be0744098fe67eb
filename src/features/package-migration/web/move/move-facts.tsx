import { Facts, Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PackageMigration } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';

export function MoveFacts({ move }: { move: PackageMigration }) {
  const t = useTexts(moveTexts);
  const { options, source, createdBy, startedAt, endedAt } = move;
  const isPaid = source !== 'basic';
  return (
    <Panel title={t('packageMove.one.how')}>
      <Facts
        rows={[
          { name: t('packageMove.price.label'), value: isPaid && t(`packageMove.price.${options.price}`) },
          { name: t('packageMove.when.label'), value: isPaid && t(`packageMove.when.${options.when}`) },
          { name: t('packageMove.until'), value: options.until && <DateText value={options.until} /> },
          { name: t('packageMove.one.told'), value: t(options.tell ? 'packageMove.one.yes' : 'packageMove.one.no') },
          { name: t('packageMove.one.startedBy'), value: createdBy && <bdi>{createdBy}</bdi> },
          { name: t('packageMove.one.startedAt'), value: startedAt && <DateText value={startedAt} time /> },
          { name: t('packageMove.one.endedAt'), value: endedAt && <DateText value={endedAt} time /> },
        ].map(({ name, value }) => ({ name, value: value || null }))}
      />
    </Panel>
  );
}
