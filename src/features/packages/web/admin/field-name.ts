import { useTexts } from '#ui/locale.tsx';
import { allowanceTexts } from '../../allowance-texts.ts';
import { numberAllowances, switchAllowances } from './draft.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

const wordNames = ['name', 'description', 'features', 'benefits'] as const;
const placeNames = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;
const allowanceNames = [...numberAllowances, ...switchAllowances];

/** What a field is called on the screen, by its name on the wire. */
export function useFieldName(): (path: string) => string {
  const t = useTexts(packagesAdminTexts);
  const allowed = useTexts(allowanceTexts);
  return (path) => {
    const last = path.split('.').at(-1);
    const word = wordNames.find((name) => name === last);
    if (path.startsWith('words.') && word)
      return `${t(`packagesAdmin.words.${word}`)} (${t(`packagesAdmin.words.${path.startsWith('words.en') ? 'en' : 'he'}`)})`;
    const allowance = allowanceNames.find((name) => name === last);
    if (allowance) return allowed(`allowances.${allowance}`);
    const place = placeNames.find((name) => name === path);
    return place ? t(`packagesAdmin.place.${place}`) : path;
  };
}
