import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { editorOf } from '#tests/setup/content.ts'
import { raceBeforeKeys } from '#tests/setup/races/before-keys.ts'
import { RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const adverts = editorOf(server, 'advert')

it('published for the first time by ten who all found no row, it is published once', async () => {
  const { data: draft } = await adverts.add({
    module: 'news',
    title: { zh: '初次', en: '' },
    imageUrl: { zh: '/a.svg', en: '' },
    jumpLink: '',
  })
  const keys = { advert_pkey: 'primary key (id)', advert_key_unique: 'unique (key)' }
  const answers = await raceBeforeKeys(server().database, { table: 'advert', column: 'id', keys }, () =>
    adverts.publish(draft),
  )
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, ...Array.from({ length: RACERS - 1 }, () => errors.ContentChanged.code)])
  expect((await adverts.get(draft.id)).data).toMatchObject({ state: 'published', revision: draft.revision + 1 })
})
