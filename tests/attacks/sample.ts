import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Texts, one of which every place of the contract takes. */
const texts = [
  'x',
  '1',
  '123456',
  '13800138006',
  'sample@gallery.example',
  '+086',
  '2031-03-01T10:00:00Z',
  '2031-03-01',
  'k'.repeat(16),
  'k'.repeat(32),
  'Sample#2026',
  '/api/ce-digital/dsf/file/kkkkkkkkkkkkkkkk',
  'C2Cservice-fair',
  '/index.html',
  'https://fair.example/',
  'zh-CN',
  '',
]
const numbers = [1, 0, 2, 10, 156, 1_700_000_000_000]

const firstOf = (schema: Schema, values: readonly unknown[]): unknown =>
  values.find((value) => z.safeParse(schema, value).success)

/** A value that a schema takes: the first that fits in each place. */
export function sampleOf(schema: Schema): unknown {
  // oxlint-disable-next-line no-unsafe-type-assertion, no-underscore-dangle -- zod names so what it is made of
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]))
    case 'array': {
      const one = sampleOf(def.element)
      return firstOf(schema, [[one], [], [one, one]])
    }
    case 'union':
      return def.options.map(sampleOf).find((value) => value !== undefined)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'boolean':
      return true
    case 'record':
      return {}
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType)
    case 'pipe':
      return firstOf(schema, [sampleOf(def.in), ...texts, ...numbers])
    default:
      return firstOf(schema, [...numbers, ...texts])
  }
}
