import { Items } from '../items.tsx';
import { Row } from '../row.tsx';
import { Said } from '../said.tsx';
import { isFileId } from '../shown-blocks.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

export function FilesBlock({ block, view }: BlockProps<'files'>) {
  const { t, say } = view;
  const items = block.items.filter(({ file }) => isFileId(file));
  return (
    <Section view={view} id={block.id} kind="files" title={block.title} heading={t('card.files.title')}>
      <Items of={items} className="rows">
        {({ file, label }) => (
          <Row
            icon="file"
            href={`/files/${file}.pdf?p=${view.context.profileId}`}
            end="download"
            type="application/pdf"
          >
            {say(label) ? <Said words={label} view={view} /> : <bdi>{t('card.files.kind')}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}
