import { useEffect, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { getTranslation, getTranslationChoice } from '#contract/foundation/translation/endpoints.ts'
import { useEndpoint } from '../request/use-endpoint'
import { useSession } from '../session/session'
import { readAvailability } from './browser-translator'

interface Offered {
  isOffered: boolean
  hasService: boolean
  /** Without the demo, which translates only the messages that it comes with. */
  forDrafts: { isOffered: boolean; hasService: boolean }
}

/** What here can translate: the browser, or a service of the fair, which serves people who are logged in. */
export function useOffered(to: Language): Offered {
  const service = useEndpoint(getTranslation, {})
  const isSignedIn = useSession() !== null
  const hasAny = isSignedIn && ((service.data?.available ?? false) || (service.data?.demo ?? false))
  const choice = useEndpoint(getTranslationChoice, {}, { enabled: hasAny })
  const hasService = hasAny && (choice.data?.isAllowed ?? false)
  const [isOnDevice, setOnDevice] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readAvailability(to).then((found) => isCurrent && setOnDevice(found !== 'unavailable'))
    return () => {
      isCurrent = false
    }
  }, [to])
  // Until the fair has answered, a press would find no service.
  const isKnown = !service.isPending && !(hasAny && choice.isPending)
  const translatesAll = hasService && (service.data?.available ?? false)
  return {
    isOffered: isKnown && (hasService || isOnDevice),
    hasService,
    forDrafts: { isOffered: isKnown && (translatesAll || isOnDevice), hasService: translatesAll },
  }
}
