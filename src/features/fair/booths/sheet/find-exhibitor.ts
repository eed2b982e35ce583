import type { Booth, HallBooths } from '#contract/fair/booths/schemas.ts'
import type { SheetRow } from './read-file'

/** An exhibitor of a hall, or of none, with the booth that it has or has ordered there. */
export interface Candidate {
  id: number
  name: string
  company: { zh: string; en: string }
  booth: Booth | undefined
}

export type ExhibitorFault = 'idWrong' | 'idUnknown' | 'nameUnknown' | 'nameAmbiguous' | 'differ'

export type Found = { exhibitor: Candidate } | { column: 'exhibitorId' | 'zh' | 'en'; fault: ExhibitorFault }

/** The exhibitors that a row can name, by id and by their exact names in either language. */
export function indexExhibitors({ booths, unplaced }: HallBooths) {
  const all = [
    ...booths.flatMap((booth): Candidate[] => (booth.exhibitor ? [{ ...booth.exhibitor, booth }] : [])),
    ...unplaced.map((one): Candidate => ({ ...one, booth: undefined })),
  ]
  const byName = new Map<string, Candidate[]>()
  for (const one of all) {
    for (const name of new Set([one.company.zh.trim(), one.company.en.trim()])) {
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), one])
    }
  }
  return { byId: new Map(all.map((one) => [one.id, one])), byName }
}

/** The exhibitor that a row names; undefined: it names none. An id that is there decides, and names must agree with it. */
export function findExhibitor(
  { byId, byName }: ReturnType<typeof indexExhibitors>,
  { exhibitorId, zh, en }: SheetRow,
): Found | undefined {
  let exhibitor: Candidate | undefined
  if (exhibitorId !== '') {
    if (!/^\d{1,10}$/.test(exhibitorId)) return { column: 'exhibitorId', fault: 'idWrong' }
    exhibitor = byId.get(Number(exhibitorId))
    if (!exhibitor) return { column: 'exhibitorId', fault: 'idUnknown' }
  }
  for (const [column, name] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    if (name === '') continue
    const named = byName.get(name) ?? []
    const [first] = named
    if (!first) return { column, fault: 'nameUnknown' }
    const known = exhibitor
    if (known) {
      if (!named.includes(known)) return { column, fault: 'differ' }
    } else if (named.length > 1) return { column, fault: 'nameAmbiguous' }
    else exhibitor = first
  }
  return exhibitor && { exhibitor }
}
