import { LocalizedField, PictureSlot, TextField } from '#features/profiles/form/index.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from '../../shell/shell.module.css';
import { useForm } from '../../state/use-editor.ts';
import { detailsTexts } from './details-texts.ts';
import { SecondLanguage } from './second-language.tsx';

export function DetailsTab() {
  const t = useTexts(detailsTexts);
  const language = useForm((state) => state.language);
  const nameOf = { he: t('details.nameHe'), en: t('details.nameEn') };
  const hintOf = { he: t('details.nameHeHint'), en: t('details.nameEnHint') };
  const other = otherLocale(language);
  return (
    <Stack gap={5} shrink shrinkItems>
      <Grid columns={1} wideColumns={2} gap={[5, 4]} align="start">
        <TextField path={`identity.name.${language}`} label={nameOf[language]} lang={language} max={80} removesEmpty />
        <TextField
          path={`identity.name.${other}`}
          label={nameOf[other]}
          lang={other}
          hint={hintOf[other]}
          max={80}
          removesEmpty
        />
      </Grid>
      <LocalizedField
        path="identity.title"
        label={t('details.title')}
        placeholder={t('details.titlePlaceholder')}
        max={80}
      />
      <LocalizedField path="identity.company" label={t('details.company')} max={80} />
      <LocalizedField
        path="identity.tagline"
        label={t('details.tagline')}
        hint={t('details.taglineHint')}
        max={160}
        rows={2}
        isOneLine
      />
      <SecondLanguage />
      <FormSection title={t('details.pictures')} text={t('details.picturesText')}>
        <Grid columns={1} wideColumns={2} gap={[6, 5]}>
          <PictureSlot
            path="identity.avatar"
            label={t('details.avatar')}
            altHint={t('details.avatarAlt')}
            aspect={1}
            isRound
          />
          <PictureSlot path="identity.logo" label={t('details.logo')} altHint={t('details.logoAlt')} />
          <div className={styles.wholeRow}>
            <PictureSlot path="identity.cover" label={t('details.cover')} altHint={t('details.coverAlt')} aspect={2} />
          </div>
        </Grid>
      </FormSection>
    </Stack>
  );
}
