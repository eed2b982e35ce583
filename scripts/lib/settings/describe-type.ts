import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

const FLAG = ['0', '1', 'true', 'false']

function describeInteger({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  const from = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined)
  const bounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  if (from !== undefined && bounded) return `integer, ${from} to ${maximum}`
  return from === undefined ? 'integer' : `integer, ${from} or more`
}

function describe(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map((one) => (typeof one === 'boolean' ? '' : describe(one))).join(', or ')
  if (schema.enum?.join() === FLAG.join()) return '`0` or `1`'
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (schema.type === 'integer') return describeInteger(schema)
  return schema.format === 'uri' ? 'URL' : 'text'
}

/** The values that a setting takes, in Markdown: `integer, 0 to 65535`. */
export const describeType = (schema: z.ZodType): string =>
  describe(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
