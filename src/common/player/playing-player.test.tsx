import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LivePlayer } from './live-player'
import {
  base,
  button,
  emit,
  engineOf,
  made,
  missing,
  onRefresh,
  onReserve,
  playing,
  restartPlayer,
  show,
} from './test-player'

vi.mock('./engine/engine', () => import('./test-player'))

beforeEach(() => {
  restartPlayer()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('a recording', () => {
  it('seeks by its bar and by the arrow keys', async () => {
    const { engine } = await playing({ status: 2 })
    const bar = screen.getByRole('slider', { name: '播放进度' })
    expect(bar.getAttribute('aria-valuetext')).toBe('0:10，共 1:05')
    fireEvent.change(bar, { target: { value: '30' } })
    expect(engine.seek).toHaveBeenLastCalledWith(30)
    fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowRight' })
    expect(engine.seek).toHaveBeenLastCalledWith(15)
  })

  it('plays, pauses and is silent by keys', async () => {
    const one = await playing({ status: 2 })
    const player = screen.getByRole('region')
    fireEvent.keyDown(player, { key: 'k' })
    expect(one.engine.pause).toHaveBeenCalledOnce()
    emit(one, { type: 'paused' })
    expect(button('播放')).toBeTruthy()
    fireEvent.keyDown(player, { key: 'm' })
    expect(one.engine.setSound).toHaveBeenLastCalledWith(0.5, true)
    expect(button('取消静音')).toBeTruthy()
  })

  it('offers the renditions that its list names', async () => {
    const one = await playing({ status: 2 })
    expect(screen.queryByLabelText('清晰度')).toBeNull()
    emit(one, { type: 'levels', count: 3 })
    await userEvent.selectOptions(screen.getByLabelText('清晰度'), 'high')
    expect(one.engine.setLevel).toHaveBeenLastCalledWith('high')
  })

  it('offers captions where there are any and shows them in our own words', async () => {
    const one = await playing({ status: 2, captionsUrl: '/zh.vtt' })
    expect(one.options.captionsUrl).toBe('/zh.vtt')
    expect(missing('字幕')).toBeNull()
    emit(one, { type: 'captions', tracks: [{ language: '', isTranslated: false }] })
    await userEvent.click(button('字幕'))
    expect(one.engine.setCaptions).toHaveBeenLastCalledWith('')
    emit(one, { type: 'cue', text: '一声橹响' })
    expect(screen.getByText('一声橹响')).toBeTruthy()
    await userEvent.click(button('字幕'))
    expect(screen.queryByText('一声橹响')).toBeNull()
  })

  const both = [
    { language: 'en', isTranslated: false },
    { language: 'zh', isTranslated: true },
  ]

  it('offers captions in the language of the reader first, marks a translation, and remembers the choice', async () => {
    const one = await playing({ status: 2 })
    emit(one, { type: 'captions', tracks: both })
    const picker = screen.getByLabelText('字幕')
    const options = [...picker.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['字幕关闭', '中文（机器翻译）', 'English'])
    await userEvent.selectOptions(picker, 'zh')
    expect(one.engine.setCaptions).toHaveBeenLastCalledWith('zh')
    expect(screen.getByText('字幕：中文（机器翻译）').getAttribute('role')).toBe('status')
    emit(one, { type: 'cue', text: '有现货' })
    expect(screen.getByText('有现货').textContent).toBe('有现货机器翻译')
    expect(screen.getByText('有现货').lang).toBe('zh')
    // A line of the track without a translation.
    emit(one, { type: 'cue', text: 'In stock.', spokenIn: 'en' })
    expect(screen.getByText('In stock.').textContent).toBe('In stock.')
    expect(screen.getByText('In stock.').lang).toBe('en')
    made.length = 0
    show({ status: 2, id: 2, liveName: '另一场' })
    await userEvent.click(screen.getAllByRole('button', { name: '播放' }).at(-1) ?? document.body)
    const second = await engineOf()
    emit(second, { type: 'captions', tracks: both })
    expect(second.engine.setCaptions).toHaveBeenLastCalledWith('zh')
  })

  it('turns captions on and off by a key', async () => {
    const one = await playing({ status: 2 })
    emit(one, { type: 'captions', tracks: both })
    const player = screen.getByRole('region')
    fireEvent.keyDown(player, { key: 'c' })
    expect(one.engine.setCaptions).toHaveBeenLastCalledWith('zh')
    fireEvent.keyDown(player, { key: 'c' })
    expect(one.engine.setCaptions).toHaveBeenLastCalledWith(null)
    expect(localStorage.getItem('captionLanguage')).toBeNull()
  })

  it('is not tried again by itself', async () => {
    const one = await playing({ status: 2 })
    vi.useFakeTimers()
    emit(one, { type: 'down' }, { type: 'waiting' })
    expect(screen.getByRole('alert')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(one.engine.retry).not.toHaveBeenCalled()
  })

  it('remembers the volume for the next player of the page', async () => {
    const first = await playing({ status: 2 })
    fireEvent.change(screen.getByRole('slider', { name: '音量' }), { target: { value: '0.8' } })
    expect(first.engine.setSound).toHaveBeenLastCalledWith(0.8, false)
    made.length = 0
    show({ status: 2, id: 2, liveName: '另一场' })
    await userEvent.click(screen.getAllByRole('button', { name: '播放' }).at(-1) ?? document.body)
    const second = await engineOf()
    expect(second.engine.setSound).toHaveBeenLastCalledWith(0.8, false)
    fireEvent.change(screen.getAllByRole('slider', { name: '音量' })[0] ?? document.body, { target: { value: '0.5' } })
  })
})

describe('the option bar', () => {
  const shows = () => screen.getByRole('group', { name: '播放控制' }).dataset['shows']
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('hides after 3 s, and comes back with the pointer or a key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await playing()
    const player = screen.getByRole('region')
    fireEvent.pointerMove(player)
    wait(2_900)
    expect(shows()).toBe('true')
    wait(200)
    expect(shows()).toBe('false')
    fireEvent.pointerMove(player)
    expect(shows()).toBe('true')
    wait(3_100)
    fireEvent.keyDown(player, { key: 'Tab' })
    expect(shows()).toBe('true')
  })

  it('stays while paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const one = await playing()
    emit(one, { type: 'paused' })
    wait(10_000)
    expect(shows()).toBe('true')
    emit(one, { type: 'playing' })
    expect(shows()).toBe('true')
    wait(3_100)
    expect(shows()).toBe('false')
  })

  it('stays while a control in it has the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await playing()
    act(() => screen.getByLabelText('清晰度').focus())
    wait(10_000)
    expect(shows()).toBe('true')
    act(() => screen.getByLabelText('清晰度').blur())
    wait(3_100)
    expect(shows()).toBe('false')
  })
})

