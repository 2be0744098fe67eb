import { directionOf } from '#i18n/locale.ts';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { blogLimits } from '../../../../domain.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, useFieldError, usePostSession } from '../state/post-session.ts';
import styles from './fields.module.css';

const maxLength = blogLimits.summaryMax;

export function SummaryField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const summary = useDraft('summary');
  const language = useDraft('language');
  const error = useFieldError('summary');
  const count = summary.length;
  const hint = (
    <Row as="span" justify="between" gap={3}>
      <span>{t('postEditor.summary.hint')}</span>
      <bdi className={styles.number} dir="ltr" data-near={count > maxLength * 0.9} aria-hidden="true">
        {count}/{maxLength}
      </bdi>
    </Row>
  );
  return (
    <Field id="post-summary" label={t('postEditor.fields.summary')} hint={hint} {...(error && { error })}>
      <Textarea
        rows={3}
        lang={language}
        dir={directionOf(language)}
        maxLength={maxLength}
        value={summary}
        aria-description={t('postEditor.summary.count', { count, max: maxLength })}
        onChange={({ currentTarget }) => work.change({ summary: currentTarget.value })}
      />
    </Field>
  );
}
