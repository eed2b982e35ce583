import { Writable } from 'node:stream'
import * as z from 'zod'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/captions/endpoints.ts'
import { SPEECH_BYTES_MAX } from '#contract/trade/captions/limits.ts'
import { createLog } from '#server/platform/log.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { type FakeSpeech, openFakeSpeech } from '#server/providers/speech/fake/open-fake.ts'
import { openAiSpeech } from '#server/providers/speech/openai.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { minutes, minutesLines } from './captions.schema'
import { retentionOfMinutes } from './personal-data.queries'

/** Every line of the log. */
const logged: string[] = []
const sink = new Writable({
  write(chunk, _, done) {
    logged.push(String(chunk))
    done()
  },
})
const server = useServer('demo', {}, createLog({ logLevel: 'trace' }, sink))
const { exhibitor, person, shift } = talking(server)
const opened: TestSocket[] = []
let fake: FakeSpeech
beforeAll(async () => {
  fake = await openFakeSpeech({})
})
beforeEach(() => {
  Object.assign(fake, { sent: [], fault: 'none', sentences: { zh: ['这款茶具有现货。'], en: ['It is in stock.'] } })
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})
afterAll(() => fake.close())

type Headers = { token: string; userid: string }

async function openSocketOf({ token }: Headers): Promise<TestSocket> {
  const socket = await openSocket(await addressOf(server()), { token })
  opened.push(socket)
  return socket
}

/** A meeting that goes on, with its two sides in the room and a third person. */
async function held() {
  await server().database.write((db) => db.delete(appointments))
  const [own, buyer, third] = [await exhibitor(), await person(), await person()]
  const id = await talkNow(server(), { exhibitorId: own.exhibitorId, buyerId: buyer.id, memberId: own.id })
  const enter = async (headers: Headers) => {
    const socket = await openSocketOf(headers)
    const seat = newKey()
    expect((await socket.ask('enterTalk', { id, seat })).code).toBe(0)
    seats.set(headers.token, seat)
    const say = (text: string, language: 'zh-CN' | 'en-US', { key = newKey(), agreed = true } = {}) =>
      socket.ask('captionTalk', { id, seat, caption: { key, text, language, agreed } })
    return { ...socket, seat, say }
  }
  /** The seats that accounts took last, by token. */
  const seats = new Map<string, string>()
  const agree = (headers: Headers, agrees = true) =>
    server().ask(
      contract.agreeToMinutes,
      { id, agrees, seat: agrees ? (seats.get(headers.token) ?? newKey()) : null },
      { headers },
    )
  const read = async (headers: Headers) => (await server().ask(contract.getMinutes, { id }, { headers })).data
  return { id, own, buyer, third, enter, agree, read }
}

const colleagueOf = ({ exhibitorId }: { exhibitorId: number }) =>
  person({ userType: userTypes.salesperson, exhibitorId })

const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('sound')])

async function transcribe({ token }: Headers, input: InputOf<typeof contract.transcribeSpeech>, bytes: Buffer = webm) {
  const body = new FormData()
  for (const [name, value] of Object.entries(input)) body.append(name, String(value))
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'speech.webm')
  const { base, path } = contract.transcribeSpeech
  const answer = await fetch((await addressOf(server())) + base + path, { method: 'POST', body, headers: { token } })
  return z.object({ code: z.number(), data: z.unknown() }).parse(await answer.json())
}

/** The fair has a service, for the length of a test. */
function useSpeech(): void {
  const { SPEECH_URL: url, SPEECH_KEY: key, SPEECH_MODEL: model } = fake.settings
  server().providers.speech = openAiSpeech({ url, key, model }, 500)
}