describe('a live session', () => {
  const line = {
    liveId: 1,
    startsAt: '2026-05-01T02:00:10.000Z',
    endsAt: '2026-05-01T02:00:14.000Z',
    language: 'en-US' as const,
    text: 'It is in stock.',
    translation: '有现货。',
    arrivedAt: Date.parse('2026-05-01T02:00:12.000Z'),
  }
  const at = (time: string) => Date.parse(`2026-05-01T02:00:${time}.000Z`)

  it('shows what is spoken with its picture, in the language of the reader or as it was spoken', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(at('13'))
    const { rerender } = show()
    const one = await engineOf()
    emit(one, { type: 'playing' })
    expect(screen.queryByLabelText('字幕')).toBeNull()
    rerender(<LivePlayer live={base} spoken={[line]} onReserve={onReserve} onRefresh={onRefresh} />)
    await userEvent.selectOptions(screen.getByLabelText('字幕'), 'zh')
    const showAt = (picture: number) => {
      one.engine.pictureTime.mockReturnValue(picture)
      emit(one, { type: 'time', at: 1, duration: Number.POSITIVE_INFINITY })
    }
    // The text is there before its picture.
    showAt(at('08'))
    expect(screen.queryByText('有现货。')).toBeNull()
    showAt(at('10'))
    expect(screen.getByText('有现货。').textContent).toBe('有现货。机器翻译')
    await userEvent.selectOptions(screen.getByLabelText('字幕'), 'en')
    expect(screen.getByText('It is in stock.').textContent).toBe('It is in stock.')
    vi.mocked(Date.now).mockReturnValue(at('20'))
    showAt(at('17'))
    expect(screen.queryByText('It is in stock.')).toBeNull()
    vi.mocked(Date.now).mockRestore()
  })
})
