import { heartbeat, verifyOnline } from '../../../contract/session'
import { mock } from '../mock'

export const session = [mock(heartbeat, () => ({ userId: '1' })), mock(verifyOnline, () => ({ userId: '1' }))]
