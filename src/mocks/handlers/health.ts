import { getHealth } from '../../../contract/health'
import { mock } from '../mock'

export const health = [mock(getHealth, () => ({ database: 'embedded' as const, version: 'mock', uptimeSeconds: 1 }))]
