import { AlarmClockOff, EllipsisVertical, Info } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { MayChange, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/overlays/sheet.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import type { DeskConversation, DeskDetail } from '../../desk-contract.ts';
import { Assignee, Closing, useAssignee, useClosing } from './conversation-actions.tsx';
import styles from './desk.module.css';
import { DeskContext } from './desk-context.tsx';
import { nameOf } from './desk-list.tsx';
import { deskTexts } from './desk-texts.ts';
import { OwnSnoozeTime, Snooze, SnoozeTimes, useBackText, useSnooze } from './snooze.tsx';

const sublineOf = ({ owner, visitor, subject }: DeskConversation): ReactNode =>
  visitor ? <LatinText>{visitor.email}</LatinText> : <ShortText text={subject || (owner?.email ?? '')} />;

export function Head({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const backText = useBackText();
  const { conversation } = detail;
  return (
    <Stack as="header" gap={3} className={styles.head}>
      <Row gap={3} align="start" justify="between" wrap>
        <Stack gap={1} shrink>
          <Text as="h2" size="l" breakWords>
            <bdi>{nameOf(conversation)}</bdi>
          </Text>
          <Text as="span" tone="muted" size="s" breakWords>
            {sublineOf(conversation)}
          </Text>
          {conversation.snoozedUntil && (
            <Text as="span" tone="muted" size="s">
              {backText(conversation.snoozedUntil)}
            </Text>
          )}
        </Stack>
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline" size="sm" className={styles.opensContext ?? ''}>
              <Info aria-hidden="true" />
              {t('desk.talk.customer')}
            </Button>
          </SheetTrigger>
          <SheetContent title={t('desk.talk.customer')}>
            <DeskContext detail={detail} />
          </SheetContent>
        </Sheet>
      </Row>
      <MayChange>
        <Row gap={2} align="center" wrap>
          <Assignee conversation={conversation} />
          <Snooze conversation={conversation} />
          <Closing conversation={conversation} />
        </Row>
      </MayChange>
    </Stack>
  );
}

/** One row, so that the messages have the screen: every action is in its menu. */
export function NarrowHead({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { conversation } = detail;
  const listAddress = useListAddress();
  const [isOpen, setOpen] = useState(false);
  const menuRef = useRef<HTMLButtonElement>(null);
  return (
    <Row as="header" gap={2} align="center" className={styles.narrowHead}>
      <RouterLinkButton variant="ghost" size="icon" to={listAddress} aria-label={t('desk.talk.toList')}>
        <ArrowBack aria-hidden="true" />
      </RouterLinkButton>
      <Stack grow shrink>
        <Text as="h2" size="m" truncate>
          <bdi>{nameOf(conversation)}</bdi>
        </Text>
        <Text as="span" tone="muted" size="xs" truncate>
          {sublineOf(conversation)}
        </Text>
      </Stack>
      <ActionsMenu buttonRef={menuRef} conversation={conversation} onDetails={() => setOpen(true)} />
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent
          title={t('desk.talk.customer')}
          // It was opened by an item of the menu, which is gone.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            menuRef.current?.focus();
          }}
        >
          <DeskContext detail={detail} />
        </SheetContent>
      </Sheet>
    </Row>
  );
}

interface ActionsMenuProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  conversation: DeskConversation;
  onDetails(): void;
}

function ActionsMenu({ buttonRef, conversation, onDetails }: ActionsMenuProps) {
  const t = useTexts(deskTexts);
  const { choices, assign } = useAssignee(conversation);
  const { isSnoozed, snooze } = useSnooze(conversation);
  const { name, icon, toggle } = useClosing(conversation);
  const backText = useBackText();
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={buttonRef} variant="ghost" size="icon" aria-label={t('desk.talk.actions')}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={Info} onSelect={onDetails}>
            {t('desk.talk.customer')}
          </DropdownMenuItem>
          <MayChange>
            <DropdownMenuItem icon={icon} onSelect={toggle}>
              {name}
            </DropdownMenuItem>
            {isSnoozed && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuLabel>{backText(conversation.snoozedUntil ?? '')}</DropdownMenuLabel>
                <DropdownMenuItem icon={AlarmClockOff} onSelect={() => snooze(null)}>
                  {t('desk.talk.unsnooze')}
                </DropdownMenuItem>
              </>
            )}
            {!isSnoozed && !conversation.isClosed && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuLabel>{t('desk.talk.snooze')}</DropdownMenuLabel>
                <SnoozeTimes onChoose={snooze} onOwn={() => setOwnOpen(true)} />
              </>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuLabel>{t('desk.talk.assignee')}</DropdownMenuLabel>
            {choices.map((one) => (
              <DropdownMenuCheckboxItem
                key={one.id}
                checked={one.id === (conversation.assignee?.id ?? null)}
                onSelect={() => assign(one.id)}
              >
                <bdi>{one.name}</bdi>
              </DropdownMenuCheckboxItem>
            ))}
          </MayChange>
        </DropdownMenuContent>
      </DropdownMenu>
      <OwnSnoozeTime
        conversation={conversation}
        isOpen={isOwnOpen}
        onClose={() => setOwnOpen(false)}
        buttonRef={buttonRef}
      />
    </>
  );
}

/** Back from a conversation that has the screen for itself. */
export function useListAddress(): string {
  const { conversation: _, ...filter } = useListParams().all();
  const address = new URLSearchParams(filter).toString();
  return `/admin/support${address && `?${address}`}`;
}
