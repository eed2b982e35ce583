import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../contract/all'
import { updateProfile } from '../contract/account'
import {
  allRegList,
  cancelEnrollment,
  expoEnroll,
  getSponsorExhibitorDetail,
  registerList,
} from '../contract/enrollment'
import type { AnyEndpoint } from '../contract/endpoint'
import { errors } from '../contract/errors'
import { userTypes } from '../contract/permissions'
import { deleteFile, downloadFile, FILE_READERS, getMaterials, openFile, previewFile } from '../contract/uploads'
import { signedInAs } from '../tests/setup/access'
import { uploaded } from '../tests/setup/registrations'
import { useServer } from '../tests/setup/server'

const server = useServer('demo')

interface Owned {
  endpoint: AnyEndpoint
  /** The input that names another's record. */
  input: (record: { file: string; enrollment: number; exhibitor: number; expo: number }) => object
  /** What everybody else hears, but for `seers`. */
  code: number
  seers?: readonly number[]
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
    seers: FILE_READERS,
  },
  downloadFile: {
    endpoint: downloadFile,
    input: ({ file }) => ({ id: file }),
    code: errors.FileNotFound.code,
    seers: FILE_READERS,
  },
  previewFile: {
    endpoint: previewFile,
    input: ({ file }) => ({ filePath: `/api/ce-digital/dsf/file/${file}` }),
    code: errors.FileNotFound.code,
    seers: FILE_READERS,
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
  'setAccountDisabled',
  'endSessions',
  'setUserType',
  'listNews',
  'listExhibitorLives',
  'collect',
  // Names what it makes, or says where it comes from.
  'uploadImage',
  'uploadImageOpen',
  'exhibitorRegister',
  'buyerRegister',
])

const NAMES_A_RECORD = /^(id|ids|.*Id|.*Ids|filePath|headPic)$/

function fieldsOf(schema: AnyEndpoint['input']): string[] {
  const json: { properties?: object } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

it('every call that names a record says whose it is', () => {
  const naming = allEndpoints.filter(({ endpoint }) =>
    fieldsOf(endpoint.input).some((field) => NAMES_A_RECORD.test(field)),
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
  return { file: await uploaded(server(), 'o'.repeat(32)), enrollment: application?.id ?? 0, exhibitor, expo: expo.id }
}

async function codeOf(endpoint: AnyEndpoint, input: object, headers: Record<string, string>): Promise<number> {
  const fields = Object.entries(input).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(fields).toString()
  const path = endpoint.path.replace(':id', String(Reflect.get(input, 'id')))
  const response = await server().app.inject({
    method: endpoint.method,
    url: `/api${path}${endpoint.body === 'query' ? `?${query}` : ''}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(endpoint.body === 'json' ? { payload: JSON.stringify(input) } : {}),
  })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  return isJson ? response.json<{ code: number }>().code : 0
}

describe('another’s record', () => {
  it.each(Object.entries(owned))(
    'is refused by %s to a guest and to all 20 user types',
    async (_, { endpoint, input, code, seers = [] }) => {
      const asked = input(await recordsOfAnother())
      const { access } = endpoint
      expect(await codeOf(endpoint, asked, {})).toBe(access === 'public' ? code : errors.LoginExpired.code)
      for (const userType of Object.values(userTypes)) {
        // The exhibitor is the owner of the application; for it, the delegation is the other.
        if (userType === userTypes.exhibitor && !namesFile(asked)) continue
        const allowed = access === 'public' || access === 'signed-in' || access.userTypes.includes(userType)
        const wanted = !allowed ? errors.NotAllowed.code : seers.includes(userType) ? 0 : code
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
