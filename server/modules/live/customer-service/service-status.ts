import type { Language } from '#contract/core/language.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hasService, listAgents } from '#server/modules/live/chat/index.ts'
import { findExhibitor } from '#server/modules/fair/exhibitors/index.ts'
import { findMainExpo, presentExpo } from '#server/modules/fair/expo/index.ts'
import { hoursText, isOpen } from './hours'
import { serviceName } from './inbox.present'
import { findSettings } from './settings.queries'
import { parseServiceUserId, serviceUserId } from '#contract/live/chat/rules.ts'

const noExhibitor = {
  'zh-CN': '没有找到该展商，可能已退展',
  'en-US': 'This exhibitor was not found. They may have left the fair.',
}
/** Nobody speaks for the exhibitor yet. */
const nobody = {
  'zh-CN': '该展商还没有人在线接待。您的咨询会为展商保留；急事请用“企业信息”中的联系方式。',
  'en-US':
    'Nobody of this exhibitor is online yet. Your inquiry is kept for its people; if it is urgent, see the contacts under Company.',
}
const away = {
  'zh-CN': '客服暂时不在线，请留言，我们会尽快回复。',
  'en-US': 'No one is available right now. Leave a message and we will reply as soon as we can.',
}

/** The user id to write to, or why there is none (spec: common §6). */
export async function findServiceUser(
  { db, language }: Pick<Context<unknown>, 'db' | 'language'>,
  exhibitorId: number | undefined,
): Promise<{ userId: string; content: string }> {
  const service = exhibitorId === undefined ? 'fair' : String(exhibitorId)
  if (!(await hasService(db, service))) return { userId: '', content: noExhibitor[language] }
  return { userId: serviceUserId(service), content: '' }
}

/** The service of a user id and who answers for it, which may be nobody. Throws NoService. */
async function getService(db: Db, userId: string) {
  const service = parseServiceUserId(userId)
  if (service === undefined || !(await hasService(db, service))) throw fail('NoService')
  return { service, agents: await listAgents(db, service) }
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
    content: online && open ? '' : own || (agents.length === 0 ? nobody : away)[language],
    hours: hoursText(settings.hours, language),
  }
}

async function fairCard(db: Db, language: Language) {
  const main = await findMainExpo(db)
  const none = { phone: '', email: '', address: '' }
  const { phone, email, address } = main ? presentExpo(main, language).contacts : none
  const company = serviceName('fair', null, language)
  return { exhibitorId: null, logoUrl: '', company, contactName: '', phone, email, address }
}

/** The card beside a conversation (spec: access §2.6). */
export async function getServiceCompany({ db, language, input: { userId } }: Context<{ userId: string }>) {
  const service = parseServiceUserId(userId)
  if (service === undefined) throw fail('NoService')
  if (service === 'fair') return { userId, ...(await fairCard(db, language)) }
  const exhibitor = await findExhibitor(db, language, Number(service))
  if (!exhibitor) throw fail('NoService')
  const { id: exhibitorId, logoUrl, company, contactName, phone, email, address } = exhibitor
  return { userId, exhibitorId, logoUrl, company, contactName, phone, email, address }
}
