import { PAGE_MAX } from '#contract/core/limits.ts'
import { useLocation, useNavigate } from 'react-router-dom'

export type Patch = Record<string, string | number | undefined>

const ID_MAX = 2_147_483_647

export interface HashQuery {
  /** The value in the address, else the default, else empty. */
  text: (name: string) => string
  /** A record's id; undefined when missing or no such number can be an id. */
  id: (name: string) => number | undefined
  /** From 1. */
  page: number
  /** Where a change leads, for links. */
  to: (patch: Patch) => { pathname: string; search: string }
  set: (patch: Patch) => void
}

/** The query after the patch: defaults and empty values are left out, and a changed filter starts at page 1. */
export function patchQuery(search: string, patch: Patch, defaults: Record<string, string>): string {
  const query = new URLSearchParams(search)
  if (!('page' in patch)) query.delete('page')
  for (const [name, value] of Object.entries(patch)) {
    const text = String(value ?? '')
    if (text === '' || text === (name === 'page' ? '1' : defaults[name])) query.delete(name)
    else query.set(name, text)
  }
  const rest = query.toString()
  return rest && `?${rest}`
}

/** The id that a text of the address names, if it can be one. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= ID_MAX ? id : undefined
}

/** Filters and page live in the hash query, so that a link opens the list as it was and Back goes a filter back. */
export function useHashQuery(defaults: Record<string, string> = {}): HashQuery {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const to = (patch: Patch) => ({ pathname, search: patchQuery(search, patch, defaults) })
  return {
    text: (name) => query.get(name) ?? defaults[name] ?? '',
    id: (name) => parseId(query.get(name) ?? ''),
    page: Math.min(parseId(query.get('page') ?? '') ?? 1, PAGE_MAX),
    to,
    set: (patch) => void navigate(to(patch)),
  }
}
