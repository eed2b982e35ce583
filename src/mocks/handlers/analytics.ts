import { collect } from '../../../contract/analytics/endpoints'
import { mock } from '../mock'

export const analytics = [mock(collect, () => ({ stored: true }))]
