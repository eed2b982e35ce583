import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import type { BillLine } from '../port'
import { ask, readDone, type WechatPayClient } from './ask'
import { send, SERVICE } from './send'

/** ms for the file of a day, which may be long */
const FILE_MS = 30_000
/** From the end of a day until its bill is there at the latest: 10:00 of the next. */
const READY_MS = 10 * 3_600_000

const Bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })

/** Yuan with two decimals as fen. */
function toFen(yuan: string): number {
  const [, whole = '', cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  if (whole === '') throw new ServiceFailure(`${SERVICE}: an amount of the bill cannot be read`)
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * The lines of a bill: a line of names, then one per payment or refund, with a backtick before every value, then the
 * sums of the day, which begin with a line of names again. Throws ServiceFailure.
 */
export function parseBill(csv: string): BillLine[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = (lines[0] ?? '').split(',')
  const until = lines.findIndex((line, index) => index > 0 && !line.startsWith('`'))
  const rows: string[][] = parse(lines.slice(1, until < 0 ? undefined : until).join('\n'), {
    // What is sold may have commas in its name, which nothing quotes.
    delimiter: ',`',
    quote: false,
    relax_column_count: true,
  })
  return rows.flatMap((row): BillLine[] => {
    const value = (name: string) => {
      const text = row[names.indexOf(name)]
      if (text === undefined) throw new ServiceFailure(`${SERVICE}: the bill has no ${name}`)
      return text.replace(/^`/, '').trim()
    }
    const paymentNumber = value('商户订单号')
    if (value('交易状态') === 'SUCCESS')
      return [{ about: 'payment', number: paymentNumber, paymentNumber, fen: toFen(value('订单金额')) }]
    // A refund that was accepted has left the merchant; one that failed has come back.
    if (value('交易状态') !== 'REFUND' || !['SUCCESS', 'PROCESSING'].includes(value('退款状态'))) return []
    return [{ about: 'refund', number: value('商户退款单号'), paymentNumber, fen: toFen(value('申请退款金额')) }]
  })
}

async function download({ settings }: WechatPayClient, { download_url, hash_value }: z.output<typeof Bill>) {
  const { pathname, search } = new URL(download_url)
  // Where requests go is set: an address that is answered only says which file.
  const file = await send(settings, { method: 'GET', path: pathname + search, timeoutMs: FILE_MS })
  if (file.status !== 200) throw new ServiceFailure(`${SERVICE}: the bill was answered ${file.status}`)
  const hash = createHash('sha1').update(file.body).digest('hex')
  if (hash !== hash_value.toLowerCase()) throw new ServiceFailure(`${SERVICE}: the bill is not the one that was signed`)
  return parseBill(file.body)
}

/** The bill of a day; null: not there yet. */
export async function readBill(client: WechatPayClient, day: string): Promise<BillLine[] | null> {
  const query = new URLSearchParams({ bill_date: day, bill_type: 'ALL' })
  const answer = await ask(client, { method: 'GET', path: `/v3/bill/tradebill?${query.toString()}` })
  if (!answer.ok && answer.code === 'STATEMENT_CREATING') return null
  if (!answer.ok && answer.code === 'NO_STATEMENT_EXIST') {
    // Of a day on which nothing happened there never is one.
    return Date.now() < chinaDayBounds(day).until.getTime() + READY_MS ? null : []
  }
  return download(client, readDone(answer, Bill))
}
