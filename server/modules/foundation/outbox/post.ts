import type { Quote } from '#contract/foundation/notices/quotes.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import { type Channel, holdGathering, insertMessage, rewriteMessage } from './outbox.queries'

export interface Message {
  channel: Channel
  /** With the area code where it is a phone: +8613800138000. */
  address: string
  /** 1 Chinese, 2 English */
  languageType: 1 | 2
  /** What it is for. */
  template: string
  /** Of an e-mail. */
  subject?: string
  body: string
  /** Where the body quotes words of a person in another language: translated when an e-mail is delivered. */
  quotes?: Quote[]
  /** The account that reads what is quoted, which may refuse its translation until the e-mail is delivered. */
  readerId?: number
  /** What fills the template of an outside SMS service, in its order. */
  parameters?: string[]
}

/** The channels that an outside service delivers. */
export function listRealChannels({ sms, mail }: Pick<Providers, 'sms' | 'mail'>): Channel[] {
  return [...(sms ? (['sms'] as const) : []), ...(mail ? (['email'] as const) : [])]
}

/**
 * Writes a message in the caller's transaction, so that it goes out if and only if its cause holds. Queued for
 * delivery, or kept for reading in the outbox where no outside service delivers it. Gives its number there.
 */
export async function postMessage(
  db: Db,
  providers: Pick<Providers, 'sms' | 'mail'>,
  message: Message,
): Promise<number> {
  const isReal = listRealChannels(providers).includes(message.channel)
  return insertMessage(db, { ...message, state: isReal ? 'queued' : 'kept' })
}

/**
 * The same, but for one that was posted within as many seconds to the same address for the same: it is written again, with
 * its previous content and the addition. `write` receives the previous content; a message waits for those seconds.
 */
export async function postGathered(
  db: Db,
  providers: Pick<Providers, 'sms' | 'mail'>,
  { seconds, ...to }: Pick<Message, 'channel' | 'address' | 'template'> & { seconds: number },
  write: (messages: readonly string[]) => Message,
): Promise<void> {
  const held = await holdGathering(db, to, seconds)
  const { subject = '', body, parameters = [], ...message } = write(held?.parameters ?? [])
  const text = { subject, body, parameters }
  if (held) return rewriteMessage(db, held.id, text)
  const isReal = listRealChannels(providers).includes(to.channel)
  await insertMessage(db, { ...message, ...text, state: isReal ? 'queued' : 'kept' }, seconds)
}
