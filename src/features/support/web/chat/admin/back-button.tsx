import { ChevronBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import window from '../window/chat-window.module.css';

export function BackButton({ onBack }: { onBack(): void }) {
  const t = useTexts(chatTexts);
  return (
    <button type="button" className={window.button} aria-label={t('chat.admin.back')} onClick={onBack}>
      <ChevronBack size={20} aria-hidden="true" />
    </button>
  );
}
