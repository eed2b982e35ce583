import { type FakeBooks, Refused } from './fake-books'
import { hashOf, writeFakeBill } from './fake-bill'
import { type FakeKeys, seal } from './fake-keys'

export type Operation = 'create' | 'query' | 'close' | 'refund' | 'queryRefund' | 'bill' | 'file' | 'certificates'

export interface RequestedFor {
  operation: Operation
  /** Ours, of what it names in its path; else empty. */
  number: string
  query: URLSearchParams
}

const PATHS: [Operation, string, RegExp][] = [
  ['create', 'POST', /^\/v3\/pay\/transactions\/native()$/],
  ['query', 'GET', /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/],
  ['close', 'POST', /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/],
  ['refund', 'POST', /^\/v3\/refund\/domestic\/refunds()$/],
  ['queryRefund', 'GET', /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/],
  ['bill', 'GET', /^\/v3\/bill\/tradebill()$/],
  ['file', 'GET', /^\/v3\/billdownload\/file()$/],
  ['certificates', 'GET', /^\/v3\/certificates()$/],
]

/** What a request asks for. */
export function operationOf(method: string, path: string): RequestedFor | undefined {
  const { pathname, searchParams: query } = new URL(path, 'http://fake')
  for (const [operation, of, pattern] of PATHS) {
    const [, number] = (method === of && pattern.exec(pathname)) || []
    if (number !== undefined) return { operation, number: decodeURIComponent(number), query }
  }
  return undefined
}

export interface FakeAnswer {
  status: number
  body: string
  /** Files are not signed. */
  isFile?: boolean
}

interface CallContext {
  books: FakeBooks
  keys: FakeKeys
  url: string
  requests: RequestedFor | undefined
  body: string
  misfortune: string | { status: number; code: string } | undefined
}

function writeCertificates({ certificates, v3Key }: FakeKeys) {
  return {
    data: certificates.map(({ serial, pem }) => ({
      serial_no: serial,
      effective_time: '2020-01-01T00:00:00+08:00',
      expire_time: '2040-01-01T00:00:00+08:00',
      encrypt_certificate: seal(v3Key, pem, 'certificate'),
    })),
  }
}

function executeRefund(
  { books, keys, url, body }: CallContext,
  { operation, number, query }: RequestedFor,
): object | string | undefined {
  const assertOwn = (mchId: unknown) => {
    if (mchId !== books.mchId) throw new Refused(400, 'PARAM_ERROR')
  }
  const sent: unknown = body === '' ? {} : JSON.parse(body)
  switch (operation) {
    case 'create':
      return books.create(sent)
    case 'query': {
      const payment = books.getPayment(number)
      assertOwn(query.get('mchid'))
      return books.writePayment(payment)
    }
    case 'close':
      assertOwn(Object(sent).mchid)
      return books.close(number) ?? undefined
    case 'refund':
      return books.writeRefund(books.refund(sent))
    case 'queryRefund':
      return books.writeRefund(books.getRefund(number))
    case 'bill': {
      const day = query.get('bill_date') ?? ''
      const download_url = `${url}/v3/billdownload/file?token=${day}`
      return { hash_type: 'SHA1', hash_value: hashOf(writeFakeBill(books, day)), download_url }
    }
    case 'file':
      return writeFakeBill(books, query.get('token') ?? '')
    default:
      return writeCertificates(keys)
  }
}

const refusal = (status: number, code: string): FakeAnswer => ({
  status,
  body: JSON.stringify({ code, message: '说明', detail: null }),
})

/** What is answered, after what was requested is done. */
export function answerOf(context: CallContext): FakeAnswer {
  const { requests, misfortune } = context
  if (!requests) return refusal(404, 'RESOURCE_NOT_EXISTS')
  if (misfortune === 'fail') return refusal(500, 'SYSTEM_ERROR')
  if (typeof misfortune === 'object') return refusal(misfortune.status, misfortune.code)
  try {
    const done = executeRefund(context, requests)
    if (misfortune === 'failAfter') return refusal(500, 'SYSTEM_ERROR')
    if (misfortune === 'nonsense') return { status: 200, body: typeof done === 'string' ? `${done} ` : '{"a":1}' }
    if (done === undefined) return { status: 204, body: '' }
    return typeof done === 'string'
      ? { status: 200, body: done, isFile: true }
      : { status: 200, body: JSON.stringify(done) }
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.code)
    throw error
  }
}
