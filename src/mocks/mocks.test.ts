import { permissions } from '#contract/core/permissions.ts'
import type { HttpHandler } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { buildPath, type AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { languages, type Language } from '#contract/core/language.ts'
import { handlers, handlersByDomain } from './handlers'
import { accessInputs } from '#src/mocks/people/session/inputs.ts'
import { addressInputs } from '#src/mocks/commerce/addresses/inputs.ts'
import { attendeeInputs } from '#src/mocks/commerce/attendees/inputs.ts'
import { couponInputs } from '#src/mocks/commerce/coupons/inputs.ts'
import { boothInputs } from '#src/mocks/fair/booths/inputs.ts'
import { floorPlanInputs } from '#src/mocks/fair/floor-plan/inputs.ts'
import { captionInputs } from '#src/mocks/trade/captions/inputs.ts'
import { appointmentInputs } from '#src/mocks/trade/appointments/inputs.ts'
import { businessInputs } from '#src/mocks/trade/business/inputs.ts'
import { cashierInputs } from '#src/mocks/commerce/cashier/inputs.ts'
import { calendarInputs } from '#src/mocks/trade/calendar/inputs.ts'
import { assistantInputs } from '#src/mocks/operations/assistant/answers.ts'
import { broadcastInputs } from '#src/mocks/live/broadcast/inputs.ts'
import { liveInputs } from '#src/mocks/live/live/inputs.ts'
import { chatInputs } from '#src/mocks/live/chat/inputs.ts'
import { contentInputs } from '#src/mocks/fair/content/inputs.ts'
import { conversationInputs } from '#src/mocks/live/customer-service/inputs.ts'
import { manageInputs } from '#src/mocks/operations/management/inputs.ts'
import { hallInputs } from '#src/mocks/trade/offers/inputs.ts'
import { OPENED_QUERY, registrationInputs } from '#src/mocks/people/registration/inputs.ts'
import { importInputs } from '#src/mocks/operations/imports/inputs.ts'
import { leadInputs } from '#src/mocks/trade/leads/inputs.ts'
import { ticketInputs } from '#src/mocks/commerce/orders/inputs.ts'
import { mailingInputs } from '#src/mocks/operations/mailings/inputs.ts'
import { preRegistrationInputs } from '#src/mocks/people/pre-registration/inputs.ts'
import { questionnaireInputs } from '#src/mocks/operations/questionnaires/inputs.ts'
import { serviceInputs } from '#src/mocks/commerce/services/inputs.ts'
import { transferInputs } from '#src/mocks/commerce/transfers/inputs.ts'
import { invoiceInputs } from '#src/mocks/commerce/invoices/inputs.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from './node'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  window.history.replaceState(null, '', '/')
})
afterAll(() => server.close())

