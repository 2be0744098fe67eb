import type { AdminSetting } from '../../admin-contract.ts';
import type { SettingKey } from '../../registry.ts';

export interface PanelProps<K extends SettingKey> {
  setting: AdminSetting<K>;
  onDirty(id: string, isDirty: boolean): void;
}