describe('speech', () => {
  it('is written down by the service for who is in the room, and nothing of it is stored', async () => {
    const { id, buyer } = await held()
    useSpeech()
    const { code, data } = await transcribe(buyer.headers, { id, language: 'en-US' })
    expect({ code, data }).toEqual({ code: 0, data: { text: 'It is in stock.', language: 'en-US' } })
    expect(fake.sent).toMatchObject([{ language: 'en', type: 'audio/webm', bytes: webm.length }])
    expect(await server().database.db.$count(minutesLines)).toBe(0)
  })

  it('is refused to a third person, before the meeting and after it', async () => {
    const { id, buyer, third } = await held()
    useSpeech()
    const ask = (headers: Headers) => transcribe(headers, { id, language: 'en-US' })
    expect((await ask(third.headers)).code).toBe(errors.AppointmentNotFound.code)
    await shift(id, -3 * 3_600_000)
    expect((await ask(buyer.headers)).code).toBe(errors.AppointmentRoomClosed.code)
    expect(fake.sent).toEqual([])
  })

  it('is refused where it is no sound, or too large', async () => {
    const { id, buyer } = await held()
    useSpeech()
    const ask = (bytes: Buffer) => transcribe(buyer.headers, { id, language: 'en-US' }, bytes)
    expect((await ask(Buffer.from('<script>'))).code).toBe(errors.BadSpeech.code)
    expect((await ask(Buffer.concat([webm, Buffer.alloc(SPEECH_BYTES_MAX)]))).code).toBe(errors.FileTooLarge.code)
    expect(fake.sent).toEqual([])
  })

  it.each(['slow', 'error', 'wrongJson', 'endless'] as const)('a service that is %s is unavailable', async (fault) => {
    const { id, buyer } = await held()
    useSpeech()
    fake.fault = fault
    expect((await transcribe(buyer.headers, { id, language: 'en-US' })).code).toBe(errors.ServiceUnavailable.code)
  })

  it('ends with the pieces of the day', async () => {
    const { id, buyer } = await held()
    useSpeech()
    const { config } = server()
    const before = config.speechDayPieces
    config.speechDayPieces = 1
    const ask = () => transcribe(buyer.headers, { id, language: 'en-US' })
    const codes = [(await ask()).code, (await ask()).code]
    config.speechDayPieces = before
    expect(codes.at(-1)).toBe(errors.SpeechUsedUp.code)
  })

  it('is not offered where the fair has no service', async () => {
    const { id, buyer } = await held()
    server().providers.speech = { available: false, transcribe: () => Promise.reject(new Error('none')) }
    const { data } = await server().ask(contract.getCaptioning, { id }, { headers: buyer.headers })
    expect(data).toEqual({ hasService: false, own: false, other: false })
    expect((await transcribe(buyer.headers, { id, language: 'en-US' })).code).toBe(errors.SpeechUnavailable.code)
  })
})

describe('captions', () => {
  it('are shown to the other side alone, and not stored', async () => {
    const { id, own, buyer, enter } = await held()
    const [speaker, listener] = [await enter(own.headers), await enter(buyer.headers)]
    expect((await speaker.say('这款茶具有现货。', 'zh-CN')).code).toBe(0)
    const shown = await listener.next('talkCaption')
    expect(shown).toMatchObject({ id, caption: { text: '这款茶具有现货。', language: 'zh-CN' } })
    expect(speaker.waiting('talkCaption')).toBe(0)
    expect(await server().database.db.$count(minutesLines)).toBe(0)
  })

  it('of who has no seat are refused', async () => {
    const { id, own, buyer, third, enter } = await held()
    await enter(buyer.headers)
    const stranger = await openSocketOf(third.headers)
    const caption = { key: newKey(), text: '你好', language: 'zh-CN', agreed: false } as const
    expect((await stranger.ask('captionTalk', { id, seat: newKey(), caption })).code).toBe(
      errors.AppointmentNotFound.code,
    )
    const outside = await openSocketOf(own.headers)
    expect((await outside.ask('captionTalk', { id, seat: newKey(), caption })).code).toBe(
      errors.AppointmentSeatTaken.code,
    )
  })
})

