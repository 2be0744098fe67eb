import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './address-tool-page.module.css';
import { addressToolTexts, sampleAddresses } from './address-tool-texts.ts';
import { type DescribedAddress, describeAddress } from './describe-address.ts';
import ground from './page-ground.module.css';

export function AddressToolPage() {
  const t = useTexts(addressToolTexts);
  const [typed, setTyped] = useState<string>(sampleAddresses[0]);
  return (
    <div className={ground.ground}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('addressTool.title')}</h1>
          <p className={styles.lead}>{t('addressTool.lead')}</p>
        </header>
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
            <span className={styles.sampleLabel}>{t('addressTool.try')}</span>
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
      </div>
    </div>
  );
}

interface ResultProps {
  address: DescribedAddress;
}

function Result({ address: { kind, path, flaw, isReserved, leadsTo } }: ResultProps) {
  const t = useTexts(addressToolTexts);
  return (
    <>
      <dl className={styles.rows} aria-live="polite">
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
        {flaw && <Row name={t('addressTool.rows.flaw')}>{t(`addressTool.flaws.${flaw}`)}</Row>}
        {leadsTo && (
          <Row name={t('addressTool.rows.leadsTo')}>
            <LatinText className={styles.path ?? ''}>{leadsTo}</LatinText>
          </Row>
        )}
      </dl>
      <Button variant="outline" asChild className={styles.open ?? ''}>
        <a href={encodeURI(path)}>{t('addressTool.open')}</a>
      </Button>
    </>
  );
}

interface RowProps {
  name: string;
  children: ReactNode;
}

function Row({ name, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
