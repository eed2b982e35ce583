import { describe, expect, it } from 'vitest'
import { businessCode, classifyCode } from './codes'

describe('business code', () => {
  it('is the remainder by 100000, sign kept', () => {
    expect(businessCode(340_001)).toBe(40_001)
    expect(businessCode(100_003)).toBe(3)
    expect(businessCode(-401)).toBe(-401)
    expect(businessCode(200_000)).toBe(0)
  })
})

describe('verdict', () => {
  it.each([
    [0, 200, 'success'],
    [500_000, 200, 'success'],
    [0, 401, 'expired'],
    [-401, 200, 'expired'],
    [9001, 200, 'expired'],
    [340_001, 200, 'expired'],
    [120_002, 200, 'expired'],
    [110_010, 200, 'silent'],
    [30_001, 200, 'silent'],
    [3, 200, 'silent'],
    [110_008, 404, 'silent'],
    [12, 200, 'silent'],
    [10_500, 500, 'refused'],
    [1, 200, 'refused'],
  ] as const)('of code %d with HTTP %d is %s', (code, status, verdict) => {
    expect(classifyCode(code, status)).toBe(verdict)
  })
})
