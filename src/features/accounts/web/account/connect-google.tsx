import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { GoogleMark } from '../auth/google-mark.tsx';
import { googlePath } from './google-path.ts';
import { useProofForGoogle } from './use-proof-for-google.ts';

export function ConnectGoogle() {
  const t = useTexts(accountTexts);
  useProofForGoogle();
  return (
    <div>
      <Button variant="outline" asChild>
        <a href={googlePath('connect')}>
          <GoogleMark />
          {t('account.google.connect')}
        </a>
      </Button>
    </div>
  );
}
