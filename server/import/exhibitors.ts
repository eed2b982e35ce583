import { type NewExhibitor, upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { Cells } from './cells'
import type { ExhibitorMap } from './map'
import type { Importer } from './run'

const NAME_MOST = 200
const TEXT_MOST = 5_000

/** What a text file with one name a line is: the name is all there is. */
export function mapOfLines(source: string): ExhibitorMap {
  return { source, language: 'zh', key: 'name', name: 'name', abbreviation: 'name' }
}

/** Rows that are exhibitors. */
export function exhibitorImporter(map: ExhibitorMap, hallId: number | null): Importer<NewExhibitor> {
  return {
    keyOf: ({ externalKey }) => externalKey,
    read(row) {
      const cells = new Cells(row, map.language)
      const record = {
        externalKey: `${map.source}/${cells.text(map.key, NAME_MOST, true)}`,
        company: cells.bilingual(map.name, NAME_MOST, true),
        abbreviation: cells.bilingual(map.abbreviation, NAME_MOST),
        introduction: cells.bilingual(map.introduction, TEXT_MOST),
        hallId,
      }
      return { record, refused: cells.refused }
    },
    write: upsertExhibitors,
  }
}
