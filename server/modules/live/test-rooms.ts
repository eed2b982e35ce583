import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { addressed, type AnyEndpoint } from '../../../contract/endpoint'
import type { LiveDraft } from '../../../contract/live-manage'
import { signedInAs } from '../../../tests/setup/access'
import { openTestDatabase, type TestServer } from '../../../tests/setup/server'
import { readConfig } from '../../platform/config'
import { Answers } from '../../platform/http/answers'
import { answerError } from '../../platform/http/errors'
import { registerRoutes } from '../../platform/http/serve'
import { nobodyThere, type Realtime, type RoomName } from '../../platform/realtime/realtime'
import { openProviders } from '../../providers/open-providers'
import { findAccountById } from '../accounts'
import { reports } from '../reports'
import { files } from '../files'
import { createViewers } from '../session'
import { live } from '.'
import { lives, liveManagers } from './live.schema'

interface Told {
  to: RoomName[]
  event: string
  data: unknown
}

/** Writes down who was told what, and says of every room that `people` are in it. */
export function recorder() {
  const told: Told[] = []
  const removed: { accountId: number; from: RoomName[] }[] = []
  const state = { people: 0 }
  const realtime: Realtime = {
    ...nobodyThere,
    emit: (to, event, data) => void told.push({ to: [to].flat(), event, data }),
    remove: (accountId, from) => void removed.push({ accountId, from }),
    countPeople: async () => state.people,
  }
  return { realtime, told, removed, state }
}

export type RoomServer = TestServer & Omit<ReturnType<typeof recorder>, 'realtime'>

function requestOf(endpoint: AnyEndpoint, input: unknown) {
  const { path, rest } = addressed(endpoint.path, input)
  const url = endpoint.base + path
  const { method } = endpoint
  if (endpoint.body === 'json') return { method, url, payload: JSON.stringify(rest) }
  const query = new URLSearchParams(Object.entries(Object(rest)).map(([key, value]) => [key, String(value)])).toString()
  return endpoint.body === 'form' ? { method, url, payload: query } : { method, url: `${url}?${query}` }
}

const types: Partial<Record<AnyEndpoint['body'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

async function startRooms(): Promise<RoomServer & { close: () => Promise<void> }> {
  const database = await openTestDatabase('demo')
  const dataDir = await mkdtemp(join(tmpdir(), 'rooms-'))
  const config = readConfig({ PUBLIC_URL: 'https://fair.example', DATA_DIR: dataDir })
  const providers = openProviders(config)
  const { realtime, ...seen } = recorder()
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(answerError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(Object.values(types), { parseAs: 'string' }, (_, body, done) => done(null, body))
  const answers = new Answers(Number.POSITIVE_INFINITY)
  database.onWrite(() => answers.clear())
  registerRoutes(app, [...live, ...reports, ...files], {
    database,
    config,
    providers,
    realtime,
    answers,
    findViewer: createViewers(database, 0),
    async admit() {},
  })
  return {
    app,
    database,
    providers,
    ...seen,
    async ask(endpoint, input, { language = 'zh-CN', headers = {} } = {}) {
      const type = types[endpoint.body]
      const response = await app.inject({
        ...requestOf(endpoint, input),
        headers: { language, ...(type ? { 'content-type': type } : {}), ...headers },
      })
      return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: never }>() }
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The calls of live sessions and reports on the demo fair; what clients would be told is written down. */
export function useRooms(): () => RoomServer {
  let rooms: Awaited<ReturnType<typeof startRooms>> | undefined
  beforeAll(async () => {
    rooms = await startRooms()
  })
  afterAll(() => rooms?.close())
  return () => {
    if (!rooms) throw new Error('the rooms are not up yet')
    return rooms
  }
}

/** What the console writes of a session, in Chinese alone. */
export const draft: LiveDraft = {
  title: { zh: ' 木作夜谈 ', en: '' },
  introduction: { zh: '一把椅子的一生', en: '' },
  notice: { zh: '', en: '' },
  coverUrl: '',
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

interface Wish {
  status?: number
  exhibitorId?: number | null
  startsAt?: Date
  managers?: { accountId: number; isAnchor?: boolean }[]
}

/** A session of the test's own; the fair's unless an exhibitor is named. */
export async function addSession({ database }: Pick<TestServer, 'database'>, wish: Wish = {}): Promise<number> {
  const { status = 0, exhibitorId = null, managers = [] } = wish
  const startsAt = wish.startsAt ?? new Date(Date.now() + 3_600_000)
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
