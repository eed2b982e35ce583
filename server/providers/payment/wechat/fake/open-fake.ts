import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRequestCheck } from './check-request'
import { answerOf, type Operation, operationOf } from './fake-answers'
import { type FakePayment, type FakeRefund, newFakeBooks, type RefundStatus, type TradeState } from './fake-books'
import { newCertificate, newFakeKeys, pemOf, publicPemOf, signBody } from './fake-keys'
import { createNotifications, type FakeNotification, type Tampering } from './fake-notifications'

const [MCH_ID, APP_ID] = ['1900000109', 'wxd678efh567hg6787']

/**
 * The outcome of the next request of a kind: `fail` 500 and nothing done; `failAfter` done, and 500; `silence` done, and
 * no answer; `payFirst` the payer pays just before it is looked at; a code: refused with it, nothing done; the others: done,
 * and an answer that nobody should believe.
 */
export type Misfortune =
  | 'fail'
  | 'failAfter'
  | 'silence'
  | 'payFirst'
  | 'unsigned'
  | 'wrongSignature'
  | 'probe'
  | 'stale'
  | 'unknownSerial'
  | 'nonsense'
  | { status: number; code: string }

export interface FakeOptions {
  /** `certificate`: the merchant has never heard of the public key; `both`: it switches. */
  mode?: 'certificate' | 'both'
  /** Takes notifications to the fair, and gives the status that it answered; by HTTP to their address unless given. */
  deliver?: (notification: FakeNotification & { url: string }) => Promise<number>
}

export interface FakeWechatPay {
  url: string
  /** What the fair is to be set to; PUBLIC_URL is the fair's own. */
  settings: Record<string, string>
  /** Pays as a phone does, `fen` in place of what was requested. Gives the statuses of its notifications, none where `quiet`. */
  pay: (number: string, how?: { fen?: number; quiet?: boolean; times?: number }) => Promise<number[]>
  /** Sets the state of a payment that is not paid. */
  setTradeState: (number: string, state: Exclude<TradeState, 'SUCCESS' | 'REFUND'>) => void
  /** Completes a refund that is processing, and sends its notification. */
  settleRefund: (number: string, status?: RefundStatus, how?: { quiet?: boolean; times?: number }) => Promise<number[]>
  /** Sends one again, or a wrong one. Gives the status that the fair answered; 0: none came. */
  tellPayment: (number: string, tampering?: Tampering) => Promise<number>
  tellRefund: (number: string, tampering?: Tampering) => Promise<number>
  /** The same without sending it. */
  notificationOf: (about: 'payment' | 'refund', number: string, tampering?: Tampering) => FakeNotification
  /** Scripts the next request of a kind that is not scripted yet. */
  script: (operation: Operation, misfortune: Misfortune) => void
  /** From now on it signs with a certificate that nobody has seen. */
  rotate: () => void
  /** Refunds end by themselves so; their notification may be there before the answer. undefined: by `settleRefund`. */
  autoRefund: RefundStatus | undefined
  /** Resolves once every notification that it has sent is answered. */
  idle: () => Promise<void>
  /** What it believes. */
  books: () => { payments: FakePayment[]; refunds: FakeRefund[] }
  /** The kinds of the requests that came, in their order; `refused`: not signed as they must be. */
  requests: (Operation | 'refused' | 'unknown')[]
  close: () => Promise<void>
}

async function deliverByHttp({ url, headers, body }: FakeNotification & { url: string }): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
  await response.arrayBuffer()
  return response.status
}

