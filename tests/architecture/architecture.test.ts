import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project.ts'
import { entries } from '#src/common/app/entries.ts'
import { styledComponents } from '#src/common/work/theme.ts'
import { circlesIn } from './circles'
import { wayTo } from './first-fetch'
import { allFiles, allImports, importsOf, sourceFiles } from './imports'
import { breachesOf } from './rules'

const planted: [string, string][] = [
  ['src/common/app/x.ts', `import { y } from '#src/features/fair/exhibits/api.ts'`],
  ['src/features/fair/news/x.ts', `import { y } from '#src/features/fair/exhibits/api.ts'`],
  ['src/features/fair/news/x.ts', `export { y } from '#server/app.ts'`],
  ['contract/x.ts', `import pg from 'pg'`],
  ['server/modules/fair/news/news.queries.ts', `import { y } from '#server/modules/fair/exhibits/exhibits.queries.ts'`],
  ['server/modules/fair/news/news.service.ts', `import { sql } from 'drizzle-orm'`],
  ['server/platform/x.ts', `const y = await import('#server/modules/fair/news/index.ts')`],
  ['server/platform/http/x.ts', `import type { Providers } from '#server/providers/providers.ts'`],
  ['server/platform/http/x.ts', `import { readConfig } from '#server/config.ts'`],
  ['server/platform/auth/x.ts', `import { CODE_TRIES } from '#contract/people/session/limits.ts'`],
  [
    'server/modules/people/review/x.ts',
    `import { findRegistration } from '#server/modules/people/registration/index.ts'`,
  ],
  ['src/features/fair/news/x.ts', `import axios from 'axios'`],
  ['src/features/fair/news/x.tsx', `import { Swiper } from 'swiper/react'`],
  ['pages/news/x.tsx', `import type { Y } from '#pages/index/home.tsx'`],
  ['src/common/form/x.tsx', `import { Button } from 'antd'`],
  ['src/features/fair/news/x.ts', `import { NewsCard } from '#contract/fair/news/schemas.ts'`],
  [
    'src/features/fair/news/x.ts',
    `import { errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'`,
  ],
  ['contract/fair/news/endpoints.ts', `import { paged } from '#contract/core/shapes.ts'`],
  ['src/common/request/x.ts', `import { y } from '../login/open-login'`],
  ['src/common/toolbar/x.ts', `import { y } from '../chat/use-im'`],
  ['src/common/upload/x.ts', `import { y } from '../layout/layout'`],
  ['server/modules/fair/news/x.ts', `import { y } from '../exhibits'`],
  ['pages/news/x.ts', `import { y } from '../../contract/news/rules'`],
]

describe('imports', () => {
  it.each(planted)('a breach planted in %s is found: %s', (from, source) => {
    expect(breachesOf(importsOf(from, source))).toHaveLength(1)
  })

  it('keep the rules', () => {
    expect(breachesOf(allImports())).toEqual([])
  })
})

const files = sourceFiles()

describe('files that import each other', () => {
  it('are found when they are planted, also where one of them imports only types', () => {
    const [a, b] = ['src/features/fair/news/a.ts', 'src/features/fair/news/b.ts']
    const leading = (word: string) => [
      ...importsOf(a, `${word} { b } from './b'`),
      ...importsOf(b, `const x = import('./a')`),
    ]
    expect(circlesIn(leading('import'), [a, b])).toEqual([[a, b]])
    expect(circlesIn(leading('import type'), [a, b])).toEqual([[a, b]])
  })

  it('are none', () => {
    expect(circlesIn(allImports(), files)).toEqual([])
  })
})

/** Where people work, antd is there from the start. */
const workEntries = new Set<string>(['organizer', 'personal'])

