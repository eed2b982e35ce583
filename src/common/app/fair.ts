import { useEffect } from 'react'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import { getHallColumn } from '#contract/fair/halls/endpoints.ts'
import { useEndpoint } from '../request/use-endpoint'
import { local, session } from '../session/storage'

/** The fair itself; kept under mainData and expoId (spec: common §7). */
export function useExpo(): ExpoInfo | undefined {
  const { data } = useEndpoint(getMainDetail, {})
  useEffect(() => {
    if (!data) return
    session.set('mainData', data)
    session.set('expoId', String(data.expoInfo.id))
  }, [data])
  return data?.expoInfo
}

/** Whether the fair shows its halls, and its VR hall if any; kept under hallData (spec: access §2.7). */
export function useHallColumn(): { shown: boolean; vrUrl: string } {
  const { data } = useEndpoint(getHallColumn, {})
  useEffect(() => {
    if (data) session.set('hallData', data)
  }, [data])
  // What was last known holds until the answer is there, so that the navigation does not jump.
  const known = data ?? session.get('hallData')
  const shown = known?.hidePavilionColumn !== 1
  return { shown, vrUrl: shown ? (known?.vrUrl ?? '') : '' }
}

/** The header's logo as it was last seen, so that it stands at once; our own where there is none (spec: access §3). */
export const findHeaderLogo = (logos = local.get('logoList')): string =>
  logos?.find(({ logoType }) => logoType === 1)?.logoUrl || '/brand.svg'
