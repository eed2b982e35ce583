import { describe, expect, it } from 'vitest'
import { chinaClock, chinaMoment } from '#contract/core/china-time.ts'
import { buildCsvName, buildCsv } from './csv'
import { maskEmail, maskNumber, maskPhone } from './mask'

const cellOf = (text: string) =>
  buildCsv([text], [{ zh: '文', en: 'Text', cell: (row) => row }], 'zh-CN')
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/\r\n$/, '')

describe('a table', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('makes %j harmless', (text) => {
    expect(cellOf(text).replaceAll('"', '')).toBe(`'${text}`)
  })

  it('leaves what is harmless as it is', () => {
    expect(cellOf('a=b')).toBe('a=b')
    expect(cellOf('他说"好"，走')).toBe('"他说""好""，走"')
  })

  it('is named after the day at the fair', () => {
    expect(buildCsvName('outbox', new Date('2026-11-20T16:00:00Z'))).toBe('outbox-2026-11-21.csv')
    expect(buildCsvName('outbox', new Date('2026-11-20T15:59:59Z'))).toBe('outbox-2026-11-20.csv')
  })
})

it('a moment is reported as the fair’s clock shows it', () => {
  expect(chinaClock(new Date('2026-11-20T22:05:00Z'))).toBe('06:05')
  expect(chinaMoment(new Date('2026-11-20T22:05:00Z'))).toBe('2026-11-21 06:05')
})

describe('a mask', () => {
  it('keeps the ends of a phone', () => {
    expect(maskPhone('13800138001')).toBe('138****8001')
    expect(maskPhone('12345')).toBe('****45')
    expect(maskPhone('')).toBe('')
  })

  it('keeps the domain of an e-mail', () => {
    expect(maskEmail('hello@a.example')).toBe('h***@a.example')
    expect(maskEmail('')).toBe('')
  })

  it('keeps the last four of a number, and none of a short one', () => {
    expect(maskNumber('E10020031')).toBe('*****0031')
    expect(maskNumber('1234')).toBe('****')
  })
})
