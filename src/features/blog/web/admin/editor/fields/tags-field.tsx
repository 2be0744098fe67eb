import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { blogLimits } from '../../../../domain.ts';
import { postsQuery } from '../../admin-queries.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, useFieldError, usePostSession } from '../state/post-session.ts';
import styles from './fields.module.css';
import { addTags, suggestedTags } from './tag-edits.ts';

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
