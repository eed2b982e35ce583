import { collect } from '#contract/operations/analytics/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'

export const analytics = [mock(collect, () => ({ stored: true }))]
