import { expect, it } from 'vitest'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { languageOfText } from '#contract/foundation/translation/rules.ts'
import { messages } from '#server/modules/live/chat/chat.schema.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import pairs from './demo-phrases.data.json'

const server = useServer('demo')

it('agree in their figures, and are one in each language', () => {
  const differing = pairs.filter(([one = '', other = '']) => compareFigures(one, other).length > 0)
  expect(differing).toEqual([])
  const same = pairs.filter(([one = '', other = '']) => languageOfText(one) === languageOfText(other))
  expect(same).toEqual([])
})

it('cover every text message that the demo fair comes with', async () => {
  const rows = await server().database.db.select({ type: messages.type, payload: messages.payload }).from(messages)
  const known = new Set(pairs.flat())
  const texts = rows.flatMap(({ type, payload }) => (type === 'text' && payload.text ? [payload.text] : []))
  expect(texts.length).toBeGreaterThan(40)
  expect([...new Set(texts)].filter((text) => !known.has(text))).toEqual([])
})

it('are marked as of the demo; other texts stay without a translation', async () => {
  expect((await server().ask(getTranslation, {})).data).toEqual({ available: false, demo: true })
  const headers = await signedInAs(server(), userTypes.buyer)
  const input = { texts: ['好的，谢谢！', '这把椅子多少钱？'], to: 'en-US' as const }
  expect((await server().ask(translateTexts, input, { headers })).data.texts).toEqual([
    { text: 'All right, thank you!', differences: [], demo: true },
    { text: '', differences: [], demo: true },
  ])
})
