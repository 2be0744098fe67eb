import {
  Accessibility,
  CircleCheck,
  CircleHelp,
  Clock,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  MessageCircleMore,
  Phone,
} from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadResetRequestForm } from '#features/accounts/web/index.ts';
import { useContact } from '#features/settings/web/index.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Clickable } from '#ui/controls/clickable.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { OpenPage } from '#ui/layout/open-page.tsx';
import { LatinText, PhoneText, useTexts } from '#ui/locale.tsx';
import type { ContactTopic } from '../../domain.ts';
import { showSupportChat } from '../show-event.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import { readDraft, requestedTopic, type Sent, useSender } from './use-contact.ts';

/** Lets users reset their password without waiting for a support answer. */
export function PasswordSection({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(contactTexts);
  const [message, setMessage] = useState<string>();
  const sectionRef = useRef<HTMLDivElement>(null);
  // The URL fragment was followed before this section was rendered.
  useEffect(() => {
    if (window.location.hash === '#password') sectionRef.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card ref={sectionRef} as="section" tone="sea" className={styles.section} aria-labelledby="password">
      <Stack gap={1} role="status">
        <Row as="h2" gap={2} align="center" size="l" className={styles.passwordSectionTitle} id="password">
          <KeyRound size={22} strokeWidth={1.75} aria-hidden="true" />
          {t(message ? 'contact.password.sent' : 'contact.password.title')}
        </Row>
        <p>{message ?? t(isSignedIn ? 'contact.password.signedIn' : 'contact.password.text')}</p>
      </Stack>
      <div className={styles.passwordSectionAction}>
        {isSignedIn && (
          <LinkButton size="sm" href="/account/security#password">
            {t('contact.password.account')}
          </LinkButton>
        )}
        {!isSignedIn && !message && <ResetRequest onSent={setMessage} />}
        {message && (
          <Button variant="outline" size="sm" onClick={() => setMessage(undefined)}>
            {t('contact.password.again')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ResetRequestProps {
  /** Passes the server's message, which is the same for known and unknown addresses. */
  onSent(message: string): void;
}

/** The accounts feature's form, loaded on demand. If loading fails, links to its own page instead. */
function ResetRequest({ onSent }: ResetRequestProps) {
  const t = useTexts(contactTexts);
  const [Form, setForm] = useState<ComponentType<ResetRequestProps>>();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    loadResetRequestForm().then(
      (loaded) => setForm(() => loaded),
      () => setOffline(true),
    );
  }, []);
  if (Form) return <Form onSent={onSent} />;
  if (isOffline)
    return (
      <LinkButton size="sm" href="/reset-password">
        {t('contact.password.elsewhere')}
      </LinkButton>
    );
  return <SkeletonGroup label={t('contact.password.loading')} gap={4} shapes={['button', 'button']} />;
}

export function ContactDone({ sent: { kind, email }, onAgain }: { sent: Sent; onAgain(): void }) {
  const t = useTexts(contactTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the clicked button is gone, so focus moves to the title of its replacement.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="raised" className={styles.card} aria-labelledby="contact-done">
      <IconTile icon={CircleCheck} tone="good" size="lg" />
      <Text as="h2" size="xl" className={styles.contactFormTitle} id="contact-done" ref={title} tabIndex={-1}>
        {t('contact.done.title')}
      </Text>
      {kind === 'ticket' ? (
        <p>{t('contact.done.ticket')}</p>
      ) : (
        <>
          <p>
            {t('contact.done.mail')} <LatinText className={styles.address ?? ''}>{email}</LatinText>
          </p>
          <Text tone="muted" size="xs">
            {t('contact.done.spam')}
          </Text>
        </>
      )}
      <Row gap={3} wrap>
        {kind === 'ticket' && <Button onClick={() => showSupportChat()}>{t('contact.done.openChat')}</Button>}
        <Button variant="outline" onClick={onAgain}>
          {t('contact.done.again')}
        </Button>
      </Row>
    </Card>
  );
}

const steps = ['read', 'answer', 'where'] as const;

function ContactChannels({ onPassword }: { onPassword(): void }) {
  const t = useTexts(contactTexts);
  return (
    <Stack as="aside" gap={8} justify="start" shrinkItems aria-labelledby="contact-ways">
      <section aria-labelledby="contact-next">
        <h2 className={styles.title} id="contact-next">
          {t('contact.expect.title')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`contact.expect.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="contact-ways">
        <h2 className={styles.title} id="contact-ways">
          {t('contact.channels.title')}
        </h2>
        <Stack as="ul" gap={1}>
          <ChannelRow
            icon={CircleHelp}
            title={t('contact.channels.help')}
            text={t('contact.channels.helpText')}
            href="/help"
          />
          <ChannelRow
            icon={MessageCircle}
            title={t('contact.channels.chat')}
            text={t('contact.channels.chatText')}
            onClick={() => showSupportChat()}
          />
          <ChannelRow
            icon={KeyRound}
            title={t('contact.channels.password')}
            text={t('contact.channels.passwordText')}
            href="#password"
            onClick={onPassword}
          />
          <ReachRows />
          <ChannelRow
            icon={Accessibility}
            title={t('contact.channels.accessibility')}
            text={t('contact.channels.accessibilityText')}
            href="/accessibility"
          />
        </Stack>
      </section>
    </Stack>
  );
}

/** Contact options outside this site; options without a setting are not shown. */
function ReachRows() {
  const t = useTexts(contactTexts);
  const { mail, phone, whatsapp, hours, address } = useContact();
  return (
    <>
      <ChannelRow
        icon={Mail}
        title={t('contact.channels.mail')}
        text={<LatinText>{mail}</LatinText>}
        href={`mailto:${mail}`}
      />
      {phone && (
        <ChannelRow
          icon={Phone}
          title={t('contact.channels.phone')}
          text={<PhoneText value={phone} />}
          href={`tel:${phone}`}
        />
      )}
      {whatsapp && (
        <ChannelRow
          icon={MessageCircleMore}
          title={t('contact.channels.whatsapp')}
          text={<PhoneText value={whatsapp} />}
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
        />
      )}
      {hours && <ChannelRow icon={Clock} title={t('contact.channels.hours')} text={hours} />}
      {address && <ChannelRow icon={MapPin} title={t('contact.channels.address')} text={address} />}
    </>
  );
}

interface ChannelRowProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  href?: string;
  onClick?(): void;
}

function ChannelRow({ icon, title, text, href, onClick }: ChannelRowProps) {
  return (
    <li>
      <Clickable className={styles.action} href={href} onClick={onClick}>
        <IconTile icon={icon} />
        <Stack as="span" shrink line="snug">
          <Text as="span" weight="strong">
            {title}
          </Text>
          <Text as="span" tone="muted" size="s" breakWords>
            {text}
          </Text>
        </Stack>
      </Clickable>
    </li>
  );
}

export function ContactPage() {
  const t = useTexts(contactTexts);
  const sender = useSender();
  const [topic, setTopic] = useTopic();
  const [sent, setSent] = useState<Sent>();
  return (
    <OpenPage badge={t('contact.badge')} title={t('contact.title')} lead={t('contact.lead')}>
      <Stack gap={10} shrinkItems className={styles.columns}>
        <Stack gap={5} justify="start" shrinkItems>
          {topic === 'password' && <PasswordSection isSignedIn={sender.kind === 'account'} />}
          {sent ? (
            <ContactDone sent={sent} onAgain={() => setSent(undefined)} />
          ) : (
            <ContactForm sender={sender} topic={topic} onTopic={setTopic} onSent={setSent} />
          )}
        </Stack>
        <ContactChannels onPassword={() => setTopic('password')} />
      </Stack>
    </OpenPage>
  );
}

/** The topic from the URL, else the one selected before a reload. */
function useTopic(): [ContactTopic | undefined, (topic: ContactTopic) => void] {
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => {
    const readTopic = () => setTopic((before) => requestedTopic(window.location) ?? before);
    setTopic(requestedTopic(window.location) ?? (readDraft()?.topic as ContactTopic | undefined));
    window.addEventListener('hashchange', readTopic);
    return () => window.removeEventListener('hashchange', readTopic);
  }, []);
  return [topic, setTopic];
}
