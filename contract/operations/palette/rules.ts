import { hasPermission, type Permission } from '#contract/core/permissions.ts'

export const paletteTypes = [
  'exhibitor',
  'exhibit',
  'account',
  'order',
  'ticket',
  'registration',
  'enrollment',
  'demand',
  'report',
] as const

export type PaletteType = (typeof paletteTypes)[number]

/** Each group is for those who may open the screen that its hits lead to. */
export const paletteNeeds: Record<PaletteType, Permission> = {
  exhibitor: 'editContent',
  exhibit: 'editContent',
  account: 'readAccounts',
  order: 'readFinance',
  ticket: 'readFinance',
  registration: 'readCases',
  enrollment: 'readCases',
  demand: 'readCases',
  report: 'readReports',
}

/** The groups that an account of this type may see. */
export const listPaletteTypes = (userType: number | undefined): PaletteType[] =>
  paletteTypes.filter((type) => hasPermission(userType, paletteNeeds[type]))
