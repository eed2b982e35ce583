import { useTranslation } from 'react-i18next'
import styles from '#src/common/ui/detail/detail.module.css'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibitorLives } from '#src/features/live/live/api.ts'
import { LiveGrid, LiveGridSkeleton } from '#src/features/live/live/live-grid.tsx'

const MOST = 6

export function ExhibitorLives({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation('exhibitors')
  const lives = useExhibitorLives({ exhibitorId, limit: MOST })
  return (
    <section className={styles.section} aria-labelledby="lives">
      <h2 id="lives">{t('detail.lives')}</h2>
      <Shown query={lives} loading={<LiveGridSkeleton count={3} />}>
        {({ list }) => <LiveGrid lives={list} emptyText={t('detail.noLives')} />}
      </Shown>
    </section>
  )
}
