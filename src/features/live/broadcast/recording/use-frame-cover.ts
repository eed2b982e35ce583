import { useState } from 'react'
import { getManagedLive } from '#contract/live/live/endpoints.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { sendLarge } from '#src/common/request/send-large.ts'
import { useChangeLive } from '../../live/manage/api'

const QUALITY = 0.85

function pictureOf(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Makes the frame that a video shows the cover of its session, in both languages. */
export function useFrameCover(liveId: number) {
  const change = useChangeLive()
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
        await change.mutateAsync({ id: liveId, version, draft: { ...draft, coverUrl: { zh: url, en: url } } })
      } finally {
        setBusy(false)
      }
    },
  }
}
