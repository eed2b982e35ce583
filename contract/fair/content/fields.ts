/** A text or picture as it is written: in one language or both. */
export interface InBoth {
  zh: string
  en: string
}

interface Common {
  /** Nothing is published without it. */
  required?: true
  /** Organizers alone change it; others who may edit the object see it as it is. */
  organizers?: true
}

/** px that a picture is cut to. */
interface Shape {
  width: number
  height: number
}

/**
 * A field of a kind of content. The server checks by it, the form is drawn from it, and both use it to report missing values:
 * - `text`: in both languages, of so many characters in each; with `rows` it has lines
 * - `richText`: HTML in both languages, `max` UTF-16 units in each once it is sanitized; see `rich-text.ts`
 * - `line`: one text that is the same in both languages
 * - `number`: from `min` to `max`, whole or with so many decimals; null: none
 * - `moment`: ISO 8601, later than the field that `after` names; empty: none
 * - `picture`: an address of an uploaded picture, which may have one of its own for English readers; cut to `shape`, px,
 *   or to that of what is chosen in the field `shapeBy`
 * - `pictures`: addresses in their order
 * - `video`: the address of an uploaded video, the same in both languages; empty: none
 * - `choice`: one of the options; the table can be filtered by it; `drawn`: the form shows what it looks like
 * - `choices`: up to `max` of them
 * - `relation`: the number of an object of the kind `to`, or null; the table can be filtered by it
 * - `relations`: up to `max` of these in their order
 * - `file`: an address of an uploaded document that visitors download
 * - `address`: a path of this site or a link
 */
export type FlatField = Common &
  (
    | { type: 'text'; max: InBothMax; rows?: number }
    | { type: 'richText'; max: number }
    | { type: 'line'; max: number; format?: 'phone' | 'email' }
    | { type: 'number'; min: number; max: number; decimals?: number }
    | { type: 'moment'; after?: string }
    | { type: 'picture'; shape: Shape; shapeBy?: { field: string; of: Readonly<Record<string, Shape>> } }
    | { type: 'pictures'; max: number; shape: Shape }
    | { type: 'video' }
    | { type: 'choice'; options: readonly string[]; drawn?: 'color' | 'template' }
    | { type: 'choices'; options: readonly string[]; max: number }
    | { type: 'relation'; to: string }
    | { type: 'relations'; to: string; max: number }
    | { type: 'file' }
    | { type: 'address' }
  )

/** A field of one value, or a list of up to `max` rows, each with the same fields. */
export type Field = FlatField | ListField

export type ListField = Common & { type: 'list'; of: FlatFields; max: number }

interface InBothMax {
  zh: number
  en: number
}

export type FlatFields = Readonly<Record<string, FlatField>>

/** The fields of a kind in the order of its form. The first text names an object in tables. */
export type Fields = Readonly<Record<string, Field>>

interface Values {
  text: InBoth
  richText: InBoth
  picture: InBoth
  line: string
  moment: string
  choice: string
  address: string
  file: string
  video: string
  number: number | null
  relation: number | null
  relations: number[]
  pictures: string[]
  choices: string[]
}

export type ValueOf<F extends Field> = F extends { type: 'list'; of: infer Of extends FlatFields }
  ? { -readonly [Name in keyof Of]: Values[Of[Name]['type']] }[]
  : F extends FlatField
    ? Values[F['type']]
    : never

/** An object as it is edited: a value for every field, which may be empty. */
export type DocumentOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

export type FlatValue = Values[FlatField['type']]
/** A row of a list, or an object without lists. */
export type FlatDocument = Record<string, FlatValue>
export type AnyValue = FlatValue | FlatDocument[]

/** Of a kind that is not known here. */
export type AnyDocument = Record<string, AnyValue>

export const isInBoth = (value: AnyValue | undefined): value is InBoth =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list; none for any other value. */
export const rowsOf = (value: AnyValue | undefined): FlatDocument[] =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- no other list holds objects
  Array.isArray(value) ? (value as unknown[]).filter((row): row is FlatDocument => typeof row === 'object') : []
