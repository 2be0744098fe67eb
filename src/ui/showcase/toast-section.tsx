import { Button } from '../controls/button.tsx';
import { toast } from '../feedback/toast-store.ts';
import { Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { Section } from './section.tsx';
import { showcaseTexts } from './texts.ts';

const variants = ['default', 'warning', 'destructive'] as const;

export function ToastSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.toasts')}>
      <Row gap={3} align="center" wrap>
        {variants.map((variant) => (
          <Button
            key={variant}
            variant="outline"
            onClick={() =>
              toast({
                variant,
                title: t(`showcase.toast.${variant}Title`),
                description: t(`showcase.toast.${variant}Text`),
              })
            }
          >
            {t(`showcase.toast.${variant}`)}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: t('showcase.toast.defaultTitle'),
              action: { label: t('showcase.toast.undo'), onClick: () => undefined },
            })
          }
        >
          {t('showcase.toast.action')}
        </Button>
      </Row>
    </Section>
  );
}
