import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { openReader } from '#bench/chat/reader.ts'
import * as imports from '#contract/operations/imports/endpoints.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { type Database } from '#server/platform/db/database.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { formOf } from '../upload-server'

/** People in a live room who send messages from `begin` on; records what was acknowledged and what each received. */
export async function talk(origin: string, liveId: number, tokens: readonly string[], everyMs: number, name = 'only') {
  const heard = tokens.map((): string[] => [])
  const people = await Promise.all(
    tokens.map((token, i) =>
      openReader({
        origin: () => origin,
        token,
        groupId: `LIVE-${liveId}`,
        onMessage: ({ payload }) => payload.text?.startsWith('rolling ') && heard[i]?.push(payload.text),
      }),
    ),
  )
  const acknowledged: string[] = []
  const sending: Promise<void>[] = []
  let n = 0
  const say = async () => {
    const text = `rolling ${name} ${(n += 1)}`
    if (await people[n % people.length]?.send(text, `rolling-client-${name}-${n}`)) acknowledged.push(text)
  }
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    /** From now on they send: once everybody has entered who is to receive it. */
    begin() {
      timer = setInterval(() => sending.push(say()), everyMs)
    },
    heard,
    acknowledged,
    sentCount: () => n,
    async quiet() {
      clearInterval(timer)
      await Promise.all(sending)
    },
    close: () => people.forEach((person) => person.close()),
  }
}

/** Imports of an organizer through the proxy. Throws when a call is refused. */
export function importing(origin: string, token: string) {
  const ask = async (path: string, input: object | FormData): Promise<ImportDetail> => {
    const isForm = input instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? input : JSON.stringify(input),
    })
    const answer: { code: number; data: ImportDetail } = await response.json()
    if (answer.code !== 0) throw new Error(`${path} is refused with ${answer.code}`)
    return answer.data
  }
  const get = (id: number) => ask(imports.getImport.path, { id })
  return {
    get,
    async send(key: string, bytes: Buffer) {
      const rows = { name: `${key}.csv`, size: bytes.length }
      const { id } = await ask(imports.startImport.path, { key, kind: 'exhibitor', rows, pictures: null })
      await ask(imports.sendImportChunk.path, formOf({ id: String(id), file: 'rows', offset: '0' }, 'piece', bytes))
      return id
    },
    check: ({ id, version }: ImportDetail, mapping: string[]) =>
      ask(imports.checkImport.path, { id, version, mapping, publish: true }),
    apply: ({ id, version }: ImportDetail) => ask(imports.applyImport.path, { id, version }),
  }
}

/** Counts the stored orders with this prefix of their key. */
export const countOrders = ({ db }: Pick<Database, 'db'>, prefix: string): Promise<number> =>
  db.$count(orders, like(orders.clientKey, `${prefix}%`))

/** What servers of the build on one database, one Redis and one folder have in common. */
export const sharedSettings = (folder: string, databaseUrl: string, redisUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  DATA_DIR: join(folder, 'shared'),
  DATA_KEY: 'a-key-that-all-servers-have-0123456789',
  DEMO: '1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
})
