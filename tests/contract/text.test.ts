import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { commands } from '#contract/catalog/realtime.ts'
import { Handshake } from '#contract/core/handshake.ts'
import { text } from '#contract/core/shapes.ts'
import { leavesOf, unstorable } from './leaves'

const accepting = (schema: z.core.$ZodType): string[] =>
  leavesOf(schema)
    .filter((leaf) => unstorable.some((sample) => z.safeParse(leaf.schema, sample).success))
    .map(({ path }) => path)

describe('a text of at most n characters', () => {
  it('counts code points: 𠮷 is one', () => {
    expect(text(3).safeParse('吴𠮷䶮').success).toBe(true)
    expect(text(3).safeParse('吴𠮷䶮𬭎').success).toBe(false)
    expect(text(2).safeParse('abc').error?.issues).toMatchObject([{ code: 'too_big', maximum: 2 }])
  })

  it('says its limit in the document of the API', () => {
    expect(z.toJSONSchema(text(3))).toMatchObject({ type: 'string', maxLength: 3 })
  })
})

describe('what PostgreSQL cannot keep is refused', () => {
  it.each(allEndpoints)('by $name', ({ schemas }) => {
    expect(accepting(schemas.input)).toEqual([])
  })

  it.each(Object.entries({ ...commands, handshake: Handshake }))('by the command %s', (_, schema) => {
    expect(accepting(schema)).toEqual([])
  })

  it('and is found wherever a schema has it', () => {
    const free = z.string()
    const planted = z.object({
      name: z._default(free, ''),
      list: z.array(z.union([z.number(), z.object({ deep: z.optional(free) })])),
      named: z.record(free, text(10)),
      json: z.unknown(),
      piped: z.pipe(free, z.transform(Number)),
      closed: z.nullable(text(10)),
    })
    expect(accepting(planted)).toEqual(['name', 'list.[]|1.deep', 'named.{key}', 'json', 'piped'])
  })
})

describe('a text', () => {
  it.each(['😀', '𠀀𪚥', 'é', '\u2028', '\uffff', ''])('keeps what can be kept: %j', (value) => {
    expect(z.parse(text(10), value)).toBe(value)
  })
})
