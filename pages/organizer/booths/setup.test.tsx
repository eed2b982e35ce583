import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { copyHallSetup, saveHallSetup } from '#contract/fair/booths/endpoints.ts'
import { SETUP_DOCUMENTS_MAX, SETUP_FILE_MAX_KB } from '#contract/fair/booths/setup/limits.ts'
import { setupRows } from '#src/mocks/fair/booths/setup.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { expectFocus, fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(setupRows)
beforeEach(() => signInAs(userTypes.staff))

/** The last of so many dialogs that are open. */
const lastDialog = (count: number) =>
  waitFor(() => {
    const dialogs = screen.getAllByRole('dialog')
    expect(dialogs).toHaveLength(count)
    const last = dialogs.at(-1)
    if (!last) throw new Error('no dialog is open')
    return last
  })

/** Somebody else changes the set-up information of a hall. */
function changeMeanwhile(hall: number) {
  const row = setupRows.find(({ hallId }) => hallId === hall)
  if (row) Object.assign(row, { revision: row.revision + 1, note: { zh: '别人写的', en: '' } })
}

async function openDialog(hall: number) {
  const user = await openPage(`/organizer.html#/booths?hall=${hall}`)
  await user.click(await screen.findByRole('button', { name: '参展须知' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('textbox', { name: '说明 (中文)' })
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: /^保\s?存$/ })) }
}

describe('what exhibitors of a hall need to know', () => {
  it('is saved with its documents in their order', async () => {
    const { user, dialog, save } = await openDialog(1)
    await expectAccessible()
    fill(dialog.getByRole('textbox', { name: '说明 (英文)' }), 'Gate North 4')
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!input) throw new Error('no input of files')
    await user.upload(input, new File(['%PDF-1.4'], 'power.pdf', { type: 'application/pdf' }))
    expect(await dialog.findByRole('textbox', { name: 'power.pdf 的标题 (中文)' })).toHaveProperty('value', 'power')
    await user.click(dialog.getByRole('button', { name: /^移除 参展资质证明/ }))
    const call = nextCall(saveHallSetup.path)
    await save()
    expect(await (await call).json()).toMatchObject({
      hallId: 1,
      revision: 2,
      setup: {
        note: { en: 'Gate North 4' },
        documents: [{ file: 'mock-5' }, { file: expect.stringMatching(/^mock-upload-/), title: { zh: 'power' } }],
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is refused at its field before it is sent', async () => {
    const { user, dialog, save } = await openDialog(3)
    const setMoment = async (name: string, value: string) => {
      const box = dialog.getByRole('textbox', { name })
      await user.click(box)
      await user.type(box, `${value}{Enter}`)
    }
    await setMoment('布展开始（GMT+8）', '2031-11-02 08:00')
    await setMoment('布展结束（GMT+8）', '2031-11-01 08:00')
    await save()
    expect(await dialog.findByText('结束时间须晚于开始时间')).toBeTruthy()
    expect(setupRows.some(({ hallId }) => hallId === 3)).toBe(false)
  })

  it('takes no file that is too large or of another type', async () => {
    const { user, dialog } = await openDialog(3)
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!input) throw new Error('no input of files')
    const large = new File(['%PDF-1.4'], '大.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: SETUP_FILE_MAX_KB * 1024 + 1 })
    await user.upload(input, large)
    expect((await dialog.findByRole('alert')).textContent).toContain('20')
    expect(dialog.queryByRole('textbox', { name: /大\.pdf/ })).toBeNull()
  })

  it('takes 20 documents and reports at the field that there are no more; the focus stays', async () => {
    const { dialog } = await openDialog(3)
    const button = dialog.getByRole('button', { name: /选择文件$/ })
    const choose = (count: number, name: string) => {
      const files = Array.from({ length: count }, (_, i) => {
        return new File(['%PDF-1.4'], `${name}${i + 1}.pdf`, { type: 'application/pdf' })
      })
      // antd replaces its input after each choice.
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
      if (!input) throw new Error('no input of files')
      fireEvent.change(input, { target: { files } })
    }
    const titles = () => dialog.queryAllByRole('textbox', { name: /的标题 \(中文\)$/ })
    button.focus()
    choose(SETUP_DOCUMENTS_MAX, '文件')
    await waitFor(() => expect(titles()).toHaveLength(SETUP_DOCUMENTS_MAX), { timeout: 10_000 })
    choose(2, '其他')
    expect((await dialog.findByRole('alert')).textContent).toBe('最多只能上传 20 个文件')
    expect(titles()).toHaveLength(SETUP_DOCUMENTS_MAX)
    expect(document.activeElement).toBe(button)
  })

  it('has the focus at its first field, also once it is loaded again, and returns it when it is closed', async () => {
    const { user, dialog, save } = await openDialog(1)
    const box = await screen.findByRole('dialog')
    const first = () => dialog.getByRole('textbox', { name: '布展开始（GMT+8）' })
    await expectFocus(first())
    fill(dialog.getByRole('textbox', { name: '说明 (中文)' }), '我写的')
    changeMeanwhile(1)
    await save()
    await user.click(await dialog.findByRole('button', { name: '载入已保存的版本' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: '说明 (中文)' })).toHaveProperty('value', '别人写的'),
    )
    expect(box.isConnected).toBe(true)
    await expectFocus(first())
    await user.click(dialog.getByRole('button', { name: /^取\s?消$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectFocus(screen.getByRole('button', { name: '参展须知' }))
  })

  it('that somebody else has changed is not overwritten: the inputs stay until the saved version is loaded', async () => {
    const { user, dialog, save } = await openDialog(1)
    fill(dialog.getByRole('textbox', { name: '说明 (中文)' }), '我写的')
    changeMeanwhile(1)
    await save()
    expect(await dialog.findByText(/刚被其他人修改/)).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: '说明 (中文)' })).toHaveProperty('value', '我写的')
    await user.click(dialog.getByRole('button', { name: '载入已保存的版本' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '说明 (中文)' })).toHaveProperty('value', '别人写的'),
    )
  })
})

