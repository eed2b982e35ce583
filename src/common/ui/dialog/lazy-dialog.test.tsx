import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Notices } from '../notices/notices-view'
import { Dialog } from './dialog'
import { lazyDialog } from './lazy-dialog'

const Shown = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="拼图" onClose={onClose}>
    <p>在此</p>
  </Dialog>
)

it('says that the line is lost and closes, is tried again by the next press, and then stands at once', async () => {
  const load = vi.fn<() => Promise<typeof Shown>>(() => Promise.resolve(Shown))
  load.mockRejectedValueOnce(new Error('the line is lost'))
  const Later = lazyDialog(load)
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {open ? <Later onClose={() => setOpen(false)} /> : null}
        <Notices />
      </>
    )
  }
  const user = userEvent.setup()
  render(<Opener />)
  const opener = screen.getByRole('button', { name: '打开' })
  await user.click(opener)
  expect(await screen.findByText('无法连接网络，请检查网络后重试')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: '拼图' })).toBeNull()
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: '拼图' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: '拼图' })).toBeTruthy()
})
