import { findExhibitorIds, upsertExhibitors, recountExhibits } from '#server/modules/fair/exhibitors/index.ts'
import { type NewExhibit, upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Cells } from './cells'
import type { ExhibitMap } from './map'
import type { Importer } from './run'

const NAME_MOST = 500
const TEXT_MOST = 5_000

interface ReadExhibit {
  exhibitor: { externalKey: string; company: Bilingual }
  exhibit: Omit<NewExhibit, 'exhibitorId'>
}

/** Adds the exhibitors that are named for the first time; gives the number of each. */
async function findMakerIds(db: Db, records: ReadExhibit[], hallId: number | null): Promise<Map<string, number>> {
  const named = new Map(records.map(({ exhibitor }) => [exhibitor.externalKey, exhibitor]))
  const known = await findExhibitorIds(db, [...named.keys()])
  const fresh = [...named.values()].filter(({ externalKey }) => !known.has(externalKey))
  // An exhibitor that is there already keeps whatever it has been given since.
  const added = await upsertExhibitors(
    db,
    fresh.map((exhibitor) => ({ ...exhibitor, joinType: 1, hallId })),
  )
  return new Map([...known, ...added.map(({ externalKey, id }): [string, number] => [externalKey, id])])
}

/** Rows that are exhibits, each naming its exhibitor. */
export function exhibitImporter(map: ExhibitMap, hallId: number | null): Importer<ReadExhibit> {
  return {
    keyOf: ({ exhibit }) => exhibit.externalKey,
    read(row) {
      const cells = new Cells(row, map.language)
      const exhibitorName = cells.bilingual(map.exhibitor, NAME_MOST, true)
      const record = {
        exhibitor: { externalKey: `${map.source}/by/${cells.text(map.exhibitor, NAME_MOST)}`, company: exhibitorName },
        exhibit: {
          externalKey: `${map.source}/${cells.text(map.key, NAME_MOST, true)}`,
          name: cells.bilingual(map.name, NAME_MOST, true),
          introduction: cells.bilingual(map.introduction, TEXT_MOST),
          material: cells.bilingual(map.material, TEXT_MOST),
          dateText: cells.text(map.dateText, NAME_MOST),
          dimensions: cells.text(map.dimensions, NAME_MOST),
          price: cells.amount(map.price),
          coverUrl: { zh: cells.picture(map.cover), en: cells.picture(map.coverEn) },
          hallId,
        },
      }
      return { record, refused: cells.refused }
    },
    async write(db, records) {
      const ids = await findMakerIds(db, records, hallId)
      const rows = records.map(({ exhibit, exhibitor }) => {
        const exhibitorId = ids.get(exhibitor.externalKey)
        if (exhibitorId === undefined) throw new Error(`exhibitor ${exhibitor.externalKey} was not stored`)
        return { ...exhibit, exhibitorId }
      })
      const written = await upsertExhibits(db, rows)
      await recountExhibits(db, [...new Set(written.map(({ exhibitorId }) => exhibitorId))])
      return written
    },
  }
}
