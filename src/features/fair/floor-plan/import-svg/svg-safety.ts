import { ImportRefused } from '../import/problem'

/** Elements that run, load or hold another document. */
const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
])

/** A place in the same file, or a picture or font that is part of it. */
const OWN_ADDRESS =
  /^\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp)|(?:application|font)\/[\w.+-]*(?:font|woff|ttf|otf)[\w.+-]*)[;,])/i
const REFERENCES = /url\(\s*['"]?([^'")]*)/gi

/** Throws ImportRefused where styles load something. */
export function checkStyles(css: string): void {
  if (/@import/i.test(css)) throw new ImportRefused('unsafe')
  for (const [, address = ''] of css.matchAll(REFERENCES)) {
    if (address !== '' && !OWN_ADDRESS.test(address)) throw new ImportRefused('unsafe')
  }
}

/** Throws ImportRefused where an element could run something or refer to another file. */
export function checkElement(name: string, attributes: Readonly<Record<string, string>>): void {
  if (FORBIDDEN.has(name.toLowerCase())) throw new ImportRefused('unsafe')
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) throw new ImportRefused('unsafe')
    const isReference = /^(?:xlink:)?(?:href|src)$/i.test(key)
    // A link is followed by nobody: the drawing is only shown as a picture.
    if (isReference && name !== 'a' && value.trim() !== '' && !OWN_ADDRESS.test(value))
      throw new ImportRefused('unsafe')
    if (isReference && /^\s*javascript:/i.test(value)) throw new ImportRefused('unsafe')
    if (!key.startsWith('xmlns')) checkStyles(value)
  }
}

/** The entities that a document declares for its own texts. Throws ImportRefused for those that expand others or load files. */
export function entitiesOf(doctype: string): Record<string, string> {
  if (/<!ENTITY\s+%|<!ENTITY\s+[\w.-]+\s+(?:SYSTEM|PUBLIC)/i.test(doctype)) throw new ImportRefused('unsafe')
  const declared = [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/gi)]
  return Object.fromEntries(
    declared.map(([, name = '', double, single]) => {
      const value = double ?? single ?? ''
      if (value.includes('&') || value.length > 1_000) throw new ImportRefused('unsafe')
      return [name, value]
    }),
  )
}
