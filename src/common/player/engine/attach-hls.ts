import Hls from 'hls.js'
import { hlsConfig } from './hls-for-tcplayer'

/** Plays a list in a video of one's own, with the browser's controls; the result ends that. */
export function attachHls(video: HTMLVideoElement, address: string): () => void {
  if (!Hls.isSupported()) {
    video.src = address
    return () => video.removeAttribute('src')
  }
  const hls = new Hls(hlsConfig(false, -1))
  hls.loadSource(address)
  hls.attachMedia(video)
  return () => hls.destroy()
}
