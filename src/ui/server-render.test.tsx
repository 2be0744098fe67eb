import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { Avatar } from './avatar.tsx';
import { Wordmark } from './brand/wordmark.tsx';
import { Checkbox } from './choices/checkbox.tsx';
import { RadioGroup, RadioItem } from './choices/radio-group.tsx';
import { Select } from './choices/select.tsx';
import { Switch } from './choices/switch.tsx';
import { Button, buttonSizes, buttonVariants } from './controls/button.tsx';
import { CopyButton } from './controls/copy-button.tsx';
import { Field, Input, Textarea } from './controls/field.tsx';
import { PasswordInput } from './controls/password-input.tsx';
import { Badge } from './feedback/badge.tsx';
import { LoadingModal, LoadingPage } from './feedback/loading.tsx';
import { Progress } from './feedback/progress.tsx';
import { EmptyState, ErrorCard, errorCardTypes, Skeleton } from './feedback/query-content.tsx';
import { Accordion, AccordionItem } from './layout/accordion.tsx';
import { Card, CardHeader } from './layout/layout.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './layout/tabs.tsx';
import { Pagination } from './lists/pagination.tsx';
import { Table, TableCell, TableHead } from './lists/table.tsx';
import { LocaleProvider } from './locale.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from './overlays/alert-dialog.tsx';
import { Dialog, DialogContent, DialogTrigger } from './overlays/dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './overlays/dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './overlays/popover.tsx';
import { Sheet, SheetContent, SheetTrigger } from './overlays/sheet.tsx';
import { ShowcasePage } from './showcase/showcase-page.tsx';
import { UiProvider } from './ui-provider.tsx';

const nothing = () => undefined;

const primitives: Record<string, ReactNode> = {
  accordion: (
    <Accordion single>
      <AccordionItem title="a" defaultOpen>
        b
      </AccordionItem>
    </Accordion>
  ),
  alertDialog: (
    <AlertDialog open>
      <AlertDialogTrigger>a</AlertDialogTrigger>
      <AlertDialogContent title="a" description="b" confirm="c" onConfirm={nothing} />
    </AlertDialog>
  ),
  avatar: <Avatar name="Noa" src="/noa.webp" size="xl" />,
  badge: <Badge dot>a</Badge>,
  buttons: buttonVariants.flatMap((variant) =>
    buttonSizes.map((size) => <Button key={`${variant}-${size}`} variant={variant} size={size} loading />),
  ),
  card: (
    <Card>
      <CardHeader title="a" description="b" />
    </Card>
  ),
  checkbox: <Checkbox defaultChecked aria-label="a" />,
  copyButton: <CopyButton value="a" />,
  dialog: (
    <Dialog open>
      <DialogTrigger>a</DialogTrigger>
      <DialogContent title="a">b</DialogContent>
    </Dialog>
  ),
  dropdownMenu: (
    <DropdownMenu open>
      <DropdownMenuTrigger>a</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={Inbox}>a</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  emptyState: <EmptyState icon={Inbox} title="a" action="b" />,
  errorCards: errorCardTypes.map((type) => <ErrorCard key={type} type={type} homeHref="/" onRetry={nothing} />),
  field: (
    <Field label="a" error="b" hint="c">
      <Input />
    </Field>
  ),
  loadingPage: <LoadingPage />,
  loadingModal: <LoadingModal open />,
  pagination: <Pagination page={3} pages={9} />,
  passwordInput: <PasswordInput aria-label="a" />,
  popover: (
    <Popover open>
      <PopoverTrigger>a</PopoverTrigger>
      <PopoverContent label="a">b</PopoverContent>
    </Popover>
  ),
  progress: <Progress value={3} />,
  radioGroup: (
    <RadioGroup label="a" value="b">
      <RadioItem value="b">c</RadioItem>
    </RadioGroup>
  ),
  select: (
    <Select placeholder="a" defaultValue="">
      <option>b</option>
    </Select>
  ),
  sheet: (
    <Sheet open>
      <SheetTrigger>a</SheetTrigger>
      <SheetContent title="a">b</SheetContent>
    </Sheet>
  ),
  skeleton: <Skeleton shape="circle" />,
  skipLink: <SkipLink />,
  switch: <Switch defaultChecked aria-label="a" />,
  table: (
    <Table caption="a">
      <tbody>
        <tr>
          <TableHead>a</TableHead>
          <TableCell numeric>b</TableCell>
        </tr>
      </tbody>
    </Table>
  ),
  tabs: (
    <Tabs defaultValue="a">
      <TabsList label="a">
        <TabsTrigger value="a">a</TabsTrigger>
      </TabsList>
      <TabsContent value="a">b</TabsContent>
    </Tabs>
  ),
  textarea: <Textarea aria-label="a" />,
  wordmark: <Wordmark beta size="lg" />,
  showcase: <ShowcasePage />,
};

describe.each(locales)('server HTML in %s', (locale) => {
  test.each(Object.entries(primitives))('%s has no inline style', (_, node) => {
    const html = renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <UiProvider>{node}</UiProvider>
      </LocaleProvider>,
    );
    expect(html.match(/.{0,60}\sstyle=|<style/g)).toBeNull();
  });
});

test('the showcase has one h1, headings in order and unique ids', () => {
  const html = renderToString(
    <LocaleProvider locale="he">
      <UiProvider>
        <ShowcasePage />
      </UiProvider>
    </LocaleProvider>,
  );
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
