import { isUnknownProfile, ReportPage, reportedQuery, reportTexts } from '#features/moderation/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageParams } from '../../page-paths.ts';
import type { PageModule } from '../page-module.ts';

const idOf = ({ id = '' }: PageParams): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

const Report = ({ params }: { params: PageParams }) => <ReportPage id={idOf(params)} />;

export const page: PageModule = {
  Page: Report,
  prefetch: (queries, api, locale, params) =>
    Promise.all([
      queries.prefetchQuery(reportedQuery(api, idOf(params))),
      queries.prefetchQuery(settingsQuery(api, locale)),
    ]),
  isMissing: (queries, params) => isUnknownProfile(queries, idOf(params)),
  head: (locale) => {
    const t = translator(reportTexts, locale);
    return { title: t('report.page'), description: t('report.description') };
  },
};
