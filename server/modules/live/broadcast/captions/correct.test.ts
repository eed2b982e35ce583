import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { forgetAttempts, useUp } from '#tests/setup/attempts.ts'
import { captionsOf, spoken, translated } from '#tests/setup/live/captions.ts'
import { personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { CAPTION_CHANGES_PER_HOUR } from '#contract/live/broadcast/limits.ts'
import { changeCaption } from './captions.queries'

const server = useRooms()
const { headers, make, setStatus, get, linesOf, onAir } = captionsOf(server)

async function recorded(seconds = 12) {
  const made = await onAir(seconds)
  await make()
  await setStatus(made.liveId, 1, 2)
  await make()
  const { list } = (await listOf(made.liveId)).data
  const [first] = list.map(({ id }) => id)
  if (first === undefined) throw new Error('no caption')
  return { ...made, list, first }
}
const listOf = (liveId: number, page = 1, limit = 10) =>
  server().ask(contract.listRecordedCaptions, { liveId, page, limit }, { headers: headers() })
const save = (liveId: number, id: number, version: number, texts: { zh: string; en: string }) =>
  server().ask(contract.saveRecordedCaption, { liveId, id, version, ...texts }, { headers: headers() })

describe('captions of a recording', () => {
  it('are listed for its host with their time, page by page', async () => {
    const { liveId, list } = await recorded()
    expect(list).toMatchObject([
      { atMs: 0, language: 'zh-CN', zh: spoken, en: translated, version: 1 },
      { language: 'zh-CN', zh: spoken, en: translated },
    ])
    expect(Math.round((list[1]?.atMs ?? 0) / 1_000)).toBe(6)
    expect((await listOf(liveId, 2, 1)).data).toMatchObject({
      totalCount: 2,
      totalPage: 2,
      list: [{ id: list[1]?.id }],
    })
  })

  it('are corrected in both languages, which viewers read', async () => {
    const { liveId, id, first } = await recorded(6)
    const texts = { zh: ' 这款茶具有十套。 ', en: 'Ten sets are in stock.' }
    expect((await save(liveId, first, 1, texts)).code).toBe(0)
    expect((await listOf(liveId)).data.list).toMatchObject([{ zh: '这款茶具有十套。', en: texts.en, version: 2 }])
    const file = async (language: string) => (await get(id, `captions-${language}-standard-0-0-5.vtt`)).body
    await expect.poll(() => file('en')).toContain(texts.en)
    await expect.poll(() => file('zh')).toContain('这款茶具有十套。')
  })

  it('without a text in the other language are read as they were spoken; without any they are removed', async () => {
    const { liveId, id, first, list } = await recorded()
    const second = list[1]?.id ?? 0
    expect((await save(liveId, first, 1, { zh: '', en: 'Ten sets.' })).code).toBe(0)
    expect((await save(liveId, second, 1, { zh: '', en: ' ' })).code).toBe(0)
    expect(await linesOf(id)).toMatchObject([{ language: 'en-US', text: 'Ten sets.', translation: null }])
    expect((await listOf(liveId)).data.list).toMatchObject([{ zh: '', en: 'Ten sets.' }])
  })

  it('are changed over what was read alone', async () => {
    const { liveId, first: id } = await recorded(6)
    const texts = { zh: '改过', en: 'Changed' }
    expect((await save(liveId, id, 1, texts)).code).toBe(0)
    expect((await save(liveId, id, 1, { zh: '迟到', en: 'Late' })).code).toBe(errors.CaptionChanged.code)
    expect((await save(liveId, 2_000_000_000, 1, texts)).code).toBe(errors.CaptionChanged.code)
    expect((await listOf(liveId)).data.list).toMatchObject([texts])
    const other = await recorded(6)
    expect((await save(other.liveId, id, 2, texts)).code).toBe(errors.CaptionChanged.code)
  })

  it('that ten correct at once are corrected by one', async () => {
    const { id: broadcastId, first: id } = await recorded(6)
    const { outcomes } = await race(server().database, 'broadcast_caption', (racer) =>
      server().database.write((db) =>
        changeCaption(
          db,
          { broadcastId, id, version: 1 },
          { language: 'zh-CN', text: `第 ${racer} 位`, translation: null },
        ),
      ),
    )
    const won = outcomes.flatMap((one, racer) => (one.status === 'fulfilled' && one.value ? [racer] : []))
    expect([outcomes.length, won.length]).toEqual([RACERS, 1])
    expect(await linesOf(broadcastId)).toMatchObject([{ text: `第 ${won[0]} 位`, version: 2 }])
  })

  it('take no words that the fair refuses, in either language', async () => {
    const { liveId, first: id } = await recorded(6)
    const before = server().providers.textSafety
    server().providers.textSafety = {
      ...before,
      findOffences: async (text) => (text.includes('bad') ? ['bad'] : []),
    }
    for (const texts of [
      { zh: 'bad', en: '' },
      { zh: '好', en: 'bad' },
    ])
      expect((await save(liveId, id, 1, texts)).code).toBe(errors.TextUnsafe.code)
    server().providers.textSafety = before
    expect((await listOf(liveId)).data.list).toMatchObject([{ zh: spoken }])
  })

  it('are changed by an account so often in an hour, and by nobody else', async () => {
    const { liveId, first: id } = await recorded(6)
    const other = await personOf(server(), userTypes.exhibitor)
    const input = { liveId, id, version: 1, zh: '他人', en: '' }
    const { code } = await server().ask(contract.saveRecordedCaption, input, { headers: other.headers })
    expect(code).toBe(errors.NotYourLive.code)
    await useUp(server(), `captions:${headers()['userid']}`, CAPTION_CHANGES_PER_HOUR, 3_600)
    expect((await save(liveId, id, 1, { zh: '太多', en: '' })).code).toBe(errors.TooManyRequests.code)
    await forgetAttempts(server())
  })
})