/** What a call needs beyond the defaults. */
const inputs: Record<string, unknown> = {
  ...addressInputs,
  ...attendeeInputs,
  ...couponInputs,
  ...questionnaireInputs,
  getAgreement: { which: 'service' },
  ...accessInputs,
  ...appointmentInputs,
  ...captionInputs,
  ...boothInputs,
  ...floorPlanInputs,
  ...businessInputs,
  ...calendarInputs,
  ...cashierInputs,
  ...assistantInputs,
  ...chatInputs,
  ...contentInputs,
  translateTexts: { texts: ['你好'], to: 'en-US' },
  listOfficialNames: { texts: ['你好'], to: 'en-US' },
  saveTranslationChoice: { isAllowed: true },
  ...conversationInputs,
  ...hallInputs,
  addIntention: { key: 'mock-intention-of-test', exhibitsInfoId: 1, quantity: 20, price: null, note: '' },
  getIntention: { id: 1 },
  answerIntention: { id: 1, version: 1, accept: true, note: '' },
  counterIntention: { id: 5, version: 1, quantity: 20, price: 10, note: '' },
  answerCounter: { id: 2, version: 2, accept: true, note: '' },
  cancelIntention: { id: 6, version: 1 },
  ...preRegistrationInputs,
  ...mailingInputs,
  ...importInputs,
  ...leadInputs,
  ...broadcastInputs,
  ...liveInputs,
  ...ticketInputs,
  ...invoiceInputs,
  ...serviceInputs,
  ...transferInputs,
  ...manageInputs,
  getCountryById: { id: 156 },
  listAreas: { countryId: 156 },
  listCities: { stateCode: '330000' },
  getAreaByState: { stateOrCity: '杭州市' },
  getCnIndustryByEn: { industry: ['Arts & crafts'] },
  buyerRegister: registrationInputs.buyer,
  exhibitorRegister: registrationInputs.exhibitor,
  isExistPhone: { running: 'running', mobile: '13900139000' },
  isExistEmail: { running: 'running', email: 'rain@demo.example' },
  isExistIdNumber: { running: 'running', idNum: '11010519491231002X', cardType: 1 },
  verifyCreditCode: { running: 'running', socialCredit: '91350100M000100Y43' },
  verifyIdNumber: { running: 'running', name: '陆听雨', number: '11010519491231002X' },
  textSafe: { text: '陆听雨' },
  translateNames: { running: 'running', texts: ['陆听雨'], languageType: 2 },
  checkPreExhibitors: { running: 'running', socialCredit: '91350100M000100Y43' },
  getPreExhibitorDetail: { running: 'running', exhibitorId: 901 },
  sendRegEmail: { email: 'rain@demo.example', pass: 'pass' },
  queryRegisterAndCode: { account: '13900139001', code: '123456', uuid: 'mock-query-of-test' },
  queryRegister: { account: '13900139001', uuid: OPENED_QUERY },
  readNotice: { id: 1 },
  readAllNotices: { upTo: 5 },
  chooseNotice: { kind: 'live', isSent: false },
  follow: { kind: 'exhibit', id: 1 },
  unfollow: { kind: 'exhibit', id: 1 },
  listFollowed: { targets: [{ kind: 'exhibit', id: 1 }] },
  listAdverts: { module: 'home' },
  listWebAdverts: { module: 'popup' },
  getExhibit: { id: 1 },
  getExhibitor: { id: 1 },
  getHall: { id: 1 },
  getFloorPlan: { hallId: 1 },
  getReplyPromise: { id: 1 },
  getArticle: { id: 1 },
  getTopic: { id: 1 },
  suggest: { keyword: '青' },
  searchFair: { keyWord: '青' },
  searchOwn: { keyWord: '门票' },
  searchConsole: { keyWord: '青' },
  sendTestMessage: { channel: 'email' },
  listLogos: [1, 2, 3, 4, 5],
  collect: {
    projectId: 'yunzhan',
    kind: 'page',
    eventId: 'event-001',
    visitorId: 'visitor-1',
    sessionId: 'session-1',
    time: 1,
    language: 'zh-CN',
    name: 'home',
    url: '/',
  },
}

function bodyOf(endpoint: AnyEndpoint, input: unknown): { body?: BodyInit } {
  const { body } = endpoint
  if (body === 'json') return { body: JSON.stringify(input) }
  if (body === 'query') return {}
  const fields = Object.entries(Object(input)).map(([key, value]) => [key, String(value)])
  if (body === 'form') return { body: new URLSearchParams(fields) }
  const form = new FormData()
  for (const [key = '', value = ''] of fields) form.append(key, value)
  form.append('file', new File(['x'], endpoint.path.endsWith('/vod') ? 'song.mp3' : 'paper.pdf'))
  return { body: form }
}

async function send(endpoint: AnyEndpoint, input: unknown, language: Language, token: string): Promise<Response> {
  const { path, rest } = buildPath(endpoint.path, input)
  const query =
    endpoint.body === 'query' ? `?${new URLSearchParams(z.parse(z.record(z.string(), z.coerce.string()), rest))}` : ''
  const headers = { language, token }
  return fetch(`http://localhost/api${path}${query}`, { method: endpoint.method, headers, ...bodyOf(endpoint, rest) })
}

/** Who may call it: the demo account of the first user type that may. */
const tokenFor = ({ access }: AnyEndpoint) =>
  `token-${access === 'public' || access === 'signed-in' ? 1 : permissions[access][0]}`

