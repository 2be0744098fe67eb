import { History } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';

interface RestoredNoticeProps {
  texts: Readonly<Record<'title' | 'text' | 'dismiss' | 'discard', string>>;
  onDismiss: () => void;
  onDiscard: () => void;
}

/** Notifies the user that a draft from an earlier visit was restored. */
export function RestoredNotice({ texts, onDismiss, onDiscard }: RestoredNoticeProps) {
  const action = (
    <>
      <Button size="sm" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </>
  );
  return (
    <Notice isStacked icon={History} tone="sea" title={texts.title} action={action}>
      {texts.text}
    </Notice>
  );
}
