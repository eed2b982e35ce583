/** A text or picture as it is written: in one language or both. */
export interface InBoth {
  zh: string
  en: string
}

interface Common {
  /** Nothing is published without it. */
  required?: true
}

/**
 * A field of a kind of content. The server checks by it, the form is drawn from it, and both tell by it what is missing:
 * - `text`: in both languages, of so many characters in each; with `rows` it has lines
 * - `picture`: an address of an uploaded picture, which may have one of its own for English readers; cut to `shape`, px
 * - `choice`: one of the options; the table can be filtered by it
 * - `address`: a path of this site or a link
 */
export type Field = Common &
  (
    | { type: 'text'; max: InBothMax; rows?: number }
    | { type: 'picture'; shape: { width: number; height: number } }
    | { type: 'choice'; options: readonly string[] }
    | { type: 'address' }
  )

interface InBothMax {
  zh: number
  en: number
}

/** The fields of a kind in the order of its form. The first text names an object in tables. */
export type Fields = Readonly<Record<string, Field>>

export type ValueOf<F extends Field> = F['type'] extends 'text' | 'picture' ? InBoth : string

/** An object as it is edited: a value for every field, which may be empty. */
export type DocumentOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

/** Of a kind that is not known here. */
export type AnyDocument = Record<string, InBoth | string>

export const isInBoth = (value: InBoth | string | undefined): value is InBoth => typeof value === 'object'
