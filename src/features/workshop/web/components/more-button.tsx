import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import styles from './filters.module.css';

interface MoreButtonProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Said where there is no more. */
  end: string;
}

export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, end }: MoreButtonProps) {
  const t = useTexts(workshopLabelTexts);
  return (
    <Stack align="center" className={styles.more}>
      {hasNextPage ? (
        <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('workshopWords.more')}
        </Button>
      ) : (
        <Text tone="muted" size="s">
          {end}
        </Text>
      )}
    </Stack>
  );
}
