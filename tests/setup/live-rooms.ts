import { beforeAll } from 'vitest'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import type { PullUrl } from '#contract/live/live/rules.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { signedInAs } from './access'
import { type TestServer, useServer } from './server'
import type { Realtime, RoomName } from '#server/platform/realtime/realtime.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { lives, liveManagers } from '#server/modules/live/live/live.schema.ts'

interface Emitted {
  to: RoomName[]
  event: string
  data: unknown
}

export interface RoomServer extends TestServer {
  emitted: Emitted[]
  removed: { accountId: number; from: RoomName[] }[]
  /** `people`: the reported size of every room. */
  state: { people: number }
}

/** The whole server on the demo fair, and what its clients would receive, written down. */
export function useRooms(): () => RoomServer {
  const server = useServer('demo', { PUBLIC_URL: 'https://fair.example' })
  const seen: Pick<RoomServer, 'emitted' | 'removed' | 'state'> = { emitted: [], removed: [], state: { people: 0 } }
  beforeAll(() => {
    const heard: Pick<Realtime, 'emit' | 'remove' | 'countPeople'> = {
      emit: (to, event, data) => void seen.emitted.push({ to: [to].flat(), event, data }),
      remove: (accountId, from) => void seen.removed.push({ accountId, from }),
      countPeople: async () => seen.state.people,
    }
    Object.assign(server().app.gateway.realtime, heard)
  })
  return () => ({ ...server(), ...seen })
}

/** What the console writes of a session, in Chinese alone. */
export const draft: LiveDraft = {
  title: { zh: ' 木作夜谈 ', en: '' },
  introduction: { zh: '一把椅子的一生', en: '' },
  notice: { zh: '', en: '' },
  coverUrl: { zh: '', en: '' },
  type: 1,
  startTime: '2031-03-01T10:00:00+08:00',
  endTime: '2031-03-01T11:00:00+08:00',
  pullUrl: { customld: [], customsd: ['', '', '/media/demo/live/standard.m3u8'], customhd: [] },
  videoUrl: '',
  mediaUrl: 'https://vod.example/one.m3u8?sign=1',
  captionsUrl: '/captions/one.vtt',
  colorType: 3,
  templateName: 'chinese-style',
  anchor: '',
  managers: [],
}

let made = 0

interface SessionOptions {
  status?: LiveStatus
  exhibitorId?: number | null
  startsAt?: Date
  pullUrl?: PullUrl
  managers?: { accountId: number; isAnchor?: boolean }[]
}

/** A session of the test's own; the fair's unless an exhibitor is named. */
export async function addSession(
  { database }: Pick<TestServer, 'database'>,
  options: SessionOptions = {},
): Promise<number> {
  const { status = 0, exhibitorId = null, managers = [] } = options
  const startsAt = options.startsAt ?? new Date(Date.now() + 3_600_000)
  made += 1
  const [added] = await database.db
    .insert(lives)
    .values({
      key: `test-${made}`,
      title: { zh: `试播 ${made}`, en: `Rehearsal ${made}` },
      introduction: { zh: '试播, 请勿外传;', en: 'A rehearsal' },
      status,
      exhibitorId,
      official: exhibitorId === null,
      pullUrl: options.pullUrl ?? { customld: [], customsd: ['', '', '/media/demo/live/standard.m3u8'], customhd: [] },
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
    })
    .returning({ id: lives.id })
  if (!added) throw new Error('the session was not added')
  if (managers.length > 0) {
    await database.db
      .insert(liveManagers)
      .values(managers.map((one) => ({ isAnchor: false, ...one, liveId: added.id })))
  }
  return added.id
}

/** The demo account of a user type with the headers of its session. */
export async function personOf(server: TestServer, userType: number) {
  const headers = await signedInAs(server, userType)
  const account = await findAccountById(server.database.db, Number(headers.userid))
  if (!account) throw new Error(`no account of type ${userType}`)
  return { headers, account, id: account.id }
}