describe('minutes', () => {
  /** Both sides in the room, and both agree. */
  async function agreed() {
    const meeting = await held()
    const [speaker, listener] = [await meeting.enter(meeting.own.headers), await meeting.enter(meeting.buyer.headers)]
    await meeting.agree(meeting.own.headers)
    await meeting.agree(meeting.buyer.headers)
    return { ...meeting, speaker, listener }
  }

  it('begin once both agree, and end once one withdraws', async () => {
    const { id, own, buyer, enter, agree, read } = await held()
    const [speaker, listener] = [await enter(own.headers), await enter(buyer.headers)]
    expect((await agree(own.headers)).data).toMatchObject({ own: true, other: false })
    expect(await listener.next('talkMinutes')).toEqual({ id })
    await speaker.say('还没有双方同意', 'zh-CN')
    expect((await agree(buyer.headers)).data).toMatchObject({ own: true, other: true })
    await speaker.say('这款茶具有现货。', 'zh-CN')
    await listener.say('Please send three samples.', 'en-US')
    expect((await agree(buyer.headers, false)).data).toMatchObject({ own: false, other: false })
    await speaker.say('撤回之后说的话', 'zh-CN')
    const { lines } = await read(buyer.headers)
    expect(lines.map(({ zh, en, isOwn, byAccount }) => [zh, en, isOwn, byAccount])).toEqual([
      ['这款茶具有现货。', '', false, own.id],
      ['', 'Please send three samples.', true, buyer.id],
    ])
  })

  it('do not hold what was spoken before both agreed, and recognized after it', async () => {
    const { speaker, read, own } = await agreed()
    await speaker.say('双方同意之前说的话', 'zh-CN', { agreed: false })
    await speaker.say('这款茶具有现货。', 'zh-CN')
    expect((await read(own.headers)).lines.map(({ zh }) => zh)).toEqual(['这款茶具有现货。'])
  })

  it('do not hold what a colleague says who has not agreed', async () => {
    const { own, agree, buyer, enter, read } = await held()
    await enter(buyer.headers)
    await enter(own.headers)
    await Promise.all([agree(own.headers), agree(buyer.headers)])
    const colleague = await colleagueOf(own)
    const taken = await enter(colleague.headers)
    expect((await taken.say('我没有同意记录', 'zh-CN')).code).toBe(0)
    expect((await read(buyer.headers)).lines).toEqual([])
  })

  it('end for both sides once a colleague takes the seat, also one that was left', async () => {
    const { id, own, buyer, speaker, listener, enter, agree, read } = await agreed()
    const colleague = await colleagueOf(own)
    // What both were notified of when they agreed.
    for (const one of [speaker, listener]) while (one.waiting('talkMinutes') > 0) await one.next('talkMinutes')
    // The account that agreed comes back by another browser: nothing ends.
    await enter(own.headers)
    await listener.say('Please send three samples.', 'en-US')
    expect((await read(buyer.headers)).lines).toHaveLength(1)
    const taken = await enter(colleague.headers)
    expect(await listener.next('talkMinutes')).toEqual({ id })
    expect(await taken.next('talkMinutes')).toEqual({ id })
    const of = (headers: Headers) => server().ask(contract.getCaptioning, { id }, { headers })
    expect((await of(buyer.headers)).data).toMatchObject({ own: false, other: false })
    await listener.say('The colleague has not agreed.', 'en-US')
    expect((await read(buyer.headers)).lines).toHaveLength(1)
    await agree(colleague.headers)
    await agree(buyer.headers)
    await taken.ask('leaveTalk', { id, seat: taken.seat, sessionId: newKey() })
    await enter(own.headers)
    expect((await of(buyer.headers)).data).toMatchObject({ own: false, other: false })
  })

  it('are agreed to from the seat alone, and withdrawn without it', async () => {
    const { id, own, buyer, enter, agree } = await held()
    await enter(own.headers)
    const listener = await enter(buyer.headers)
    const from = async (seat: string | null) =>
      (await server().ask(contract.agreeToMinutes, { id, agrees: true, seat }, { headers: own.headers })).code
    for (const seat of [null, newKey(), listener.seat]) expect(await from(seat)).toBe(errors.AppointmentSeatTaken.code)
    // Whoever has left agrees to nothing.
    await listener.ask('leaveTalk', { id, seat: listener.seat, sessionId: newKey() })
    expect((await agree(buyer.headers)).code).toBe(errors.AppointmentSeatTaken.code)
    expect((await agree(own.headers)).data).toMatchObject({ own: true, other: false })
    expect((await agree(buyer.headers, false)).data).toMatchObject({ own: false, other: false })
  })

  it('are agreed to only while the room is open, and withdrawn at any time', async () => {
    const { id, agree, buyer, third } = await agreed()
    expect((await agree(third.headers)).code).toBe(errors.AppointmentNotFound.code)
    await shift(id, -3 * 3_600_000)
    expect((await agree(buyer.headers)).code).toBe(errors.AppointmentRoomClosed.code)
    expect((await agree(buyer.headers, false)).data).toMatchObject({ own: false, other: false })
  })

  it('are corrected by the side that spoke, and share their next steps', async () => {
    const { id, own, buyer, third, speaker, read } = await agreed()
    await speaker.say('这款茶据有现货。', 'zh-CN')
    const [line] = (await read(own.headers)).lines
    const save = ({ token }: Headers, version: number, zh: string, en = '') =>
      server().ask(contract.saveMinutesLine, { id, lineId: line?.id ?? 0, version, zh, en }, { headers: { token } })
    expect((await save(buyer.headers, 1, '他人的话')).code).toBe(errors.MinutesLineNotFound.code)
    expect((await save(third.headers, 1, '他人的话')).code).toBe(errors.AppointmentNotFound.code)
    const corrected = await save(own.headers, 1, '这款茶具有现货。', 'This tea set is in stock.')
    expect(corrected.data.lines).toMatchObject([
      { zh: '这款茶具有现货。', en: 'This tea set is in stock.', version: 2 },
    ])
    expect((await save(own.headers, 1, '另一处改动')).code).toBe(errors.MinutesChanged.code)
    const steps = (headers: Headers, version: number, nextSteps: string) =>
      server().ask(contract.saveMinutes, { id, version, nextSteps }, { headers })
    expect((await steps(buyer.headers, 1, '周三寄样')).data).toMatchObject({
      nextSteps: '周三寄样',
      version: 2,
      changedBy: buyer.id,
    })
    expect((await steps(own.headers, 1, '周四寄样')).code).toBe(errors.MinutesChanged.code)
    expect((await steps(third.headers, 2, '周四寄样')).code).toBe(errors.AppointmentNotFound.code)
    expect((await steps(own.headers, 2, '网络赌博')).code).toBe(errors.TextUnsafe.code)
    expect((await save(own.headers, 2, '')).data.lines).toEqual([])
  })

  it('are deleted by either side, with both agreements', async () => {
    const { id, own, buyer, third, speaker, read } = await agreed()
    await speaker.say('这款茶具有现货。', 'zh-CN')
    const remove = (headers: Headers) => server().ask(contract.deleteMinutes, { id }, { headers })
    expect((await remove(third.headers)).code).toBe(errors.AppointmentNotFound.code)
    expect((await remove(buyer.headers)).code).toBe(0)
    await speaker.say('删除之后说的话', 'zh-CN')
    expect(await read(own.headers)).toMatchObject({ lines: [], version: 0 })
    expect((await remove(buyer.headers)).code).toBe(0)
  })

  it('are removed past their retention', async () => {
    const { speaker } = await agreed()
    await speaker.say('这款茶具有现货。', 'zh-CN')
    const { db } = server().database
    await db.update(minutes).set({ startedAt: new Date(Date.now() - 400 * 86_400_000) })
    await db.delete(minutes).where(retentionOfMinutes.where(new Date(Date.now() - 365 * 86_400_000)))
    expect(await db.$count(minutesLines)).toBe(0)
  })
})

it('the log holds nothing of what was spoken, also where the service fails', async () => {
  const { id, own, buyer, enter, agree, read } = await held()
  useSpeech()
  const speaker = await enter(own.headers)
  await enter(buyer.headers)
  await Promise.all([agree(own.headers), agree(buyer.headers)])
  await transcribe(buyer.headers, { id, language: 'en-US' })
  await speaker.say('底价一千二百八十元', 'zh-CN')
  expect((await read(own.headers)).lines).toHaveLength(1)
  fake.fault = 'wrongJson'
  await transcribe(buyer.headers, { id, language: 'en-US' })
  const all = logged.join('\n')
  expect(all).toContain('/appointment/speech')
  for (const spoken of ['底价一千', 'It is in stock', 'transcript', fake.settings.SPEECH_KEY])
    expect(all).not.toContain(spoken)
})
