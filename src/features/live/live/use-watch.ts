import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listExhibitorLives, listOfficialLives, getLive } from '#contract/live/live/endpoints.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { openIm } from '#src/common/im/open-im.ts'
import { useSession } from '#src/common/session/session.ts'

/**
 * Watches a session for as long as its room is shown: its detail is requested again whenever it changes, or may have
 * changed while the connection was away. Guests watch too; without messaging the room stays as it was requested.
 */
export function useWatch(liveId: number): void {
  const client = useQueryClient()
  const token = useSession()?.token
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
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has signed in or out has another client
  }, [client, liveId, token])
}
