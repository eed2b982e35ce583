import { expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { embeddedTranslation } from './embedded'
import { httpTranslation } from './http'

const fake = useFakeService()
const translate = () => httpTranslation({ url: fake.url, key: '' }).translate(['景德镇', '茶'], 'en-US')

it('is left to people where there is no service', async () => {
  expect(await embeddedTranslation.translate(['景德镇'], 'en-US')).toBeNull()
})

it('asks the service, without a key where none is set', async () => {
  fake.answer = { body: { texts: ['Jingdezhen', 'Tea'] } }
  expect(await translate()).toEqual(['Jingdezhen', 'Tea'])
  expect(JSON.parse(fake.requests[0]?.body ?? '')).toEqual({ texts: ['景德镇', '茶'], to: 'en-US' })
  expect(fake.requests[0]?.headers).not.toHaveProperty('authorization')
})

it('rejects an answer with a text too few', async () => {
  fake.answer = { body: { texts: ['Jingdezhen'] } }
  await expect(translate()).rejects.toThrow('translation: answered something else')
})
