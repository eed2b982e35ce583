import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../contract/all'
import { updateProfile } from '../contract/account/endpoints'
import { exportUser, getDirectMessages, getUserSig, importUser } from '../contract/chat/endpoints'
import { handOver } from '../contract/customer-service/endpoints'
import {
  allRegList,
  cancelEnrollment,
  expoEnroll,
  getSponsorExhibitorDetail,
  registerList,
} from '../contract/enrollment/endpoints'
import type { AnyEndpoint, Schemas } from '../contract/core/endpoint'
import { errors } from '../contract/core/errors'
import { listExhibitorLives } from '../contract/live/endpoints'
import { permissions, userTypes } from '../contract/core/permissions'
import { deleteFile, downloadFile, getMaterials, openFile, previewFile } from '../contract/files/endpoints'
import * as managing from '../contract/live/endpoints'
import type { LiveDraft } from '../contract/live/schemas'
import * as room from '../contract/live/endpoints'
import { signedInAs } from '../tests/setup/access'
import { uploaded } from '../tests/setup/registrations'
import { useServer } from '../tests/setup/server'

const server = useServer('demo')

interface Owned {
  endpoint: AnyEndpoint
  /** The input that names another's record. */
  input: (record: { file: string; enrollment: number; exhibitor: number; expo: number; live: number }) => object
  /** What everybody else hears, but for `seers`. */
  code: number
  seers?: readonly number[]
  /** What the seers hear; 0 unless told. */
  seen?: number
  /** Whose the record is among the demo accounts: the exhibitor's unless told, 0 nobody's. */
  owner?: number
}

/** Of a session whose exhibitor has no account: who runs all sessions runs it (product page). */
const ofLive = { code: errors.NotYourLive.code, seers: [userTypes.organizer, userTypes.staff], owner: 0 }
const noText = { zh: '', en: '' }
const draft: LiveDraft = {
  title: { zh: '甲', en: 'A' },
  introduction: noText,
  notice: noText,
  type: 1,
  anchor: '',
  managers: [],
  coverUrl: '',
  videoUrl: '',
  mediaUrl: '',
  captionsUrl: '',
  colorType: 0,
  templateName: 'simple-style',
  pullUrl: { customld: [], customsd: [], customhd: [] },
  startTime: '2031-03-01T10:00:00Z',
  endTime: '2031-03-01T11:00:00Z',
}

