import type { BoothStep } from '#contract/fair/content/booth-steps.ts'

export const standAddress = '/stand'
export const profileAddress = '/stand/profile'
export const standExhibitsAddress = '/stand/exhibits'
export const standExhibitAddress = (id: number | 'new'): string => `${standExhibitsAddress}/${id}`

/** Where a step of the booth is done; drafts are completed before another exhibit is begun. */
export function addressOfStep(step: BoothStep, drafts: number): string {
  if (step !== 'exhibits') return profileAddress
  return drafts > 0 ? `${standExhibitsAddress}?state=draft` : standExhibitAddress('new')
}
