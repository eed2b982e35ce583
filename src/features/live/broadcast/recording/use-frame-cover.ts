import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeLive, getManagedLive } from '#contract/live/live/endpoints.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { sendLarge } from '#src/common/request/send-large.ts'

const QUALITY = 0.85

function pictureOf(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Makes the frame that a video shows the cover of its session, in both languages. */
export function useFrameCover(liveId: number) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    /** Rejects with ApiError; does nothing before the video shows something. */
    async take(video: HTMLVideoElement | null) {
      if (!video || video.videoWidth === 0) return
      setBusy(true)
      try {
        const { url } = await sendLarge(uploadImage, { base64: pictureOf(video), module: 'live' })
        // As it is now: the form beside may have been saved meanwhile.
        const { version, draft } = await call(getManagedLive, { id: liveId }, { alerts: false, alone: true })
        const coverUrl = { zh: url, en: url }
        await call(changeLive, { id: liveId, version, draft: { ...draft, coverUrl } }, { alerts: false })
        await client.invalidateQueries({ queryKey: [getManagedLive.path] })
      } finally {
        setBusy(false)
      }
    },
  }
}
