import type { Language } from '#contract/core/language.ts'
import { splitQuotes, translatedMarks } from '#contract/foundation/notices/quotes.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import { scrub } from '#server/platform/safe-error.ts'
import { claimDue, type Forgetting, markFailed, markSent, type QueuedMessage } from './outbox.queries'
import { listRealChannels } from './post'

type Translate = (texts: readonly string[], to: Language) => Promise<ReadonlyMap<string, string> | undefined>

export interface QuoteTranslation {
  /** Whether an account refuses that what it reads is translated, as of now. */
  isRefusedBy: (accountId: number) => Promise<boolean>
  /** What there is of translations of quoted texts, by original; undefined: the service failed or was late. */
  translate: Translate
}

export interface Dispatching {
  database: Pick<Database, 'write'>
  providers: Pick<Providers, 'sms' | 'mail'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Absent: what is quoted stays as it was written. */
  quoteTranslation?: QuoteTranslation
}

/** Messages sent at once. */
const BATCH = 10
/** s that a claim lasts: well past what a delivery may take, as whoever claims next sends again */
const CLAIM_SECONDS = 120
const MOST_TRIES = 6
const FIRST_PAUSE_SECONDS = 10
const PAUSE_GROWTH = 4
/** characters */
const FAILURE_MAX = 200

const isCode = ({ template }: QueuedMessage) => template.startsWith('code-')
/** What opens an account is kept no longer than it is under way: a code, or the link of an invitation. */
const OPENING_TEMPLATES = new Set(['teamInvitation', 'preRegistered', 'preRegisteredBefore'])
const holdsCode = (message: QueuedMessage) => isCode(message) || OPENING_TEMPLATES.has(message.template)
/** The last that is sent to somebody: of a deleted account the fair keeps no address. */
const isFarewell = ({ template }: QueuedMessage) => template === 'accountDeleted'
/** What is kept of a message that is delivered, or that cannot be. */
const forgets = (message: QueuedMessage): Forgetting =>
  isFarewell(message) ? 'address' : holdsCode(message) ? 'text' : 'nothing'

const languageOf = ({ languageType }: QueuedMessage): Language => (languageType === 2 ? 'en-US' : 'zh-CN')

/** An e-mail's text with what it quotes in its reader's language, marked, as far as there is a translation and its reader allows it. */
async function writeBody({ quoteTranslation }: Dispatching, message: QueuedMessage): Promise<string> {
  const { channel, body, quotes, readerId } = message
  if (channel !== 'email' || quotes.length === 0 || !quoteTranslation) return body
  if (readerId !== null && (await quoteTranslation.isRefusedBy(readerId))) return body
  const parts = splitQuotes(body, quotes)
  const to = languageOf(message)
  const quoted = parts.flatMap(({ text, isQuoted }) => (isQuoted ? [text] : []))
  const translated = await quoteTranslation.translate(quoted, to)
  const written = parts.map(({ text, isQuoted }) => {
    const found = isQuoted ? translated?.get(text) : undefined
    return found === undefined ? text : `${found}${translatedMarks[to]}`
  })
  return written.join('')
}

async function deliver({ sms, mail }: Dispatching['providers'], message: QueuedMessage): Promise<void> {
  const { channel, address: to, template, parameters, subject, body: text } = message
  const language = languageOf(message)
  if (channel === 'sms') await sms?.send({ to, language, template, parameters, text })
  else await mail?.send({ to, subject, text })
}

/** Delivers one message and writes down its outcome. */
async function handle(parts: Dispatching, message: QueuedMessage): Promise<void> {
  const { database, providers, log } = parts
  const { id, channel, template, tries } = message
  const body = await writeBody(parts, message)
  try {
    await deliver(providers, { ...message, body })
  } catch (error) {
    const failure = cutText(error instanceof Error ? error.message : String(error), FAILURE_MAX)
    const again = tries + 1 < MOST_TRIES ? FIRST_PAUSE_SECONDS * PAUSE_GROWTH ** tries : undefined
    log.warn({ id, channel, template, failure: scrub(failure), again }, 'a message was not delivered')
    await database.write((db) => markFailed(db, id, { failure, again, forgets: forgets(message) }))
    return
  }
  await database.write((db) => markSent(db, id, forgets(message), body === message.body ? undefined : body))
}

/**
 * Translates equal texts once in a run, and nothing more of it after a failure: what waits behind may be a code to log in with, and
 * each request counts towards the characters of the day.
 */
function translateOnce(translate: Translate): Translate {
  const made = new Map<string, ReturnType<Translate>>()
  let hasFailed = false
  return async (texts, to) => {
    const key = JSON.stringify([to, texts])
    const known = made.get(key)
    if (!known && hasFailed) return undefined
    const work = known ?? translate(texts, to)
    made.set(key, work)
    const translated = await work
    hasFailed ||= translated === undefined
    return translated
  }
}

/**
 * Delivers what is due until nothing is. Several servers share the work: each takes messages by moving their next try
 * away. One that ends before it has written down a delivery leaves the message to be sent a second time.
 */
export async function dispatchOutbox(services: Dispatching): Promise<void> {
  const { quoteTranslation } = services
  const parts = quoteTranslation
    ? { ...services, quoteTranslation: { ...quoteTranslation, translate: translateOnce(quoteTranslation.translate) } }
    : services
  const channels = listRealChannels(parts.providers)
  if (channels.length === 0) return
  const claim = () => parts.database.write((db) => claimDue(db, { channels, limit: BATCH, seconds: CLAIM_SECONDS }))
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const outcomes = await Promise.allSettled(due.map((message) => handle(parts, message)))
    const failedOutcome = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failedOutcome) throw failedOutcome.reason
  }
}
