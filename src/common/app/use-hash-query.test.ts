import { describe, expect, it } from 'vitest'
import { parseId, patchQuery } from './use-hash-query'

describe('patched', () => {
  const defaults = { sort: 'recommended' }

  it('sets a filter and starts at page 1 again', () => {
    expect(patchQuery('?page=3&hallId=2', { categoryId: 5 }, defaults)).toBe('?hallId=2&categoryId=5')
  })

  it('keeps the filters when the page is turned', () => {
    expect(patchQuery('?hallId=2', { page: 2 }, defaults)).toBe('?hallId=2&page=2')
  })

  it('drops defaults, page 1 and what is emptied', () => {
    expect(
      patchQuery('?page=2&sort=newest&hallId=2', { page: 1, sort: 'recommended', hallId: undefined }, defaults),
    ).toBe('')
  })

  it('keeps what is not its own', () => {
    expect(patchQuery('?scenario=slow&lang=en-US', { keyWord: '茶' }, defaults)).toContain('scenario=slow&lang=en-US')
  })
})

describe('idOf', () => {
  it.each(['', '0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999'])('%j is no id', (text) => {
    expect(parseId(text)).toBeUndefined()
  })

  it('reads the ids that the database can hold', () => {
    expect(parseId('2147483647')).toBe(2_147_483_647)
  })
})
