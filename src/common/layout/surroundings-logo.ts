import { useEffect } from 'react'
import { listLogos } from '#contract/fair/expo/endpoints.ts'
import { findHeaderLogo } from '../app/fair'
import { useEndpoint } from '../request/use-endpoint'
import { local } from '../session/storage'

const allTypes = [1, 2, 3, 4, 5]

/** Asks for the logos of the fair, stores them under logoList and reports the header's (spec: access §3, §7). */
export function useLogos(onLogo: (address: string) => void): void {
  const { data } = useEndpoint(listLogos, allTypes)
  useEffect(() => {
    if (!data) return
    local.set('logoList', data)
    onLogo(findHeaderLogo(data))
  }, [data, onLogo])
}
