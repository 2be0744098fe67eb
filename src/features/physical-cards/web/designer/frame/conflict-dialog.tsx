import { isDeepEqual } from '#base/edits/deep-equal.ts';
import type { Side } from '#base/edits/merge-edits.ts';
import { getIn, pathSegments, setIn } from '#base/edits/value-paths.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DesignSideName } from '../../../design/design.ts';
import { physicalCardLabelTexts } from '../../../label-texts.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { designerTexts } from '../designer-texts.ts';
import { groupsTexts } from '../groups/groups-texts.ts';
import { type DesignDraft, draftOf } from '../state/draft.ts';
import { useDesignerSession, useSaveState } from '../state/use-design.ts';
import styles from './frame.module.css';

/** What is chosen as a whole, and where it is in a draft. */
const parts = {
  name: ['name'],
  profile: ['profileId'],
  material: ['design.material', 'design.finish'],
  template: ['design.template'],
  colours: ['design.colours'],
  words: ['design.words'],
  language: ['design.language'],
  logo: ['design.logo'],
  picture: ['design.picture'],
  scan: ['design.qr', 'design.hasTapSign'],
  front: ['design.front'],
  back: ['design.back'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

const valuesOf = (draft: DesignDraft, part: Part): unknown[] =>
  parts[part].map((path) => getIn(draft, pathSegments(path)));

const takePart = (into: DesignDraft, from: DesignDraft, part: Part): DesignDraft =>
  parts[part].reduce<DesignDraft>(
    (draft, path) => setIn(draft, pathSegments(path), getIn(from, pathSegments(path))),
    into,
  );

/** The parts of a design that were changed both here and elsewhere. */
export function DesignConflictDialog() {
  const t = useTexts(designerTexts);
  const { saving, store } = useDesignerSession();
  const describe = usePartTexts();
  const state = useSaveState();
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const { mine, theirs } = state.merged;
  const found = partNames.filter((part) => !isDeepEqual(valuesOf(mine, part), valuesOf(theirs, part)));
  const show = (draft: DesignDraft) => store.change(undefined, () => draft, Date.now());
  return (
    <ConflictDialog
      title={t('designer.conflict')}
      savedAt={current.updatedAt}
      differences={found.map((part) => {
        const drafts = { mine, theirs: takePart(mine, theirs, part) };
        const face = (side: Side) => <PartFace draft={drafts[side]} part={part} />;
        const [title, textOf] = describe[part];
        return {
          key: part,
          title,
          texts: { mine: textOf(mine), theirs: textOf(theirs) },
          pictures: part === 'name' || part === 'profile' ? undefined : { mine: face('mine'), theirs: face('theirs') },
        };
      })}
      onOverwrite={(taken) =>
        saving.overwrite(
          found.filter((part) => taken.includes(part)).reduce((draft, part) => takePart(draft, theirs, part), mine),
        )
      }
      onDiscard={() => {
        saving.replaceBase(current);
        show(draftOf(current));
      }}
      onUndo={() => show(mine)}
    />
  );
}

/** The title of each part, and its value in words. */
function usePartTexts(): Readonly<Record<Part, readonly [title: string, textOf: (draft: DesignDraft) => string]>> {
  const t = useTexts(designerTexts);
  const tf = useTexts(groupsTexts);
  const tLabels = useTexts(physicalCardLabelTexts);
  const { profiles } = useDesignerSession();
  const nameOf = (id: number | null): string => {
    const profile = profiles.find((one) => one.id === id);
    return profile ? nameOfProfile(profile) || tf('designerForm.profile.untitled') : '';
  };
  const joined = (...texts: readonly (string | false)[]): string => texts.filter(Boolean).join(' · ');
  return {
    name: [t('designer.name.label'), ({ name }) => name],
    profile: [tf('designerForm.profile.label'), ({ profileId }) => nameOf(profileId)],
    material: [
      tf('designerForm.material.title'),
      ({ design: { material, finish } }) =>
        joined(tLabels(`cardWords.material.${material}`), tf(`designerForm.material.finishes.${finish}`)),
    ],
    template: [
      tf('designerForm.template.title'),
      ({ design: { template } }) => tf(`designerForm.template.names.${template}`),
    ],
    colours: [tf('designerForm.colours.title'), ({ design: { colours } }) => joined(...Object.values(colours))],
    words: [tf('designerForm.texts.title'), ({ design: { words } }) => joined(...Object.values(words))],
    language: [
      tf('designerForm.texts.language'),
      ({ design: { language } }) => tf(`designerForm.texts.languages.${language}`),
    ],
    logo: [tf('designerForm.pictures.logo'), ({ design }) => (design.logo ? tf('designerForm.pictures.logo') : '')],
    picture: [
      tf('designerForm.pictures.picture'),
      ({ design }) => (design.picture ? tf('designerForm.pictures.picture') : ''),
    ],
    scan: [
      tf('designerForm.scan.title'),
      ({ design: { qr, hasTapSign } }) =>
        joined(
          tf(`designerForm.scan.${qr.side}`),
          tf('designerForm.scan.millimetres', { size: qr.size }),
          hasTapSign && tf('designerForm.scan.tap'),
        ),
    ],
    front: [tf('designerForm.free.side.front'), ({ design }) => design.front.free?.text ?? ''],
    back: [tf('designerForm.free.side.back'), ({ design }) => design.back.free?.text ?? ''],
  };
}

function PartFace({ draft: { design, profileId }, part }: { draft: DesignDraft; part: Part }) {
  const side: DesignSideName = part === 'back' ? 'back' : part === 'scan' ? design.qr.side : 'front';
  return (
    <PhysicalCardFace design={design} side={side} link={previewLink(profileId)} title="" className={styles.face} />
  );
}
