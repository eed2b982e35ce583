import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import detail from '#src/common/ui/detail/detail.module.css'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibitorLives, useOfficialLives } from '#src/features/live/live/api.ts'
import { LiveGrid, LiveGridSkeleton } from '#src/features/live/live/live-grid.tsx'

const MOST = 3

/** Sessions of the same holder. */
export function OtherLives({ live }: { live: LiveDetail }) {
  const { t } = useTranslation('live-page')
  const { exhibitorId } = live
  const ofFair = useOfficialLives({ limit: MOST + 1 }, exhibitorId === null)
  const ofExhibitor = useExhibitorLives({ exhibitorId: exhibitorId ?? 1, limit: MOST + 1 }, exhibitorId !== null)
  return (
    <section className={detail.section} aria-labelledby="others">
      <h2 id="others">{t('room.others')}</h2>
      <Shown query={exhibitorId === null ? ofFair : ofExhibitor} loading={<LiveGridSkeleton count={MOST} />}>
        {({ list }) => (
          <LiveGrid lives={list.filter(({ id }) => id !== live.id).slice(0, MOST)} emptyText={t('room.noOthers')} />
        )}
      </Shown>
    </section>
  )
}
