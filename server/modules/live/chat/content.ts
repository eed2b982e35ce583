import { TRANSCRIPT_TEXT_MAX } from '#contract/live/chat/rules.ts'
import { fileAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import * as z from 'zod/mini'
import type { MessagePayload } from '#contract/live/chat/schemas.ts'
import { DIRECT_TEXT_MAX, ROOM_TEXT_MAX } from '#contract/live/live/limits.ts'
import type { SentContent } from '#contract/live/chat/realtime.ts'
import { isTranslationOf } from '#contract/foundation/translation/rules.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { Id, text } from '#contract/core/shapes.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { CommandContext } from '#server/platform/realtime/command.ts'
import { findExhibit } from '#server/modules/fair/exhibits/index.ts'
import { claimFiles, findFiles } from '#server/modules/foundation/files/index.ts'
import { chatCards } from './connections'
import type { Destination } from './writer/writer'

type ContentContext = Pick<CommandContext<unknown>, 'database' | 'providers' | 'language'> & { viewer: Viewer }

const Turn = z.object({ role: z.enum(['visitor', 'assistant']), text: text(TRANSCRIPT_TEXT_MAX) })
const HandoverTranscript = z.object({ turns: z.array(Turn).check(z.minLength(1), z.maxLength(20)) })
const ExhibitReference = z.object({ exhibitsId: Id })
const OrderReference = z.object({ intentionId: Id })
const DemandReference = z.object({ demandId: Id })

function parsed<Schema extends z.ZodMiniType>(schema: Schema, description: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(description))
  } catch {
    throw fail('BadCommand', { detail: 'description' })
  }
}

async function refuseOffences({ providers }: ContentContext, ...written: string[]): Promise<void> {
  const words = (await Promise.all(written.map((message) => providers.textSafety.findOffences(message)))).flat()
  if (words.length > 0) throw fail('SensitiveWords', { words })
}

type SentText = Extract<SentContent, { type: 'text' }>

/** A text, and between two what its sender makes of it in the other language, which is checked like the text. */
async function buildText(context: ContentContext, sent: SentText, inRoom: boolean): Promise<MessagePayload> {
  const trimmed = sent.text.trim()
  const max = inRoom ? ROOM_TEXT_MAX : DIRECT_TEXT_MAX
  if (trimmed === '') throw fail('BadCommand', { detail: 'text' })
  if (countCharacters(trimmed) > max) throw fail('BadCommand', { detail: `text > ${max}` })
  const translation = sent.translation?.trim()
  if (translation === undefined) {
    await refuseOffences(context, trimmed)
    return { text: trimmed }
  }
  if (inRoom || !isTranslationOf(trimmed, translation)) throw fail('BadCommand', { detail: 'translation' })
  await refuseOffences(context, trimmed, translation)
  return { text: trimmed, translation }
}

/** A picture that the sender has uploaded for this; it belongs to the conversation from now on. */
async function buildPicture({ database, viewer }: ContentContext, url: string): Promise<MessagePayload> {
  const id = parseFileId(url)
  const [file] = await findFiles(database.db, [id])
  if (!file?.mimeType.startsWith('image/')) throw fail('FileNotFound')
  await database.write((db) => claimFiles(db, [id], { viewer, uploadKey: '', ownerId: Number(viewer.userId) }))
  const address = fileAddress(id)
  return { imageInfoArray: [{ imageUrl: address, url: address }] }
}

/** The card of an exhibit (spec: live §3), as the fair knows it: a sender names it and no more. */
async function exhibitCard(
  db: Db,
  { language }: ContentContext,
  { description, of }: { description: string; of: number | undefined },
): Promise<string> {
  const { exhibitsId } = parsed(ExhibitReference, description)
  const exhibit = await findExhibit(db, language, exhibitsId)
  if (!exhibit || (of !== undefined && exhibit.exhibitorId !== of)) throw fail('ExhibitNotFound')
  const { exhibitsName, exhibitsCoverUrl: coverUrl, price, company } = exhibit
  return JSON.stringify({ exhibitsId, exhibitsName, coverUrl, prize: price, company, language })
}

/** What was reported with the assistant: its own turns as the server heard them, the visitor's as free as any text. */
async function transcriptCard(context: ContentContext, description: string): Promise<string> {
  const { turns } = parsed(HandoverTranscript, description)
  const own = await Promise.all(
    turns.map(
      async ({ role, text: message }) =>
        role === 'visitor' || (await chatCards.port.wasAnswered(context.database.db, context.viewer.userId, message)),
    ),
  )
  const kept = turns.filter((_, i) => own[i])
  if (kept.length === 0) throw fail('BadCommand', { detail: 'description' })
  await refuseOffences(
    context,
    kept.flatMap(({ role, text: message }) => (role === 'visitor' ? [message] : [])).join('\n'),
  )
  return JSON.stringify({ turns: kept })
}

/** Cards of exhibits, intention orders and demands are the fair's own; every word of another is as free as text, and is checked like it. */
async function buildCustom(
  context: ContentContext,
  { data, description }: Extract<SentContent, { type: 'custom' }>,
  { service, byService }: { service: string; byService: boolean },
) {
  // What is ordered from one exhibitor is no other's affair, and none shows what is another's; the fair shows all.
  const exhibitorId = service === 'fair' ? undefined : Number(service)
  if (data === 'exhibit') {
    const of = byService ? exhibitorId : undefined
    return { data, description: await exhibitCard(context.database.db, context, { description, of }) }
  }
  if (data === 'order') {
    const { intentionId } = parsed(OrderReference, description)
    const of = { id: intentionId, accountId: Number(context.viewer.userId), exhibitorId }
    const card = await chatCards.port.findOrder(context.database.db, context.language, of)
    if (!card) throw fail('IntentionNotFound')
    return { data, description: JSON.stringify(card) }
  }
  if (data === 'demand') {
    const { demandId } = parsed(DemandReference, description)
    const of = { id: demandId, accountId: Number(context.viewer.userId) }
    const card = await chatCards.port.findDemand(context.database.db, context.language, of)
    if (!card) throw fail('DemandNotFound')
    return { data, description: JSON.stringify(card) }
  }
  return { data, description: await transcriptCard(context, description) }
}

/** What was sent as it is stored. Rooms take text and pictures; cards are for two. Throws what is wrong with it. */
export async function buildPayload(
  context: ContentContext,
  sent: SentContent,
  to: Destination & { byService: boolean },
): Promise<MessagePayload> {
  const inRoom = 'liveId' in to
  if (sent.type === 'text') return buildText(context, sent, inRoom)
  if (sent.type === 'image') return buildPicture(context, sent.url)
  if (inRoom) throw fail('BadCommand', { detail: sent.type })
  return buildCustom(context, sent, to)
}
