import { isMainlandPhone } from '#contract/core/rules.ts'
import { isSentByDefault, lockedNoticeKinds } from '#contract/foundation/notices/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOwnAddress } from '#server/platform/own-address.ts'
import type { AppServices } from '#server/platform/services.ts'
import { type Message, postGathered, postMessage } from '#server/modules/foundation/outbox/index.ts'
import { fillText, findQuotes, sayParameters, trimStops } from './fill-text'
import { kindOf } from './kinds'
import { linkOf, mailed } from './links'
import { addLine, addNotice, listChoices } from './notices.queries'
import type { NoticeParameters } from './notices.schema'
import { type NoticeName, notices } from './texts'

/** What notices are sent with. */
export type Sender = Pick<AppServices, 'config' | 'providers'>

export interface Receiver {
  /** The account that sees it in its personal center. */
  id: number
  phone: string
  email: string
  /** 1 Chinese, 2 English */
  languageType: number
}

export interface Notice {
  name: NoticeName
  /** One with both languages is given as a pair. */
  parameters?: NoticeParameters
}

function isBySms({ phone, email }: Receiver, name: NoticeName): boolean {
  if (email === '') return true
  return !mailed.has(name) && isMainlandPhone(phone.replace(/^\+86/, ''))
}

/** A notice as it is delivered, in the receiver's language. */
function writeNotice(config: Sender['config'], to: Receiver, { name, parameters = {} }: Notice): Message {
  const language = to.languageType === 2 ? 'en' : 'zh'
  const message = sayParameters(parameters, language)
  const [subject, body] = notices[name][language]
  const { link, used } = linkOf(name, message)
  const bySms = isBySms(to, name)
  const sign = language === 'en' ? '[Yunzhan] ' : '【云展】'
  const text = `${sign}${fillText(body, message)}`
  const quotes = bySms ? [] : findQuotes(body, parameters, language)
  return {
    channel: bySms ? 'sms' : 'email',
    address: bySms ? to.phone : to.email,
    languageType: language === 'en' ? 2 : 1,
    template: name,
    subject: fillText(subject, message),
    body: `${text.trimEnd()}${bySms ? ' ' : '\n\n'}${toOwnAddress(config)}/${link}`,
    quotes: quotes.map(({ from, to: end }) => ({ from: from + sign.length, to: end + sign.length })),
    ...(quotes.length > 0 ? { readerId: to.id } : {}),
    // A template of an SMS service holds its address itself.
    parameters: Object.entries(trimStops(body, message)).flatMap(([key, value]) => (used.has(key) ? [] : [value])),
  }
}

/** Whether it goes out by SMS or mail: what has legal weight, and what nobody else keeps, always does. */
export async function isSent(db: Db, { id }: Pick<Receiver, 'id'>, name: NoticeName): Promise<boolean> {
  const kind = kindOf(name)
  if (!kind || lockedNoticeKinds.includes(kind)) return true
  return (await listChoices(db, id)).get(kind) ?? isSentByDefault(kind)
}

/** By SMS or mail alone, whatever was chosen. */
export async function deliverNotice(
  db: Db,
  { config, providers }: Sender,
  to: Receiver,
  notice: Notice,
): Promise<void> {
  // Of a deleted account there is no address left.
  if (to.phone === '' && to.email === '') return
  await postMessage(db, providers, writeNotice(config, to, notice))
}

/**
 * Writes a notice into the receiver's personal centre and, unless they chose otherwise, in their language, to be delivered
 * with the address of what it is about: by SMS to a number of mainland China, else by e-mail; what comes often by e-mail
 * where there is an address.
 */
export async function sendNotice(db: Db, sender: Sender, to: Receiver, notice: Notice): Promise<void> {
  const { name, parameters = {} } = notice
  if (kindOf(name)) await addNotice(db, { accountId: to.id, name, parameters })
  if (await isSent(db, to, name)) await deliverNotice(db, sender, to, notice)
}

/** s in which what is notified of one thing after the other becomes one notice */
const GATHER_SECONDS = 60

/** The same of what may come many times within a minute: one notice, a line each. Its text has the one place `{lines}`. */
export async function sendGathered(
  db: Db,
  { config, providers }: Sender,
  to: Receiver,
  { name, line }: { name: NoticeName; line: { zh: string; en: string } },
): Promise<void> {
  await addLine(db, { accountId: to.id, name }, line, GATHER_SECONDS)
  if (!(await isSent(db, to, name))) return
  const own = to.languageType === 2 ? line.en : line.zh
  const write = (messages: readonly string[]) =>
    writeNotice(config, to, { name, parameters: { lines: [...messages, own].join('\n') } })
  await postGathered(db, providers, { ...write([]), seconds: GATHER_SECONDS }, write)
}
