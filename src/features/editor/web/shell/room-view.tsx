import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DetailsRoom } from '../rooms/details/details-room.tsx';
import { editorTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import type { RoomProps } from './room-props.ts';
import styles from './room-view.module.css';
import type { RoomName } from './features.ts';
import { usePlace } from './use-place.ts';

/** The first room comes with the editor, the others when they are opened. */
const rooms: Readonly<Record<RoomName, ComponentType<RoomProps>>> = {
  details: DetailsRoom,
  contact: lazy(async () => ({ default: (await import('../rooms/contact/contact-room.tsx')).ContactRoom })),
  blocks: lazy(async () => ({ default: (await import('../rooms/blocks/blocks-room.tsx')).BlocksRoom })),
  design: lazy(async () => ({ default: (await import('../rooms/design/design-room.tsx')).DesignRoom })),
  sharing: lazy(async () => ({ default: (await import('../rooms/sharing/sharing-room.tsx')).SharingRoom })),
};

export function RoomView({ profile }: RoomProps) {
  const t = useTexts(editorTexts);
  const { place } = usePlace();
  const Room = rooms[place.room];
  const isBlock = place.room === 'blocks' && place.blockId !== undefined;
  return (
    <section className={styles.room} aria-labelledby="room-title">
      {!isBlock && (
        <div className={styles.head}>
          <div>
            <h2 className={styles.title} id="room-title" tabIndex={-1}>
              {t(`editor.rooms.${place.room}`)}
            </h2>
            <p className={styles.lead}>{t(`editor.lead.${place.room}`)}</p>
          </div>
          <div className={styles.history}>
            <HistoryButtons />
          </div>
        </div>
      )}
      <Suspense fallback={<Skeleton shape="block" />}>
        <Room profile={profile} />
      </Suspense>
    </section>
  );
}
