import { useEffect, useState } from 'react'
import { useSession } from '#src/common/session/session.ts'

/**
 * Whether who is signed in may order services; undefined for guests, and until it is known: what says who may do what is not
 * among what a guest fetches.
 */
export function useMayOrder(): boolean | undefined {
  const userType = useSession()?.user.userType
  const [known, setKnown] = useState<{ userType: number; may: boolean }>()
  useEffect(() => {
    if (userType === undefined) return undefined
    let isGone = false
    const ask = async () => {
      const { hasPermission } = await import('#contract/core/permissions.ts')
      if (!isGone) setKnown({ userType, may: hasPermission(userType, 'buyServices') })
    }
    // The server refuses whoever may not; it has the last word.
    ask().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [userType])
  return known?.userType === userType ? known?.may : undefined
}
