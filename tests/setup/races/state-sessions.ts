import { addAccount } from '#server/modules/foundation/accounts/accounts.queries.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { openDirect } from '#server/modules/live/chat/chat.queries.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { assignAgent } from '#server/modules/live/customer-service/inbox.queries.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { changeLiveRow, moveStatus as moveLive } from '#server/modules/live/live/manage.queries.ts'
import { addSession } from '../live-rooms'
import { moveStatus as moveAccount } from '#server/modules/foundation/accounts/index.ts'
import type { TestServer } from '../start-server'
import type { StateChange } from './state-change'

const ACCOUNT_ID = 1
const startsAt = new Date('2031-03-01T10:00:00Z')
const draft = { title: { zh: '乙', en: 'B' }, introduction: { zh: '乙', en: 'B' }, startsAt, endsAt: startsAt }
const active = { name: { zh: '乙', en: 'B' }, userType: 6, status: 'active' as const, passwordHash: 'x' }

let services = 0
/** A conversation with a service that nobody else has. */
const addConversation = ({ database }: TestServer) =>
  database.write((db) => openDirect(db, { visitorId: ACCOUNT_ID, service: `test-${(services += 1)}` }))

/** Of sessions, accounts and conversations. */
export const sessionStates: Record<string, StateChange> = {
  'start of a session': {
    table: lives,
    column: 'status',
    from: 0,
    to: 1,
    add: (server) => addSession(server),
    change: (db, id) => moveLive(db, id, { from: 0, to: 1 }),
  },
  'change of a session': {
    table: lives,
    column: 'version',
    from: 1,
    to: 2,
    add: (server) => addSession(server),
    change: (db, id) => changeLiveRow(db, { id: id, version: 1 }, draft),
  },
  'end of an account': {
    table: accounts,
    column: 'status',
    from: 'active',
    to: 'disabled',
    add: async ({ database }) => (await database.write((db) => addAccount(db, active))).id,
    change: (db, id) => moveAccount(db, id, { from: 'active', to: 'disabled' }),
  },
  'taking of a conversation': {
    table: conversations,
    column: 'agent_id',
    from: null,
    to: ACCOUNT_ID,
    add: addConversation,
    change: (db) =>
      assignAgent(db, { visitorId: ACCOUNT_ID, service: `test-${services}` }, { from: null, to: ACCOUNT_ID }),
  },
}
