import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project.ts'
import { areas } from './areas'
import { domainKnots, foreignTables, upwardImports } from './areas-of-imports'
import { allImports, importsOf } from './imports'
import { joins } from './joins'
import { allForeignTablesInSql, allTables, foreignTablesInSql, tablesIn } from './tables-in-sql'

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

  it('import only areas before them', () => {
    expect(upwardImports(allImports())).toEqual([])
  })

  it('a planted knot of domains is found, also one of types', () => {
    const planted = [
      ...importsOf('server/modules/fair/news/x.ts', `import { y } from '#server/modules/fair/topics/index.ts'`),
      ...importsOf('server/modules/fair/topics/x.ts', `import type { Y } from '#server/modules/fair/help/index.ts'`),
      ...importsOf('server/modules/fair/help/x.ts', `import { y } from '#server/modules/fair/news/index.ts'`),
    ]
    expect(domainKnots(planted, 'server/modules')).toEqual([['fair/help', 'fair/news', 'fair/topics']])
    expect(domainKnots(planted.slice(1), 'server/modules')).toEqual([])
  })

  it.each(['server/modules', 'src/features'] as const)('hold no knot of domains in %s', (layer) => {
    expect(domainKnots(allImports(), layer)).toEqual([])
  })

  it('hold no knot of domains in the contract, but for types', () => {
    const run = allImports().filter(({ isType }) => !isType)
    expect(domainKnots(run, 'contract')).toEqual([])
  })

  it('a planted import of the tables of another domain is found within an area, too', () => {
    const planted = importsOf(
      'server/modules/fair/news/x.queries.ts',
      `import { topics } from '#server/modules/fair/topics/topics.schema.ts'`,
    )
    expect(foreignTables(planted, 'own')).toEqual(['fair/news → fair/topics'])
  })

  it('have domains that reach each other through their index, but for listed joins', () => {
    expect(foreignTables(allImports(), 'own')).toEqual(Object.keys(joins).toSorted())
  })

  it('read only their own tables', () => {
    expect(foreignTables(allImports())).toEqual([])
  })
})

const planted: [how: string, source: string][] = [
  ['a template', 'sql`select id from account where id = ${id}`'],
  ['a join', 'sql<number>`select 1 from ${news} join account on true`'],
  ['a list', 'sql`select 1 from unnest(${x}) n, account a`'],
  ['a quoted name', 'sql`insert into "account" (id) values (1)`'],
  ['a qualified column', 'sql`${news.id} = account.id`'],
  ['a raw string', "sql.raw('account')"],
  ['a plain string', "client.query('select 1 from account limit 1')"],
  ['a sequence', "sql`select nextval(pg_get_serial_sequence('account', 'id'))`"],
]
const allowed: [how: string, source: string][] = [
  ['a published view', 'sql`select id from account_record`'],
  ['a common table expression', 'sql`with account as (select 1) select * from account`'],
  ['a text', "sql`select 'from account'`"],
  ['an import', "import { x } from '#server/modules/fair/account.ts'"],
]
const tables = new Map([
  ...tablesIn('server/modules/foundation/accounts/accounts.schema.ts', "export const accounts = pgTable('account', {"),
  ...tablesIn('server/modules/fair/news/news.schema.ts', "export const news = pgTable(\n  'news',"),
])

describe('tables in SQL', () => {
  it.each(planted)('of another area are found in %s', (_, source) => {
    const found = ': account of foundation/accounts'
    for (const file of ['server/modules/fair/news/x.queries.ts', 'server/seed/x.ts', 'server/platform/x.ts']) {
      expect(foreignTablesInSql(file, source, tables)).toEqual([file + found])
    }
    expect(foreignTablesInSql('server/modules/foundation/files/x.queries.ts', source, tables)).toEqual([])
  })

  it.each(allowed)('are not seen in %s', (_, source) => {
    expect(foreignTablesInSql('server/modules/fair/news/x.queries.ts', source, tables)).toEqual([])
  })

  it('belong to the area of the code that names them', () => {
    expect(allTables().size).toBeGreaterThan(120)
    expect(allForeignTablesInSql(allTables())).toEqual([])
  })
})
