import {
  Accessibility,
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
import type { ReactNode } from 'react';
import { useContact } from '#features/settings/web/index.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Text } from '#ui/text.tsx';
import { showSupportChat } from '../show-event.ts';
import styles from './contact-channels.module.css';
import { contactTexts } from './contact-texts.ts';

const steps = ['read', 'answer', 'where'] as const;

interface ContactChannelsProps {
  onPassword(): void;
}

export function ContactChannels({ onPassword }: ContactChannelsProps) {
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
          {t('contact.ways.title')}
        </h2>
        <Stack as="ul" gap={1}>
          <ChannelRow icon={CircleHelp} title={t('contact.ways.help')} text={t('contact.ways.helpText')} href="/help" />
          <ChannelRow
            icon={MessageCircle}
            title={t('contact.ways.chat')}
            text={t('contact.ways.chatText')}
            onClick={() => showSupportChat()}
          />
          <ChannelRow
            icon={KeyRound}
            title={t('contact.ways.password')}
            text={t('contact.ways.passwordText')}
            href="#password"
            onClick={onPassword}
          />
          <ReachRows />
          <ChannelRow
            icon={Accessibility}
            title={t('contact.ways.accessibility')}
            text={t('contact.ways.accessibilityText')}
            href="/accessibility"
          />
        </Stack>
      </section>
    </Stack>
  );
}

/** How to reach us outside of this site; what is not set is not shown. */
function ReachRows() {
  const t = useTexts(contactTexts);
  const { mail, phone, whatsapp, hours, address } = useContact();
  return (
    <>
      <ChannelRow
        icon={Mail}
        title={t('contact.ways.mail')}
        text={<LatinText>{mail}</LatinText>}
        href={`mailto:${mail}`}
      />
      {phone && (
        <ChannelRow
          icon={Phone}
          title={t('contact.ways.phone')}
          text={<PhoneText value={phone} />}
          href={`tel:${phone}`}
        />
      )}
      {whatsapp && (
        <ChannelRow
          icon={MessageCircleMore}
          title={t('contact.ways.whatsapp')}
          text={<PhoneText value={whatsapp} />}
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
        />
      )}
      {hours && <ChannelRow icon={Clock} title={t('contact.ways.hours')} text={hours} />}
      {address && <ChannelRow icon={MapPin} title={t('contact.ways.address')} text={address} />}
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

/** A way on: a link, or a button for what opens on this very page; or something to know, which is neither. */
function ChannelRow({ icon, title, text, href, onClick }: ChannelRowProps) {
  const inside = (
    <>
      <IconTile icon={icon} />
      <Stack as="span" shrink line="snug">
        <Text as="span" weight="strong">
          {title}
        </Text>
        <Text as="span" tone="muted" size="s" breakWords>
          {text}
        </Text>
      </Stack>
    </>
  );
  if (!href && !onClick)
    return (
      <li>
        <div className={styles.fact}>{inside}</div>
      </li>
    );
  return (
    <li>
      {href ? (
        <a className={styles.way} href={href} onClick={onClick}>
          {inside}
        </a>
      ) : (
        <button type="button" className={styles.way} onClick={onClick}>
          {inside}
        </button>
      )}
    </li>
  );
}
