import { z } from 'zod';
import { locales } from '#i18n/locale.ts';

export const language = z.enum(locales, { error: 'errors.invalid' });