describe('antd', () => {
  it('is found where a page would fetch it at once, and not where it comes when it is needed', () => {
    const [page, part] = ['pages/news/main.tsx', 'src/features/fair/news/x.tsx']
    const leading = (how: string) => [...importsOf(page, how), ...importsOf(part, `import { Button } from 'antd'`)]
    const start = 'pages/news/main'
    expect(wayTo('antd', start, leading(`import { x } from '#src/features/fair/news/x.tsx'`))).toHaveLength(3)
    expect(wayTo('antd', start, leading(`const x = import('#src/features/fair/news/x.tsx')`))).toBeUndefined()
  })

  it.each(entries.map(({ html }) => html).filter((html) => !workEntries.has(html)))(
    'is not fetched at once by %s',
    (html) => {
      expect(wayTo('antd', `pages/${html}/main`, allImports())).toBeUndefined()
    },
  )

  it.each(['registration-screen', 'query/query-screen', 'query/result-screen'])(
    'comes to a registration with the steps after the role, not with %s',
    (screen) => expect(wayTo('antd', `src/features/people/registration/${screen}`, allImports())).toBeUndefined(),
  )

  it('has the styles of every component that is used', () => {
    const used = files.flatMap((file) => {
      const source = readFileSync(join(projectRoot, file), 'utf8')
      return [...source.matchAll(/import \{([^}]*)\} from 'antd'/g)].flatMap(([, names = '']) => names.split(','))
    })
    const components = used.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name))
    const apart = ['ConfigProvider', 'Input']
    const styled = new Set<string>([...styledComponents, ...apart])
    expect(components.filter((name) => !styled.has(name) && !/Props$|Ref$/.test(name))).toEqual([])
  })
})

/** Files that declare what a feature needs of a later area. */
const connectors = files
  .filter((file) => /^src\/features\/.*\.connector\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))

describe('connectors of features', () => {
  const connects = 'pages/connect-features'
  const reaches = (entry: string, target: string, imports = allImports()) =>
    wayTo(target, `pages/${entry}/main`, imports, 'later') !== undefined

  it('are connected, each of them', () => {
    expect(connectors.length).toBeGreaterThan(1)
    for (const one of connectors) expect(wayTo(one, connects, allImports()), one).toBeDefined()
  })

  it.each(entries.map(({ html }) => html))('are connected in %s where it can reach them', (html) => {
    const imports = allImports()
    const needed = connectors.filter((one) => reaches(html, one, imports))
    expect(needed.length === 0 || reaches(html, connects, imports), needed.join()).toBe(true)
  })

  it('have a file of their own, named after what they connect', () => {
    const declaring = files.filter(
      (file) => file.startsWith('src/features/') && / = connector</.test(readFileSync(join(projectRoot, file), 'utf8')),
    )
    expect(declaring.map((file) => file.replace(/\.ts$/, ''))).toEqual(connectors)
  })

  it('miss an entry that does not connect them', () => {
    const [one = ''] = connectors
    const lost = importsOf('pages/news/main.tsx', `const x = import('#${one}.ts')`)
    expect([reaches('news', one, lost), reaches('news', connects, lost)]).toEqual([true, false])
  })
})

const FOLDER_MAX = 25
/** Made by a tool, one a migration, and only ever added to. */
const isGrown = (name: string): boolean => name.startsWith('server/migrations/')
const crowdedFolders = (names: readonly string[]): string[] => {
  const held = new Map<string, number>()
  for (const name of names.filter((one) => !isGrown(one))) held.set(dirname(name), (held.get(dirname(name)) ?? 0) + 1)
  return [...held].filter(([, size]) => size > FOLDER_MAX).map(([folder, size]) => `${folder}: ${size}`)
}

describe('folders', () => {
  it('a folder of 26 files that is planted is found', () => {
    const names = Array.from({ length: 26 }, (_, i) => `src/features/fair/news/x${i}.ts`)
    expect(crowdedFolders(names.slice(1))).toEqual([])
    expect(crowdedFolders(names)).toEqual(['src/features/fair/news: 26'])
  })

  it('hold at most 25 files', () => {
    expect(crowdedFolders(allFiles())).toEqual([])
  })
})

describe('files', () => {
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
        /\.(test|spec|routes|service|queries|schema|match|present|write|index|connector)\b/g,
        '',
      )
      const misnamed = !/^[a-z0-9-]+(\.[a-z]+)*\.tsx?$/.test(name)
      return misnamed || file.split('/').length > 6
    })
    expect(odd).toEqual([])
  })

  it('use no barrel on the client', () => {
    expect(files.filter((file) => /^(src|pages)\/.*\/index\.tsx?$/.test(file))).toEqual([])
  })

  it.each(files.filter((file) => /^pages\/[^/]+\/main\.tsx$/.test(file)))('%s is a mount and no more', (file) => {
    expect(readFileSync(join(projectRoot, file), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(15)
  })
})
