import { useEffect, useRef, useState } from 'react'
import { findPlayable } from '#contract/live/live/rules.ts'
import type { PullUrl } from '#contract/live/live/rules.ts'
import { checkPicture, type Picture } from './check-picture'

/** Why a session was not started. */
export interface NoPicture {
  address: string
  picture: Exclude<Picture, 'moves'>
}

interface GoLive {
  isChecking: boolean
  /** Set where there is nothing to see; by the address that is shown first. */
  refused: NoPicture | undefined
  /** Starts once the picture moves; without any address at once, for the server says so. */
  start: () => Promise<void>
  forget: () => void
}

/** Lets a session go live only when its viewers have something to see. */
export function useGoLive({ customsd, customld, customhd }: PullUrl, go: () => Promise<void>): GoLive {
  const [isChecking, setChecking] = useState(false)
  const [refused, setRefused] = useState<NoPicture>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function start() {
    const { signal } = leaving.current
    const address = [customsd, customld, customhd].map(findPlayable).find((one) => one !== undefined)
    if (address === undefined) return go()
    setChecking(true)
    const picture = await checkPicture(address, signal).catch(() => undefined)
    if (signal.aborted || picture === undefined) return undefined
    setChecking(false)
    setRefused(picture === 'moves' ? undefined : { address, picture })
    return picture === 'moves' ? go() : undefined
  }
  return { isChecking, refused, start, forget: () => setRefused(undefined) }
}
