import { Icon } from './icon.tsx';
import { memoizedView, type View } from './view.ts';

function PlainSmallPrint({ view }: { readonly view: View }) {
  const { t, context } = view;
  const others = context.locales.filter((locale) => locale !== context.locale);
  return (
    <footer className="foot">
      <ul>
        {others.map((locale) => (
          <li key={locale}>
            <a href={`${context.path}?lang=${locale}`} lang={locale} hrefLang={locale}>
              {t(`card.language.${locale}`)}
            </a>
          </li>
        ))}
        {context.mode !== 'embedded' && <Display view={view} />}
        <li>
          <a href="/accessibility">{t('card.accessibility')}</a>
        </li>
        {context.mode === 'public' && (
          <li>
            <a href={`/report/${context.profileId}`} rel="nofollow">
              {t('card.report')}
            </a>
          </li>
        )}
      </ul>
      {context.hasBranding && (
        <p className="made">
          {t('card.madeWith')}
          <a href={`${context.publicUrl}/`}>{t('card.brand')}</a>
        </p>
      )}
    </footer>
  );
}

/** Needs the script, which reveals it. */
const Display = ({ view: { t } }: { readonly view: View }) => (
  <li hidden data-display="">
    <details>
      <summary>
        <Icon name="sizes" />
        {t('card.display.button')}
      </summary>
      <div>
        <button type="button" aria-pressed="false" data-prefer="big">
          {t('card.display.bigger')}
        </button>
        <button type="button" aria-pressed="false" data-prefer="contrast">
          {t('card.display.contrast')}
        </button>
      </div>
    </details>
  </li>
);

/** The footer of every profile: language, display, accessibility, link to the service. */
export const SmallPrint = memoizedView(PlainSmallPrint, () => []);
