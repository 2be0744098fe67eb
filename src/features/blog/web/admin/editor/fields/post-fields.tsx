import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { trimmed } from '#base/trimmed.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { postSlug } from '../../../../contract.ts';
import { blogLimits } from '../../../../domain.ts';
import { blogTexts } from '../../../../texts.ts';
import { postsQuery } from '../../admin-queries.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import type { DraftField } from '../state/post-draft.ts';
import { useDraft, useFieldError, usePostSession } from '../state/post-session.ts';
import styles from './fields.module.css';
import { addTags, suggestedTags } from './tag-edits.ts';

/** For controls without a label below which an error could be shown. */
export function PostFieldError({ field, id }: { field: DraftField; id?: string }) {
  const error = useFieldError(field);
  if (!error) return null;
  return (
    <Row as="p" gap={1} tone="bad" size="xs" weight="medium" className={styles.error} id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{error}</span>
    </Row>
  );
}

const maxTags = blogLimits.maxTags;

/** Enter or a comma adds a tag; Backspace in the empty field removes the last one. */
export function TagsField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const tags = useDraft('tags');
  const language = useDraft('language');
  const error = useFieldError('tags');
  const { data: posts = [] } = useQuery(postsQuery(useApi()));
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= maxTags;
  const add = (tag: string) => {
    const next = addTags(tags, tag);
    setTyped('');
    if (next.length === tags.length) return;
    work.change({ tags: next });
    setAnnouncement(t('postEditor.tags.added', { tag: next.slice(tags.length).join(', ') }));
  };
  const drop = (tag: string) => {
    work.change({ tags: tags.filter((one) => one !== tag) });
    setAnnouncement(t('postEditor.tags.removed', { tag }));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && !typed && last) drop(last);
  };
  return (
    <Stack gap={3}>
      <Field
        id="post-tags"
        label={t('postEditor.fields.tags')}
        hint={t(isFull ? 'postEditor.tags.full' : 'postEditor.tags.hint', { max: maxTags })}
        {...(error && { error })}
      >
        <Input
          ref={input}
          lang={language}
          value={typed}
          readOnly={isFull}
          maxLength={blogLimits.tagMax}
          placeholder={t('postEditor.tags.placeholder')}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ currentTarget }) => {
            // Phones send no key event for a comma.
            if (currentTarget.value.includes(',')) add(currentTarget.value);
            else setTyped(currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => add(typed)}
        />
      </Field>
      <Row as="ul" wrap gap={2} className={styles.chips}>
        {tags.map((tag) => (
          <Row as="li" key={tag} inline align="center" size="s" weight="medium" className={styles.chip}>
            <bdi dir={directionOf(language)}>{tag}</bdi>
            <button
              type="button"
              className={styles.drop}
              aria-label={t('postEditor.tags.remove', { tag })}
              onClick={() => drop(tag)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </Row>
        ))}
      </Row>
      {!isFull && (
        <TagSuggestions language={language} tags={suggestedTags(posts, { language, tags, typed })} onAdd={add} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** Suggests tags in use with one click: shared tags relate posts to each other. */
function TagSuggestions({ language, tags, onAdd }: { language: Locale; tags: string[]; onAdd: (tag: string) => void }) {
  const t = useTexts(postEditorTexts);
  if (tags.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text tone="muted" size="xs">
        {t('postEditor.tags.known')}
      </Text>
      <Row wrap gap={2} className={styles.chips}>
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.suggestion}
            aria-label={t('postEditor.tags.addOne', { tag })}
            // Prevents blur, on which the field would add its current text as a tag.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAdd(tag)}
          >
            <Plus size={14} aria-hidden="true" />
            <bdi dir={directionOf(language)}>{tag}</bdi>
          </button>
        ))}
      </Row>
    </Stack>
  );
}

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
    <Field id="post-summary" label={t('postEditor.fields.summary')} hint={hint} required {...(error && { error })}>
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

const inOneLine = (text: string): string => {
  const lines = text.split('\n');
  return lines.length === 1 ? text : lines.flatMap((line) => line.trim() || []).join(' ');
};

/** As large as readers will see it; Enter moves focus to the body. */
export function TitleField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const title = useDraft('title');
  const language = useDraft('language');
  const isBad = useFieldError('title') !== undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById('post-body')?.focus();
  };
  return (
    <div>
      <textarea
        id="post-title"
        className={styles.title}
        rows={1}
        lang={language}
        dir={directionOf(language)}
        maxLength={blogLimits.titleMax}
        value={title}
        placeholder={t('postEditor.titleField.placeholder')}
        aria-label={t('postEditor.fields.title')}
        {...(isBad && { 'aria-invalid': true, 'aria-describedby': 'post-title-flaw' })}
        onKeyDown={press}
        onChange={({ currentTarget }) => work.change({ title: inOneLine(currentTarget.value) })}
      />
      <PostFieldError field="title" id="post-title-flaw" />
    </div>
  );
}
