import { Presets, SingleBar } from 'cli-progress'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { contentTies } from '#server/domains/content-kinds.ts'
import { backfillContentItems } from '#server/modules/fair/content/index.ts'
import { findHallId } from '#server/modules/fair/halls/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { joinDatabase } from '#server/platform/db/open.ts'
import { describeFailure, endOnUncaught } from '#server/platform/describe-failure.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { exhibitImporter } from './exhibits'
import { exhibitorImporter, mapOfLines } from './exhibitors'
import { ImportError, importText } from './import-error'
import { listMappedColumns, ExhibitMap, ExhibitorMap, readMap } from './map'
import { describeReport, type Report } from './report'
import { type Importer, importSource } from './run'
import { openCsv, openLines, type Source } from './source'
import { importTable } from './table'
import { readConfig } from '#server/config.ts'

endOnUncaught()

const language = /^zh/i.test(process.env['LC_ALL'] ?? process.env['LANG'] ?? '') ? 'zh-CN' : 'en-US'

interface Job {
  kind: string
  file: string
  map: string | undefined
  source: string | undefined
}

function readJob(): Job {
  const options = { map: { type: 'string' }, source: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true })
  const [kind = '', file = ''] = positionals
  if (!['exhibits', 'exhibitors'].includes(kind) || file === '') throw new ImportError('usage', {})
  if (kind === 'exhibits' && !values.map) throw new ImportError('usage', {})
  return { kind, file, map: values.map, source: values.source }
}

async function take<Row>(database: Database, source: Source, importer: Importer<Row>): Promise<Report> {
  const bar = new SingleBar({ format: '{bar} {value}/{total}', noTTYOutput: false }, Presets.shades_classic)
  bar.start(source.rows, 0)
  try {
    return await importSource(database, source, importer, (rows) => bar.update(rows))
  } finally {
    bar.stop()
  }
}

async function findHall(database: Database, hall: string | undefined): Promise<number | null> {
  if (hall === undefined) return null
  const id = await findHallId(database.db, hall)
  if (id === undefined) throw new ImportError('noHall', { hall })
  return id
}

async function importExhibits(database: Database, { file, map: path = '' }: Job): Promise<Report> {
  const map = readMap(path, ExhibitMap)
  const source = await openCsv(file, listMappedColumns(map))
  return take(database, source, exhibitImporter(map, await findHall(database, map.hall)))
}

async function importExhibitors(database: Database, { file, map: path, source: name }: Job): Promise<Report> {
  const map = path ? readMap(path, ExhibitorMap) : mapOfLines(name ?? basename(file, extname(file)))
  const source = path ? await openCsv(file, listMappedColumns(map)) : await openLines(file)
  return take(database, source, exhibitorImporter(map, await findHall(database, map.hall)))
}

/** A table as organizers send it in the browser. */
async function takeTable(args: string[]): Promise<void> {
  const config = readConfig(process.env)
  const database = await joinDatabase(config)
  try {
    if (config.demo) await seedWhenEmpty(database, new Date(), { hasHistory: true })
    console.log(await importTable(database, config, { args, language }))
  } finally {
    await database.close()
  }
}

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2)
  if (first === 'table') return takeTable(rest)
  const job = readJob()
  const config = readConfig(process.env)
  const database = await joinDatabase(config)
  try {
    // As `npm start` does: whichever comes first opens the demo fair, and a map may name its halls.
    if (config.demo) await seedWhenEmpty(database, new Date(), { hasHistory: true })
    const report = await (job.kind === 'exhibits' ? importExhibits(database, job) : importExhibitors(database, job))
    // Imported exhibits bring exhibitors along.
    await backfillContentItems(
      database,
      contentTies.filter(({ kind }) => kind === 'exhibitor' || (kind === 'exhibit' && job.kind === 'exhibits')),
    )
    console.log(describeReport(report, language))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  if (error instanceof ImportError) console.error(importText(error.text, error.parameters, language))
  else console.error(describeFailure(error))
  process.exitCode = 1
})
