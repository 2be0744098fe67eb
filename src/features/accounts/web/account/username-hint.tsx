import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';

interface UsernameHintProps {
  username: string;
}

export function UsernameHint({ username }: UsernameHintProps) {
  const t = useTexts(accountTexts);
  return (
    <>
      {t('account.details.usernameHint')} <LatinText>/@{username.trim()}</LatinText>
    </>
  );
}
