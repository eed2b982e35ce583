import type { ReactNode } from 'react'
import { mapAddress } from '#src/common/app/addresses.ts'
import { useFloorPlans } from './api'

interface MapLinkProps {
  hallId: number | null
  /** A booth of that hall. */
  booth?: string
  className?: string
  children: ReactNode
}

/** Whether visitors can open the floor plan of a hall. */
export function useHasPlan(hallId: number | null): boolean {
  const { data } = useFloorPlans(hallId !== null)
  return data?.some((one) => one.hallId === hallId) ?? false
}

/** Leads to the floor plan; nothing for a hall that has none. */
export function MapLink({ hallId, booth = '', className, children }: MapLinkProps) {
  const hasPlan = useHasPlan(hallId)
  if (hallId === null || !hasPlan) return null
  return (
    <a className={className} href={mapAddress(hallId, { booth })}>
      {children}
    </a>
  )
}
