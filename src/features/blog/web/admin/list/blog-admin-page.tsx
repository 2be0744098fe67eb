import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ImageOff, Newspaper, Plus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { shortened } from '#base/trimmed.ts';
import {
  AdminPage,
  FilterBar,
  ListStates,
  MayChange,
  useAddressFilter,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { StoredPicture } from '#features/files/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { RowList, RowsSkeleton } from '#ui/lists/row-list.tsx';
import { DateText, LatinText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { focusFirstField } from '#ui/overlays/use-opener.ts';
import { Link, useNavigate } from '#ui/router.tsx';
import { hrefWith, readFilter } from '#web-kit/address-filter.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { blogApi, type DraftPostRow } from '../../../contract.ts';
import { blogLimits, postStatuses } from '../../../domain.ts';
import { postsQuery } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './blog-admin-page.module.css';
import { PostMenu } from './post-menu.tsx';

export const maxSearch = 100;

const fields = {
  status: z.enum(postStatuses),
  language: z.enum(locales),
  q: z.string().transform((typed) => typed.slice(0, maxSearch)),
};

export type PostFilter = ReturnType<typeof readFilter<typeof fields>>;

export const postFilterOf = (search: URLSearchParams): PostFilter => readFilter(search, fields);

export const postsHref = (filter: PostFilter): string => hrefWith('/blog-admin', filter);

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All posts are loaded at once, so searching needs no request: each word must match somewhere. */
export function matchingPosts(
  posts: readonly DraftPostRow[],
  { status, language, q = '' }: PostFilter,
): DraftPostRow[] {
  const terms = lower(q).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const searchText = lower([post.title, post.summary, post.slug, ...post.tags].join('\n'));
    const isThere = (!status || post.status === status) && (!language || post.language === language);
    return isThere && terms.every((term) => searchText.includes(term));
  });
}

