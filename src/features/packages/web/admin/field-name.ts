import { useTexts } from '#ui/locale.tsx';
import { entitlementTexts } from '../../entitlement-texts.ts';
import { numberEntitlements, switchEntitlements } from './draft.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

const wordNames = ['name', 'description', 'features', 'benefits'] as const;
const placeNames = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;
const entitlementNames = [...numberEntitlements, ...switchEntitlements];

/** What a field is called on the screen, by its name on the wire. */
export function useFieldName(): (path: string) => string {
  const t = useTexts(packagesAdminTexts);
  const allowed = useTexts(entitlementTexts);
  return (path) => {
    const last = path.split('.').at(-1);
    const word = wordNames.find((name) => name === last);
    if (path.startsWith('words.') && word)
      return `${t(`packagesAdmin.words.${word}`)} (${t(`packagesAdmin.words.${path.startsWith('words.en') ? 'en' : 'he'}`)})`;
    const entitlement = entitlementNames.find((name) => name === last);
    if (entitlement) return allowed(`entitlements.${entitlement}`);
    const place = placeNames.find((name) => name === path);
    return place ? t(`packagesAdmin.place.${place}`) : path;
  };
}
