/** A field to order by, upwards, or downwards with a `-` before it. */
export type SortBy<Field extends string> = Field | `-${Field}`

/** Every way to order by these fields. */
export function sortsBy<const Field extends string>(fields: readonly Field[]): SortBy<Field>[] {
  return fields.flatMap((field): SortBy<Field>[] => [field, `-${field}`])
}

/** The field and the direction of a way to order. */
export function parseSort<Field extends string>(sort: SortBy<Field>): { field: Field; isDown: boolean } {
  const isDown = sort.startsWith('-')
  // oxlint-disable-next-line no-unsafe-type-assertion -- what is left of the type without its sign
  return { field: (isDown ? sort.slice(1) : sort) as Field, isDown }
}
