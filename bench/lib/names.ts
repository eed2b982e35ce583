import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

const folder = join(projectRoot, 'bench/data')

const SUFFIXES = ['', '文化传播', '工艺美术', '影视传媒', '数字科技', '文旅集团']
const ARTISTS = 20
export const NAMES = 100_000

interface Work {
  title: string
  artist: string
}

/** 100,000 names: 60,000 of companies in Chinese, 40,000 of works in English. */
export function hundredThousandNames(): { zh: string[]; en: string[] } {
  const companies = readFileSync(join(folder, 'company-names.txt'), 'utf8').split('\n').filter(Boolean)
  const works = parse<Work>(readFileSync(join(folder, 'works.csv')), { columns: true, bom: true })
  const artists = [...new Set(works.map(({ artist }) => artist))].slice(0, ARTISTS)
  return {
    zh: SUFFIXES.flatMap((suffix) => companies.map((name) => name + suffix)).slice(0, 60_000),
    en: artists.flatMap((artist) => works.map(({ title }) => `${title} after ${artist}`)).slice(0, 40_000),
  }
}

/** Keys as visitors type them: 1, 2 and 4 characters, taken from the names evenly. */
export function keysOf(names: string[], length: number, count: number): string[] {
  const step = Math.max(1, Math.floor(names.length / (count * 4)))
  const keys = new Set<string>()
  for (let index = 0; index < names.length && keys.size < count; index += step) {
    const characters = [...(names[index] ?? '')]
    const start = index % Math.max(1, characters.length - length)
    const key = characters
      .slice(start, start + length)
      .join('')
      .trim()
    if ([...key].length === length && !key.includes(' ')) keys.add(key)
  }
  return [...keys]
}
