import type { Db } from '#server/platform/db/database.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { toOwnAddress } from '#server/platform/own-address.ts'
import { isNoticeSent, addNotice, type Receiver, type Sender } from '#server/modules/foundation/notices/index.ts'
import { postMessage } from '#server/modules/foundation/outbox/index.ts'
import { insertPerson, type MailingRow, noticeKey, setMail } from './mailings.queries'

const followPath = (token: string) => `login.html#/mailing?token=${token}`
const unsubscribePath = (token: string) => `login.html#/unsubscribe?token=${token}`

const nameOf = ({ kind }: Pick<MailingRow, 'kind'>) =>
  kind === 'news' ? ('mailingNews' as const) : ('mailingService' as const)

const unsubscribeWords = {
  zh: '不想再收到云展的资讯邮件，可在此退订：',
  en: 'To stop receiving news emails from Yunzhan, unsubscribe here:',
}

/** The mail in one language; without a token its link leads there at once, and there is nothing to unsubscribe from. */
export function writeMail(config: Sender['config'], row: MailingRow, language: 'zh' | 'en', token: string) {
  const own = toOwnAddress(config)
  const brand = language === 'en' ? '[Yunzhan] ' : '【云展】'
  const link = row.link === '' ? '' : `\n\n${own}/${token === '' ? row.link : followPath(token)}`
  const canLeave = row.kind === 'news' && token !== ''
  const leave = canLeave ? `\n\n${unsubscribeWords[language]}${own}/${unsubscribePath(token)}` : ''
  return {
    channel: 'email' as const,
    languageType: language === 'en' ? (2 as const) : (1 as const),
    template: nameOf(row),
    subject: row.subject[language],
    body: `${brand}${row.text[language]}${link}${leave}`,
  }
}

/** The notice in the personal centre. */
export const writeNotice = (row: MailingRow) => ({
  name: nameOf(row),
  parameters: { subject: row.subject, text: row.text, link: row.link || 'personal.html#/notices' },
})

/** Writes to one person, once, in their language: a notice, a mail, or both. */
export async function writeTo(db: Db, { config, providers }: Sender, row: MailingRow, to: Receiver): Promise<void> {
  const of = { mailingId: row.id, accountId: to.id }
  if (!(await insertPerson(db, of))) return
  const notice = writeNotice(row)
  if (row.byNotice) await addNotice(db, { accountId: to.id, ...notice, key: noticeKey(row.id) })
  if (!row.byMail) return
  if (to.email === '') return setMail(db, of, { leftOut: 'noAddress' })
  if (!(await isNoticeSent(db, to, notice.name))) return setMail(db, of, { leftOut: 'unsubscribed' })
  const token = newKey()
  const mail = writeMail(config, row, to.languageType === 2 ? 'en' : 'zh', token)
  const outboxId = await postMessage(db, providers, { ...mail, address: to.email })
  await setMail(db, of, { outboxId, tokenHash: hashKey(token) })
}
