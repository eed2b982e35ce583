import type { AnyEndpoint } from './endpoint'
import type { ErrorName } from './refusals'

/** What any call may be refused with, whatever it does. */
const everywhere = [
  'BadInput',
  'TooLarge',
  'WrongMediaType',
  'TooManyRequests',
  'DatabaseUnavailable',
  'StorageUnavailable',
  'Internal',
] as const satisfies ErrorName[]

/** Every refusal of an endpoint: its own, and those that follow from who may call it and what it does. */
export function refusalsOf({ access, reads, cacheable, errors }: AnyEndpoint): readonly ErrorName[] {
  const names: ErrorName[] = [...everywhere, ...errors]
  if (access !== 'public') names.push('LoginExpired')
  if (access !== 'public' && access !== 'signed-in') names.push('NotAllowed')
  if (!reads) names.push('StorageFull')
  // Requested from a page that shows a draft.
  if (cacheable) names.push('PreviewEnded')
  return [...new Set(names)]
}
