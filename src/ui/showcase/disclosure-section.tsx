import { Accordion, AccordionItem } from '../accordion.tsx';
import { useTexts } from '../locale.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs.tsx';
import { Section } from './section.tsx';
import { showcaseTexts } from './texts.ts';

const tabs = ['details', 'contact', 'design'] as const;
const variants = ['pills', 'line'] as const;

export function DisclosureSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.disclosure')}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="details">
          <TabsList label={t('showcase.tabs.label')} variant={variant}>
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {t(`showcase.tabs.${tab}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabsContent key={tab} value={tab}>
              {t(`showcase.tabs.${tab}Text`)}
            </TabsContent>
          ))}
        </Tabs>
      ))}
      <Accordion single>
        <AccordionItem title={t('showcase.faq.one')} level="h4" defaultOpen>
          {t('showcase.faq.oneText')}
        </AccordionItem>
        <AccordionItem title={t('showcase.faq.two')} level="h4">
          {t('showcase.faq.twoText')}
        </AccordionItem>
      </Accordion>
    </Section>
  );
}
