import { useState } from 'react';
import { isKnownFormBlock } from '#features/profiles/blocks/form-block.ts';
import { isWrittenInBoth, otherLocale } from '#features/profiles/languages.ts';
import { Switch } from '#ui/choices/switch.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { withoutLanguage } from '../../../written-languages.ts';
import { useEditorSession } from '../../state/editor-context.tsx';
import { askForSecondLanguage } from '../../state/editor-store.ts';
import { useActions, useEditor, useForm } from '../../state/use-editor.ts';
import { detailsTexts } from './details-texts.ts';

/** Shows the fields of the second language; turning it off removes its texts from the profile. */
export function SecondLanguage() {
  const t = useTexts(detailsTexts);
  const { store, profileId } = useEditorSession();
  const { edit } = useActions();
  const other = otherLocale(useForm((form) => form.language));
  const isBilingual = useForm((form) => form.isBilingual);
  const isWritten = useEditor(({ normalized }) => isWrittenInBoth(normalized.document));
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const close = () => {
    askForSecondLanguage(profileId, false);
    edit((form) => ({
      ...form,
      isBilingual: false,
      // Blocks unknown to this version remain unchanged.
      blocks: form.blocks.map((block) => (isKnownFormBlock(block) ? withoutLanguage(block, other) : block)),
      ...withoutLanguage({ contact: form.contact, sharing: form.sharing }, other),
      identity: { ...withoutLanguage(form.identity, other), name: form.identity.name },
    }));
  };
  const toggle = (isOn: boolean) => {
    if (isOn) {
      askForSecondLanguage(profileId, true);
      edit((form) => ({ ...form, isBilingual: true }));
    } else if (isWrittenInBoth(store.state().normalized.document)) setIsConfirmOpen(true);
    else close();
  };
  return (
    <>
      <Field
        inline
        label={t(`details.second.${other}`)}
        hint={
          isBilingual && !isWritten
            ? t(`details.second.${other === 'en' ? 'emptyEn' : 'emptyHe'}`)
            : t('details.second.hint')
        }
      >
        <Switch checked={isBilingual} onCheckedChange={toggle} />
      </Field>
      <AlertDialog open={isConfirmOpen} onOpenChange={setIsConfirmOpen}>
        <AlertDialogContent
          title={t('details.second.offTitle')}
          description={t('details.second.offText')}
          confirm={t('details.second.off')}
          onConfirm={close}
          destructive
        />
      </AlertDialog>
    </>
  );
}
