import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { readLink } from '../../../../link-recognition.ts';
import { getIn, partsOf } from '../../../../paths.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useEditorSession } from '../../../state/editor-context.ts';
import { useActions, useForm, useFormText } from '../../../state/use-editor.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';
import styles from './link-address.module.css';
import { PlanCount } from './plan-count.tsx';

type Link = FormBlockOf<'links'>['items'][number];
const most = 100;

export function LinksForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Link>
      path={`${path}.items`}
      nameOf={(place) => t('forms.links.one', { place })}
      addLabel={t('forms.links.add')}
      blank={() => ({ label: {}, address: '' })}
      firstField="address"
      most={most}
      aside={<PlanCount what="links" />}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <LinkAddress path={itemPath} />
          <WordsField
            path={`${itemPath}.label`}
            label={t('forms.links.label')}
            placeholder={t('forms.links.labelPlaceholder')}
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
  const t = useTexts(formsTexts);
  const { store } = useEditorSession();
  const { set } = useActions();
  const language = useForm((form) => form.language);
  const typed = useFormText(`${path}.address`);
  const { network, candidates } = readLink(typed);
  /** A link to a known place needs no thought about its name. */
  const nameIt = (label: string) => {
    const words = getIn(store.state().history.present, partsOf(`${path}.label`)) as Record<string, string | undefined>;
    if (!Object.values(words ?? {}).some((text) => text?.trim())) set(`${path}.label.${language}`, label);
  };
  const tidy = (text: string) => {
    const read = readLink(text);
    if (read.network) nameIt(read.network.label);
    return read.address;
  };
  return (
    <div className={styles.place}>
      <TextField
        path={`${path}.address`}
        label={t('forms.links.address')}
        dir="ltr"
        placeholder={t('forms.links.addressPlaceholder')}
        tidy={tidy}
        isCalm={candidates.length > 0}
      />
      {network && (
        <Badge variant="secondary" className={styles.found}>
          {t('forms.links.found', { network: network.label })}
        </Badge>
      )}
      {candidates.length > 0 && (
        <div className={styles.candidates}>
          <span className={styles.which}>{t('forms.links.which', { handle: typed.trim() })}</span>
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
