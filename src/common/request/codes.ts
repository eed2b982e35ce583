import { CODE_MODULUS, EXPIRED_CODES, SILENT_CODES } from '#contract/core/answer-codes.ts'

export type Verdict = 'success' | 'expired' | 'silent' | 'refused'

/** The business code: the remainder by 100000 (spec: common §8). */
export function businessCode(code: number): number {
  return code % CODE_MODULUS
}

/** What the client does about an answer (spec: common §8). */
export function classifyCode(code: number, httpStatus: number): Verdict {
  if (httpStatus === 401) return 'expired'
  const business = businessCode(code)
  if (business === 0) return 'success'
  if (EXPIRED_CODES.includes(business)) return 'expired'
  return SILENT_CODES.includes(business) ? 'silent' : 'refused'
}
