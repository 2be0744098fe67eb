import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon, Stethoscope } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { checkTexts } from '../check/check-texts.ts';
import { FindingList } from '../check/finding-list.tsx';
import { useFindings } from '../check/use-findings.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import type { SaveState } from '../state/autosave.ts';
import { useForm, useSaveState } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './top-bar.module.css';
import { usePlace } from './use-place.ts';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** Says at every moment where the work is. */
function SaveBadge() {
  const t = useTexts(editorTexts);
  const { kind } = useSaveState();
  const Icon = icons[kind];
  // Whoever listens hears of trouble and of its end, not of every letter.
  const spoken = kind === 'waiting' || kind === 'saving' ? '' : t(`editor.save.${kind}`);
  return (
    <>
      <Row as="span" gap={1} align="center" shrink className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        {t(`editor.save.${kind}`)}
      </Row>
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </>
  );
}

interface TopBarProps {
  profile: Profile;
}

export function TopBar({ profile }: TopBarProps) {
  const t = useTexts(editorTexts);
  return (
    <Row as="header" gap={2} align="center" className={styles.bar}>
      <Link className={styles.back} to="/editor" aria-label={t('editor.back')}>
        <ArrowBack size={22} aria-hidden="true" />
      </Link>
      <Stack gap={0} shrink className={styles.what}>
        <CardName />
        <SaveBadge />
      </Stack>
      <Row gap={2} align="center" className={styles.tools}>
        <div className={styles.history}>
          <HistoryButtons />
        </div>
        <CheckButton />
        <PublishButton profile={profile} />
      </Row>
    </Row>
  );
}

/** The page's own heading: whose card this is. */
function CardName() {
  const t = useTexts(editorTexts);
  const name = useForm(
    ({ identity, language }) => identity.name[language]?.trim() || identity.name.he || identity.name.en,
  );
  return (
    <h1 className={styles.name}>
      <bdi>{name?.trim() || t('editor.untitled')}</bdi>
    </h1>
  );
}

function CheckButton() {
  const t = useTexts(checkTexts);
  const { direction } = useLocale();
  const findings = useFindings();
  const { goTo } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = errors || findings.length;
  const said = count > 0 && t(errors ? 'check.errors' : 'check.count', { count });
  // The keyboard is on its way to the field that was asked for; closing must not call it back.
  const isGoing = useRef(false);
  const open = () => {
    isGoing.current = false;
    setIsOpen(true);
  };
  const go = (path: string) => {
    isGoing.current = true;
    setIsOpen(false);
    goTo(path);
  };
  return (
    <>
      <Button
        className={styles.button}
        variant="outline"
        onClick={open}
        aria-label={said ? `${t('check.button')}, ${said}` : t('check.button')}
      >
        <Stethoscope aria-hidden="true" />
        <span className={styles.words}>{t('check.button')}</span>
        {count > 0 && (
          <Badge variant={errors ? 'count' : 'secondary'} size="sm" aria-hidden="true">
            {count}
          </Badge>
        )}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent
          side={direction === 'rtl' ? 'left' : 'right'}
          title={t('check.title')}
          onCloseAutoFocus={(event) => isGoing.current && event.preventDefault()}
        >
          <FindingList findings={findings} onGo={go} />
        </SheetContent>
      </Sheet>
    </>
  );
}
