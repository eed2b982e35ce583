import type pg from 'pg'
import { wrapQuery } from './wrap-query'

const BEGIN: pg.QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] }

const isBegin = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'text' in input && input.text === 'begin'

/** Resolves once nothing is left to do that waits for no answer: every statement that was requested has been sent. */
export const allSent = (): Promise<void> =>
  new Promise((done) => {
    queueMicrotask(() => process.nextTick(done))
  })

/**
 * Makes a connection that sends without waiting for answers (`pipeline`) send what is requested from it at one moment as one
 * packet: each is a call of the system, on both sides. A transaction is not waited for when it begins: it goes with its
 * first statements, which fail where it did.
 */
export function sendTogether(client: pg.ClientBase & Pick<pg.Client, 'connection'>): void {
  const { stream } = client.connection
  let isCorked = false
  const cork = async () => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    await allSent()
    isCorked = false
    stream.uncork()
  }
  wrapQuery(client, (ask, input) => {
    void cork()
    const answered = ask(...input)
    if (!isBegin(input[0]) || !(answered instanceof Promise)) return answered
    answered.catch(() => undefined)
    return Promise.resolve(BEGIN)
  })
}
