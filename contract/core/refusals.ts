/** The refusals of all domains by name: declared empty here, extended by `contract/catalog/errors.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface Refusals {}

/** The name of a refusal; a name that no domain declares does not compile. */
export type ErrorName = keyof Refusals
