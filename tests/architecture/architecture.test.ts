import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/platform/project'
import { allImports, importsOf, sourceFiles } from './imports'
import { breachesOf } from './rules'

const planted: [string, string][] = [
  ['src/common/app/x.ts', `import { y } from '../../features/exhibits/api'`],
  ['src/features/news/x.ts', `import { y } from '../exhibits/api'`],
  ['src/features/news/x.ts', `export { y } from '../../../server/app'`],
  ['contract/x.ts', `import pg from 'pg'`],
  ['server/modules/news/news.queries.ts', `import { y } from '../exhibits/exhibits.queries'`],
  ['server/modules/news/news.service.ts', `import { sql } from 'drizzle-orm'`],
  ['server/platform/x.ts', `const y = await import('../modules/news')`],
  ['server/platform/http/x.ts', `import type { Providers } from '../../providers/providers'`],
  ['server/platform/http/x.ts', `import { readConfig } from '../../config'`],
  ['server/platform/auth/x.ts', `import { CODE_TRIES } from '../../../contract/session/limits'`],
  ['server/modules/review/x.ts', `import { findRegistration } from '../registration'`],
  ['src/features/news/x.ts', `import axios from 'axios'`],
  ['src/features/news/x.tsx', `import { Swiper } from 'swiper/react'`],
  ['pages/news/x.tsx', `import type { Y } from '../index/home'`],
  ['pages/news/x.tsx', `import { Button } from 'antd'`],
  ['src/features/news/x.ts', `import { NewsCard } from '../../../contract/news/schemas'`],
  ['src/features/news/x.ts', `import { type ErrorName, errors } from '../../../contract/core/errors'`],
  ['contract/news/endpoints.ts', `import { paged } from '../core/shapes'`],
]

describe('imports', () => {
  it.each(planted)('a breach planted in %s is found: %s', (from, source) => {
    expect(breachesOf(importsOf(from, source))).toHaveLength(1)
  })

  it('keep the rules', () => {
    expect(breachesOf(allImports())).toEqual([])
  })
})

/** The folders that hold more files than one looks through. */
function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 25).map(([folder]) => folder)
}

describe('files', () => {
  const files = sourceFiles()
  const lengths = files
    .map((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n').length - 1)
    .toSorted((a, b) => a - b)

  it('are small: the median ≤ 80 lines, 95 % ≤ 250, none over 400', () => {
    const at = (part: number) => lengths[Math.floor((lengths.length - 1) * part)] ?? 0
    expect(at(0.5)).toBeLessThanOrEqual(80)
    expect(at(0.95)).toBeLessThanOrEqual(250)
    expect(at(1)).toBeLessThanOrEqual(400)
  })

  it('are kebab-case below folders at most 5 deep', () => {
    const odd = files.filter((file) => {
      const name = basename(file).replace(
        /\.(test|spec|routes|service|queries|schema|match|present|write|index)\b/g,
        '',
      )
      const misnamed = !/^[a-z0-9-]+(\.[a-z]+)*\.tsx?$/.test(name)
      return misnamed || file.split('/').length > 6
    })
    expect(odd).toEqual([])
  })

  it('of the server, the contract and their tests are at most 25 in a folder', () => {
    const crowd = Array.from({ length: 26 }, (_, i) => `server/modules/news/${i}.ts`)
    expect(crowdedFolders(crowd)).toEqual(['server/modules/news'])
    expect(crowdedFolders(files.filter((file) => /^(server|contract|tests|bench)\//.test(file)))).toEqual([])
  })

  it('use no barrel on the client', () => {
    expect(files.filter((file) => /^(src|pages)\/.*\/index\.tsx?$/.test(file))).toEqual([])
  })

  it.each(files.filter((file) => /^pages\/[^/]+\/main\.tsx$/.test(file)))('%s is a mount and no more', (file) => {
    expect(readFileSync(join(projectRoot, file), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(15)
  })
})
