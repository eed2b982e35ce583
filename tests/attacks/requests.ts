import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { wrongValues } from './wrong-values'

/** A request that no page sends, and what is wrong with it. */
export interface Attack {
  wrong: string
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Where something stands in a value. */
export type Path = (string | number)[]

/** Every place of a value, itself left out. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name]
    return [at, ...placesOf(inner, at)]
  })
}

/** The value with another in one place. */
export function withAt(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other
  if (Array.isArray(value)) return value.map((one, i) => (i === name ? withAt(one, rest, other) : one))
  return { ...Object(value), [name]: withAt(Reflect.get(Object(value), name), rest, other) }
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  query: 'application/json',
  multipart: 'multipart/form-data; boundary=bound',
}

/** Escaped as it is, halves of characters too, which `encodeURIComponent` throws at. */
const escaped = (text: string): string =>
  [...text].map((one) => (/\p{Surrogate}/u.test(one) ? '%ED%A0%80' : encodeURIComponent(one))).join('')

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const toFields = (input: unknown): string =>
  Object.entries(Object(input))
    .map(([name, value]) => `${escaped(name)}=${escaped(toText(value))}`)
    .join('&')

const part = (name: string, text: string, more = '') =>
  `--bound\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`

const file = part('file', 'x', '; filename="a.txt"')

function toParts(input: unknown): string {
  const fields = Object.entries(Object(input)).map(([name, value]) => part(name, toText(value)))
  return `${fields.join('')}${file}--bound--\r\n`
}

/** The path with what of the input stands in it, and the rest. */
function toPath({ base, path }: AnyEndpoint, input: unknown): { url: string; rest: unknown } {
  const rest: Record<string, unknown> = { ...Object(input) }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = escaped(toText(rest[name]).slice(0, 2_000)) || 'x'
    delete rest[name]
    return value
  })
  return { url: base + filled, rest: Array.isArray(input) ? input : path.includes(':') ? rest : input }
}

/** How a page would send an input. */
export function toRequest(endpoint: AnyEndpoint, input: unknown): Omit<Attack, 'wrong'> {
  const { method, body } = endpoint
  const { url, rest } = toPath(endpoint, input)
  const headers = { 'content-type': types[body] }
  // A server that is addressed takes none of this length.
  if (body === 'query') return { method, url: `${url}?${toFields(rest)}`.slice(0, 16_000), headers }
  const payload = body === 'json' ? JSON.stringify(rest) : body === 'form' ? toFields(rest) : toParts(rest)
  return { method, url, headers, payload }
}

/** The right input with one thing wrong in it, in every place. */
export function spoil(input: unknown): { wrong: string; sent: unknown }[] {
  return placesOf(input).flatMap((path) => [
    { wrong: `${path.join('.')} = gone`, sent: withAt(input, path, undefined) },
    ...wrongValues.map((value) => ({
      wrong: `${path.join('.')} = ${toText(value).slice(0, 30)}`,
      sent: withAt(input, path, value),
    })),
  ])
}

const wrongInputs = (endpoint: AnyEndpoint, input: unknown): Attack[] =>
  spoil(input).map(({ wrong, sent }) => ({ wrong, ...toRequest(endpoint, sent) }))

/** Bodies that are none of this kind, or hardly. */
function wrongBodies(endpoint: AnyEndpoint, input: unknown): Attack[] {
  const right = toRequest(endpoint, input)
  const sent = right.payload ?? ''
  const bodies: Record<string, string> = {
    nothing: '',
    null: 'null',
    list: '[]',
    text: '"x"',
    'half of it': sent.slice(0, sent.length / 2),
    'an open bracket': '{',
    'a hundred thousand brackets': '['.repeat(100_000),
    'a name of every object': `{"__proto__": {"polluted": 1}, "constructor": 1, ${sent.slice(1)}`,
    'the same name twice': `{"id": 1, "id": [], ${sent.slice(1)}`,
    'a mark of order': `\ufeff${sent}`,
    'a number that is none': '{"id": NaN}',
    'a part without an end': '--bound\r\ncontent-disposition: form-data; name="module"\r\n\r\nx',
    'a part without a name': `--bound\r\ncontent-disposition: form-data\r\n\r\nx\r\n${file}--bound--\r\n`,
    'a part of every object': `${part('__proto__', 'x')}${part('constructor', 'x')}${file}--bound--\r\n`,
    'a file before its fields': `${file}${part('module', 'x')}--bound--\r\n`,
    'two files': `${file}${file}--bound--\r\n`,
    'no file': `${part('module', 'x')}--bound--\r\n`,
    'a NUL in a part': `${part('module', 'a\0b')}${part('a\0b', 'x')}${file}--bound--\r\n`,
    'thirty fields': `${Array.from({ length: 30 }, (_, i) => part(`f${i}`, 'x')).join('')}${file}--bound--\r\n`,
  }
  const contentTypes = [
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    'x',
    '',
  ]
  if (right.method === 'GET') return []
  return [
    ...Object.entries(bodies).map(([wrong, payload]) => ({ ...right, wrong, payload })),
    ...contentTypes.map((type) => ({ ...right, wrong: `sent as ${type}`, headers: { 'content-type': type } })),
  ]
}

/** Addresses that no form makes. */
function wrongAddresses(endpoint: AnyEndpoint, input: unknown): Attack[] {
  const right = toRequest(endpoint, input)
  const [path = ''] = right.url.split('?')
  const fields = Object.keys(Object(input))
  const queries = [
    ...fields.flatMap((name) => [
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}=%ED%A0%80`,
      `${name}=%00`,
      `${name}=%zz`,
      name,
      `${name}=&${name}`,
    ]),
    '__proto__=1&constructor=2',
    '__proto__[polluted]=1',
    '&&&===',
    '%',
    'x'.repeat(9_000),
  ]
  const asForm = { 'content-type': types.form }
  return queries.map((query) =>
    endpoint.body === 'query'
      ? { ...right, wrong: `?${query.slice(0, 30)}`, url: `${path}?${query}` }
      : { ...right, wrong: `form ${query.slice(0, 30)}`, headers: asForm, payload: query },
  )
}

/** Every request that can be made of a right input by one thing wrong. */
export const attacksOn = (endpoint: AnyEndpoint, input: unknown): Attack[] => [
  ...wrongInputs(endpoint, input),
  ...wrongBodies(endpoint, input),
  ...wrongAddresses(endpoint, input),
]
