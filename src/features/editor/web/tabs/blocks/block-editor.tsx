import type { ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Field } from '#ui/field.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { type BlockKind, type FormBlock, type FormBlockOf, isKnownFormBlock } from '../../../form.ts';
import layout from '../../fields/form-layout.module.css';
import { TextField } from '../../fields/text-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { ItemList } from '../../lists/item-list.tsx';
import { usePlace } from '../../shell/use-place.ts';
import { useActions, useFormText, useFormValue } from '../../state/use-editor.ts';
import { tidyAddress } from '../contact/tidy.ts';
import styles from './block-editor.module.css';
import type { BlockFormProps } from './block-form-props.ts';
import { BlockGone } from './block-gone.tsx';
import { blockIcons } from './block-icons.ts';
import { blocksTexts } from './blocks-texts.ts';
import { AboutForm } from './forms/about-form.tsx';
import { FilesForm } from './forms/files-form.tsx';
import { formsTexts } from './forms/forms-texts.ts';
import { GalleryForm } from './forms/gallery-form.tsx';
import { HoursForm } from './forms/hours-form.tsx';
import { LeadForm } from './forms/lead-form.tsx';
import { LinksForm } from './forms/links-form.tsx';
import { PaymentForm } from './forms/payment-form.tsx';
import { RecommendationsForm } from './forms/recommendations-form.tsx';
import { ServicesForm } from './forms/services-form.tsx';
import { SocialForm } from './forms/social-form.tsx';

type Question = FormBlockOf<'questions'>['items'][number];
const most = 40;

function QuestionsForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Question>
      path={`${path}.items`}
      nameOf={(place) => t('forms.questions.one', { place })}
      addLabel={t('forms.questions.add')}
      blank={() => ({ question: {}, answer: {} })}
      firstField="question"
      most={most}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <WordsField path={`${itemPath}.question`} label={t('forms.questions.question')} max={200} />
          <WordsField path={`${itemPath}.answer`} label={t('forms.questions.answer')} max={1_500} rows={3} />
        </div>
      )}
    </ItemList>
  );
}

const blockForms: Readonly<Record<BlockKind, ComponentType<BlockFormProps>>> = {
  links: LinksForm,
  social: SocialForm,
  about: AboutForm,
  gallery: GalleryForm,
  services: ServicesForm,
  hours: HoursForm,
  video: VideoForm,
  recommendations: RecommendationsForm,
  questions: QuestionsForm,
  payment: PaymentForm,
  files: FilesForm,
  'lead-form': LeadForm,
};

interface BlockEditorProps {
  index: number;
}

/** The form of one block. */
export function BlockEditor({ index }: BlockEditorProps) {
  const t = useTexts(blocksTexts);
  const { set } = useActions();
  const { open } = usePlace();
  const path = `blocks.${index}`;
  const kind = useFormValue<string>(`${path}.kind`);
  const isHidden = useFormValue<boolean>(`${path}.isHidden`);
  const block = { id: '', kind, isHidden } as FormBlock;
  if (!isKnownFormBlock(block)) return <BlockGone />;
  const BlockForm = blockForms[block.kind];
  return (
    <div className={layout.stack}>
      <Button className={styles.back} variant="ghost" size="sm" onClick={() => open('blocks')}>
        <ArrowBack aria-hidden="true" />
        {t('blocks.back')}
      </Button>
      <div className={styles.head}>
        <IconTile icon={blockIcons[block.kind]} />
        <h2 id="tab-title" className={styles.title} tabIndex={-1}>
          {t(`blocks.kind.${block.kind}`)}
        </h2>
        <Field inline label={t('blocks.visible')} className={styles.visible ?? ''}>
          <Switch checked={!isHidden} onCheckedChange={(isShown) => set(`${path}.isHidden`, !isShown)} />
        </Field>
      </div>
      <BlockForm path={path} />
      <WordsField path={`${path}.title`} label={t('blocks.title')} hint={t('blocks.titleHint')} max={80} />
    </div>
  );
}

function VideoForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const typed = useFormText(`${path}.address`);
  const isForeign = tidyAddress(typed) !== undefined;
  return (
    <TextField
      path={`${path}.address`}
      label={t('forms.video.address')}
      hint={t('forms.video.hint')}
      says={isForeign ? t('forms.video.bad') : undefined}
      dir="ltr"
      placeholder="https://youtu.be/…"
      tidy={tidyAddress}
    />
  );
}
