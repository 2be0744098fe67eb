import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { readLink } from '../../../../link-recognition.ts';
import { getIn, partsOf } from '../../../../paths.ts';
import { TextField } from '../../../fields/text-field.tsx';
import { useEditorSession } from '../../../state/editor-context.ts';
import { useActions, useForm, useFormText } from '../../../state/use-editor.ts';
import { formsTexts } from './forms-texts.ts';
import styles from './link-address.module.css';

interface LinkAddressProps {
  path: string;
}

/** Where a link leads: a pasted address, a bare domain, or a handle with the networks it may live on. */
export function LinkAddress({ path }: LinkAddressProps) {
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
