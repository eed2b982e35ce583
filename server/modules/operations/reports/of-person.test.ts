import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { feedback } from '#tests/setup/people/feedback.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'

const server = useServer('demo')
const { as, idOf, list } = feedback(server)
const { ask, exhibitor, laidOut, person } = talking(server)
const { buyer, exhibitor: exhibitorType, tourist } = userTypes
const message = {
  content: '对方在会话里反复发送与展会无关的广告链接，劝阻无效。',
  contact: '13800138006',
  imageUrlList: [],
}

beforeEach(() => server().database.write((db) => db.delete(attempts)))

/** Messages between a visitor and the demo exhibitor's service; `by`: the sender of each. */
async function conversation(visitorId: number, ...by: ('visitor' | 'service')[]) {
  const own = await exhibitor()
  await server().database.write(async (db) => {
    const row = { visitorId, service: String(own.exhibitorId), lastSequence: by.length }
    const [made] = await db.insert(conversations).values(row).returning()
    const sent = by.map((one, place) => ({
      conversationId: made?.id ?? 0,
      sequence: place + 1,
      clientId: `sent-${place}`,
      senderId: one === 'visitor' ? visitorId : own.id,
      byService: one === 'service',
      nick: '',
      avatar: '',
      type: 'text' as const,
      payload: { text: '您好' },
      at: new Date(),
    }))
    await db.insert(messages).values(sent)
  })
  return { ...own, service: `C2Cservice-${own.exhibitorId}` }
}

const reportIn = (conversationID: string, headers: Record<string, string>) =>
  server().ask(contract.reportCorrespondent, { conversationID, ...message }, { headers })
const listed = async (caseNumber: string) =>
  (await list({ type: 'person' })).list.find((one) => one.caseNumber === caseNumber)

describe('somebody met in a conversation', () => {
  it('is reported by the visitor: who answered; and by the service: the visitor', async () => {
    const visitor = await person()
    const { headers, id, service } = await conversation(visitor.id, 'visitor', 'service')
    const byVisitor = (await reportIn(service, visitor.headers)).data
    expect(await listed(byVisitor.caseNumber)).toMatchObject({ about: 'person', person: { id, metIn: 'chat' } })
    const byService = (await reportIn(`C2C${visitor.id}`, headers)).data
    expect(await listed(byService.caseNumber)).toMatchObject({ person: { id: visitor.id, company: '' } })
    // A repeated report returns the same open case.
    expect((await reportIn(`C2C${visitor.id}`, headers)).data).toEqual({ ...byService, isKnown: true })
  })

  it('is nobody where nobody has answered, and where there is no conversation', async () => {
    const visitor = await person()
    const { headers, service } = await conversation(visitor.id, 'visitor')
    expect((await reportIn(service, visitor.headers)).code).toBe(errors.CorrespondentNotFound.code)
    expect((await reportIn(service, await as(tourist))).code).toBe(errors.ConversationNotFound.code)
    expect((await reportIn(`C2C${await idOf(tourist)}`, headers)).code).toBe(errors.ConversationNotFound.code)
    expect((await reportIn(service, headers)).code).toBe(errors.OwnService.code)
    // A visitor names nobody by their account.
    expect((await reportIn('C2C1', visitor.headers)).code).toBe(errors.ConversationNotFound.code)
  })
})

describe('somebody met in a talk', () => {
  const reportTalk = (appointmentId: number, headers: Record<string, string>) =>
    server().ask(contract.reportTalkPartner, { appointmentId, ...message }, { headers })

  it('is the buyer for the exhibitor, and nobody’s affair else; whom a buyer talks to is known once it is named', async () => {
    const own = await laidOut()
    const requester = await person()
    const { id } = (await ask(own.exhibitorId, own.at(0), requester)).data
    const { data } = await reportTalk(id, own.headers)
    expect(await listed(data.caseNumber)).toMatchObject({ person: { id: requester.id, metIn: 'talk' } })
    expect((await reportTalk(id, requester.headers)).code).toBe(errors.CorrespondentNotFound.code)
    expect((await reportTalk(id, await as(buyer))).code).toBe(errors.AppointmentNotFound.code)
    expect((await reportTalk(2_000_000_000, await as(exhibitorType))).code).toBe(errors.AppointmentNotFound.code)
    expect((await reportTalk(id, await as(tourist))).code).toBe(errors.NotAllowed.code)
  })
})
