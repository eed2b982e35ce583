import { getHealth } from '../../../contract/health/endpoints'
import { mock } from '../core/mock'

export const health = [
  mock(getHealth, () => ({
    database: 'up' as const,
    engine: 'embedded' as const,
    redis: 'none' as const,
    version: 'mock',
    uptimeSeconds: 1,
  })),
]
