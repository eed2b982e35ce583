import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listExhibitorLives, listOfficialLives, getLive } from '#contract/live/live/endpoints.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { openIm } from '#src/common/im/open-im.ts'
import { SPOKEN_MAX, type SpokenLine } from '#src/common/player/captions/tracks.ts'
import { useSession } from '#src/common/session/session.ts'

/**
 * Watches a session for as long as its room is shown: its detail is requested again whenever it changes, or may have
 * changed while the connection was away. Guests watch too; without messaging the room stays as it was requested. Gives what was
 * spoken of late, where the session is captioned.
 */
export function useWatch(liveId: number): readonly SpokenLine[] {
  const client = useQueryClient()
  const token = useSession()?.token
  const [spoken, setSpoken] = useState<readonly SpokenLine[]>([])
  useEffect(() => {
    let left = false
    const ends: (() => void)[] = []
    const refetch = () => {
      for (const { path } of [getLive, listOfficialLives, listExhibitorLives]) {
        void client.invalidateQueries({ queryKey: [path] })
      }
    }
    const watch = async () => {
      await whenIdle()
      const im = await openIm()
      if (left) return
      let wasAway = false
      ends.push(
        im.on('liveChanged', (event) => {
          if (event.liveId === liveId) refetch()
        }),
        im.on('liveCaption', (event) => {
          if (event.liveId !== liveId) return
          const line = { ...event, arrivedAt: Date.now() }
          setSpoken((before) => [...before, line].slice(-SPOKEN_MAX))
        }),
        im.on('state', (state) => {
          if (state === 'online' && wasAway) refetch()
          if (state !== 'connecting') wasAway = state === 'offline'
        }),
        () => im.unwatch(liveId),
      )
      await im.watch(liveId)
    }
    // The page can be read without; the zone says what messaging cannot do.
    watch().catch((error: unknown) => console.info('not watching', error))
    return () => {
      left = true
      for (const end of ends) end()
      setSpoken([])
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has signed in or out has another client
  }, [client, liveId, token])
  return spoken
}
