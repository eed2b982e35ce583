import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { ImportError } from './import-error'

const Column = z.string().min(1)
/** One column, or several that are concatenated. */
const Columns = z.union([Column, z.array(Column).min(1)])

const common = {
  /** Names the catalogue; keys are unique inside it. */
  source: z.string().regex(/^[\w-]{1,40}$/),
  /** The language that the catalogue's texts are in. */
  language: z.enum(['zh', 'en']),
  key: Column,
  name: Column,
  introduction: Columns.optional(),
  /** The key of the hall that takes the records in. */
  hall: z.string().optional(),
}

export const ExhibitMap = z.strictObject({
  ...common,
  /** The column that names the exhibitor; exhibitors are made as needed. */
  exhibitor: Column,
  material: Column.optional(),
  dateText: Column.optional(),
  dimensions: Column.optional(),
  /** A column with an amount in CNY. */
  price: Column.optional(),
  /** A column with the address of a picture on this site. */
  cover: Column.optional(),
  /** As `cover`, of a picture with English words. */
  coverEn: Column.optional(),
})
export type ExhibitMap = z.output<typeof ExhibitMap>

export const ExhibitorMap = z.strictObject({ ...common, abbreviation: Column.optional() })
export type ExhibitorMap = z.output<typeof ExhibitorMap>

/** The map in a file; throws ImportError that names what is wrong in it. */
export function readMap<Map>(path: string, schema: z.ZodType<Map>): Map {
  const parsed = schema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ImportError('badMap', { path, detail: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() })
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ImportError('badMap', { path, detail: error instanceof Error ? error.message : String(error) })
  }
}

/** Every column that a map names, which the file must have. */
export function listMappedColumns(map: ExhibitMap | ExhibitorMap): string[] {
  const { source: _source, language: _language, hall: _hall, ...columns } = map
  return Object.values(columns).flat()
}
