import type { ContentKind } from '#contract/fair/content/kinds.ts'

/** Where the texts of a kind stand; a field in the rows of a list is named `list.field`. */
export function fieldLabel(kind: ContentKind, name: string): string {
  return `kind.${kind}.${name.includes('.') ? 'row' : 'field'}.${name}`
}

export const optionLabel = (kind: ContentKind, name: string, option: string): string =>
  `kind.${kind}.option.${name}.${option}`
