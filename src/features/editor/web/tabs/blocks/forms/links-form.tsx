import { Link2 } from 'lucide-react';
import { maxLinks } from '#features/profiles/blocks/links/block.ts';
import { linksTexts } from '#features/profiles/blocks/links/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { readLink } from '../../../../link-recognition.ts';
import { getIn, pathSegments } from '../../../../paths.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useEditorSession } from '../../../state/editor-context.ts';
import { useActions, useForm, useFormText } from '../../../state/use-editor.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';
import styles from './link-address.module.css';
import { PlanCount } from './plan-count.tsx';

type Link = FormBlockOf<'links'>['items'][number];

function LinksForm({ path }: BlockFormProps) {
  const t = useTexts(linksTexts);
  return (
    <ItemList<Link>
      path={`${path}.items`}
      nameOf={(index) => t('block.links.form.one', { position: index })}
      addLabel={t('block.links.form.add')}
      blank={() => ({ label: {}, address: '' })}
      firstField="address"
      maxItems={maxLinks}
      aside={<PlanCount resource="links" />}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <LinkAddress path={itemPath} />
          <LocalizedField
            path={`${itemPath}.label`}
            label={t('block.links.form.label')}
            placeholder={t('block.links.form.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}

interface LinkAddressProps {
  path: string;
}

/** Where a link leads: a pasted address, a bare domain, or a handle with the networks it may live on. */
function LinkAddress({ path }: LinkAddressProps) {
  const t = useTexts(linksTexts);
  const { store } = useEditorSession();
  const { set } = useActions();
  const language = useForm((form) => form.language);
  const typed = useFormText(`${path}.address`);
  const { network, candidates } = readLink(typed);
  /** A link to a known place needs no thought about its name. */
  const nameIt = (label: string) => {
    const labels = getIn(store.state().history.present, pathSegments(`${path}.label`)) as Record<
      string,
      string | undefined
    >;
    if (!Object.values(labels ?? {}).some((text) => text?.trim())) set(`${path}.label.${language}`, label);
  };
  const normalize = (text: string) => {
    const read = readLink(text);
    if (read.network) nameIt(read.network.label);
    return read.address;
  };
  return (
    <div className={styles.location}>
      <TextField
        path={`${path}.address`}
        label={t('block.links.form.address')}
        dir="ltr"
        placeholder={t('block.links.form.addressPlaceholder')}
        normalize={normalize}
        isErrorDelayed={candidates.length > 0}
      />
      {network && (
        <Badge variant="secondary" className={styles.found}>
          {t('block.links.form.found', { network: network.label })}
        </Badge>
      )}
      {candidates.length > 0 && (
        <div className={styles.candidates}>
          <span className={styles.which}>{t('block.links.form.which', { handle: typed.trim() })}</span>
          {candidates.map((one) => (
            <Button
              key={one.network.id}
              variant="secondary"
              size="sm"
              onClick={() => {
                set(`${path}.address`, one.address);
                nameIt(one.network.label);
              }}
            >
              {one.network.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

export const linksForm: BlockForm = { icon: Link2, Form: LinksForm };
