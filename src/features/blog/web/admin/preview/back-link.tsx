import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postPreviewTexts } from '../preview-texts.ts';

interface BackLinkProps {
  id: number;
}

export function BackLink({ id }: BackLinkProps) {
  const t = useTexts(postPreviewTexts);
  return (
    <Button variant="ghost" size="sm" asChild>
      <Link to={`/blog-admin/${id}`} state="back">
        <ArrowBack aria-hidden="true" />
        {t('postPreview.back')}
      </Link>
    </Button>
  );
}
