import { useEffect, useState, type RefObject } from 'react'

/** iPhones show a video on the full screen, and nothing else. */
type NativeVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** The whole player on the full screen. */
export function useFullScreen(whole: RefObject<HTMLElement | null>, video: () => NativeVideo | undefined) {
  const [on, setOn] = useState(false)

  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === whole.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [whole])

  return {
    on,
    toggle() {
      // A refusal leaves the player as it is, which the viewer sees.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
      else if (document.fullscreenEnabled) whole.current?.requestFullscreen().catch(() => undefined)
      else video()?.webkitEnterFullscreen?.()
    },
  }
}
