/** The areas of the product: each may import the faces of those before it. Their domains are the folders in them. */
export const areas = ['foundation', 'fair', 'people', 'live', 'trade', 'commerce', 'operations'] as const
export type Area = (typeof areas)[number]

/** The layers that hold a folder for each area and in it one for each domain. */
const layers = ['contract', 'server/modules', 'src/features', 'src/mocks'] as const
export type Layer = (typeof layers)[number]

export interface Domain {
  layer: Layer
  area: Area
  domain: string
  /** The path within the domain, empty for its face. */
  inner: string
}

const pattern = new RegExp(`^(${layers.join('|')})/(${areas.join('|')})/([^/]+)(?:/(.*))?$`)

/** Where in the areas a file is; undefined for what belongs to none. */
export function placeOf(path: string): Domain | undefined {
  const [, layer, area, domain = '', inner = ''] = pattern.exec(path) ?? []
  const isLayer = layers.find((one) => one === layer)
  const isArea = areas.find((one) => one === area)
  return isLayer && isArea ? { layer: isLayer, area: isArea, domain, inner } : undefined
}

/** `people/team`, a domain with its area. */
export const nameOf = ({ area, domain }: Domain): string => `${area}/${domain}`
