import { collect } from '../../../contract/analytics/endpoints'
import { mock } from '../core/mock'

export const analytics = [mock(collect, () => ({ stored: true }))]
