import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card, CardHeader, Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import styles from './address-tool-page.module.css';
import { addressToolTexts, sampleAddresses } from './address-tool-texts.ts';
import { type DescribedAddress, describeAddress } from './describe-address.ts';
import ground from './page-ground.module.css';

export function AddressToolPage() {
  const t = useTexts(addressToolTexts);
  const [typed, setTyped] = useState<string>(sampleAddresses[0]);
  return (
    <div className={ground.ground}>
      <Stack gap={5} className={styles.page}>
        <Stack as="header" gap={3} className={styles.head}>
          <h1>{t('addressTool.title')}</h1>
          <Text tone="muted">{t('addressTool.lead')}</Text>
        </Stack>
        <Card>
          <Field label={t('addressTool.field')} hint={t('addressTool.hint')}>
            <Input
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <div className={styles.samples}>
            <Text as="span" tone="muted" size="s">
              {t('addressTool.try')}
            </Text>
            {sampleAddresses.map((sample) => (
              <Button key={sample} variant="secondary" size="sm" onClick={() => setTyped(sample)}>
                <LatinText>{sample}</LatinText>
              </Button>
            ))}
          </div>
        </Card>
        <Card as="section">
          <CardHeader title={t('addressTool.result')} />
          <Result address={describeAddress(typed)} />
        </Card>
      </Stack>
    </div>
  );
}

function Result({ address: { kind, path, error, isReserved, leadsTo } }: { address: DescribedAddress }) {
  const t = useTexts(addressToolTexts);
  return (
    <>
      <Stack as="dl" aria-live="polite">
        <Row name={t('addressTool.rows.kind')}>
          <strong>{t(`addressTool.kinds.${kind}`)}</strong>
        </Row>
        <Row name={t('addressTool.rows.path')}>
          <LatinText className={styles.path ?? ''}>{path}</LatinText>
        </Row>
        <Row name={t('addressTool.rows.reserved')}>
          <Badge variant={isReserved ? 'warn' : 'good'} dot>
            {t(isReserved ? 'addressTool.yes' : 'addressTool.no')}
          </Badge>
        </Row>
        {error && <Row name={t('addressTool.rows.error')}>{t(`addressTool.errors.${error}`)}</Row>}
        {leadsTo && (
          <Row name={t('addressTool.rows.leadsTo')}>
            <LatinText className={styles.path ?? ''}>{leadsTo}</LatinText>
          </Row>
        )}
      </Stack>
      <LinkButton variant="outline" className={styles.open ?? ''} href={encodeURI(path)}>
        {t('addressTool.open')}
      </LinkButton>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid gap={4} align="center" className={styles.row}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </Grid>
  );
}
