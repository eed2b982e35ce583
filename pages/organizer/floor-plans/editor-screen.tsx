import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { NotFound, Shown } from '#src/common/ui/states.tsx'
import { useMedia } from '#src/common/ui/use-media.ts'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useManagedPlan } from '#src/features/fair/floor-plan/editor/api.ts'
import styles from './editor.module.css'
import { PlanEditor } from './plan-editor'
import { ReadOnlyPlan } from './read-only-plan'
import { useLevelName } from './use-level-name'

/** px below which there is no room for tools beside the plan */
const NARROW = '(width <= 1000px)'

/** `/floor-plans/edit?hall&level`: the drawing of a level; on a narrow screen it is only looked at. */
export function EditorScreen() {
  const { t } = useTranslation('floor-plans')
  useTitle(t('title'))
  const query = useHashQuery()
  const hall = query.id('hall')
  const named = query.text('level')
  const level = /^-?\d{1,2}$/.test(named) ? Number(named) : 0
  const plan = useManagedPlan(hall, level)
  const levelName = useLevelName()(level)
  const isNarrow = useMedia(NARROW)
  // Who draws goes on in a window that becomes narrow: another screen in its place would lose the steps.
  const [wasWide, setWasWide] = useState(!isNarrow)
  if (!isNarrow && !wasWide) setWasWide(true)
  // Loaded again, the editor begins with what the server has.
  const [loads, setLoads] = useState(0)
  const reload = () => void plan.refetch().then(() => setLoads((n) => n + 1))
  if (hall === undefined) return <NotFound text={t('notFound')} />
  return (
    <>
      <p className={styles.back}>
        <Link to="/floor-plans">← {t('back')}</Link>
      </p>
      <Shown query={plan} loading={<TableSkeleton />}>
        {(found) => {
          const title = `${found.hallName} · ${levelName}`
          return !wasWide ? (
            <ReadOnlyPlan title={title} plan={found} />
          ) : (
            <PlanEditor key={`${hall} ${level} ${loads}`} title={title} plan={found} onReload={reload} />
          )
        }}
      </Shown>
    </>
  )
}
