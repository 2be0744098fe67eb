import type { ReactElement } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';

/** A part of the chat as HTML; nobody answers its calls. */
export const renderChat = (element: ReactElement, locale: Locale = 'he'): string => renderPage(element, { locale });
