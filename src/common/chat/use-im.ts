import { useEffect, useState } from 'react'
import type { ImClient, ImState } from '../im/im-client'
import { openIm } from '../im/open-im'
import { useSession } from '../session/session'

interface Opened {
  im: ImClient | undefined
  state: ImState
  /** The client could not be fetched; `retry` tries again. */
  error: unknown
  retry: () => void
}

/** The page's messaging client and its state; after signing in or out it is another. */
export function useIm(): Opened {
  const token = useSession()?.token ?? ''
  const [tries, setTries] = useState(0)
  const [opened, setOpened] = useState<{ im?: ImClient; state: ImState; error?: unknown }>({ state: 'connecting' })
  useEffect(() => {
    let gone = false
    let stop = () => {}
    openIm().then(
      (im) => {
        if (gone) return undefined
        setOpened({ im, state: im.state() })
        stop = im.on('state', (state) => setOpened({ im, state }))
        return undefined
      },
      (error: unknown) => gone || setOpened({ state: 'offline', error }),
    )
    return () => {
      gone = true
      stop()
      setOpened({ state: 'connecting' })
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- another person gets another client
  }, [token, tries])
  return { im: opened.im, state: opened.state, error: opened.error, retry: () => setTries(tries + 1) }
}
