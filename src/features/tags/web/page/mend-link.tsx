import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Opening } from '../opening.ts';
import { pageTexts } from './page-texts.ts';

interface MendLinkProps {
  opening: Opening;
}

/** Where the chosen profile cannot be shown, the way to change that; one that is gone is chosen anew above. */
export function MendLink({ opening: { instead } }: MendLinkProps) {
  const t = useTexts(pageTexts);
  if (!instead || instead.reason === 'deleted' || instead.reason === 'suspended') return null;
  const hrefs = { draft: `/editor/${instead.profileId}`, paused: '/editor', expired: '/subscription' };
  return (
    <div>
      <Button variant="secondary" size="sm" asChild>
        <Link to={hrefs[instead.reason]}>{t(`tagPage.mend.${instead.reason}`)}</Link>
      </Button>
    </div>
  );
}
