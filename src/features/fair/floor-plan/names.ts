import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { areaOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { FloorPlan, PlanBooth, PlanLandmark } from '#contract/fair/floor-plan/schemas.ts'

/** square metres, whole */
export const sizeOf = ({ points }: PlanBooth): number => Math.round(areaOf(points))

/** How booths and landmarks are called in the reader's language. */
export function usePlanNames(plan: FloorPlan | undefined) {
  const { t } = useTranslation('map')
  const landmark = useCallback(({ name, kind }: PlanLandmark) => name || t(`landmark.${kind}`), [t])
  const booth = useCallback(
    ({ number, exhibitor }: PlanBooth) => (exhibitor ? `${number} ${exhibitor.abbreviation}` : number),
    [],
  )
  /** Of a booth's number or a landmark's id; as it was given where the plan has neither. */
  const place = useCallback(
    (name: string): string => {
      const found = plan?.booths.find(({ number }) => number === name)
      if (found) return booth(found)
      const mark = plan?.landmarks.find(({ id }) => id === name)
      return mark ? landmark(mark) : name
    },
    [plan, booth, landmark],
  )
  return { landmark, booth, place }
}
