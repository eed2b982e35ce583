import { collect } from '../../../contract/analytics'
import { mock } from '../mock'

export const analytics = [mock(collect, () => ({ stored: true }))]
