import { useCallback, useEffect, useRef, useState } from 'react'
import { showCard } from '../../../contract/cards/endpoints'
import { CARD_RENEW_MS } from '../../../contract/cards/limits'
import type { OutputOf } from '../../../contract/core/endpoint'
import { call } from '../../common/request/call'

interface Shown {
  code: OutputOf<typeof showCard> | undefined
  error: unknown
  renew: () => void
}

/** A code of the own card for as long as it is shown: made anew a minute before it ends, and when somebody comes back to it. */
export function useCardCode(): Shown {
  const [code, setCode] = useState<OutputOf<typeof showCard>>()
  const [error, setError] = useState<unknown>()
  // Each ends the one before: of two that are asked for at once the later is good.
  const turn = useRef(0)
  const load = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    try {
      const made = await call(showCard, {}, { alerts: false })
      if (own !== turn.current) return
      setCode(made)
      setError(undefined)
    } catch (refusal) {
      if (own === turn.current) setError(refusal)
    }
  }, [])
  const renew = useCallback(() => void load(), [load])

  useEffect(() => {
    renew()
    return () => {
      turn.current += 1
    }
  }, [renew])

  useEffect(() => {
    if (!code) return undefined
    const left = () => Date.parse(code.until) - CARD_RENEW_MS - Date.now()
    const timer = setTimeout(renew, Math.max(left(), 1_000))
    // A phone that slept has let the time go by.
    const wake = () => {
      if (document.visibilityState === 'visible' && left() <= 0) renew()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [code, renew])

  return { code, error, renew }
}
