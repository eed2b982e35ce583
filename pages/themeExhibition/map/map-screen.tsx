import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '#contract/fair/floor-plan/routing/places.ts'
import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan, HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useRecordScan } from '#src/features/fair/booths/visits/use-record-scan.ts'
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import { BoothSearch } from '#src/features/fair/floor-plan/panel/booth-search.tsx'
import { PlanFilters } from '#src/features/fair/floor-plan/panel/plan-filters.tsx'
import { markBooths, type Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import { useTrip } from '#src/features/fair/floor-plan/route/use-trip.ts'
import styles from './hall-map.module.css'
import type { Sources } from './filter-sources'
import { MapHead } from './map-head'
import { BoothList, FilterSources, MapCard, MapRoute } from './parts'
import { useFilters } from './use-filters'
import { useOfflinePlan } from './use-offline-plan'

interface MapScreenProps {
  halls: readonly HallPlans[]
  plan: FloorPlan
  query: HashQuery
  /** How old the plan is, where it may be out of date. */
  age: ReactNode
}

/** A plan with all that one does on it; the address holds what is open, chosen and planned. */
export function MapScreen({ halls, plan, query, age }: MapScreenProps) {
  const { t } = useTranslation('map')
  useTitle(t('titleOf', { hall: plan.hallName }))
  useOfflinePlan(plan)
  useRecordScan(plan, query)
  const names = usePlanNames(plan)
  const marked = useMemo(() => markBooths(plan), [plan])
  const [sources, setSources] = useState<Sources>()
  const [route, setRoute] = useState<PlannedRoute>()
  const filters = useFilters(plan, query, sources)
  const trip = useTrip(query, plan)
  const number = query.text('booth')
  const booth = plan.booths.find((one) => one.number === number)
  const isList = query.text('view') === 'list'
  const start = useMemo(() => (trip.isChosen ? placeOf(plan, trip.from) : undefined), [plan, trip.isChosen, trip.from])
  const { booth: boothName } = names
  const labelOf = useCallback(
    ({ booth: one }: Marked) =>
      one.exhibitor ? `${one.number} ${one.exhibitor.name}` : `${boothName(one)}, ${t('booth.free')}`,
    [boothName, t],
  )
  const open = (opened: string) => {
    if (opened !== number) query.set({ booth: opened })
  }
  const close = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the map closes alone.
    const isUnderDialog = document.querySelector('[role="dialog"], dialog[open]') !== null
    if (event.key === 'Escape' && number !== '' && !event.defaultPrevented && !isUnderDialog) open('')
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const industryOf = (id: number | null | undefined) => plan.industries.find((one) => one.id === id)?.name ?? ''
  return (
    <div className={`${styles.page} ${hues['hues']}`} data-color={plan.colorType} data-template={plan.templateName}>
      <MapHead halls={halls} plan={plan} query={query} isList={isList} />
      {age}
      <Suspense fallback={null}>
        <FilterSources hallId={plan.hallId} onSources={setSources} />
      </Suspense>
      <div className={styles.columns}>
        <div className={styles.side}>
          <BoothSearch plan={plan} onChoose={open} />
          <PlanFilters plan={plan} {...filters.shown} />
          <Suspense fallback={null}>
            <MapRoute plan={plan} trip={trip} onRoute={setRoute} />
          </Suspense>
        </div>
        <div className={styles.main} data-list={isList}>
          {number !== '' && !booth ? (
            <p role="alert" className={styles.unknown}>
              {t('unknown', { number })}
            </p>
          ) : null}
          {booth ? (
            <div className={styles.card}>
              <Suspense fallback={null}>
                <MapCard
                  key={number}
                  booth={booth}
                  industry={industryOf(booth.exhibitor?.industryId)}
                  live={filters.liveOf(booth)}
                  isStop={trip.stops.includes(number)}
                  onStop={() => trip.toggle(number)}
                  isFull={trip.isFull}
                  onFrom={() => trip.setFrom(number)}
                  onClose={() => open('')}
                />
              </Suspense>
            </div>
          ) : null}
          {isList ? (
            <Suspense fallback={null}>
              <BoothList plan={plan} marked={marked} isMeant={filters.isMeant} trip={trip} />
            </Suspense>
          ) : (
            <PlanPicture
              plan={plan}
              marked={marked}
              isMeant={filters.isMeant}
              open={number}
              route={route}
              start={start}
              nameOf={names.landmark}
              labelOf={labelOf}
              onOpen={open}
            />
          )}
        </div>
      </div>
    </div>
  )
}
