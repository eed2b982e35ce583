import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type * as z from 'zod'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import { isNumber, RefundPlace, SandboxPayment } from './records'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function readRecord<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.output<Shape> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  return text === undefined ? undefined : shape.parse(JSON.parse(text))
}

/** A name in a folder lasts once the folder is on the disk; Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a file whole: a server that is killed leaves the one before it, or this one. */
export async function writeRecord(path: string, record: unknown): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${randomUUID()}`)
  try {
    await writeSynced(unfinished, `${JSON.stringify(record, null, 1)}\n`)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Runs what is requested from one name one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const run = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = run.catch(() => undefined)
    last.set(name, ended)
    try {
      return await run
    } finally {
      if (last.get(name) === ended) last.delete(name)
    }
  }
}

export interface Books {
  find: (number: string) => Promise<SandboxPayment | undefined>
  /** The number of the payment that a refund is of. */
  findRefunded: (refundNumber: string) => Promise<string | undefined>
  /**
   * Notes what a refund is of, before there is the refund, so that a number belongs to one payment. Throws
   * ServiceRefusal where it belongs to another.
   */
  noteRefunded: (refundNumber: string, paymentNumber: string) => Promise<void>
  /** What `work` makes of a payment is on the disk when this resolves; of one payment one `work` runs at a time. */
  change: (
    number: string,
    work: (known: SandboxPayment | undefined) => SandboxPayment | Promise<SandboxPayment>,
  ) => Promise<SandboxPayment>
  list: () => Promise<SandboxPayment[]>
}

/** The sandbox's own books: a file a payment in a folder, which nobody else writes (one server at a time). */
export function openBooks(folder: string): Books {
  const payments = join(folder, 'payments')
  const inTurn = createTurns()
  const fileOf = (of: string, number: string) => {
    if (!isNumber(number)) throw new Error('sandbox: a number has 6 to 32 letters and digits')
    return join(of, `${number}.json`)
  }
  const find = async (number: string) => {
    const found = await readRecord(fileOf(payments, number), SandboxPayment)
    // Some disks take capitals and small letters for the same name.
    if (found && found.number !== number)
      throw new Error('sandbox: there is a payment with a number that differs in case')
    return found
  }
  const refundFile = (number: string) => fileOf(join(folder, 'refunds'), number)
  return {
    find,
    findRefunded: async (number) => (await readRecord(refundFile(number), RefundPlace))?.paymentNumber,
    noteRefunded: (number, paymentNumber) =>
      // By a name that no payment has: only the refunds of one number wait for each other here.
      inTurn(`refund ${number}`, async () => {
        const known = await readRecord(refundFile(number), RefundPlace)
        if (known && known.paymentNumber !== paymentNumber)
          throw new ServiceRefusal('sandbox: there is a refund of this number and another payment')
        if (!known) await writeRecord(refundFile(number), { paymentNumber })
      }),
    change: (number, work) =>
      inTurn(number, async () => {
        const known = await find(number)
        const changed = await work(known)
        if (changed !== known) await writeRecord(fileOf(payments, number), changed)
        return changed
      }),
    async list() {
      const names = await readdir(payments).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const numbers = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      const found = await Promise.all(numbers.map(find))
      return found.filter((payment) => payment !== undefined)
    },
  }
}
