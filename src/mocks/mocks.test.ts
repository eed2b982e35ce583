import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../contract/all'
import type { AnyEndpoint } from '../../contract/endpoint'
import { errors } from '../../contract/errors'
import { getExhibit, listExhibits } from '../../contract/exhibits'
import { languages, type Language } from '../../contract/shapes'
import { handlers } from './handlers/all'
import { mock, refuse } from './mock'
import { server } from './node'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  window.history.replaceState(null, '', '/')
})
afterAll(() => server.close())

/** What a call needs beyond the defaults. */
const inputs: Record<string, unknown> = {
  listAdverts: { module: 'home' },
  listWebAdverts: { module: 'popup' },
  getExhibit: { id: 1 },
  getExhibitor: { id: 1 },
  getHall: { id: 1 },
  getArticle: { id: 1 },
  suggest: { keyword: '青' },
  searchFair: { keyWord: '青' },
  listLogos: [1, 2, 3, 4, 5],
  collect: {
    eventId: 'event-001',
    visitorId: 'visitor-1',
    sessionId: 'session-1',
    time: 1,
    language: 'zh-CN',
    name: 'home',
    url: '/',
  },
}

async function ask(endpoint: AnyEndpoint, input: unknown, language: Language, token = 'token') {
  const path = endpoint.path.replace(':projectId', 'yunzhan').replace(':kind', 'page')
  const query =
    endpoint.body === 'query' ? `?${new URLSearchParams(z.parse(z.record(z.string(), z.coerce.string()), input))}` : ''
  const response = await fetch(`http://localhost/api${path}${query}`, {
    method: endpoint.method,
    headers: { language, token },
    ...(endpoint.body === 'json' ? { body: JSON.stringify(input) } : {}),
  })
  const Answer = z.object({ code: z.number(), msg: z.string(), data: z.unknown() })
  return { status: response.status, ...z.parse(Answer, await response.json()) }
}

describe.each(allEndpoints)('$name', ({ name, endpoint }) => {
  it('has exactly one mock', () => {
    const same = handlers.filter(({ info }) => info.header === `${endpoint.method} *${endpoint.path}`)
    expect(same).toHaveLength(1)
  })

  it.each(languages)('answers in %s what its schema accepts', async (language) => {
    const { code, msg, data } = await ask(endpoint, inputs[name] ?? {}, language)
    expect({ code, msg }).toEqual({ code: 0, msg: '' })
    expect(z.safeParse(endpoint.output, data).error).toBeUndefined()
  })

  it('keeps to its schema when emptied', async () => {
    window.history.replaceState(null, '', `/?scenario=${name}:empty`)
    const { data } = await ask(endpoint, inputs[name] ?? {}, 'zh-CN')
    expect(z.safeParse(endpoint.output, data).error).toBeUndefined()
  })
})

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

  it('refuses in the language asked for', async () => {
    server.use(mock(getExhibit, () => refuse(errors.ExhibitNotFound)))
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
