import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LivePlayer } from './live-player'
import {
  base,
  button,
  engineOf,
  made,
  missing,
  onRefresh,
  onReserve,
  playing,
  show,
  restartPlayer,
  emit,
} from './test-player'
import { en } from '#tests/setup/english.ts'

vi.mock('./engine/engine', () => import('./test-player'))

beforeEach(restartPlayer)
afterEach(() => vi.useRealTimers())

describe.each([
  ['zh-CN', '预约', '已预约', '直播暂时中断，请稍后刷新', '直播已结束，回放正在整理，请稍后刷新', '刷新', '播放'],
  [
    'en-US',
    'Book',
    'Booked',
    'The live stream has been interrupted. Please refresh in a moment.',
    en('player:unrecorded'),
    'Refresh',
    'Play',
  ],
])('in %s', (language, reserve, reserved, stopped, unrecorded, refresh, play) => {
  beforeEach(async () => {
    await i18next.changeLanguage(language)
  })

  it('status 0: the start in the time of the fair, and an appointment', async () => {
    show({ status: 0 })
    expect(screen.getByText('05/01 10:00 GMT+8')).toBeTruthy()
    await userEvent.click(button(reserve))
    expect(onReserve).toHaveBeenCalledOnce()
  })

  it('status 0, booked: the button says so and does nothing', () => {
    show({ status: 0, isReserve: true }, false)
    expect(button(reserved)).toHaveProperty('disabled', true)
    expect(missing(reserve)).toBeNull()
  })

  it('status 6, and a recording that is not there: why, and a refresh', async () => {
    const { rerender } = show({ status: 6 })
    expect(screen.getByRole('status').textContent).toBe(stopped)
    await userEvent.click(button(refresh))
    rerender(<LivePlayer live={{ ...base, status: 2, mediaUrl: '' }} onReserve={onReserve} onRefresh={onRefresh} />)
    expect(screen.getByRole('status').textContent).toBe(unrecorded)
    await userEvent.click(button(refresh))
    expect(onRefresh).toHaveBeenCalledTimes(2)
  })

  it('status 2: nothing is loaded until the cover is clicked', async () => {
    show({ status: 2 })
    expect(made).toHaveLength(0)
    await userEvent.click(button(play))
    const { options, engine } = await engineOf()
    expect(options).toMatchObject({ address: '/rec.m3u8', live: false })
    expect(engine.play).toHaveBeenCalled()
  })
})

describe('a cover', () => {
  it('has no appointment for whoever may not make one', () => {
    show({ status: 0 }, false)
    expect(missing('预约')).toBeNull()
  })

  it('is all there is of status 3', () => {
    show({ status: 3 })
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('a live session', () => {
  it('starts by itself, silent, in standard, and gets its sound by one tap', async () => {
    const one = await playing()
    expect(one.options).toMatchObject({ address: '/sd.m3u8', live: true })
    expect(one.engine.setSound).toHaveBeenLastCalledWith(0.5, true)
    await userEvent.click(button('点击开启声音'))
    expect(one.engine.setSound).toHaveBeenLastCalledWith(0.5, false)
    expect(missing('点击开启声音')).toBeNull()
  })

  it('offers the qualities that have an address and goes over to the chosen one', async () => {
    const { engine } = await playing()
    const choice = screen.getByLabelText('清晰度')
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['标清', '流畅'])
    await userEvent.selectOptions(choice, 'fluent')
    expect(engine.setSource).toHaveBeenCalledWith('/ld.m3u8')
  })

  it('has no seek bar, and arrows do not seek', async () => {
    const { engine } = await playing()
    expect(screen.queryByRole('slider', { name: '播放进度' })).toBeNull()
    fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowLeft' })
    expect(engine.seek).not.toHaveBeenCalled()
  })

  it('shows the cover with a play button where the browser starts nothing', async () => {
    show()
    const one = await engineOf()
    emit(one, { type: 'blocked' })
    one.engine.play.mockClear()
    await userEvent.click(button('播放'))
    expect(one.engine.play).toHaveBeenCalledOnce()
  })

  it('tries a stream that is down again, later each time, and says so until it flows', async () => {
    const one = await playing()
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    emit(one, { type: 'down' })
    expect(screen.queryByRole('alert')).toBeNull()
    emit(one, { type: 'waiting' })
    expect(screen.getByRole('alert').textContent).toBe('网络状态不佳，请刷新页面')
    act(() => void vi.advanceTimersByTime(1_000))
    expect(one.engine.retry).toHaveBeenCalledTimes(1)
    emit(one, { type: 'down' })
    act(() => void vi.advanceTimersByTime(1_999))
    expect(one.engine.retry).toHaveBeenCalledTimes(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(one.engine.retry).toHaveBeenCalledTimes(2)
    // This time no answer comes at all.
    act(() => void vi.advanceTimersByTime(12_000))
    act(() => void vi.advanceTimersByTime(4_000))
    expect(one.engine.retry).toHaveBeenCalledTimes(3)
    emit(one, { type: 'flowing' }, { type: 'playing' })
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(one.engine.retry).toHaveBeenCalledTimes(3)
  })

  it('takes a picture that stands still for 12 s for one that is down', async () => {
    const one = await playing()
    vi.useFakeTimers()
    emit(one, { type: 'waiting' })
    act(() => void vi.advanceTimersByTime(11_999))
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('begins anew by refresh, with the sound and quality that were chosen', async () => {
    const one = await playing()
    await userEvent.click(button('点击开启声音'))
    await userEvent.selectOptions(screen.getByLabelText('清晰度'), 'fluent')
    emit(one, { type: 'down' }, { type: 'waiting' })
    await userEvent.click(button('刷新'))
    expect(onRefresh).toHaveBeenCalledOnce()
    expect(one.engine.destroy).toHaveBeenCalledOnce()
    const next = await engineOf(2)
    expect(next.options.address).toBe('/ld.m3u8')
    expect(next.engine.setSound).toHaveBeenLastCalledWith(0.5, false)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('without any address says that there is no picture yet', async () => {
    show({ pullUrl: { customld: [], customsd: [], customhd: [] } })
    expect((await screen.findByRole('alert')).textContent).toBe('主播还没有开启画面，请稍后刷新')
    expect(made).toHaveLength(0)
  })

  it('keeps playing when the same session is told again', async () => {
    const { rerender } = show()
    const one = await engineOf()
    rerender(
      <LivePlayer live={{ ...base, pullUrl: { ...base.pullUrl } }} onReserve={onReserve} onRefresh={onRefresh} />,
    )
    expect(one.engine.destroy).not.toHaveBeenCalled()
    expect(made).toHaveLength(1)
  })
})

describe('the poster', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is there before the code of the player is requested', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = show()
    const poster = container.querySelector('img')
    expect(poster?.getAttribute('fetchpriority')).toBe('high')
    await vi.dynamicImportSettled()
    expect(made).toHaveLength(0)
    if (poster) fireEvent.load(poster)
    await engineOf()
  })

  it('that cannot be loaded keeps nobody waiting', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = show()
    const poster = container.querySelector('img')
    if (poster) fireEvent.error(poster)
    expect(await engineOf()).toBeTruthy()
  })

  it('is not waited for by a viewer who asks for the recording', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    show({ status: 2 })
    await userEvent.click(button('播放'))
    expect(await engineOf()).toBeTruthy()
  })
})
