import { describe, expect, it, vi } from 'vitest'
import { SESSION_HEADER } from '#contract/foundation/encryption/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { textSafe } from '#contract/people/registration/endpoints.ts'
import { encryptRequest, clearEncryptionSessions } from '#src/common/request/encrypted.ts'
import { useServer } from '#tests/setup/server.ts'

/** The browser's own side against the server's. */
const server = useServer('empty', { JCRYPTION: '1' })
const plain = useServer('empty')
const limited = useServer('empty', { JCRYPTION: '1', RATE_LIMIT: '2' })

let tamper = (data: unknown): unknown => data
const requests: string[] = []

vi.mock('#src/common/request/client.ts', () => ({
  client: {
    async request({ method, url, data }: { method: 'GET' | 'POST'; url: string; data?: object }) {
      requests.push(url)
      const body = data ? { payload: JSON.stringify(data), headers: { 'content-type': 'application/json' } } : {}
      const answer = await server().app.inject({ method, url: `/api${url}`, ...body })
      return { data: tamper(answer.json()) }
    },
  },
}))

const config = {
  method: 'POST',
  url: textSafe.path,
  data: { text: '青花' },
  headers: { 'Content-Type': 'application/json' },
}

async function send(change: Record<string, string> = {}, body?: object) {
  const { data, headers, url } = await encryptRequest(config)
  const all = Object.fromEntries(
    Object.entries({ ...headers, ...change }).map(([name, value]) => [name, String(value)]),
  )
  return server().app.inject({ method: 'POST', url: `/api${url}`, payload: JSON.stringify(body ?? data), headers: all })
}

describe('encrypted requests', () => {
  it('are read by the server, and by nobody on the way', async () => {
    const { data } = await encryptRequest(config)
    expect(Object.keys(data)).toEqual(['jCryption'])
    expect(JSON.stringify(data)).not.toContain('青花')
    expect((await send()).json()).toMatchObject({ code: 0, data: { items: [{ result: 0 }] } })
  })

  it('shake hands once for many requests, and encrypt each differently', async () => {
    clearEncryptionSessions()
    requests.length = 0
    const [one, two] = [await encryptRequest(config), await encryptRequest(config)]
    expect(requests).toHaveLength(2)
    expect(one.data).not.toEqual(two.data)
  })

  it('are not sent when the challenge differs', async () => {
    clearEncryptionSessions()
    const other = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    tamper = (answer) => {
      const { data } = Object(answer)
      return data.challenge ? { code: 0, data: { ...data, challenge: other } } : answer
    }
    await expect(encryptRequest(config)).rejects.toThrow('the challenge differs')
    tamper = (answer) => answer
    expect((await send()).json()).toMatchObject({ code: 0 })
  })

  it('of another or a changed session are refused', async () => {
    for (const session of ['x'.repeat(120), 'abc']) {
      const answer = await send({ [SESSION_HEADER]: session })
      expect(answer.json()).toMatchObject({ code: errors.HandshakeEnded.code })
    }
  })

  it('that were changed on the way are refused alike, whatever was changed: padding reveals nothing', async () => {
    const { data } = await encryptRequest(config)
    const bytes = Buffer.from(String(Object(data).jCryption), 'base64')
    const codes = new Set<number>()
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes)
      changed[i] = (changed[i] ?? 0) ^ 1
      codes.add((await send({}, { jCryption: changed.toString('base64') })).json<{ code: number }>().code)
    }
    expect([...codes]).toEqual([errors.HandshakeEnded.code])
  })

  it('count before they are decrypted', async () => {
    const sent = async () => {
      const answer = await limited().app.inject({
        method: 'POST',
        url: `/api${textSafe.path}`,
        payload: JSON.stringify({ jCryption: 'AAAA' }),
        headers: { 'content-type': 'application/json', [SESSION_HEADER]: 'x' },
      })
      return answer.json<{ code: number }>().code
    }
    expect([await sent(), await sent(), await sent()]).toEqual([
      errors.HandshakeEnded.code,
      errors.HandshakeEnded.code,
      errors.TooManyRequests.code,
    ])
  })

  it('leave other groups and forms as they are', async () => {
    const other = { ...config, url: '/ce-content/x' }
    expect(await encryptRequest(other)).toBe(other)
  })

  it('do not exist where the mode is off', async () => {
    const answer = await plain().app.inject('/api/ce-authority/jCryption/getPublicKey')
    expect(answer.json()).toMatchObject({ code: errors.UnknownEndpoint.code })
  })
})
