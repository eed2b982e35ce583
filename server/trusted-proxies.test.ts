import { describe, expect, it } from 'vitest'
import { getPuzzle } from '#contract/people/challenges/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'

interface Way {
  what: string
  /** Of whoever opened the connection. */
  from: string
  /** X-Forwarded-For as it arrived: a forged value comes first, and each proxy appends its client. */
  forwarded?: string
  counted: string
}

/** The network address that the limits count for a request. */
function countsAsIn(environment: Record<string, string>, ways: Way[]): void {
  const server = useServer('empty', environment)
  it.each(ways)('$what', async ({ from, forwarded, counted }) => {
    const { database, app } = server()
    await database.write((db) => db.delete(attempts))
    const answer = await app.inject({
      url: `/api${getPuzzle.path}`,
      method: getPuzzle.method,
      remoteAddress: from,
      headers: {
        'content-type': 'application/json',
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      },
      ...(getPuzzle.method === 'POST' ? { payload: '{}' } : {}),
    })
    expect(answer.json()).toMatchObject({ code: 0 })
    const buckets = await database.db.select({ bucket: attempts.bucket }).from(attempts)
    expect(buckets).toEqual([{ bucket: `challenge:${counted}` }])
  })
}

describe('without trusted proxies', () => {
  countsAsIn({}, [
    { what: 'nothing is believed', from: '203.0.113.9', forwarded: '198.51.100.1', counted: '203.0.113.9' },
    {
      what: 'an IPv6 network counts once, however many addresses it has',
      from: '2001:db8:1:2:aaaa::9',
      counted: '2001:db8:1:2::/64',
    },
    { what: 'an IPv4 address is the same over IPv6', from: '::ffff:203.0.113.9', counted: '203.0.113.9' },
  ])
})

describe('behind one proxy', () => {
  countsAsIn({ TRUST_PROXY: '1' }, [
    { what: 'what the proxy saw counts', from: '10.0.0.1', forwarded: '203.0.113.9', counted: '203.0.113.9' },
    {
      what: 'what the visitor made up does not',
      from: '10.0.0.1',
      forwarded: '198.51.100.1, 198.51.100.2, 203.0.113.9',
      counted: '203.0.113.9',
    },
    { what: 'without the header the proxy itself counts', from: '10.0.0.1', counted: '10.0.0.1' },
  ])
})

describe('behind two proxies', () => {
  countsAsIn({ TRUST_PROXY: '2' }, [
    {
      what: 'the one before the last is the client',
      from: '10.0.0.1',
      forwarded: '198.51.100.1, 203.0.113.9, 10.0.0.2',
      counted: '203.0.113.9',
    },
  ])
})

describe('behind proxies of known addresses', () => {
  countsAsIn({ TRUST_PROXY: '10.0.0.0/8, fd00::5' }, [
    {
      what: 'the last that is none of them counts',
      from: 'fd00::5',
      forwarded: '198.51.100.1, 203.0.113.9, 10.1.2.3',
      counted: '203.0.113.9',
    },
    {
      what: 'nobody else is believed',
      from: '203.0.113.9',
      forwarded: '198.51.100.1, 10.1.2.3',
      counted: '203.0.113.9',
    },
  ])
})
