import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { physicalCardLabelTexts } from '../../../label-texts.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { designerTexts } from '../designer-texts.ts';
import { groupsTexts } from '../groups/groups-texts.ts';
import { type DesignDraft, draftOf, inDesign } from '../state/draft.ts';
import { useDesignerSession, useSaveState } from '../state/use-design.ts';

/** What is chosen together; every other part is one property of the draft or of its design. */
const joint: Readonly<Record<string, readonly string[]>> = {
  material: ['material', 'finish'],
  qr: ['qr', 'hasTapSign'],
};

const valuesOf = (draft: DesignDraft, part: string): Record<string, unknown> =>
  Object.fromEntries((joint[part] ?? [part]).map((key) => [key, Reflect.get({ ...draft.design, ...draft }, key)]));

const takePart = (into: DesignDraft, from: DesignDraft, part: string): DesignDraft =>
  part in into ? { ...into, ...valuesOf(from, part) } : inDesign(valuesOf(from, part))(into);

/** The parts of a design that were changed both here and elsewhere. */
export function DesignConflictDialog() {
  const t = useTexts(designerTexts);
  const { saving, store } = useDesignerSession();
  const describe = useDescribe();
  const state = useSaveState();
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const { mine, theirs } = state.merged;
  const ofTheirs = describe(theirs, mine);
  const found = Object.entries(describe(mine, theirs)).filter(
    ([part]) => !isDeepEqual(valuesOf(mine, part), valuesOf(theirs, part)),
  );
  const show = (draft: DesignDraft) => store.change(undefined, () => draft, Date.now());
  return (
    <ConflictDialog
      title={t('designer.conflict')}
      savedAt={current.updatedAt}
      differences={found.map(([part, [title, text]]) => ({
        key: part,
        title,
        texts: { mine: text, theirs: ofTheirs[part]?.[1] ?? '' },
        pictures:
          part in mine ? undefined : { mine: faceOf(mine, part), theirs: faceOf(takePart(mine, theirs, part), part) },
      }))}
      onOverwrite={(taken) => saving.overwrite(taken.reduce((draft, part) => takePart(draft, theirs, part), mine))}
      onDiscard={() => {
        saving.replaceBase(current);
        show(draftOf(current));
      }}
      onUndo={() => show(mine)}
    />
  );
}

function faceOf({ design, profileId }: DesignDraft, part: string) {
  const side = part === 'back' ? 'back' : part === 'qr' ? design.qr.side : 'front';
  return <PhysicalCardFace design={design} side={side} link={previewLink(profileId)} title="" />;
}

/** The title and the value of each part, in words; of the texts only those that differ from another draft. */
function useDescribe(): (draft: DesignDraft, other: DesignDraft) => Record<string, readonly [string, string]> {
  const t = useTexts(designerTexts);
  const tf = useTexts(groupsTexts);
  const tLabels = useTexts(physicalCardLabelTexts);
  const { profiles } = useDesignerSession();
  const joined = (...texts: readonly (string | false)[]): string => texts.filter(Boolean).join(' · ');
  return ({ name, profileId, design: { language, material, finish, template, qr, hasTapSign, ...design } }, other) => {
    const words = Object.entries(design.words).filter(([key, text]) => text !== Reflect.get(other.design.words, key));
    const profile = profiles.find(({ id }) => id === profileId);
    const profileName = profile && (nameOfProfile(profile) || tf('designerForm.profile.untitled'));
    const finishName = tf(`designerForm.material.finishes.${finish}`);
    const size = tf('designerForm.scan.millimetres', { size: qr.size });
    const [logo, picture] = [tf('designerForm.pictures.logo'), tf('designerForm.pictures.picture')];
    return {
      name: [t('designer.name.label'), name],
      profileId: [tf('designerForm.profile.label'), profileName ?? ''],
      material: [tf('designerForm.material.title'), joined(finishName, tLabels(`cardWords.material.${material}`))],
      template: [tf('designerForm.template.title'), tf(`designerForm.template.names.${template}`)],
      colours: [tf('designerForm.colours.title'), joined(...Object.values(design.colours))],
      words: [tf('designerForm.texts.title'), joined(...words.map(([, text]) => text))],
      language: [tf('designerForm.texts.language'), tf(`designerForm.texts.languages.${language}`)],
      logo: [logo, design.logo ? logo : ''],
      picture: [picture, design.picture ? picture : ''],
      qr: [
        tf('designerForm.scan.title'),
        joined(tf(`designerForm.scan.${qr.side}`), size, hasTapSign && tf('designerForm.scan.tap')),
      ],
      front: [tf('designerForm.free.side.front'), design.front.free?.text ?? ''],
      back: [tf('designerForm.free.side.back'), design.back.free?.text ?? ''],
    };
  };
}
