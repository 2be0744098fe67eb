import { type FormBlock, isKnownFormBlock } from '#features/profiles/blocks/form-block.ts';
import { blockForms, LocalizedField, useFormValue } from '#features/profiles/form/index.ts';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useEditorLocation } from '../../shell/use-editor-location.ts';
import { useActions, useForm } from '../../state/use-editor.ts';
import { BlockList } from './block-list.tsx';
import styles from './blocks.module.css';
import { blocksTexts } from './blocks-texts.ts';
import { useBlockTexts } from './use-block-names.ts';

/** The list, or the form of the open block. */
export function BlocksTab() {
  const { location } = useEditorLocation();
  const index = useForm(({ blocks }) => blocks.findIndex(({ id }) => id === location.blockId));
  if (location.blockId === undefined) return <BlockList />;
  return index < 0 ? <BlockNotFound /> : <BlockEditor key={location.blockId} index={index} />;
}

function BlockEditor({ index }: { index: number }) {
  const t = useTexts(blocksTexts);
  const { nameOf } = useBlockTexts();
  const { set } = useActions();
  const { open } = useEditorLocation();
  const path = `blocks.${index}`;
  const kind = useFormValue<string>(`${path}.kind`);
  const isHidden = useFormValue<boolean>(`${path}.isHidden`);
  const block = { id: '', kind, isHidden } as FormBlock;
  if (!isKnownFormBlock(block)) return <BlockNotFound />;
  const { icon, Form } = blockForms[block.kind];
  return (
    <Stack gap={5} shrink shrinkItems>
      <Button className={styles.back} variant="ghost" size="sm" onClick={() => open('blocks')}>
        <ArrowBack aria-hidden="true" />
        {t('blocks.back')}
      </Button>
      <Row wrap align="center" gap={[1, 3]}>
        <IconTile icon={icon} />
        <h2 id="tab-title" className={styles.title} tabIndex={-1}>
          {nameOf(block.kind)}
        </h2>
        <Field inline label={t('blocks.visible')}>
          <Switch checked={!isHidden} onCheckedChange={(isVisible) => set(`${path}.isHidden`, !isVisible)} />
        </Field>
      </Row>
      <Form path={path} />
      <LocalizedField path={`${path}.title`} label={t('blocks.title')} hint={t('blocks.titleHint')} max={80} />
    </Stack>
  );
}

/** Shown after an undo or for an outdated URL. */
function BlockNotFound() {
  const t = useTexts(blocksTexts);
  const { open } = useEditorLocation();
  return (
    <Stack align="start" gap={4}>
      <h2 id="tab-title" className={styles.title} tabIndex={-1}>
        {t('blocks.gone')}
      </h2>
      <Button variant="outline" onClick={() => open('blocks')}>
        {t('blocks.back')}
      </Button>
    </Stack>
  );
}
