import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/reports/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findTalkPartner } from '#server/modules/trade/appointments/index.ts'
import { findCorrespondent } from '#server/modules/live/chat/index.ts'
import { type Case, fileReport } from './file-report'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Of who answers on the other side of an own conversation. Throws CorrespondentNotFound, ConversationNotFound, OwnService and as `fileReport` does. */
export async function reportCorrespondent(context: Context<Input<'reportCorrespondent'>>): Promise<Case> {
  const { conversationID, imageUrlList: images, ...report } = context.input
  const found = await findCorrespondent(context, conversationID)
  if (!found) throw fail('CorrespondentNotFound')
  const about = { personId: found.accountId, metIn: 'chat' as const, name: found.name }
  return fileReport(context, { ...report, kind: 'report', about, images, reporterName: '' })
}

/** Of who is on the other side of an own talk. Throws AppointmentNotFound, CorrespondentNotFound and as `fileReport` does. */
export async function reportTalkPartner(context: Context<Input<'reportTalkPartner'>>): Promise<Case> {
  const { appointmentId, imageUrlList: images, ...report } = context.input
  const found = await findTalkPartner(context, appointmentId)
  if (!found) throw fail('CorrespondentNotFound')
  const about = { personId: found.accountId, metIn: 'talk' as const, name: found.name }
  return fileReport(context, { ...report, kind: 'report', about, images, reporterName: '' })
}
