import { CircleAlert, Lightbulb, PartyPopper } from 'lucide-react';
import { StoredPicture } from '#features/files/web/index.ts';
import { blockKindAt, useFieldError } from '#features/profiles/form/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Finding } from '../../checklist.ts';
import { useForm } from '../state/use-editor.ts';
import { useBlockTexts } from '../tabs/blocks/use-block-names.ts';
import { checkTexts } from './check-texts.ts';
import styles from './finding-list.module.css';

/** A finding at its form path, or a field with a validation error. */
export interface VisibleFinding extends Omit<Finding, 'name'> {
  readonly name: Finding['name'] | 'flaw';
}

export function FindingList({ findings, onGo }: { findings: readonly VisibleFinding[]; onGo: (path: string) => void }) {
  const t = useTexts(checkTexts);
  if (findings.length === 0)
    return (
      <EmptyState icon={PartyPopper} tone="good" level="h3" title={t('check.good')}>
        {t('check.goodText')}
      </EmptyState>
    );
  const required = findings.filter(({ severity }) => severity === 'error');
  const optional = findings.filter(({ severity }) => severity === 'advice');
  return (
    <Stack gap={6} shrinkItems>
      {[
        { title: t('check.mustTitle'), found: required },
        { title: t('check.mayTitle'), found: optional },
      ]
        .filter(({ found }) => found.length > 0)
        .map(({ title, found }) => (
          <Stack as="section" gap={3} shrinkItems key={title}>
            <h3 className={styles.title}>{title}</h3>
            <Stack as="ul" gap={2}>
              {found.map((finding) => (
                <FindingRow key={`${finding.name} ${finding.path}`} finding={finding} onGo={onGo} />
              ))}
            </Stack>
          </Stack>
        ))}
    </Stack>
  );
}

const fields = ['name', 'phones', 'whatsapp', 'emails', 'website', 'place'] as const;

/** The field that a path outside of blocks leads to. */
const fieldAt = (path: string): (typeof fields)[number] | undefined =>
  path.startsWith('blocks.') ? undefined : fields.find((field) => path.split('.').includes(field));

interface FindingRowProps {
  finding: VisibleFinding;
  onGo: (path: string) => void;
}

/** The others follow when these are done. */
const maxPictures = 12;

function FindingRow({ finding, onGo }: FindingRowProps) {
  const { name, severity, path, kind, values, isGeneral, pictures = [] } = finding;
  const t = useTexts(checkTexts);
  const { nameOf } = useBlockTexts();
  const error = useFieldError(path);
  const isError = severity === 'error';
  const Icon = isError ? CircleAlert : Lightbulb;
  const field = name === 'flaw' ? fieldAt(path) : undefined;
  const flaw = field ? t(`check.field.${field}`) : t('check.error');
  const text = name === 'flaw' ? flaw : t(`check.finding.${name}.title`, values);
  const block = useForm((form) => (isGeneral ? undefined : (kind ?? blockKindAt(form, path))));
  const title = block ? t('check.inBlock', { block: nameOf(block) }) + text : text;
  return (
    <Row as="li" gap={3} align="center" className={styles.row} data-severity={severity}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.texts}>
        <Text weight="medium" line="snug">
          {title}
        </Text>
        <p className={styles.why}>{name === 'flaw' ? error : t(`check.finding.${name}.text`, values)}</p>
        {pictures.length > 0 && (
          <Row gap={2} align="center" wrap className={styles.pictures}>
            {pictures.slice(0, maxPictures).map((picture, index) => (
              <button
                key={picture.path}
                type="button"
                className={styles.picture}
                aria-label={t('check.describe', { position: index + 1, count: pictures.length })}
                onClick={() => onGo(picture.path)}
              >
                <StoredPicture file={picture.file} alt="" />
              </button>
            ))}
            {pictures.length > maxPictures && (
              <span className={styles.why}>{t('check.more', { count: pictures.length - maxPictures })}</span>
            )}
          </Row>
        )}
      </div>
      {pictures.length === 0 && (
        <Button variant="outline" size="sm" onClick={() => onGo(path)} aria-label={`${t('check.go')}: ${title}`}>
          {t('check.go')}
        </Button>
      )}
    </Row>
  );
}
