import { describe, expect, it } from 'vitest'
import { addressForm, fitted, withoutSecrets } from './event'

const host = 'https://count.yunzhan.example/projects/yunzhan/collect/page'
const event = {
  eventId: 'e'.repeat(32),
  visitorId: 'v'.repeat(32),
  sessionId: 's'.repeat(32),
  time: 1_700_000_000_000,
  language: 'zh-CN',
  name: 'home',
  url: 'https://yunzhan.example/index.html',
  referrer: '',
}

describe('the address form', () => {
  it('of a short event is left alone', () => {
    expect(fitted(host, event)).toEqual(event)
  })

  it.each([
    ['both long', 'a'.repeat(1_500), 'b'.repeat(1_500)],
    ['a long address', 'a'.repeat(5_000), ''],
    ['a long referrer', 'https://yunzhan.example/', 'b'.repeat(5_000)],
    ['Chinese', '展'.repeat(900), '览'.repeat(900)],
    ['emoji', '🏺'.repeat(400), '🎏'.repeat(400)],
  ])('has at most 2036 characters: %s', (_, url, referrer) => {
    const cut = fitted(host, { ...event, url, referrer })
    expect(addressForm(host, cut).length).toBeLessThanOrEqual(2_036)
    expect(url.startsWith(cut.url)).toBe(true)
    expect(cut.url).not.toMatch(/[\uD800-\uDBFF]$/)
  })

  it('uses the room it has, and cuts the referrer before the address', () => {
    const cut = fitted(host, { ...event, url: 'a'.repeat(1_000), referrer: 'b'.repeat(1_000) })
    expect(cut.url).toHaveLength(1_000)
    expect(addressForm(host, cut)).toHaveLength(2_036)
  })
})

describe('secrets', () => {
  it.each([
    ['https://a.example/x?token=1&keyWord=2', 'https://a.example/x?token=&keyWord=2'],
    ['/x#/y?id=1&token=2', '/x#/y?id=1&token='],
    ['/x?Token=1#/y?tokenKey=2', '/x?Token=#/y?tokenKey='],
    ['/x?tokens=1', '/x?tokens=1'],
    ['/news.html?preview=1#/', '/news.html?preview=#/'],
    ['', ''],
  ])('%s', (address, clean) => {
    expect(withoutSecrets(address)).toBe(clean)
  })
})
