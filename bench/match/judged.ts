import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

export interface JudgedDemand {
  categoryKey: string
  text: string
  /** 2: suits well, 1: suits; by the exhibitor's key. */
  suits: Map<string, number>
}

/** Demands to the demo fair with the exhibitors that suit them, judged by hand from what these show. */
export function readJudged(): JudgedDemand[] {
  const text = readFileSync(join(projectRoot, 'bench/data/judged-demands.csv'), 'utf8')
  const rows: { category_key: string; text: string; suits: string }[] = parse(text, { columns: true })
  return rows.map(({ category_key: categoryKey, text: message, suits }) => {
    const grades = suits.split(';').map((one) => one.split(':'))
    return { categoryKey, text: message, suits: new Map(grades.map(([key = '', grade]) => [key, Number(grade)])) }
  })
}

const TOP = 10
const gain = (grades: number[]): number =>
  grades.slice(0, TOP).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** nDCG@10 of exhibitors by their keys. */
export function rankGain(found: readonly string[], suits: JudgedDemand['suits']): number {
  const ideal = gain([...suits.values()].toSorted((a, b) => b - a))
  return gain(found.map((key) => suits.get(key) ?? 0)) / ideal
}
