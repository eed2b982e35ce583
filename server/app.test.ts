import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { getCaptcha } from '#contract/people/challenges/endpoints.ts'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getExhibitor } from '#contract/fair/exhibitors/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { getHealth } from '#contract/foundation/health/endpoints.ts'
import { heartbeat } from '#contract/people/session/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'

const server = useServer('empty')

interface Refused {
  code: number
  msg: string
  data: { fields?: { field: string }[] } | null
}

async function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  const response = await server().app.inject({
    method: 'POST',
    url: `/api${listExhibits.path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, ...response.json<Refused>() }
}

describe('answers', () => {
  it('health names the database', async () => {
    const { code, data } = await server().ask(getHealth, {})
    expect(code).toBe(0)
    const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded'
    expect(data).toMatchObject({ database: 'up', engine, redis: 'none' })
  })

  it('a missing record is 10008 in the language requested', async () => {
    const zh = await server().ask(getExhibit, { id: 999 })
    expect(zh).toMatchObject({ status: 404, msg: errors.ExhibitNotFound.zh, data: { error: 'ExhibitNotFound' } })
    expect(zh.code % 100_000).toBe(10_008)
    const en = await server().ask(getExhibitor, { id: 999 }, { language: 'en-US' })
    expect(en.msg).toBe(errors.ExhibitorNotFound.en)
  })

  it('an unknown call is refused as JSON, an unknown page as a page', async () => {
    const { app } = server()
    const call = await app.inject({ url: '/api/nothing', headers: { language: 'en-US' } })
    expect(call.json()).toEqual({
      code: errors.UnknownEndpoint.code,
      msg: errors.UnknownEndpoint.en,
      data: { error: 'UnknownEndpoint' },
    })
    const page = await app.inject('/nothing.html')
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toContain('text/html')
  })

  it('a signed-in call without a session is expired', async () => {
    const { status, code } = await server().ask(heartbeat, {}, { headers: { token: 'unknown' } })
    expect(status).toBe(401)
    expect(code % 100_000).toBe(40_001)
  })

  it('are compressed when that is requested and pays', async () => {
    const response = await server().app.inject({ url: '/api/openapi.json' })
    expect(response.json<{ paths: object }>().paths).toHaveProperty(listExhibits.path)
  })
})

describe('bad input is refused in words and changes nothing', () => {
  it.each([
    ['a negative page', '{"page":-1}', 'page'],
    ['a page size of 10,000', '{"limit":10000}', 'limit'],
    ['a text for a number', '{"categoryId":"x"}', 'categoryId'],
    ['a list for a text', '{"keyWord":["a"]}', 'keyWord'],
    ['an unknown sort', '{"sort":"drop"}', 'sort'],
    ['NUL in a keyword', '{"keyWord":"a\\u0000"}', 'keyWord'],
    ['half a character in a keyword', '{"keyWord":"a\\ud800"}', 'keyWord'],
    ['a long keyword', JSON.stringify({ keyWord: 'x'.repeat(101) }), 'keyWord'],
    ['null', 'null', ''],
    ['a list', '[]', ''],
    ['half a JSON', '{"page":', ''],
    ['true for a number', '{"page":true}', 'page'],
    ['a fraction', '{"page":1.5}', 'page'],
  ])('%s', async (_, payload, field) => {
    const answer = await post(payload, { language: 'en-US' })
    expect(answer).toMatchObject({ status: 400, code: errors.BadInput.code })
    expect(answer.data?.fields?.[0]?.field ?? '').toBe(field)
    const zh = await post(payload, { language: 'zh-CN' })
    expect(zh.msg).toMatch(/^请求有误/)
  })

  it('broken UTF-8 in body and query', async () => {
    const body = await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))
    expect(body).toMatchObject({ status: 400, code: errors.BadInput.code })
    const query = await server().app.inject(`/api/ce-exhibition/sp/exhibitor/intelligentSearch/?keyword=%ff`)
    expect(query.statusCode).toBe(400)
  })

  it('lists in each other, deeper than any input', async () => {
    const nested = (depth: number) => `{"keyWord":${'['.repeat(depth)}${']'.repeat(depth)}}`
    // Deep enough to be looked at, and then refused by its field.
    expect((await post(nested(60))).data?.fields).toMatchObject([{ field: 'keyWord' }])
    expect((await post(nested(64))).data?.fields).toBeUndefined()
    expect((await post(JSON.stringify({ keyWord: '[["{{'.repeat(19) }))).code).toBe(0)
  })

  it('a body of more than 64 KB, but for calls that hold documents or lists', async () => {
    const more = JSON.stringify({ keyWord: 'x'.repeat(65_536) })
    expect(await post(more)).toMatchObject({ status: 413, code: errors.TooLarge.code })
    const large = allEndpoints.filter(({ endpoint }) => endpoint.bodyLimit !== undefined)
    expect(large.map(({ name }) => name).toSorted()).toEqual([
      'addContent',
      'addDemand',
      'assignBooths',
      'listFollowed',
      'placeTicketOrder',
      'saveAvailability',
      'saveContent',
      'saveDemand',
      'savePlan',
      'saveQuestionnaire',
      'saveQuestionnaireDraft',
      'sellAtDoor',
      'sendSegment',
      'submitQuestionnaire',
      'transcribeSpeech',
      'translateContent',
      'uploadImage',
      'uploadImageOpen',
    ])
  })

  it('a body of 5 MB', async () => {
    const answer = await post(JSON.stringify({ keyWord: 'x'.repeat(5_000_000) }))
    expect(answer).toMatchObject({ status: 413, code: errors.TooLarge.code })
  })

  it('a content type that no call takes', async () => {
    expect(await post('<a/>', { 'content-type': 'application/xml' })).toMatchObject({
      status: 415,
      code: errors.WrongMediaType.code,
    })
  })

  it('digits in a text are taken as the number they are', async () => {
    expect(await post('{"page":"2"}')).toMatchObject({ status: 200, code: 0, data: { currPage: 2 } })
  })
})

describe('kept answers', () => {
  it('are never older than a write', async () => {
    const before = await server().ask(listExhibits, {})
    expect(before.data.totalCount).toBe(0)
    await server().database.write(async (db) => {
      const [maker] = await upsertExhibitors(db, [{ externalKey: 'k', company: { zh: '甲', en: '' } }])
      await upsertExhibits(db, [{ externalKey: 'e', exhibitorId: maker?.id ?? 0, name: { zh: '壶', en: '' } }])
    })
    const after = await server().ask(listExhibits, {})
    expect(after.data.totalCount).toBe(1)
  })

  it('are kept by language; a missing text falls back and is marked', async () => {
    const zh = await server().ask(listExhibits, {})
    const en = await server().ask(listExhibits, {}, { language: 'en-US' })
    expect(zh.data.list[0]?.fallbackFields).toEqual([])
    expect(en.data.list[0]).toMatchObject({ exhibitsName: '壶', fallbackFields: ['exhibitsName'] })
  })
})

describe('headers', () => {
  it('let nothing foreign or inline run', async () => {
    const { headers } = await server().app.inject('/nothing.html')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('of an answer let nothing load at all', async () => {
    const { headers } = await server().app.inject('/api/health')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ...allEndpoints.map(({ endpoint: { base, path, method } }) => ({ method, url: base + path.replace(/:\w+/g, '1') })),
    ...[
      '/',
      '/index.html',
      '/not-there.html',
      '/api/docs/',
      '/api/docs/json',
      '/api/openapi.json',
      '/media/art/vase/1.svg',
      '/media/demo/live/0.ts',
      '/media/demo/captions/zh.vtt',
      '/qrcode/boothTour',
      '/qrcode/reserve',
      '/%',
      `/api${getCaptcha.path}?uuid=${'k'.repeat(22)}`,
    ].map((url) => ({ method: 'GET' as const, url })),
  ])('stand in what $method $url answers', async (input) => {
    const { headers } = await server().app.inject(input)
    expect(headers['content-security-policy']).toContain('default-src')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('the OpenAPI document is written once, not for each who asks', async () => {
    for (const url of ['/api/openapi.json', '/api/docs/json']) {
      await server().app.inject({ url })
      const write = vi.spyOn(JSON, 'stringify')
      expect((await server().app.inject({ url })).body.length).toBeGreaterThan(100_000)
      expect(write.mock.results.filter(({ value }) => String(value).length > 100_000)).toEqual([])
      write.mockRestore()
    }
  })

  it('the OpenAPI document is kept compressed, and not sent again to who has it', async () => {
    const get = (headers: Record<string, string>) => server().app.inject({ url: '/api/openapi.json', headers })
    const small = await get({ 'accept-encoding': 'gzip' })
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe((await get({})).body)
    const again = await get({ 'if-none-match': String(small.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('the OpenAPI page is there', async () => {
    const response = await server().app.inject('/api/docs/')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('swagger-ui')
  })
})
