import { getHealth, getLiveness, getReadiness } from '#contract/foundation/health/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'

export const health = [
  mock(getHealth, () => ({
    database: 'up' as const,
    engine: 'embedded' as const,
    redis: 'none' as const,
    version: 'mock',
    uptimeSeconds: 1,
  })),
  mock(getLiveness, () => ({ version: 'mock', uptimeSeconds: 1, network: '127.0.0.1', forwarded: 0 })),
  mock(getReadiness, () => ({ version: 'mock', schema: 'current' as const })),
]
