import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BroadcastAudience } from '../../broadcast.ts';
import { AudienceChoices } from './audience-choices.tsx';
import { AudienceCount } from './audience-count.tsx';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import type { Typed } from './draft.ts';
import { PackagesField } from './packages-field.tsx';

interface AudienceFieldsProps {
  typed: Typed;
  onChange: (part: Partial<Typed>) => void;
}

/** Each condition narrows them down. */
export function AudienceFields({ typed, onChange }: AudienceFieldsProps) {
  const t = useTexts(broadcastsAdminTexts);
  const { audience, ids } = typed;
  const set = (part: Partial<BroadcastAudience>) => onChange({ audience: { ...audience, ...part } });
  return (
    <Panel title={t('broadcastsAdmin.audience.title')}>
      <PackagesField chosen={audience.packages ?? []} onChange={(packages) => set({ packages })} />
      <AudienceChoices audience={audience} onChange={set} />
      <Field label={t('broadcastsAdmin.audience.ids')} hint={t('broadcastsAdmin.audience.idsHint')} optional>
        <Input
          dir="ltr"
          inputMode="numeric"
          value={ids}
          onChange={({ currentTarget }) => onChange({ ids: currentTarget.value })}
        />
      </Field>
      <AudienceCount typed={typed} />
    </Panel>
  );
}
