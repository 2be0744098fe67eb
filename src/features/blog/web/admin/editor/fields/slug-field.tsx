import { type KeyboardEvent, useEffect, useState } from 'react';
import { trimmed } from '#base/trimmed.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { postSlug } from '../../../../contract.ts';
import { blogLimits } from '../../../../domain.ts';
import { blogTexts } from '../../../../texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, useFieldError, usePostSession } from '../state/post-session.ts';
import styles from './fields.module.css';

/** Converts the input towards a valid slug; invalid characters are left for the user to see. */
export const tidySlug = (typed: string): string =>
  trimmed(
    typed
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/^.*\/blog\//, '')
      .trim()
      .replace(/[\s_.–—-]+/g, '-'),
    /-/,
  ).slice(0, blogLimits.slugMax);

/**
 * Applied on blur, not on every keystroke: a partial slug is not valid. The URL of a public post may have been shared.
 */
export function SlugField({ isPublic }: { isPublic: boolean }) {
  const t = useTexts(postEditorTexts);
  const refusals = useTexts(blogTexts);
  const { work } = usePostSession();
  const slug = useDraft('slug');
  const error = useFieldError('slug');
  const [typed, setTyped] = useState(slug);
  useEffect(() => setTyped(slug), [slug]);
  const applySlug = () => {
    const next = tidySlug(typed);
    setTyped(next);
    if (next === slug) return;
    work.change({ slug: next });
    const [issue] = postSlug.safeParse(next).error?.issues ?? [];
    if (issue) work.refuse({ slug: refusals.find(issue.message) ?? refusals('blog.slug.invalid') });
    else if (!isPublic) void work.flush();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') applySlug();
  };
  return (
    <Field
      id="post-slug"
      label={t('postEditor.fields.slug')}
      hint={
        <>
          {t(isPublic ? 'postEditor.slug.former' : 'postEditor.slug.hint')}{' '}
          <LatinText className={styles.address ?? ''}>
            {window.location.host}/blog/{tidySlug(typed)}
          </LatinText>
        </>
      }
      {...(error && { error })}
    >
      <Input
        dir="ltr"
        value={typed}
        maxLength={blogLimits.slugMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={applySlug}
        onKeyDown={press}
      />
    </Field>
  );
}
