import { Snowflake, Undo2 } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import { useTagChange } from '../use-tags.ts';
import { tagSharedTexts } from './shared-texts.ts';
import { useTagName } from './tag-names.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Marking as lost requires confirmation and explains what the finder will see. Marking as found is immediate. */
export function LostSwitch({ tag }: { tag: Pick<Tag, 'code' | 'name' | 'state'> }) {
  const t = useTexts(tagSharedTexts);
  const name = useTagName()(tag);
  const ref = useRestoredFocus(tag.state);
  const params = { code: tag.code };
  const freeze = useTagChange({
    call: (api) => api.call(tagsApi.freeze, { params }),
    onDone: () => toast({ title: t('tag.freeze.done'), description: t('tag.freeze.doneText') }),
  });
  const unfreeze = useTagChange({
    call: (api) => api.call(tagsApi.unfreeze, { params }),
    onDone: () => toast({ title: t('tag.unfreeze.done'), description: t('tag.unfreeze.doneText') }),
  });
  return (
    <div ref={ref}>
      {tag.state === 'frozen' ? (
        <Button
          variant="secondary"
          size="sm"
          loading={unfreeze.isPending}
          aria-label={t('tag.unfreeze.buttonOf', { name })}
          onClick={() => unfreeze.send()}
        >
          <Undo2 aria-hidden="true" />
          {t('tag.unfreeze.button')}
        </Button>
      ) : (
        <ConfirmButton
          size="sm"
          aria-label={t('tag.freeze.buttonOf', { name })}
          call={freeze}
          title={t('tag.freeze.title')}
          description={t('tag.freeze.text')}
          confirm={t('tag.freeze.confirm')}
          destructive
          staysOpen
        >
          <Snowflake aria-hidden="true" />
          {t('tag.freeze.button')}
        </ConfirmButton>
      )}
    </div>
  );
}
