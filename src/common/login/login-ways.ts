import { getLoginWays } from '#contract/people/session/endpoints.ts'
import { useEndpoint } from '../request/use-endpoint'
import type { QrKind } from './qr-flow'

const kinds: readonly QrKind[] = ['wechat', 'face']

/** The ways to log in that this fair offers beside passwords and codes; undefined until that is known. */
export function useLoginWays(): QrKind[] | undefined {
  const { data } = useEndpoint(getLoginWays, {})
  return data && kinds.filter((kind) => data[kind])
}
