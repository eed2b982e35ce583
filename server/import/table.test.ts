import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { importTable } from './table'

const server = useServer('demo')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'table-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const take = (...args: string[]) => importTable(server().database, server().config, { args, language: 'zh-CN' })

it('takes a table in by the code of the browser, and tells of the rows that it refuses', async () => {
  const rows = file('a.csv', '编号,company.zh,weight\ncli-1,命令行展商,3\ncli-2,另一家,多\n')
  const map = file('map.json', '{ "编号": "key" }')
  expect(await take('exhibitor', rows, '--map', map, '--publish')).toBe(
    '共 2 行：新增 1，更新 0，未变 0，拒绝 1\n第 3 行 weight：不是数字',
  )
  const { data } = await server().ask(listExhibitors, { keyWord: '命令行展商' })
  expect(data.totalCount).toBe(1)
  expect(await take('exhibitor', rows, '--map', map, '--publish')).toContain('新增 0，更新 0，未变 1')
})

it('says what it is not told, and what the file is not', async () => {
  await expect(take('exhibitor')).rejects.toMatchObject({ text: 'usage' })
  await expect(take('nothing', file('b.csv', 'key\n1\n'))).rejects.toMatchObject({ text: 'usage' })
  const wrong = file('wrong.json', '{ "编号": "no such column" }')
  await expect(take('exhibitor', file('c.csv', 'key\n1\n'), '--map', wrong)).rejects.toMatchObject({ text: 'badMap' })
  await expect(take('exhibitor', file('d.csv', 'key,company.zh\n'))).rejects.toMatchObject({
    text: 'failed',
    parameters: { detail: '文件中没有数据行' },
  })
})
