import pg from 'pg'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { describeFailure } from './describe-failure'
import { createLog } from './log'
import { scrub, toSafeError } from './safe-error'

const server = useServer('empty')
const TYPED = '110105194912310021'

/** What a statement that fails rejects with. */
async function failing(statement: string, values: unknown[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: server().database.url })
  await client.connect()
  try {
    return await client.query(statement, values).catch((error: unknown) => error)
  } finally {
    await client.end()
  }
}

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('an error that is told', () => {
  it.each([
    ['select $1::integer', `x${TYPED}`],
    ['select $1::timestamptz', `"${TYPED}" is it`],
    ['select $1::jsonb', `{"name": ${TYPED} "x"`],
    ['insert into secret (name, value) select $1, null', TYPED],
  ])('of %s holds no value, and says what it was', async (statement, value) => {
    const error = await failing(statement, [value])
    const messages = [JSON.stringify(toSafeError(error)), describeFailure(error)]
    for (const text of messages) expect(text).not.toContain(TYPED)
    expect(toSafeError(error)['code']).toMatch(/^2/)
  })

  it.each([
    thrownBy(() => JSON.parse(`{"idCard": "${TYPED}" x}`)),
    thrownBy(() => new URL(`http://${TYPED}:port`)),
    new Error('outer', { cause: new Error(`550 <zhang@mail.example> has no box, call +86 138 0013 8001`) }),
    Object.assign(new Error('client error'), { rawPacket: Buffer.from(TYPED), detail: TYPED }),
    TYPED,
  ])('of the program holds no value: %#', (error) => {
    const message = JSON.stringify(toSafeError(error)) + describeFailure(error)
    expect(message).not.toMatch(/110105|zhang|0013/)
  })

  it('says what was meant for people as it stands', () => {
    expect(scrub('SMTP: EENVELOPE 550')).toBe('SMTP: EENVELOPE 550')
    expect(scrub('a registration has a record')).toBe('a registration has a record')
  })

  it('becomes no message of the log either', () => {
    const lines: string[] = []
    const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
    const log = createLog({ logLevel: 'trace' }, sink)
    const error = new Error(`"${TYPED}"`)
    log.error(error)
    log.error({ err: error })
    log.error({ err: error }, error.message)
    log.child({ reqId: '1' }).warn(error, 'own words')
    log.info('only words')
    expect(lines.join('')).not.toContain(TYPED)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['failed', 'failed', 'failed', 'own words', 'only words'])
  })
})
