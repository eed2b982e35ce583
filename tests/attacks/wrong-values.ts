const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i += 1) value = [value]
  return value
}

/** What stands in place of a right value: each breaks something that once broke somewhere. */
export const wrongValues: readonly unknown[] = [
  // Texts that a database or a header cannot keep.
  '\ud800',
  'a\udfffb',
  'a\0b',
  '\0',
  'x'.repeat(200_000),
  '𠮷'.repeat(5_000),
  '\u202e\u2066',
  'a\r\nset-cookie: x=1',
  // Numbers beyond int4 and int8, below nothing, between two, and as texts.
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_223_372_036_854_775_807n.toString(),
  18_446_744_073_709_551_616n.toString(),
  2 ** 53,
  -1,
  -0.5,
  1.5,
  1e308,
  '1e5',
  '0x10',
  '-0',
  ' 1',
  '٣',
  // Moments that no calendar here has.
  '0000-01-01T00:00:00Z',
  '0000-01-01',
  '10000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-12-31T23:59:59.999-23:59',
  '2026-02-30',
  // Something else than was requested.
  [],
  [[]],
  {},
  null,
  true,
  '',
  ' ',
  nested(600),
  Array.from({ length: 5_000 }, () => 1),
  // Names that every object has.
  '__proto__',
  'constructor',
  'toString',
  { constructor: { prototype: { polluted: true } } },
  // What other languages would run.
  "' or 1=1 --",
  '%',
  '\\',
  '${7*7}',
  '../../etc/passwd',
  '/api/ce-digital/dsf/file/..%2f..%2f',
  'javascript:alert(1)',
]
