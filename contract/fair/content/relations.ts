import { type AnyDocument, type Field, type Fields, rowsOf } from './fields'

/** One object that another refers to. */
export interface Relation {
  /** The field in which it stands. */
  path: string
  /** Its kind. */
  to: string
  id: number
}

const numbers = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number')

function inField(path: string, field: Field, value: AnyDocument[string] | undefined): Relation[] {
  if (field.type === 'list') {
    return rowsOf(value).flatMap((row) => relationsIn(field.of, row).map((relation) => ({ ...relation, path })))
  }
  if (field.type !== 'relation' && field.type !== 'relations') return []
  return numbers(value).map((id) => ({ path, to: field.to, id }))
}

/** Everything that a document refers to, in the order of its fields. */
export const relationsIn = (fields: Fields, document: AnyDocument): Relation[] =>
  Object.entries(fields).flatMap(([name, field]) => inField(name, field, document[name]))

/** A field by which objects of a kind refer to others: where it stands in facets and in documents. */
export interface Relating {
  /** `hall`, or `speakers.exhibitor` in the rows of a list. */
  facet: string
  /** What facets and documents hold where one refers to this number. */
  facetOf: (id: number) => object
  documentOf: (id: number) => object
}

/** The fields of a kind by which it refers to objects of the kind `to`. */
export function relatingTo(fields: Fields, to: string): Relating[] {
  return Object.entries(fields).flatMap(([name, field]): Relating[] => {
    if (field.type === 'list') {
      return relatingTo(field.of, to).map(({ facet, documentOf }) => ({
        facet: `${name}.${facet}`,
        facetOf: (id) => ({ [`${name}.${facet}`]: [String(id)] }),
        documentOf: (id) => ({ [name]: [documentOf(id)] }),
      }))
    }
    if ((field.type !== 'relation' && field.type !== 'relations') || field.to !== to) return []
    const wrap = <T>(one: T) => (field.type === 'relations' ? [one] : one)
    return [
      {
        facet: name,
        facetOf: (id) => ({ [name]: wrap(String(id)) }),
        documentOf: (id) => ({ [name]: wrap(id) }),
      },
    ]
  })
}
