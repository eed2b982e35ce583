import { mountPage } from '../../src/common/layout/mount-page'
import { stayInFrame } from '../../src/features/assistant/frame'
import { startWith } from '../../src/features/assistant/conversation'
import { takeTicket } from '../../src/features/assistant/ticket'
import { routes } from './routes'

// Before anything else reads the address: a ticket is for nobody's records.
startWith(takeTicket())
stayInFrame()
void mountPage({ entry: 'icifAi', texts: ['assistant'], routes })
