import type { PaletteType } from '#contract/operations/palette/rules.ts'
import type { PaletteHit } from '#contract/operations/palette/schemas.ts'

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

const opensOrder = ({ id, keyWord }: PaletteHit) => `/orders?${query({ keyWord, order: id })}`

/** Where the record of a hit is read: on its own screen, else in its list. */
export const hitAddresses: Record<PaletteType, (hit: PaletteHit) => string> = {
  exhibitor: ({ id }) => `/content/exhibitor/${id}`,
  exhibit: ({ id }) => `/content/exhibit/${id}`,
  account: ({ keyWord }) => `/accounts?${query({ keyWord })}`,
  order: opensOrder,
  ticket: opensOrder,
  registration: ({ id }) => `/registrations/${id}`,
  enrollment: ({ id }) => `/sign-ups/${id}`,
  demand: ({ id }) => `/demands/${id}`,
  report: ({ keyWord }) => `/reports?${query({ state: 'all', keyWord })}`,
}