/** Calls that name a record which belongs to somebody. */
const owned: Record<string, Owned> = {
  cancelEnrollment: {
    endpoint: cancelEnrollment,
    input: ({ enrollment }) => ({ id: enrollment }),
    code: errors.EnrollmentNotFound.code,
  },
  expoEnroll: {
    endpoint: expoEnroll,
    input: ({ exhibitor, expo }) => ({ expoId: expo, exhibitorId: exhibitor, type: 0, exhibitionType: 0 }),
    code: errors.NoExhibitor.code,
  },
  openFile: {
    endpoint: openFile,
    input: ({ file }) => ({ id: file }),
    code: errors.FileNotFound.code,
  },
  downloadFile: {
    endpoint: downloadFile,
    input: ({ file }) => ({ id: file }),
    code: errors.FileNotFound.code,
  },
  previewFile: {
    endpoint: previewFile,
    input: ({ file }) => ({ filePath: `/api/ce-digital/dsf/file/${file}` }),
    code: errors.FileNotFound.code,
  },
  deleteFile: {
    endpoint: deleteFile,
    input: ({ file }) => ({ filePath: `/api/ce-digital/dsf/file/${file}` }),
    code: errors.FileNotFound.code,
  },
  updateProfile: {
    endpoint: updateProfile,
    input: ({ file }) => ({ nickName: 'x', headPic: `/api/ce-digital/dsf/file/${file}`, languageType: 1 }),
    code: errors.FileNotFound.code,
  },
  getManagedLive: { ...ofLive, endpoint: managing.getManagedLive, input: ({ live }) => ({ id: live }) },
  changeLive: {
    ...ofLive,
    endpoint: managing.changeLive,
    input: ({ live }) => ({ id: live, version: 0, draft }),
    seen: errors.LiveChanged.code,
  },
  setLiveStatus: {
    ...ofLive,
    endpoint: managing.setLiveStatus,
    input: ({ live }) => ({ id: live, from: 3, to: 1 }),
    seen: errors.StatusImpossible.code,
  },
  setLiveNotice: {
    ...ofLive,
    endpoint: managing.setLiveNotice,
    input: ({ live }) => ({ id: live, notice: noText }),
  },
  listPushable: { ...ofLive, endpoint: room.listPushable, input: ({ live }) => ({ liveId: live }) },
  pushGoods: {
    ...ofLive,
    endpoint: room.pushGoods,
    input: ({ live }) => ({ liveId: live, exhibitsId: 2_000_000_000, key: 'k' }),
    seen: errors.ExhibitNotFound.code,
  },
  withdrawGoods: { ...ofLive, endpoint: room.withdrawGoods, input: ({ live }) => ({ liveId: live, pushId: 1 }) },
  setMuted: {
    ...ofLive,
    endpoint: room.setMuted,
    input: ({ live }) => ({ liveId: live, userId: '0', muted: true }),
    seen: errors.AccountNotFound.code,
  },
  setBanned: {
    ...ofLive,
    endpoint: room.setBanned,
    input: ({ live }) => ({ liveId: live, userId: '0', banned: true }),
    seen: errors.AccountNotFound.code,
  },
  listBans: { ...ofLive, endpoint: room.listBans, input: ({ live }) => ({ liveId: live }) },
  deleteMessage: {
    ...ofLive,
    endpoint: room.deleteMessage,
    input: ({ live }) => ({ liveId: live, messageId: '0' }),
    seen: errors.MessageNotFound.code,
  },
  // Everybody is known to messaging by the own account alone.
  exportUser: { endpoint: exportUser, input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  importUser: { endpoint: importUser, input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  getUserSig: { endpoint: getUserSig, input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  // An agent names a visitor's conversation with the own service, where nothing was said; see direct.test.ts.
  getDirectMessages: {
    endpoint: getDirectMessages,
    input: () => ({ conversationID: 'C2C0' }),
    code: errors.ConversationNotFound.code,
    seers: permissions.answerVisitors.userTypes,
    owner: 0,
  },
  // To nobody who could take it, and of nobody else; see inbox.test.ts.
  handOver: {
    endpoint: handOver,
    input: () => ({ conversationID: 'C2C0', from: '', to: '0' }),
    code: errors.NotAllowed.code,
    owner: 0,
  },
}

/** Calls that name a record which anybody may read, or that permissions alone guard (see access.test.ts). */
const anybodys = new Set([
  'getExhibit',
  'getExhibitor',
  'getHall',
  'getArticle',
  'getCountryById',
  'recommendExhibits',
  'listExhibits',
  'listExhibitors',
  'listCategories',
  'listAreas',
  'getGroupList',
  'registerList',
  'getPreExhibitorDetail',
  'getMaterials',
  'getCase',
  'decideCase',
  'removeReason',
  'setAccountDisabled',
  'endSessions',
  'setUserType',
  'listNews',
  'listExhibitorLives',
  'getLive',
  'getPushScreen',
  'markPush',
  'reportLive',
  'addComplaint',
  'decideReport',
  // Makes or ends the asker's own booking; the id of a booking is for whoever was shown it.
  'reserveLive',
  'cancelReserve',
  'getReserve',
  'getReserveCalendar',
  'collect',
  // A service that anybody may write to, and a room that anybody may be in who is not removed from it.
  'getCustomerService',
  'getServerId',
  'getServerStatus',
  'getCompanyInfo',
  'getGroupByService',
  'getHistoryMessage',
  'getLatestMessage',
  // Names what it makes, or says where it comes from.
  'uploadImage',
  'uploadImageOpen',
  'exhibitorRegister',
  'buyerRegister',
])

const NAMES_A_RECORD = /^(id|ids|.*Id|.*Ids|filePath|headPic)$/

function fieldsOf(schema: Schemas['input']): string[] {
  const json: { properties?: object } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

it('every call that names a record says whose it is', () => {
  const naming = allEndpoints.filter(({ schemas }) =>
    fieldsOf(schemas.input).some((field) => NAMES_A_RECORD.test(field)),
  )
  const unsaid = naming.map(({ name }) => name).filter((name) => !(name in owned) && !anybodys.has(name))
  expect(unsaid).toEqual([])
})

/** An application and a file of the demo exhibitor. */
async function recordsOfAnother() {
  const headers = await signedInAs(server(), userTypes.exhibitor)
  const [sponsor] = (await server().ask(getSponsorExhibitorDetail, {}, { headers })).data
  const [expo] = (await server().ask(registerList, {})).data.list
  if (!sponsor || !expo) throw new Error('the demo fair has an exhibitor and an open exhibition')
  const exhibitor = sponsor.exhibitorId
  const input = { expoId: expo.id, exhibitorId: exhibitor, type: 0, exhibitionType: 0 }
  await server().ask(expoEnroll, input, { headers })
  const [application] = (await server().ask(allRegList, {}, { headers })).data
  const lives = (await server().ask(listExhibitorLives, { status: 6 })).data.list
  const live = lives.find(({ status }) => status === 6)?.id ?? 0
  const file = await uploaded(server(), 'o'.repeat(32))
  return { file, enrollment: application?.id ?? 0, exhibitor, expo: expo.id, live }
}

async function codeOf(endpoint: AnyEndpoint, input: object, headers: Record<string, string>): Promise<number> {
  const fields = Object.entries(input).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(fields).toString()
  const path = endpoint.path.replace(':id', String(Reflect.get(input, 'id')))
  const response = await server().app.inject({
    method: endpoint.method,
    url: `/api${path}${endpoint.body === 'query' ? `?${query}` : ''}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(endpoint.body === 'json' || endpoint.body === 'form' ? { payload: JSON.stringify(input) } : {}),
  })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  return isJson ? response.json<{ code: number }>().code : 0
}

describe('another’s record', () => {
  it.each(Object.entries(owned))(
    'is refused by %s to a guest and to all 20 user types',
    async (_, { endpoint, input, code, seers = [], seen = 0, owner = userTypes.exhibitor }) => {
      const asked = input(await recordsOfAnother())
      const { access } = endpoint
      expect(await codeOf(endpoint, asked, {})).toBe(access === 'public' ? code : errors.LoginExpired.code)
      for (const userType of Object.values(userTypes)) {
        // The exhibitor is the owner of the application; for it, the delegation is the other.
        if (userType === owner && !namesFile(asked)) continue
        const allowed = access === 'public' || access === 'signed-in' || access.userTypes.includes(userType)
        const wanted = !allowed ? errors.NotAllowed.code : seers.includes(userType) ? seen : code
        const heard = await codeOf(endpoint, asked, await signedInAs(server(), userType))
        expect({ userType, heard }).toEqual({ userType, heard: wanted })
      }
    },
  )

  it('is left out by the question for reviews', async () => {
    const { file } = await recordsOfAnother()
    for (const userType of [userTypes.buyer, userTypes.tourist]) {
      const headers = await signedInAs(server(), userType)
      expect((await server().ask(getMaterials, { ids: [file] }, { headers })).data).toEqual([])
    }
  })
})

const namesFile = (asked: object): boolean => JSON.stringify(asked).includes('-')
