import { useParams } from 'react-router-dom'
import { type ContentKind, kindNames } from '#contract/fair/content/kinds.ts'

/** The kind that the address names; the first where it names none that there is. */
export function useKind(): ContentKind {
  const { kind } = useParams()
  return kindNames.find((one) => one === kind) ?? kindNames[0]
}

export const listAddress = (kind: ContentKind): string => `/content/${kind}`
export const objectAddress = (kind: ContentKind, id: number | 'new'): string => `/content/${kind}/${id}`
export const changesAddress = '/content/changes'
export const orderAddress = (kind: ContentKind): string => `/content/${kind}/order`
