import { CopyButton } from '#ui/copy-button.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import { buttonCode, type EmbedWishes, frameCode, qrCode } from './embed-code.ts';
import styles from './embed-page.module.css';
import { embedTexts } from './embed-texts.ts';

const kinds = ['frame', 'button', 'qr'] as const;

interface EmbedCodesProps {
  wishes: EmbedWishes;
}

export function EmbedCodes({ wishes }: EmbedCodesProps) {
  const t = useTexts(embedTexts);
  const name = wishes.name || t('embed.code.somebody');
  const codes = {
    frame: frameCode(wishes, t('embed.code.frameTitle', { name })),
    button: buttonCode(wishes, t('embed.code.buttonLabel', { name })),
    qr: qrCode(wishes, t('embed.code.qrAlt', { name })),
  };
  return (
    <Tabs defaultValue="frame">
      <TabsList label={t('embed.code.kinds')}>
        {kinds.map((kind) => (
          <TabsTrigger key={kind} value={kind}>
            {t(`embed.code.${kind}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {kinds.map((kind) => (
        <TabsContent key={kind} value={kind}>
          <Stack gap={4} align="start">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too */}
            <section className={styles.code} dir="ltr" tabIndex={0} aria-label={t('embed.code.region')}>
              <pre>
                <code>{codes[kind]}</code>
              </pre>
            </section>
            <CopyButton value={codes[kind]} variant="default" size="default" className={styles.copy ?? ''}>
              {t('embed.code.copy')}
            </CopyButton>
          </Stack>
        </TabsContent>
      ))}
    </Tabs>
  );
}
