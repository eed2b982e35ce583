import * as z from 'zod/mini'

/** A place of a schema that takes what a sender writes: a text, or anything at all. */
export interface Leaf {
  /** `list.0.name`; `{key}` stands for the name of a record's entry. */
  path: string
  schema: z.core.$ZodType
}

const CLOSED = new Set(['number', 'int', 'boolean', 'literal', 'enum', 'date', 'null', 'undefined', 'never', 'file'])

/** Every place of an input's schema that takes text or anything. Throws on a kind of schema that it does not know. */
export function leavesOf(schema: z.core.$ZodType, path = ''): Leaf[] {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  // oxlint-disable-next-line no-unsafe-type-assertion, no-underscore-dangle -- zod names so what it is made of; kinds unknown here are refused below
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  switch (def.type) {
    case 'string':
    case 'unknown':
    case 'any':
      return [{ path, schema }]
    case 'object': {
      const own = Object.entries(def.shape).flatMap(([name, field]) => leavesOf(field, at(name)))
      return def.catchall ? [...own, ...leavesOf(def.catchall, at('{rest}'))] : own
    }
    case 'array':
      return leavesOf(def.element, at('[]'))
    case 'tuple':
      return def.items.flatMap((item, i) => leavesOf(item, at(i)))
    case 'record':
      return [...leavesOf(def.keyType, at('{key}')), ...leavesOf(def.valueType, at('{value}'))]
    case 'union':
      return def.options.flatMap((option, i) => leavesOf(option, `${path}|${i}`))
    case 'intersection':
      return [...leavesOf(def.left, path), ...leavesOf(def.right, path)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return leavesOf(def.innerType, path)
    case 'pipe':
      return leavesOf(def.in, path)
    default:
      if (CLOSED.has(def.type)) return []
      throw new Error(`${path}: a schema of type ${def.type}`)
  }
}

const bad = ['\0', '\ud800', '\udfff']
const around = ['', ' ', '0', 'a', '/', '@example.com', '汉']
const lengths = [1, 2, 6, 8, 11, 16, 18, 32, 64]

/** Texts that PostgreSQL cannot keep, in many forms, so that a length or a first letter alone does not refuse them. */
export const unstorable: readonly string[] = bad.flatMap((character) =>
  around.flatMap((rest) =>
    lengths.flatMap((length) => [
      rest.repeat(length).slice(1) + character,
      character + rest.repeat(length).slice(1),
      character.repeat(length),
    ]),
  ),
)
