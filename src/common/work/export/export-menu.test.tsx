import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { closeAlert, notices } from '../../ui/notices/notices'
import { Work } from '../work'
import { ExportMenu } from './export-menu'
import { type AskPage, EXPORT_ROWS_MAX } from './gather-rows'

interface Row {
  id: number
}

const rowsOf = (page: number, limit: number): Row[] =>
  Array.from({ length: limit }, (_, i) => ({ id: (page - 1) * limit + i }))

const saved = vi.fn()

beforeEach(() => {
  saved.mockClear()
  closeAlert()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download)
  })
})

async function saveCsv(ask: AskPage<Row>) {
  const user = userEvent.setup()
  render(
    <Work>
      <ExportMenu name="账号" columns={[{ title: '编号', plain: ({ id }: Row) => id }]} ask={ask} />
    </Work>,
  )
  await user.click(screen.getByRole('button', { name: '导出' }))
  await user.click(await screen.findByRole('menuitem', { name: '列表所示（CSV）' }))
  return user
}

it('says how far it is, and can be cancelled', async () => {
  let reply = () => {}
  const requests: AbortSignal[] = []
  const ask: AskPage<Row> = async ({ page, limit }, signal) => {
    requests.push(signal)
    if (page > 1) await new Promise<void>((done) => (reply = done))
    return { list: rowsOf(page, limit), totalCount: 450 }
  }
  const user = await saveCsv(ask)
  const dialog = await screen.findByRole('dialog', { name: '正在导出' })
  expect(dialog.textContent).toContain('已读取 100 条，共 450 条')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(requests.at(-1)?.aborted).toBe(true)
  reply()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toHaveLength(2)
  expect(saved).not.toHaveBeenCalled()
  expect(notices.get().box).toBeNull()
})

it('says so where the limit cut it', async () => {
  await saveCsv(async ({ page, limit }) => ({ list: rowsOf(page, limit), totalCount: EXPORT_ROWS_MAX + 1 }))
  await waitFor(() => expect(notices.get().box?.text).toContain('找到 10,001 条，文件中是前 10,000 条'))
  expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^账号-\d{4}-\d\d-\d\d\.csv$/))
})

it('saves nothing where a page does not come, and says so', async () => {
  await saveCsv(() => Promise.reject(new Error('no')))
  await waitFor(() => expect(notices.get().box?.text).toBe('请求失败，请稍后重试'))
  expect(saved).not.toHaveBeenCalled()
})