async function ask(endpoint: AnyEndpoint, input: unknown, language: Language, token = tokenFor(endpoint)) {
  const response = await send(endpoint, input, language, token)
  const Answer = z.object({ code: z.number(), msg: z.string(), data: z.unknown() })
  return { status: response.status, ...z.parse(Answer, await response.json()) }
}

describe.each(allEndpoints)('$name', ({ domain, endpoint }) => {
  const isMock = ({ info }: HttpHandler) => info.header === `${endpoint.method} *${endpoint.path}`

  it('has exactly one mock, in the folder of its domain', () => {
    expect(handlers.filter(isMock)).toHaveLength(1)
    expect(handlersByDomain[domain].filter(isMock)).toHaveLength(1)
  })
})

/** Not there in the mock fair: encrypted requests, and signatures for a messaging service elsewhere. */
const refused = new Set(['getAuthorityKey', 'getExhibitionKey', 'shakeAuthority', 'shakeExhibition', 'getUserSig'])
const answering = allEndpoints.filter(({ name }) => !refused.has(name))

describe.each(answering.filter(({ endpoint }) => endpoint.answers === 'bytes'))('$name', ({ name, endpoint }) => {
  it('answers bytes', async () => {
    const response = await send(endpoint, inputs[name] ?? {}, 'zh-CN', tokenFor(endpoint))
    expect(response.ok).toBe(true)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })
})

describe.each(answering.filter(({ endpoint }) => endpoint.answers === 'json'))(
  '$name',
  ({ name, endpoint, schemas }) => {
    // What changes something may refuse to do it again.
    it.each(endpoint.reads ? languages : (['zh-CN'] as const))(
      'answers in %s what its schema accepts',
      async (language) => {
        const { code, msg, data } = await ask(endpoint, inputs[name] ?? {}, language)
        expect({ code, msg }).toEqual({ code: 0, msg: '' })
        expect(z.safeParse(schemas.output, data).error).toBeUndefined()
      },
    )

    it('keeps to its schema when emptied', async () => {
      window.history.replaceState(null, '', `/?scenario=${name}:empty`)
      const { code, data } = await ask(endpoint, inputs[name] ?? {}, 'zh-CN')
      // A second time, what changes something may be refused.
      const isRefused = !endpoint.reads && code !== 0
      expect(isRefused || z.safeParse(schemas.output, data).success).toBe(true)
    })
  },
)

describe.each(allEndpoints.filter(({ endpoint }) => endpoint.access !== 'public'))('$name', ({ endpoint }) => {
  it('refuses without a token', async () => {
    expect(await ask(endpoint, {}, 'zh-CN', '')).toMatchObject({ status: 401, code: errors.LoginExpired.code })
  })
})

describe('a mock', () => {
  it('answers nothing beyond the contract', () => {
    expect(handlers).toHaveLength(allEndpoints.length)
  })

  it('refuses bad input', async () => {
    expect(await ask(listExhibits, { page: 0 }, 'en-US')).toMatchObject({ status: 400, code: errors.BadInput.code })
  })

  it('refuses in the language requested', async () => {
    server.use(mock(getExhibit, () => refuse('ExhibitNotFound')))
    expect(await ask(getExhibit, { id: 1 }, 'en-US')).toMatchObject({ status: 404, msg: errors.ExhibitNotFound.en })
    expect(await ask(getExhibit, { id: 1 }, 'zh-CN')).toMatchObject({ status: 404, msg: errors.ExhibitNotFound.zh })
  })

  it('pages', async () => {
    const { data } = await ask(listExhibits, { page: 2, limit: 10 }, 'zh-CN')
    expect(data).toMatchObject({ currPage: 2, totalPage: 3, totalCount: 25 })
  })

  it('obeys a code of the scenario, in the hash too, for as many calls as it says', async () => {
    window.history.replaceState(null, '', '/#/?scenario=listExhibits:10500x1')
    expect(await ask(listExhibits, {}, 'zh-CN')).toMatchObject({ status: 500, code: 10500 })
    expect(await ask(listExhibits, {}, 'zh-CN')).toMatchObject({ code: 0 })
  })

  it('loses the connection when a bare word says so', async () => {
    window.history.replaceState(null, '', '/?scenario=network')
    await expect(ask(listExhibits, {}, 'zh-CN')).rejects.toThrow('Failed to fetch')
  })
})