/** WeChat Pay's APIv3 (Native) on loopback, with keys and books of its own. */
export async function openFakeWechatPay({ mode = 'certificate', deliver = deliverByHttp }: FakeOptions = {}) {
  const keys = newFakeKeys()
  const books = newFakeBooks({ mchId: MCH_ID, appId: APP_ID })
  const check = createRequestCheck(MCH_ID, keys)
  const scripted = new Map<Operation, Misfortune[]>()
  const certificate = () => keys.certificates.at(-1) ?? newCertificate()
  const signerOf = (by: Tampering['by'] = mode === 'both' ? 'publicKey' : 'certificate') =>
    by === 'publicKey' ? keys.publicKey : certificate()
  const notifications = createNotifications(keys, books, signerOf)
  const underWay = new Set<Promise<number>>()
  const notify = (url: string, sent: FakeNotification) => {
    const delivery = deliver({ ...sent, url })
      .catch(() => 0)
      .finally(() => underWay.delete(delivery))
    underWay.add(delivery)
    return delivery
  }
  const several = (times: number, send: () => Promise<number>) => Promise.all(Array.from({ length: times }, send))

  const fake: FakeWechatPay = {
    url: '',
    settings: {},
    autoRefund: undefined,
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    requests: [],
    async pay(number, { fen, quiet = false, times = 1 } = {}) {
      books.pay(number, fen)
      return several(quiet ? 0 : times, () => fake.tellPayment(number))
    },
    setTradeState: (number, state) => void Object.assign(books.getPayment(number), { state }),
    async settleRefund(number, status = 'SUCCESS', { quiet = false, times = 1 } = {}) {
      books.settleRefund(number, status)
      return several(quiet ? 0 : times, () => fake.tellRefund(number))
    },
    tellPayment: (number, tampering) =>
      notify(books.getPayment(number).order.notify_url, notifications.ofPayment(number, tampering)),
    tellRefund: (number, tampering) =>
      notify(books.getRefund(number).order.notify_url, notifications.ofRefund(number, tampering)),
    notificationOf: (about, number, tampering) =>
      about === 'payment' ? notifications.ofPayment(number, tampering) : notifications.ofRefund(number, tampering),
    script: (operation, misfortune) => scripted.set(operation, [...(scripted.get(operation) ?? []), misfortune]),
    rotate: () => keys.certificates.push(newCertificate()),
    books: () => structuredClone({ payments: [...books.payments.values()], refunds: [...books.refunds.values()] }),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const fault = check(request, body)
    if (fault !== undefined) {
      fake.requests.push('refused')
      response.writeHead(401, { 'content-type': 'application/json' }).end(`{"code":"SIGN_ERROR","message":"${fault}"}`)
      return
    }
    const input = operationOf(request.method ?? '', request.url ?? '')
    fake.requests.push(input?.operation ?? 'unknown')
    const misfortune = input && scripted.get(input.operation)?.shift()
    if (misfortune === 'payFirst' && input) books.pay(input.number, undefined)
    const given = answerOf({ books, keys, url: fake.url, requests: input, body, misfortune })
    if (input?.operation === 'refund' && given.status === 200 && fake.autoRefund) {
      const number = String(JSON.parse(body).out_refund_no)
      if (books.getRefund(number).status === 'PROCESSING') void fake.settleRefund(number, fake.autoRefund)
    }
    if (misfortune === 'silence') return
    const bySerial = request.headers['wechatpay-serial'] === keys.publicKey.serial && mode === 'both'
    const signer = signerOf(bySerial ? 'publicKey' : 'certificate')
    const time = Math.floor(Date.now() / 1_000) - (misfortune === 'stale' ? 600 : 0)
    const signed = signBody(signer, given.body, time)
    if (misfortune === 'wrongSignature')
      signed['wechatpay-signature'] = signBody(signer, `${given.body} `, time)['wechatpay-signature']
    if (misfortune === 'probe')
      signed['wechatpay-signature'] = `WECHATPAY/SIGNTEST/${signed['wechatpay-signature'].slice(19)}`
    if (misfortune === 'unknownSerial') signed['wechatpay-serial'] = '5F'.repeat(20)
    const headers = misfortune === 'unsigned' || given.isFile ? {} : signed
    response.writeHead(given.status, { 'content-type': 'application/json', ...headers }).end(given.body)
  }

  const server = createServer((request, response) => {
    // What a test has scripted wrongly ends as a failing request, and not the whole run.
    reply(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the fake listens nowhere')
  fake.url = `http://127.0.0.1:${address.port}`
  fake.settings = {
    WECHAT_PAY_MCH_ID: MCH_ID,
    WECHAT_PAY_APP_ID: APP_ID,
    WECHAT_PAY_SERIAL: keys.merchant.serial,
    WECHAT_PAY_KEY: pemOf(keys.merchant.key),
    WECHAT_PAY_V3_KEY: keys.v3Key,
    WECHAT_PAY_URL: fake.url,
    ...(mode === 'both'
      ? { WECHAT_PAY_PUBLIC_KEY_ID: keys.publicKey.serial, WECHAT_PAY_PUBLIC_KEY: publicPemOf(keys.publicKey.key) }
      : {}),
  }
  return fake
}
