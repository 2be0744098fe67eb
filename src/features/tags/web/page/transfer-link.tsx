import { MessageCircle } from 'lucide-react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';

interface TransferLinkProps {
  link: string;
  /** Empty if the giver sends the link themselves. */
  email: string;
  onClose: () => void;
}

export function TransferLink({ link, email, onClose }: TransferLinkProps) {
  const t = useTexts(pageTexts);
  const message = encodeURIComponent(`${t('tagPage.transfer.whatsappText')} ${link}`);
  return (
    <Stack gap={4} role="status">
      <Text size="s" breakWords className={styles.transferLink}>
        <LatinText>{link}</LatinText>
      </Text>
      {email && (
        <Caption>
          {t('tagPage.transfer.mailed')} <LatinText>{email}</LatinText>
        </Caption>
      )}
      <Row gap={3} wrap>
        <CopyButton value={link} variant="default" size="default">
          {t('tagPage.transfer.copy')}
        </CopyButton>
        <LinkButton
          variant="secondary"
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          {t('tagPage.transfer.whatsapp')}
        </LinkButton>
        <Button variant="outline" onClick={onClose}>
          {t('tagPage.transfer.close')}
        </Button>
      </Row>
    </Stack>
  );
}
