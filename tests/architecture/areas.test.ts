import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project.ts'
import { areas } from './areas'
import { foreignTables, upwardImports } from './areas-of-imports'
import { allImports, importsOf } from './imports'
import { knownForeignTables, knownUpward } from './known'

const folders = (path: string): string[] =>
  readdirSync(join(projectRoot, path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

describe('areas', () => {
  it('are the folders of every layer, beside the core of the contract and of the mocks', () => {
    expect(folders('server/modules').toSorted()).toEqual([...areas].toSorted())
    expect(folders('src/features').toSorted()).toEqual([...areas].toSorted())
    expect(folders('contract').toSorted()).toEqual([...areas, 'catalog', 'core'].toSorted())
    expect(folders('src/mocks').toSorted()).toEqual([...areas, 'core'].toSorted())
  })

  it('a planted import of a later area, or of the tables of another one, is found', () => {
    const file = 'server/modules/fair/news/x.ts'
    const planted = [
      ...importsOf(file, `import { y } from '#server/modules/commerce/orders/index.ts'`),
      ...importsOf(file, `import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'`),
    ]
    expect(upwardImports(planted)).toEqual(['server/modules: fair/news → commerce/orders'])
    expect(foreignTables(planted)).toEqual(['fair/news → foundation/accounts'])
  })

  it('import only areas before them, but for a list that gets shorter', () => {
    expect(upwardImports(allImports())).toEqual(knownUpward)
  })

  it('read only their own tables, but for a list that gets shorter', () => {
    expect(foreignTables(allImports())).toEqual(knownForeignTables)
  })
})
