import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Grid, Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { codesFile, groupCode } from './code-text.ts';
import styles from './codes-dialog.module.css';
import { saveFile } from './save-file.ts';

interface CodesDialogProps {
  codes: readonly string[];
  username: string;
  onClose(): void;
}

/** The only time that these are seen: it does not close before the owner says that they are kept. */
export function CodesDialog({ codes, username, onClose }: CodesDialogProps) {
  const t = useTexts(accountTexts);
  const [isSaved, setSaved] = useState(false);
  const [isCloseBlocked, setCloseBlocked] = useState(false);
  const close = () => (isSaved ? onClose() : setCloseBlocked(true));
  const download = () =>
    saveFile('negia-recovery-codes.txt', codesFile(t('account.codes.file', { username }), codes), 'text/plain');
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={t('account.codes.title')}
        description={t('account.codes.text')}
        data-recovery-codes
        className={styles.dialog ?? ''}
        footer={
          <Button className={styles.hidden} onClick={close}>
            {t('account.codes.close')}
          </Button>
        }
      >
        <CodeGrid codes={codes} label={t('account.codes.list')} />
        <Row gap={3} wrap className={styles.ways}>
          <CopyButton variant="outline" size="default" value={codes.map(groupCode).join('\n')}>
            {t('account.codes.copy')}
          </CopyButton>
          <Button variant="outline" onClick={download}>
            <Download aria-hidden="true" />
            {t('account.codes.download')}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('account.codes.print')}
          </Button>
        </Row>
        <Field
          inline
          className={styles.hidden ?? ''}
          label={t('account.codes.kept')}
          error={isCloseBlocked && !isSaved && t('account.codes.keptNeeded')}
        >
          <Checkbox checked={isSaved} onCheckedChange={setSaved} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

interface CodeGridProps {
  codes: readonly string[];
  label: string;
}

function CodeGrid({ codes, label }: CodeGridProps) {
  return (
    <Grid as="ol" gap={[1, 4]} className={styles.grid} aria-label={label}>
      {codes.map((code) => (
        <li key={code} className={styles.code}>
          <bdi dir="ltr">{groupCode(code)}</bdi>
        </li>
      ))}
    </Grid>
  );
}