export function NewPostButton() {
  const t = useTexts(blogAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MayChange>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button size="sm">
            <Plus aria-hidden="true" />
            {t('blogAdmin.make.button')}
          </Button>
        </DialogTrigger>
        <DialogContent
          title={t('blogAdmin.make.title')}
          description={t('blogAdmin.make.text')}
          onOpenAutoFocus={focusFirstField}
        >
          <NewPostForm onBack={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </MayChange>
  );
}

const schema = z.object({
  title: requiredText(blogLimits.titleMax, 'blogAdmin.make.nameMissing'),
  language: z.enum(locales),
});

function NewPostForm({ onBack }: { onBack: () => void }) {
  const t = useTexts(blogAdminTexts);
  const navigate = useNavigate();
  const { locale } = useLocale();
  const form = useSchemaForm({ schema, texts: [blogAdminTexts], defaultValues: { title: '', language: locale } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof schema>) => api.call(blogApi.create, { body }),
    onDone: ({ id }) => navigate(`/blog-admin/${id}`),
    onFields: form.showFields,
    onFailed: ({ message }) => form.showFields({ title: message }),
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} shrinkItems gap={5}>
      <Field label={t('blogAdmin.make.name')} required error={form.errorOf('title')}>
        <Input {...form.register('title')} maxLength={blogLimits.titleMax} autoComplete="off" />
      </Field>
      <SegmentedChoice
        label={t('blogAdmin.language.label')}
        values={locales}
        text={(one) => t(`blogAdmin.language.${one}`)}
        value={form.watch('language')}
        onChange={(next) => form.setValue('language', next)}
      />
      <Row wrap gap={3}>
        <SubmitButton>{t('blogAdmin.make.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t('blogAdmin.make.back')}
        </Button>
      </Row>
    </Form>
  );
}

interface PostColumnProps {
  list: UseQueryResult<DraftPostRow[]>;
  filter: PostFilter;
  onClear: () => void;
}

/** The posts, or their loading, empty or error state. */
function PostColumn({ list, filter, onClear }: PostColumnProps) {
  const t = useTexts(blogAdminTexts);
  const posts = matchingPosts(list.data ?? [], filter);
  return (
    <ListStates
      query={list}
      isEmpty={posts.length === 0}
      failed={t('blogAdmin.failed')}
      waiting={<PostsSkeleton />}
      none={{
        icon: Newspaper,
        title: t('blogAdmin.none.title'),
        text: t('blogAdmin.none.text'),
        action: <NewPostButton />,
      }}
      nothing={{
        title: t('blogAdmin.nothing.title'),
        text: t('blogAdmin.nothing.text'),
        clear: t('blogAdmin.nothing.clear'),
      }}
      isNarrowed={Object.keys(filter).length > 0}
      onClear={onClear}
    >
      <RowList isCards aria-label={t('blogAdmin.list')}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </RowList>
    </ListStates>
  );
}

function PostsSkeleton() {
  const t = useTexts(blogAdminTexts);
  return (
    <RowsSkeleton isCards label={t('blogAdmin.loading')}>
      <Row gap={4} className={styles.waiting}>
        <Skeleton shape="block" className={styles.cover ?? ''} />
        <Stack grow gap={2}>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </Row>
    </RowsSkeleton>
  );
}

/** About three lines on a phone; `line-clamp` cuts a title of the other direction without an ellipsis. */
const maxTitle = 60;

/** The whole row opens the post; the button at its end opens a menu with the other actions. */
function PostRow({ post }: { post: DraftPostRow }) {
  const t = useTexts(blogAdminTexts);
  const { id, slug, title, language, cover, status, publishAt, updatedAt } = post;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Grid as="li" align="center" gap={[2, 3]} className={styles.row}>
      <Grid align="center" justify="center" tone="muted" className={styles.postRowCover}>
        {cover ? <StoredPicture file={cover.file} alt="" /> : <ImageOff size={20} aria-hidden="true" />}
      </Grid>
      <Stack gap={1} shrink className={styles.what}>
        <TileLink as={Link} className={styles.link} to={`/blog-admin/${id}`} {...(title && inLanguage)}>
          {shortened(title, maxTitle) || t('blogAdmin.row.untitled')}
        </TileLink>
        <Text as="span" truncate tone="muted" size="xs" className={styles.address}>
          <LatinText>/blog/{slug}</LatinText>
        </Text>
      </Stack>
      <Row as="p" wrap align="center" gap={[1, 2]} shrink className={styles.state}>
        <StatusBadge status={status} />
        {publishAt && (
          <Text as="span" tone="muted" size="s">
            {status === 'scheduled' && `${t('blogAdmin.row.at')} `}
            <DateText value={publishAt} time={status === 'scheduled'} />
          </Text>
        )}
      </Row>
      <p className={styles.detail}>{t(`blogAdmin.language.${language}`)}</p>
      <p className={styles.detail}>
        {t('blogAdmin.row.changed')} <DateText value={updatedAt} />
      </p>
      <div className={styles.menu}>
        <PostMenu post={post} />
      </div>
    </Grid>
  );
}

const address = { read: postFilterOf, hrefOf: postsHref };

/** `/blog-admin`: all posts. */
export function BlogAdminPage() {
  const t = useTexts(blogAdminTexts);
  const { filter, change, reset, resets } = useAddressFilter(address);
  const list = useQuery(postsQuery(useApi()));
  usePageTitle(t('blogAdmin.title'));
  return (
    <AdminPage
      title={t('blogAdmin.title')}
      lead={list.data && t('blogAdmin.lead', { count: matchingPosts(list.data, filter).length })}
      actions={
        <>
          <LinkButton variant="outline" size="sm" href="/blog">
            {t('blogAdmin.toBlog')}
          </LinkButton>
          <NewPostButton />
        </>
      }
    >
      <FilterBar
        key={resets}
        filter={filter}
        onChange={change}
        search={{ label: t('blogAdmin.searchLabel'), placeholder: t('blogAdmin.search'), maxLength: maxSearch }}
        choices={[
          {
            name: 'status',
            label: t('blogAdmin.status.label'),
            all: t('blogAdmin.status.all'),
            options: postStatuses.map((value) => ({ value, text: t(`blogAdmin.status.${value}`) })),
          },
          {
            name: 'language',
            label: t('blogAdmin.language.label'),
            all: t('blogAdmin.language.all'),
            options: locales.map((value) => ({ value, text: t(`blogAdmin.language.${value}`) })),
          },
        ]}
      />
      <PostColumn list={list} filter={filter} onClear={() => reset({})} />
    </AdminPage>
  );
}
