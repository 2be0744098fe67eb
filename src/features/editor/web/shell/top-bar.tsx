import { ListChecks } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Row, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { SaveBadge, WorkBar, WorkBarBack, WorkBarTitle } from '#ui/layout/work-bar.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { Link } from '#ui/router.tsx';
import { checkTexts } from '../check/check-texts.ts';
import { FindingList, useFindings } from '../check/use-findings.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import { useEditor, useForm, useSaveState } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './shell.module.css';
import { useEditorLocation } from './use-editor-location.ts';

export function TopBar({ profile }: { profile: Profile }) {
  const t = useTexts(editorTexts);
  const { kind } = useSaveState();
  const errors = useEditor(({ normalized }) => normalized.errors);
  const [firstError, ...moreErrors] = Object.keys(errors);
  const { goTo } = useEditorLocation();
  return (
    <WorkBar>
      <WorkBarBack as={Link} to="/editor" aria-label={t('editor.back')} />
      <WorkBarTitle>
        <ProfileName />
        {kind === 'saved' && firstError !== undefined ? (
          <SaveBadge kind="invalid" onClick={() => goTo(firstError)}>
            {t('editor.save.invalid', { count: moreErrors.length + 1 })}
          </SaveBadge>
        ) : (
          <SaveBadge kind={kind}>{t(`editor.save.${kind}`)}</SaveBadge>
        )}
      </WorkBarTitle>
      <Row gap={2} align="center" fixed>
        <div className={styles.history}>
          <HistoryButtons />
        </div>
        <CheckButton />
        <PublishButton profile={profile} />
      </Row>
    </WorkBar>
  );
}

/** The page heading: the name on the profile. */
function ProfileName() {
  const t = useTexts(editorTexts);
  const name = useForm(
    ({ identity, language }) => identity.name[language]?.trim() || identity.name.he || identity.name.en,
  );
  return (
    <Text as="h1" weight="strong" line="snug" className={styles.name} dir="auto">
      {name?.trim() || t('editor.untitled')}
    </Text>
  );
}

function CheckButton() {
  const t = useTexts(checkTexts);
  const { direction } = useLocale();
  const findings = useFindings();
  const { goTo } = useEditorLocation();
  const [isOpen, setIsOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = errors || findings.length;
  const text = count > 0 && t(errors ? 'check.errors' : 'check.count', { count });
  // Focus moves to the requested field, so closing must not return it to the opener.
  const isNavigating = useRef(false);
  const open = () => {
    isNavigating.current = false;
    setIsOpen(true);
  };
  const go = (path: string) => {
    isNavigating.current = true;
    setIsOpen(false);
    goTo(path);
  };
  return (
    <>
      <Button className={styles.button} variant="outline" onClick={open}>
        <ListChecks className={styles.wide} aria-hidden="true" />
        <span className={styles.wide}>{t('check.button')}</span>
        <span className={styles.narrow}>{t('check.short')}</span>
        {count > 0 && (
          <Badge variant={errors ? 'count' : 'secondary'} size="sm" aria-hidden="true">
            {count}
          </Badge>
        )}
        {text && <VisuallyHidden>{`, ${text}`}</VisuallyHidden>}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent
          side={direction === 'rtl' ? 'left' : 'right'}
          title={t('check.title')}
          onCloseAutoFocus={(event) => isNavigating.current && event.preventDefault()}
        >
          <Suspense fallback={<Skeleton shape="block" />}>
            <FindingList findings={findings} onGo={go} />
          </Suspense>
        </SheetContent>
      </Sheet>
    </>
  );
}
