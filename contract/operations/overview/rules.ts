import { hasPermission, type Permission, worksForExhibitor } from '#contract/core/permissions.ts'

/** What the overview of the personal center is made of, in its order. */
export const cardNames = [
  'tickets',
  'inquiries',
  'next',
  'requests',
  'demands',
  'leads',
  'orders',
  'messages',
  'notices',
  'booth',
  'services',
  'applications',
] as const
export type CardName = (typeof cardNames)[number]

const needs: Partial<Record<CardName, Permission>> = {
  inquiries: 'answerVisitors',
  requests: 'haveAppointments',
  demands: 'publishDemands',
  leads: 'keepLeads',
  booth: 'haveStand',
  services: 'buyServices',
  applications: 'signUp',
}

/** Those that only an exhibitor's people have. */
const ofExhibitor: ReadonlySet<CardName> = new Set(['inquiries', 'leads', 'booth', 'services'])

interface Reader {
  userType?: number | undefined
  exhibitorId?: number | null | undefined
}

/** The order of the cards; an exhibitor comes to work, and tickets are the last of it. */
export const cardOrder = (isOfExhibitor: boolean): readonly CardName[] =>
  isOfExhibitor ? [...cardNames.filter((name) => name !== 'tickets'), 'tickets'] : cardNames

/** The cards of an account, in their order. */
export const cardsOf = (reader: Reader): CardName[] => {
  const isOfExhibitor = worksForExhibitor(reader) && typeof reader.exhibitorId === 'number'
  return cardOrder(isOfExhibitor).filter((name) => {
    const { [name]: need } = needs
    return (need === undefined || hasPermission(reader.userType, need)) && (isOfExhibitor || !ofExhibitor.has(name))
  })
}