describe('a copy to all halls', () => {
  it('names what is overwritten, and sends what was read', async () => {
    const { user, dialog } = await openDialog(1)
    await user.click(dialog.getByRole('button', { name: '复制到所有展馆' }))
    const question = within(await lastDialog(2))
    expect(question.getByText('其中 1 个展馆已有的参展须知将被覆盖：非遗馆。')).toBeTruthy()
    const call = nextCall(copyHallSetup.path)
    await user.click(question.getByRole('button', { name: /^复\s?制$/ }))
    expect(await (await call).json()).toEqual({
      hallId: 1,
      revision: 2,
      others: [
        { hallId: 2, revision: 1 },
        { hallId: 3, revision: 0 },
        { hallId: 4, revision: 0 },
      ],
    })
    await lastDialog(1)
  })

  it('that somebody else has changed is not copied unread, also on a second attempt', async () => {
    const { user, dialog } = await openDialog(1)
    changeMeanwhile(1)
    const attempt = async () => {
      await user.click(dialog.getByRole('button', { name: '复制到所有展馆' }))
      const question = within(await lastDialog(2))
      await user.click(question.getByRole('button', { name: /^复\s?制$/ }))
      expect(await question.findByText('有展馆的参展须知在您打开后已变动，本次未复制到任何展馆')).toBeTruthy()
      return question
    }
    const first = await attempt()
    expect(first.getByRole('button', { name: /^复\s?制$/ })).toHaveProperty('disabled', true)
    await user.click(first.getByRole('button', { name: /^取\s?消$/ }))
    await lastDialog(1)
    const second = await attempt()
    expect(setupRows.some(({ hallId }) => hallId === 3)).toBe(false)
    await user.click(second.getByRole('button', { name: '载入已保存的版本' }))
    await lastDialog(1)
    expect(dialog.getByRole('textbox', { name: '说明 (中文)' })).toHaveProperty('value', '别人写的')
    await user.click(dialog.getByRole('button', { name: '复制到所有展馆' }))
    await user.click(within(await lastDialog(2)).getByRole('button', { name: /^复\s?制$/ }))
    await lastDialog(1)
    expect(setupRows.find(({ hallId }) => hallId === 3)?.note.zh).toBe('别人写的')
  })

  it('waits until changes are saved', async () => {
    const { dialog } = await openDialog(1)
    fill(dialog.getByRole('textbox', { name: '说明 (中文)' }), '改了')
    await waitFor(() => expect(dialog.getByRole('button', { name: '复制到所有展馆' })).toHaveProperty('disabled', true))
  })

  it('is not offered where nothing was saved', async () => {
    const { dialog } = await openDialog(3)
    expect(dialog.queryByRole('button', { name: '复制到所有展馆' })).toBeNull()
  })
})
