/** The service that speaks: `code = service × 100000 + business code`, so the client's remainder is the business code. */
const service = { platform: 0, exhibition: 1, content: 2, authority: 3, messaging: 4 } as const

/** The client drops the remainder of this division (spec: common §8). */
export const CODE_MODULUS = 100_000

export interface BusinessError {
  readonly name: string
  readonly code: number
  readonly status: number
  /** `{name}` stands for a parameter given when the error is raised. */
  readonly zh: string
  readonly en: string
}

export function business(
  name: string,
  from: keyof typeof service,
  code: number,
  status: number,
  zh: string,
  en: string,
): BusinessError {
  return { name, code: service[from] * CODE_MODULUS + code, status, zh, en }
}
