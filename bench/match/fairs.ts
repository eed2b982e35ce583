import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { learnWordPairs } from '#server/modules/trade/matches/learn.queries.ts'
import { wordPairs } from '#server/modules/trade/matches/matches.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Database } from '#server/platform/db/database.ts'
import { projectRoot } from '#server/platform/project.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { afterCase } from '../lib/cleanup'
import { fairFolder } from '../lib/programs'

const BATCH = 500

export async function openDemoFair(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: await fairFolder() })
  afterCase(() => database.close())
  await seedWhenEmpty(database)
  return learned(database)
}

/** A fair with learnt word pairs and counted tables, as the jobs leave them. */
export async function learned(database: Database): Promise<Database> {
  await learnWordPairs(database)
  await database.db.execute('vacuum analyze')
  return database
}

export const listPairs = ({ db }: Database) => db.select().from(wordPairs)

/** The real works, each shown by its artist. */
export async function importWorks({ write }: Database): Promise<void> {
  const text = readFileSync(join(projectRoot, 'bench/data/works.csv'), 'utf8')
  const works: { title: string; artist: string }[] = parse(text, { columns: true })
  const artists = [...new Set(works.map(({ artist }) => artist))]
  const idOf = new Map<string, number>()
  for (let from = 0; from < artists.length; from += BATCH) {
    const rows = artists.slice(from, from + BATCH).map((en) => ({ externalKey: `work/${en}`, company: { zh: '', en } }))
    const written = await write((db) => upsertExhibitors(db, rows))
    written.forEach(({ id }, at) => idOf.set(artists[from + at] ?? '', id))
  }
  for (let from = 0; from < works.length; from += BATCH) {
    const rows = works.slice(from, from + BATCH).map(({ title, artist }, at) => ({
      externalKey: `work/${from + at}`,
      exhibitorId: idOf.get(artist) ?? 0,
      name: { zh: '', en: title },
    }))
    await write((db) => upsertExhibits(db, rows))
  }
}
