import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAlert, notices } from '../notices/notices'
import { copyText, shareAddress } from './copy-text'

const ADDRESS = 'http://fair.example/exhibitss.html#/ExhibisDetail?id=1'
let copied: string[] = []
let works = true

/** What a browser takes when a page asks it to copy: what is chosen in the field that has the focus. */
function takeChosen(): boolean {
  const field = document.activeElement
  if (works && field instanceof HTMLTextAreaElement) copied.push(field.value)
  return works
}

beforeEach(() => {
  ;[copied, works] = [[], true]
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  Object.defineProperty(document, 'execCommand', { configurable: true, value: takeChosen })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

describe('on plain http, where a page has no clipboard', () => {
  it('a text is copied all the same, and the focus stays', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    expect(await copyText(ADDRESS)).toBe(true)
    expect(copied).toEqual([ADDRESS])
    expect(document.activeElement).toBe(button)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('a text is copied from within a dialog too, outside of which nothing takes the focus', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    const button = dialog.appendChild(document.createElement('button'))
    button.focus()
    const seen: (Element | null)[] = []
    Object.defineProperty(document, 'execCommand', {
      configurable: true,
      value: () => {
        seen.push(document.activeElement?.closest('dialog') ?? null)
        return takeChosen()
      },
    })
    expect(await copyText(ADDRESS)).toBe(true)
    expect(seen).toEqual([dialog])
  })

  it('sharing says that it is copied', async () => {
    await shareAddress(ADDRESS, { copied: '链接已复制', failed: '复制失败' })
    expect(notices.get().toasts.map(({ text }) => text)).toContain('链接已复制')
    expect(notices.get().box).toBeNull()
  })

  it('sharing shows the address where a browser copies nothing', async () => {
    works = false
    await shareAddress(ADDRESS, { copied: '链接已复制', failed: '复制失败' })
    expect(notices.get().box).toMatchObject({ title: '复制失败', text: ADDRESS })
    closeAlert()
  })
})

it('the clipboard is tried first; the fallback copies what it refuses', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  expect(await copyText(ADDRESS)).toBe(true)
  expect(writeText).toHaveBeenCalledWith(ADDRESS)
  expect(copied).toEqual([ADDRESS])
})
