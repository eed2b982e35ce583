import type { Language } from '../../../contract/core/language'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import type { Db } from '../../platform/db/database'
import { listAgents } from '../chat'
import { findExhibitor } from '../exhibitors'
import { findMainExpo, presentExpo } from '../expo'
import { hoursText, isOpen } from './hours'
import { serviceName } from './inbox.present'
import { findSettings } from './settings.queries'
import { parseServiceUserId, serviceUserId } from '../../../contract/chat/rules'

const noService = { 'zh-CN': '该展商暂未开通在线客服', 'en-US': 'This exhibitor has no online service yet' }
const away = {
  'zh-CN': '客服暂时不在线，请留言，我们会尽快回复。',
  'en-US': 'Nobody is at the desk right now. Leave a message and we will answer as soon as we can.',
}

/** The user id to write to, or why there is none (spec: common §6). */
export async function findServiceUser(
  { db, language }: Pick<Context<unknown>, 'db' | 'language'>,
  exhibitorId: number | undefined,
): Promise<{ userId: string; content: string }> {
  const service = exhibitorId === undefined ? 'fair' : String(exhibitorId)
  const agents = await listAgents(db, service)
  if (agents.length === 0) return { userId: '', content: noService[language] }
  return { userId: serviceUserId(service), content: '' }
}

/** The service of a user id that has somebody to answer. Throws NoService. */
async function getService(db: Db, userId: string) {
  const service = parseServiceUserId(userId)
  const agents = service === undefined ? [] : await listAgents(db, service)
  if (service === undefined || agents.length === 0) throw fail('NoService')
  return { service, agents }
}

/** Who is there, and what a service says when nobody is. */
export async function getServiceStatus({ db, language, realtime, input }: Context<{ userId: string }>) {
  const { service, agents } = await getService(db, input.userId)
  const settings = await findSettings(db, service)
  const there = await realtime.whoIsThere(agents.map(({ id }) => id))
  const open = isOpen(settings.hours)
  const online = there.size > 0
  const own =
    language === 'zh-CN' ? settings.offline.zh || settings.offline.en : settings.offline.en || settings.offline.zh
  return {
    allowed: true,
    online,
    open,
    content: online && open ? '' : own || away[language],
    hours: hoursText(settings.hours, language),
  }
}

async function fairCard(db: Db, language: Language) {
  const main = await findMainExpo(db)
  const { contacts } = main ? presentExpo(main, language) : { contacts: { phone: '', address: '' } }
  const company = serviceName('fair', null, language)
  return { exhibitorId: null, logoUrl: '', company, phone: contacts.phone, address: contacts.address }
}

/** The card beside a conversation (spec: access §2.6). */
export async function getServiceCompany({ db, language, input: { userId } }: Context<{ userId: string }>) {
  const service = parseServiceUserId(userId)
  if (service === undefined) throw fail('NoService')
  if (service === 'fair') return { userId, ...(await fairCard(db, language)) }
  const exhibitor = await findExhibitor(db, language, Number(service))
  if (!exhibitor) throw fail('NoService')
  const { id: exhibitorId, logoUrl, company, phone, address } = exhibitor
  return { userId, exhibitorId, logoUrl, company, phone, address }
}
