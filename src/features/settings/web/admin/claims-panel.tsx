import { useTexts } from '#ui/locale.tsx';
import { claimIds } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { ClaimFields } from './claim-fields.tsx';
import { ClaimsPreview } from './claims-preview.tsx';
import type { PanelProps } from './panel-props.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ClaimsPanel({ setting, onDirty }: PanelProps<'claims'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('claims', setting);
  return (
    <SettingPanel
      id="claims"
      title={t('settingsAdmin.claims.title')}
      lead={t('settingsAdmin.claims.lead')}
      {...{ setting, state, onDirty }}
    >
      {claimIds.map((id) => (
        <ClaimFields key={id} id={id} form={state.form} />
      ))}
      <ClaimsPreview claims={state.form.watch()} />
    </SettingPanel>
  );
}
