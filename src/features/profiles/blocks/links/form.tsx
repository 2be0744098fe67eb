import { Link2 } from 'lucide-react';
import { readableAddress } from '#base/international-address.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { useFormActions, useFormLanguages, useFormText, useFormValue } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { PictureSlot } from '../../form/picture-slot.tsx';
import { PlanCount } from '../../form/plan-count.tsx';
import { TextField } from '../../form/text-field.tsx';
import type { FormBlockOf } from '../form-block.ts';
import { linkIcons, linksTexts, maxLinks } from './block.ts';
import styles from './form.module.css';
import { readLink } from './link-recognition.ts';

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
      aside={<PlanCount entitlement="links">{(usage) => t('block.links.form.plan', usage)}</PlanCount>}
    >
      {(itemPath) => (
        <Stack gap={5} shrink shrinkItems>
          <LinkAddress path={itemPath} />
          <LinkLabel path={itemPath} />
          <LinkIcon path={itemPath} />
        </Stack>
      )}
    </ItemList>
  );
}

/** Filled in for a known network. */
function LinkLabel({ path }: { path: string }) {
  const t = useTexts(linksTexts);
  const { network } = readLink(useFormText(`${path}.address`));
  return (
    <LocalizedField
      path={`${path}.label`}
      label={t('block.links.form.label')}
      placeholder={t('block.links.form.labelPlaceholder')}
      suggestion={network?.label}
      max={80}
    />
  );
}

/** The icon or picture before the label. */
function LinkIcon({ path }: { path: string }) {
  const t = useTexts(linksTexts);
  const { set } = useFormActions();
  const icon = useFormValue<Link['icon']>(`${path}.icon`);
  return (
    <>
      <Field label={t('block.links.form.icon')} id={fieldId(`${path}.icon`)}>
        <Select value={icon ?? ''} onChange={({ currentTarget: { value } }) => set(`${path}.icon`, value || undefined)}>
          <option value="">{t('block.links.form.automatic')}</option>
          <option value="picture">{t('block.links.form.ownPicture')}</option>
          {linkIcons.map((one) => (
            <option key={one} value={one}>
              {t(`block.links.form.icons.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {icon === 'picture' && <PictureSlot path={`${path}.picture`} label={t('block.links.form.picture')} aspect={1} />}
    </>
  );
}

/** The target of a link: a pasted URL, a bare domain, or a handle with its possible networks. */
function LinkAddress({ path }: { path: string }) {
  const t = useTexts(linksTexts);
  const { set, read } = useFormActions();
  const [language] = useFormLanguages();
  const typed = useFormText(`${path}.address`);
  const { network, candidates } = readLink(typed);
  /** Fills in the label for a known network if it is empty. */
  const nameIt = (label: string) => {
    const labels = (read(`${path}.label`) ?? {}) as LocalizedText;
    if (!Object.values(labels).some((text) => text?.trim())) set(`${path}.label.${language}`, label);
  };
  const normalize = (text: string) => {
    const link = readLink(text);
    if (link.network) nameIt(link.network.label);
    return link.address;
  };
  return (
    <Stack gap={2} shrinkItems>
      <TextField
        path={`${path}.address`}
        label={t('block.links.form.address')}
        dir="ltr"
        placeholder={t('block.links.form.addressPlaceholder')}
        normalize={normalize}
        display={readableAddress}
        isErrorDelayed={candidates.length > 0}
      />
      {network && (
        <Badge variant="secondary" className={styles.found}>
          {t('block.links.form.found', { network: network.label })}
        </Badge>
      )}
      {candidates.length > 0 && (
        <Row gap={2} align="center" wrap>
          <Text as="span" tone="muted" size="xs">
            {t('block.links.form.which', { handle: typed.trim() })}
          </Text>
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
        </Row>
      )}
    </Stack>
  );
}

export const form: BlockForm = { icon: Link2, Form: LinksForm };
