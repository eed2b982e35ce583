import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useOnline } from '#src/common/app/offline/use-online.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Empty, NotFound, Shown } from '#src/common/ui/states.tsx'
import { isSettled, useAnsweredHalls, useAnsweredPlan } from '#src/features/fair/floor-plan/answered-plan.ts'
import styles from './hall-map.module.css'
import { MapScreen } from './map-screen'
import { PlanAge } from './plan-age'

const waiting = <div className={`yz-skeleton ${styles.waiting}`} />

/** `/map?hall&level&booth&from&stops`: the floor plan of a hall, of the first that has one unless the address names another. */
export function HallMap() {
  const { t } = useTranslation('map')
  useTitle(t('title'))
  const hall = useHashQuery().id('hall')
  usePageView('themeExhibitionDetail', hall)
  const answered = useAnsweredHalls()
  const isOnline = useOnline()
  return (
    <Shown query={answered} loading={waiting}>
      {({ halls }) => {
        const hallId = hall ?? halls[0]?.hallId
        // A stored list may be older than the plan of a hall.
        if (!halls.some((one) => one.hallId === hallId) && !isSettled(answered, isOnline)) return waiting
        if (hallId === undefined) return <Empty title={t('none')} text={t('noneText')} />
        return <PlanOfHall key={hallId} halls={halls} hallId={hallId} />
      }}
    </Shown>
  )
}

/** The level that the address names, else all: the ground floor first. */
function levelsOf(plans: HallPlans | undefined, text: string): number[] {
  const levels = plans?.levels.map(({ level }) => level) ?? []
  const named = levels.filter((level) => String(level) === text)
  return named.length > 0 ? named : levels.toSorted((a, b) => Number(b === 0) - Number(a === 0))
}

function PlanOfHall({ halls, hallId }: { halls: readonly HallPlans[]; hallId: number }) {
  const { t } = useTranslation('map')
  const query = useHashQuery()
  const plans = halls.find((one) => one.hallId === hallId)
  // Links name a booth and not its floor: it is looked for on one after the other.
  const levels = levelsOf(plans, query.text('level'))
  const [tried, setTried] = useState(0)
  const level = levels[tried] ?? levels[0] ?? 0
  const plan = useAnsweredPlan(plans && hallId, level)
  const booth = query.text('booth') || query.text('here')
  const isOnline = useOnline()
  // The booth may be on the current plan of this level, and not on the stored one.
  const isElsewhere =
    isSettled(plan, isOnline) &&
    booth !== '' &&
    plan.data?.level === level &&
    !plan.data.booths.some((one) => one.number === booth)
  if (isElsewhere && tried < levels.length) setTried(tried + 1)
  // A stored plan is not shown once the answer is that it is not there any more.
  if (!plans || isRefusal(plan.error, 'FloorPlanNotFound')) {
    return (
      <NotFound text={t('noneHere')} whole>
        <a className="yz-button" href={hallsAddress}>
          {t('back')}
        </a>
      </NotFound>
    )
  }
  return (
    <Shown query={plan} loading={waiting}>
      {(shown) => (
        <MapScreen key={`${hallId}/${level}`} halls={halls} plan={shown} query={query} age={<PlanAge query={plan} />} />
      )}
    </Shown>
  )
}
