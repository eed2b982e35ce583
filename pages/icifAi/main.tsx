import { mountPage } from '#src/common/layout/mount-page.tsx'
import { stayInFrame } from '#src/features/operations/assistant/frame.ts'
import { startWith } from '#src/features/operations/assistant/conversation.ts'
import { takeTicket } from '#src/features/operations/assistant/ticket.ts'
import { routes } from './routes'

// Before anything else reads the address: a ticket must not reach any log.
startWith(takeTicket())
stayInFrame()
void mountPage({ entry: 'icifAi', texts: ['assistant'], routes })
