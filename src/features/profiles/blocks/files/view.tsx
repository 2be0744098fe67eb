import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Row, Section, TextView } from '../../page/elements.tsx';
import rows from '../../page/styles/rows.css?inline';
import { filesTexts } from './block.ts';

const isFileId = (file: string): boolean => /^[\w-]{1,80}$/.test(file);

function FilesBlock({ block, view }: BlockProps<'files'>) {
  const { localize: say } = view;
  const t = translator(filesTexts, view.context.locale);
  const items = block.items.filter(({ file }) => isFileId(file));
  return (
    <Section view={view} id={block.id} kind="files" title={block.title} heading={t('block.files.page.title')}>
      <Items of={items} className="rows">
        {({ file, label }) => (
          <Row
            icon="file"
            href={`/files/${file}.pdf?p=${view.context.profileId}`}
            end="download"
            type="application/pdf"
          >
            {say(label) ? <TextView value={label} view={view} /> : <bdi>{t('block.files.page.kind')}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'files'> = {
  texts: filesTexts,
  styles: [rows],
  hasContent: ({ items }) => items.some(({ file }) => isFileId(file)),
  Block: FilesBlock,
};
